package formwork.formats.astronomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class JplEphemerisTest {
    private static Ephemeris read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new JplEphemeris().read(Source.of("de", bytes), ReadOptions.STRICT);
    }

    private static String written(Ephemeris ephemeris) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new JplEphemeris().write(ephemeris, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsConstantsAndPointersByTheirNames() throws IOException {
        EphemerisHeader header = read(EphemerisFiles.HEADER).header().orElseThrow();
        assertEquals(10, header.coefficientCount());
        assertEquals(2440096.5, header.end());
        assertEquals(32, header.interval());
        assertEquals(299792.458, header.constant("CLIGHT"));
        assertEquals(149597870.691, header.constant("AU"));
        assertEquals(new EphemerisItem("Mercury", 3, 2, 1, 3), header.item("Mercury"));
        assertEquals(new EphemerisItem("Nutations", 9, 1, 1, 2), header.item("Nutations"));
        FormworkException e = assertThrows(FormworkException.class, () -> header.constant("GM0"));
        assertEquals(
                "ephemeris: found no constant \"GM0\"; expected one of 12 that it has",
                e.getMessage());
    }

    @Test
    void readsBlocksWithAndWithoutTheirHeader() throws IOException {
        for (String header : new String[] {"", EphemerisFiles.HEADER}) {
            Ephemeris ephemeris = read(header + EphemerisFiles.BLOCKS);
            assertEquals(2, ephemeris.blockCount());
            assertEquals(10, ephemeris.coefficientCount());
            assertEquals(2440032.5, ephemeris.start(1));
            assertEquals(20, ephemeris.blocks().length);
            EphemerisItem mercury = new EphemerisItem("Mercury", 3, 2, 1, 3);
            assertArrayEquals(
                    new double[] {3, 40803711.427898005}, ephemeris.coefficients(mercury, 0, 0, 1));
        }
    }

    @Test
    void joinsFilesThatFollowEachOther() throws IOException {
        Ephemeris all =
                read(EphemerisFiles.HEADER)
                        .with(read(EphemerisFiles.BLOCKS))
                        .with(read(EphemerisFiles.MORE));
        assertEquals(3, all.blockCount());
        assertEquals(2440096.5, all.end(2));
        assertEquals(82, all.blocks()[29]);
        assertTrue(written(all).startsWith(EphemerisFiles.HEADER + EphemerisFiles.BLOCKS));
        assertEquals(3, all.tables().table("blocks").rowCount());
        Ephemeris later =
                read(EphemerisFiles.MORE.substring(EphemerisFiles.MORE.indexOf("     2")));
        Ephemeris first =
                read(
                        EphemerisFiles.BLOCKS.substring(
                                0, EphemerisFiles.BLOCKS.indexOf("     2    10")));
        FormworkException e = assertThrows(FormworkException.class, () -> first.with(later));
        assertEquals(
                "de: found a block from 2440064.5; expected one from 2440032.5, as de has it",
                e.getMessage());
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "KSIZE=    20",
                        "KSIZE=    21",
                        "de, line 1, columns 11-12: found \"21\"; expected 20, twice NCOEFF"),
                Arguments.of(
                        "GROUP   1030",
                        "GROUP   1031",
                        "de, line 9: found \"GROUP   1031\"; expected GROUP 1030"),
                Arguments.of(
                        "2440000.50  2440096.50",
                        "2440000.50  24400 6.50",
                        "de, line 36: found a block"),
                Arguments.of(
                        "    12\n  DENUM",
                        "    13\n  DENUM",
                        "de, line 17, columns 17-24: found \"        \"; expected the name of"
                                + " constant 13"),
                Arguments.of(
                        "    12\n  0.000",
                        "    11\n  0.000",
                        "de, line 21, columns 1-6: found 11 constants; expected 12, as many"),
                Arguments.of("     3     0     0", "     4     0     0", ""),
                Arguments.of(
                        "     2     0     0",
                        "     3     0     0",
                        "de, line 31: found 9 coefficients of Mercury from 3 on; expected those"
                                + " from 3 to 10, as NCOEFF says"),
                Arguments.of(
                        "     1    10 \n",
                        "     1    11 \n",
                        "de, line 35, columns 7-12: found 11 reals of a block; expected 10, as"
                                + " NCOEFF says"),
                Arguments.of(
                        "     2    10 \n",
                        "     3    10 \n",
                        "de, line 40, columns 1-6: found \"     3\"; expected 2, the number of the"
                                + " next block"),
                Arguments.of(
                        "-2.500000000000000000D+01",
                        "-2.5000000000000x0000D+01",
                        "de, record 42, columns 1-26: found"),
                Arguments.of(
                        "3.100000000000000000D+01  4.100000000000000000D+01",
                        "3.100000000000000000D+01",
                        "de, lines 41-"),
                Arguments.of(
                        "2.440064500000000000D+06",
                        "2.440065500000000000D+06",
                        "de, line 41: found a block from 2440032.5 to 2440065.5; expected one of"
                                + " 32.0 days, as group 1030 says"),
                Arguments.of(
                        "2.440032500000000000D+06  2.440064500000000000D+06",
                        "2.440033500000000000D+06  2.440065500000000000D+06",
                        "de, line 41: found a block from 2440033.5; expected one from 2440032.5,"
                                + " where the block before ends"),
                Arguments.of(
                        "8.100000000000000000D+01  0.0",
                        "8.100000000000000000D+01  1.0",
                        "de, line 44: found a real behind the last one; expected zeros behind 10"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) throws IOException {
        String right = EphemerisFiles.HEADER + EphemerisFiles.BLOCKS;
        assertTrue(right.contains(part), part);
        int at = right.indexOf(part);
        String text = right.substring(0, at) + changed + right.substring(at + part.length());
        if (message.isEmpty()) {
            read(text);
            return;
        }
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }

    @Test
    void writesWhatWasMadeAsTheFilesOfJplAre() throws IOException {
        Ephemeris read = read(EphemerisFiles.HEADER + EphemerisFiles.BLOCKS);
        Ephemeris made = Ephemeris.of(read.header().orElseThrow(), read.blocks());
        String text = written(made);
        assertEquals(EphemerisFiles.HEADER, text.substring(0, EphemerisFiles.HEADER.length()));
        assertArrayEquals(read.blocks(), read(text).blocks());
        assertTrue(
                text.endsWith(
                        "  0.810000000000000000D+02  0.000000000000000000D+00  0.000000000000000000D+00\n"));
    }
}
