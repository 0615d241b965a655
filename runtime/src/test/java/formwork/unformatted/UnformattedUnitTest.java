package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.Open;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Action;
import formwork.mode.Status;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Unformatted files that compilers wrote, that they read, and that are broken. */
final class UnformattedUnitTest {
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
                UnformattedUnitTest.class.getResourceAsStream("/formwork/unformatted/" + name)) {
            Files.copy(bytes, path);
        }
        return path;
    }

    private Path file(String hex) throws IOException {
        return Files.write(folder.resolve("a.bin"), HexFormat.of().parseHex(hex));
    }

    private static double[] eighths() {
        double[] values = new double[100];
        Arrays.setAll(values, i -> i / 8.0);
        return values;
    }

    // ---- what compilers read and wrote ----

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

    // ---- arrays of any size ----

    @ParameterizedTest
    @CsvSource({"4, 2147483639", "4, 100003", "8, 9223372036854775807"})
    void arraysGoThroughBuffersAndSubrecords(int markerBytes, long longest) throws IOException {
        double[] values = new double[300_001];
        SplittableRandom random = new SplittableRandom(5);
        Arrays.setAll(values, i -> random.nextDouble());
        Path path = folder.resolve("a");
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            RecordForm form = new RecordForm(markerBytes, order, longest);
            try (UnformattedUnit unit =
                    Open.file(path).status(Status.REPLACE).with(form).unformatted()) {
                try (UnformattedWrite write = unit.write()) {
                    write.put((byte) 1).put(values);
                }
                ByteBuffer bytes = ByteBuffer.allocateDirect(values.length * 8).order(order);
                bytes.asDoubleBuffer().put(values);
                try (UnformattedWrite write = unit.write()) {
                    write.put((byte) 1).put(bytes);
                }
                unit.rewind();
                try (UnformattedRead read = unit.read()) {
                    assertEquals(1, read.nextByte());
                    assertEquals(values.length * 8L, read.remainingBytes());
                    bytes.clear();
                    read.nextBuffer(bytes);
                    double[] found = new double[values.length];
                    bytes.flip().asDoubleBuffer().get(found);
                    assertArrayEquals(values, found);
                }
                try (UnformattedRead read = unit.read()) {
                    assertEquals(1, read.nextByte());
                    double[] found = new double[values.length];
                    read.nextDoubles(found);
                    assertArrayEquals(values, found);
                }
            }
        }
    }

    /** A sparse file: nobody wants to write 5 GB. */
    @Test
    void recordsBeyondFourGigabytesAreFound() throws IOException {
        Path path = folder.resolve("sparse");
        int most = RecordForm.DEFAULT_SUBRECORD;
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            long at = 0;
            for (int i = 0; i < 3; i++) {
                boolean isLast = i == 2;
                int length = isLast ? 1000 : most;
                put(channel, at, isLast ? length : -length);
                at += 4L + length;
                put(channel, at, i == 0 ? length : -length);
                at += 4;
            }
            put(channel, at, 4);
            put(channel, at + 4, 77);
            put(channel, at + 8, 4);
        }
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedRead read = unit.read()) {
                assertEquals(2L * most + 1000, read.remainingBytes());
                assertEquals(0, read.nextLong());
            }
            try (UnformattedRead read = unit.read()) {
                assertEquals(77, read.nextInt());
            }
            unit.backspace();
            unit.backspace();
            assertEquals(1, unit.position());
        }
    }

    private static void put(FileChannel channel, long offset, int value) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        channel.write(bytes.putInt(0, value), offset);
    }

    // ---- what is wrong ----

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "04000000 61626364 05000000 | byte 8: found marker 5; expected 4, as the one at byte 0 has it",
                "e8030000 61626364 | byte 0: found a record of 1000 bytes; expected at most the 0 before a second marker",
                "0100 | byte 0: found 2 bytes; expected a record marker of 4",
                "00000080 61626364 04000000 | byte 0: found a record of 2147483648 bytes; expected at most the 4 before a second marker",
                "fcffffff 61626364 04000000 | byte 12: found 0 bytes; expected a record marker of 4",
                "fcffffff 61626364 04000000 04000000 61626364 04000000 | byte 20: found marker 4; expected -4, as the one at byte 12 has it"
            })
    void brokenMarkerIsAnErrorThatSaysAtWhichByte(String hex, String message) throws IOException {
        Path path = file(hex.replace(" ", ""));
        try (UnformattedUnit unit = Open.file(path).with(RecordForm.DEFAULT).unformatted()) {
            FormworkException e =
                    assertThrows(
                            FormworkException.class,
                            () -> {
                                try (UnformattedRead read = unit.read()) {
                                    read.nextString(4);
                                }
                            });
            assertEquals(IoStatus.BAD_RECORD_MARKER, e.status());
            assertEquals(path + ", " + message, e.getMessage());
        }
    }

    @Test
    void itemBeyondTheRecordIsAnErrorAndTheNextRecordIsRead() throws IOException {
        Path path = file("04000000616263640400000002000000010202000000");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedRead read = unit.read()) {
                assertStatus(IoStatus.RECORD_LENGTH, read::nextDouble);
            }
            try (UnformattedRead read = unit.read()) {
                assertEquals(1, read.nextByte());
                assertStatus(IoStatus.RECORD_LENGTH, () -> read.nextString(1 << 30));
                assertStatus(IoStatus.NOT_ALLOWED, unit::write);
            }
        }
    }

    private static void assertStatus(IoStatus status, Executable call) {
        assertEquals(status, assertThrows(FormworkException.class, call).status());
    }

    @Test
    void writeThatIsGivenUpLeavesNothing() throws IOException {
        Path path = folder.resolve("a");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedWrite write = unit.write()) {
                write.put(1);
            }
            UnformattedWrite large = unit.write();
            large.put(new byte[1 << 20]);
            large.abandon();
            UnformattedWrite small = unit.write();
            small.put(2);
            small.abandon();
            try (UnformattedWrite write = unit.write()) {
                write.put(3);
            }
        }
        assertEquals(
                "040000000100000004000000" + "040000000300000004000000",
                HexFormat.of().formatHex(Files.readAllBytes(path)));
    }

    @Test
    void mutatedFilesMeetDocumentedExceptionsOnly() throws IOException {
        SplittableRandom random = new SplittableRandom(20);
        byte[][] bases = {
            Files.readAllBytes(resource("le4.bin")),
            Files.readAllBytes(resource("sub16.bin")),
            Files.readAllBytes(resource("be8.bin"))
        };
        Path path = folder.resolve("mutated");
        for (int round = 0; round < 1500; round++) {
            byte[] bytes = bases[round % bases.length].clone();
            for (int i = random.nextInt(4); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Files.write(path, Arrays.copyOf(bytes, random.nextInt(1, bytes.length + 1)));
            try (UnformattedUnit unit = Open.file(path).unformatted()) {
                readAll(unit, random);
            } catch (FormworkException e) {
                assertTrue(
                        e.status() == IoStatus.BAD_RECORD_MARKER
                                || e.status() == IoStatus.END_OF_FILE,
                        "seed 20, round " + round + ": " + e);
            }
        }
    }

    private static void readAll(UnformattedUnit unit, SplittableRandom random) throws IOException {
        for (int i = 0; i < 50; i++) {
            if (random.nextInt(8) == 0) {
                unit.backspace();
            }
            try (UnformattedRead read = unit.read()) {
                try {
                    read.nextInt();
                    read.nextString((int) Math.min(1 << 20, read.remainingBytes()));
                    read.nextDoubles(new double[3]);
                } catch (FormworkException e) {
                    if (e.status() != IoStatus.RECORD_LENGTH) {
                        throw e;
                    }
                }
            }
        }
    }

    // ---- where it stands, and what it refuses ----

    private static void writeInt(UnformattedUnit unit, int value) throws IOException {
        try (UnformattedWrite write = unit.write()) {
            write.put(value);
        }
    }

    private static int readInt(UnformattedUnit unit) throws IOException {
        try (UnformattedRead read = unit.read()) {
            return read.nextInt();
        }
    }

    @Test
    void appendKeepsTheRecordsWrittenBefore() throws IOException {
        Path path = folder.resolve("append");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            writeInt(unit, 7);
            unit.append();
            assertThrows(EndOfFileException.class, () -> readInt(unit));
            unit.backspace();
            writeInt(unit, 8);
            unit.append();
            unit.backspace();
            assertEquals(8, readInt(unit));
            unit.append();
            writeInt(unit, 9);
            unit.append();
            writeInt(unit, 10);
        }
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            for (int expected = 7; expected <= 10; expected++) {
                assertEquals(expected, readInt(unit));
            }
        }
    }

    @Test
    void aStreamEndsWhereItsPositionsDo() throws IOException {
        Path path = file("0102030405060708");
        try (UnformattedUnit unit = Open.file(path).stream().unformatted()) {
            UnformattedWrite write = unit.at(Long.MAX_VALUE).write();
            FormworkException e = assertThrows(FormworkException.class, () -> write.put(7L));
            assertEquals(IoStatus.RECORD_LENGTH, e.status());
            write.close();
            try (UnformattedWrite far = unit.at(Long.MAX_VALUE - 8).write()) {
                far.put(7L);
            }
            IOException failure =
                    assertThrows(IOException.class, () -> unit.at(1).read()); // no system has it
            assertTrue(failure.getMessage().startsWith(path + ": found "), failure.getMessage());
            assertEquals(0x04030201, readInt(unit.at(1)));
        }
        assertEquals(8, Files.size(path));
    }

    @Test
    void aDirectRecordThatFailsStaysAsItWas() throws IOException {
        int length = 600_000; // more than the window
        Path path = folder.resolve("direct");
        byte[] old = new byte[3 * length];
        Arrays.fill(old, (byte) 'x');
        Files.write(path, old);
        try (UnformattedUnit unit = Open.file(path).direct(length).unformatted()) {
            byte[] large = new byte[length + 1];
            double[] doubles = new double[length / Double.BYTES + 1];
            for (int first : new int[] {0, 7, 300_000, 599_999}) {
                UnformattedWrite bytes = unit.record(2).write();
                bytes.put(new byte[first]);
                assertThrows(FormworkException.class, () -> bytes.put(large));
                bytes.close();
                UnformattedWrite reals = unit.record(2).write();
                reals.put(new byte[first]);
                assertThrows(FormworkException.class, () -> reals.put(doubles));
                reals.close();
                UnformattedWrite given = unit.record(2).write();
                given.put(new byte[first]);
                unit.flush();
                given.abandon();
            }
            assertArrayEquals(old, Files.readAllBytes(path));
            byte[] whole = new byte[length];
            new SplittableRandom(5).nextBytes(whole);
            try (UnformattedWrite write = unit.record(1).write()) {
                write.put(Arrays.copyOf(whole, 500_000));
            }
            try (UnformattedWrite write = unit.record(2).write()) {
                write.put(whole, 0, 100).put(whole, 100, 400_000).put(whole, 400_000, length);
            }
            byte[] read = new byte[length];
            try (UnformattedRead record = unit.record(2).read()) {
                record.nextBytes(read);
            }
            assertArrayEquals(whole, read);
            System.arraycopy(whole, 0, old, 0, 500_000);
            Arrays.fill(old, 500_000, length, (byte) 0);
            System.arraycopy(whole, 0, old, length, length);
        }
        assertArrayEquals(old, Files.readAllBytes(path));
    }

    @Test
    void closedUnitsRefuseWhatWasBegun() throws IOException {
        UnformattedUnit unit = Open.file(resource("le4.bin")).unformatted();
        UnformattedRead read = unit.read();
        assertEquals(42, read.nextInt());
        unit.close();
        for (Executable call : new Executable[] {read::nextDouble, unit::sizeBytes}) {
            FormworkException e = assertThrows(FormworkException.class, call);
            assertEquals(IoStatus.NOT_ALLOWED, e.status());
        }
        read.close();
    }

    @Test
    void endfileIsRefusedByItsName() throws IOException {
        try (UnformattedUnit unit =
                Open.file(resource("le4.bin")).action(Action.READ).unformatted()) {
            FormworkException e = assertThrows(FormworkException.class, unit::endfile);
            assertTrue(e.getMessage().contains("found ENDFILE;"), e.getMessage());
        }
    }
}
