package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.Open;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.mode.Status;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Unformatted files that compilers wrote, and that they read. */
final class CompilersUnformattedFilesTest {
    private static final RecordForm BIG = new RecordForm(4, ByteOrder.BIG_ENDIAN);

    @TempDir private Path folder;

    static Stream<Arguments> forms() {
        return Stream.of(
                Arguments.of("le4.bin", RecordForm.DEFAULT),
                Arguments.of("be4.bin", BIG),
                Arguments.of("le8.bin", new RecordForm(8, ByteOrder.LITTLE_ENDIAN)),
                Arguments.of("be8.bin", new RecordForm(8, ByteOrder.BIG_ENDIAN)),
                Arguments.of("sub16.bin", new RecordForm(4, ByteOrder.LITTLE_ENDIAN, 16)));
    }

    private Path resource(String name) throws IOException {
        Path path = folder.resolve(name);
        try (InputStream bytes =
                CompilersUnformattedFilesTest.class.getResourceAsStream(
                        "/formwork/unformatted/" + name)) {
            Files.copy(bytes, path);
        }
        return path;
    }

    private static double[] eighths() {
        double[] values = new double[100];
        Arrays.setAll(values, i -> i / 8.0);
        return values;
    }

    @ParameterizedTest
    @MethodSource("forms")
    void writesWhatCompilersRead(String name, RecordForm form) throws IOException {
        Path path = folder.resolve("ours.bin");
        try (UnformattedUnit unit = Open.file(path).with(form).unformatted()) {
            try (UnformattedWrite write = unit.write()) {
                write.put(42).put(2.5).put("text").put(true);
                write.put((short) -7).put((byte) 3).put(1L << 40).put(1.5f);
            }
            unit.write().close();
            try (UnformattedWrite write = unit.write()) {
                write.put(eighths());
            }
            try (UnformattedWrite write = unit.write()) {
                write.put(new int[] {1, -2, 3}).put(new float[] {1, -1, 2, -2});
            }
        }
        assertArrayEquals(Files.readAllBytes(resource(name)), Files.readAllBytes(path));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void readsItBackInTheFormThatItFinds(String name, RecordForm form) throws IOException {
        try (UnformattedUnit unit = Open.file(resource(name)).status(Status.OLD).unformatted()) {
            assertEquals(form.markerBytes(), unit.form().markerBytes());
            assertEquals(form.byteOrder(), unit.form().byteOrder());
            try (UnformattedRead read = unit.read()) {
                assertEquals(35, read.remainingBytes());
                assertEquals(42, read.nextInt());
                assertEquals(2.5, read.nextDouble());
                assertEquals("text", read.nextString(4));
                assertTrue(read.nextBoolean());
                assertEquals(-7, read.nextShort());
                assertEquals(3, read.nextByte());
                assertEquals(1L << 40, read.nextLong());
                assertEquals(1.5f, read.nextFloat());
                assertEquals(0, read.remainingBytes());
            }
            try (UnformattedRead read = unit.read()) {
                assertThrows(FormworkException.class, read::nextByte);
            }
            double[] values = new double[100];
            try (UnformattedRead read = unit.read()) {
                read.nextDoubles(values);
            }
            assertArrayEquals(eighths(), values);
            unit.backspace();
            byte[] bytes = new byte[800];
            try (UnformattedRead read = unit.read()) {
                read.nextBytes(bytes);
            }
            assertEquals(99 / 8.0, ByteBuffer.wrap(bytes).order(form.byteOrder()).getDouble(792));
            int[] integers = new int[3];
            float[] complex = new float[4];
            try (UnformattedRead read = unit.read()) {
                read.nextInts(integers);
                read.nextFloats(complex);
            }
            assertArrayEquals(new int[] {1, -2, 3}, integers);
            assertArrayEquals(new float[] {1, -1, 2, -2}, complex);
            EndOfFileException end = assertThrows(EndOfFileException.class, unit::read);
            assertTrue(end.getMessage().endsWith("found its end; expected record 5"));
        }
    }

    @ParameterizedTest
    @CsvSource({"unf-le.bin", "unf-be.bin", "unf-le-marker8.bin"})
    void readsWhatGfortranWrote(String name) throws IOException {
        try (UnformattedUnit unit = Open.file(resource(name)).unformatted()) {
            try (UnformattedRead read = unit.read()) {
                assertEquals(1, read.nextInt());
                assertEquals(2.5, read.nextDouble());
            }
            double[] values = new double[8];
            try (UnformattedRead read = unit.read()) {
                read.nextDoubles(values);
            }
            assertEquals(-0.0, values[5]);
            assertEquals(1.0 / 3, values[6]);
            assertEquals(-1e300, values[7]);
            try (UnformattedRead read = unit.read()) {
                assertEquals("text", read.nextString(4));
            }
        }
    }

    /** With the files of the shared samples, where they are. */
    @ParameterizedTest
    @CsvSource({
        "fortran-3x3d-2i.dat, 80 byte 88",
        "fortran-mixed.dat, 32",
        "fortran-sf8-11x1x10.dat, 880"
    })
    void readsSamples(String name, String lengths) throws IOException {
        Path path = Path.of("../../shared/samples/fortran-unformatted", name);
        assumeTrue(Files.exists(path), "no samples at " + path.toAbsolutePath());
        StringBuilder found = new StringBuilder();
        try (RecordWalk walk = RecordWalk.of(path, RecordForm.detect(path))) {
            while (walk.next()) {
                found.append(' ').append(walk.lengthBytes());
            }
        } catch (FormworkException e) { // behind its record this file has text
            found.append(e.getMessage().replaceAll(".*dat,|: found.*", ""));
        }
        assertEquals(lengths, found.toString().strip());
    }

    /** gfortran 12.2 with -fmax-subrecord-length=8 wrote these bytes. */
    @Test
    void subrecordsAreGfortrans() throws IOException {
        String expected =
                "f8ffffff616263646566676808000000"
                        + "f8ffffff696a6b6c6d6e6f70f8ffffff"
                        + "0400000071727374fcffffff"
                        + "08000000313233343536373808000000"
                        + "f8ffffff313233343536373808000000"
                        + "0100000039ffffffff";
        Path path = folder.resolve("a");
        RecordForm form = new RecordForm(4, ByteOrder.LITTLE_ENDIAN, 8);
        try (UnformattedUnit unit = Open.file(path).with(form).unformatted()) {
            for (String text : new String[] {"abcdefghijklmnopqrst", "12345678", "123456789"}) {
                try (UnformattedWrite write = unit.write()) {
                    write.put(text);
                }
            }
            unit.backspace();
            unit.backspace();
            try (UnformattedRead read = unit.read()) {
                assertEquals("12345678", read.nextString(8));
            }
        }
        assertEquals(expected, HexFormat.of().formatHex(Files.readAllBytes(path)));
        try (RecordWalk walk = RecordWalk.of(path, RecordForm.DEFAULT)) {
            assertTrue(walk.next());
            assertEquals(20, walk.lengthBytes());
            assertEquals(3, walk.subrecords());
            assertTrue(walk.next());
            assertEquals(44, walk.offset());
        }
    }
}
