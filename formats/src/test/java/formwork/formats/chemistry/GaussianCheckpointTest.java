package formwork.formats.chemistry;

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
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class GaussianCheckpointTest {
    private static Checkpoint read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new GaussianCheckpoint().read(Source.of("fchk", bytes), ReadOptions.STRICT);
    }

    private static String written(Checkpoint checkpoint) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new GaussianCheckpoint().write(checkpoint, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsEntriesOfAllTypes() throws IOException {
        Checkpoint all = read(CheckpointFiles.ALL_TYPES);
        assertEquals("SP", all.jobType());
        assertArrayEquals(new long[] {-1}, all.longs("Charge"));
        assertArrayEquals(new long[] {8, 1, 0, 2147483648L, -1, 6, 7}, all.longs("Atomic numbers"));
        assertArrayEquals(new double[0], all.doubles("Nothing"));
        assertArrayEquals(new double[] {-74.96592926421457}, all.doubles("Total Energy"));
        assertArrayEquals(new double[] {1e100, -2.5e-101, 0}, all.doubles("Huge and tiny"));
        assertEquals("made for a t", all.strings("Full Title")[0]);
        assertEquals(6, all.strings("Full Title").length);
        assertArrayEquals(new String[] {"O       ", "H       "}, all.strings("Symbols"));
        assertArrayEquals(new String[] {"made by hand"}, all.strings("Program"));
        assertTrue(all.logicals("Converged")[0]);
        boolean[] flags = all.logicals("Flags");
        assertEquals(75, flags.length);
        assertTrue(flags[0] && !flags[1] && flags[73] && !flags[74]);
    }

    @Test
    void keepsBothOfTwoEntriesOfTheSameName() throws IOException {
        Checkpoint all = read(CheckpointFiles.ALL_TYPES);
        String name = "Current cartesian coordinates";
        assertEquals(-1.21523563, all.doubles(name)[5]);
        assertArrayEquals(new double[] {3}, all.tables().table(name + " #2").doubles(name));
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "I               -1",
                        "K               -1",
                        "fchk, line 4, column 44: found \"K\"; expected one of the types I, R, C, H"
                                + " and L"),
                Arguments.of(
                        "I               -1",
                        "I               1x",
                        "fchk, line 4, columns 50-61: found \"          1x\"; expected an integer"),
                Arguments.of(
                        "I   N=           7",
                        "I   M=           7",
                        "fchk, line 5, columns 45-49: found \"   M=\"; expected blanks, or N="),
                Arguments.of(
                        "I   N=           7",
                        "I   N=          13",
                        "fchk, record 8, columns 1-12: found"),
                Arguments.of(
                        "I   N=           7",
                        "I   N=           6",
                        "fchk, line 7, column 44: found"),
                Arguments.of(
                        "I   N=           7",
                        "I   N=  2147483647",
                        "fchk, line 5, columns 50-61: found 2147483647 values of Atomic numbers;"
                                + " expected at most"),
                Arguments.of(
                        "R   N=           3",
                        "R   N=           2",
                        "fchk, line 17: found more values of Huge and tiny; expected 2, as fchk,"
                                + " line 16, columns 50-61 says"),
                Arguments.of(
                        "  1.00000000+100",
                        "****************",
                        "fchk, record 17, columns 1-16: found"),
                Arguments.of(
                        "TTF\n", "TXF\n", "fchk, line 21, column 2: found \"X\"; expected T or F"),
                Arguments.of(
                        "-7.496592926421457E+01",
                        "-7.49659292642145xE+01",
                        "fchk, record 12, columns 50-71: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        int at = CheckpointFiles.ALL_TYPES.indexOf(part);
        assertTrue(at >= 0, part);
        String text =
                CheckpointFiles.ALL_TYPES.substring(0, at)
                        + changed
                        + CheckpointFiles.ALL_TYPES.substring(at + part.length());
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }

    @Test
    void writesWhatWasMadeAsGaussianDoes() throws IOException {
        Checkpoint made =
                new Checkpoint(
                        "made",
                        "a title",
                        "SP        RHF",
                        List.of(
                                CheckpointEntry.value("Charge", CheckpointType.I, -1L),
                                CheckpointEntry.value("Energy", CheckpointType.R, -74.5),
                                CheckpointEntry.value("Converged", CheckpointType.L, false),
                                CheckpointEntry.array(
                                        "Coordinates",
                                        CheckpointType.R,
                                        new double[] {0.125, 1, 2, -3, 4, 1e-100})));
        assertEquals(
                """
                a title
                SP        RHF
                Charge                                     I               -1
                Energy                                     R     -7.450000000000000E+01
                Converged                                  L     F
                Coordinates                                R   N=           6
                  1.25000000E-01  1.00000000E+00  2.00000000E+00 -3.00000000E+00  4.00000000E+00
                  1.00000000-100
                """,
                written(made));
    }

    @Test
    void saysThatThereIsNoSuchEntry() throws IOException {
        Checkpoint all = read(CheckpointFiles.ALL_TYPES);
        FormworkException e = assertThrows(FormworkException.class, () -> all.longs("charge"));
        assertEquals(
                "fchk: found no entry \"charge\"; expected one of 13 that it has", e.getMessage());
    }
}
