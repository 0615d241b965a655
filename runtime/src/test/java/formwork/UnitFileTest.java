package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.EndOfFileException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Units on files: compressed, appended to, too large for memory, on a full disk. */
final class UnitFileTest {
    private static final Format NUMBER = Format.of("(I9)");
    private static final Path FULL_DISK = Path.of("/dev/full");

    @TempDir private Path folder;

    private static void put(Unit unit, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            try (WriteStatement write = unit.write(NUMBER)) {
                write.put(i);
            }
        }
    }

    private static void checkNumbers(Path path, int count) throws IOException {
        try (Unit unit = Unit.open(path)) {
            for (int i = 0; i < count; i++) {
                try (ReadStatement read = unit.read(NUMBER)) {
                    assertEquals(i, read.nextInt());
                }
            }
            assertThrows(EndOfFileException.class, () -> unit.read(NUMBER));
        }
    }

    @Test
    void packsAndUnpacksAFileByItsName() throws IOException {
        Path path = folder.resolve("numbers.txt.gz");
        try (Unit unit = Unit.create(path)) {
            put(unit, 0, 50_000);
        }
        assertTrue(Files.size(path) < 50_000 * 10 / 2, "it is smaller than its text");
        assertEquals(0x1f, Files.readAllBytes(path)[0]);
        checkNumbers(path, 50_000);
    }

    @Test
    void appendsToAFilePackedOrNot() throws IOException {
        for (String name : new String[] {"numbers.txt", "numbers.txt.gz"}) {
            Path path = folder.resolve(name);
            for (int i = 0; i < 3; i++) {
                try (Unit unit = Unit.append(path, UnitOptions.DEFAULT)) {
                    put(unit, 1000 * i, 1000 * (i + 1));
                }
            }
            checkNumbers(path, 3000);
        }
    }

    @Test
    void replacesAFileThatExists() throws IOException {
        Path path = folder.resolve("numbers.txt");
        Files.writeString(path, "much longer than what replaces it\n".repeat(10));
        try (Unit unit = Unit.create(path)) {
            put(unit, 0, 2);
        }
        assertEquals("        0\n        1\n", Files.readString(path));
    }

    @Test
    void handsOnWhatWasWrittenWhenFlushed() throws IOException {
        Path path = folder.resolve("numbers.txt");
        try (Unit unit = Unit.create(path)) {
            put(unit, 0, 2);
            unit.flush();
            assertEquals("        0\n        1\n", Files.readString(path));
        }
    }

    @Test
    void namesAFileThatIsDamagedOrMissing() throws IOException {
        Path damaged = folder.resolve("damaged.gz");
        Files.writeString(damaged, "no gzip data");
        IOException e = assertThrows(IOException.class, () -> Unit.open(damaged));
        assertTrue(e.getMessage().startsWith(damaged + ": found "), e.getMessage());

        Path cut = folder.resolve("cut.gz");
        try (Unit unit = Unit.create(cut)) {
            put(unit, 0, 100_000);
        }
        byte[] bytes = Files.readAllBytes(cut);
        Files.write(cut, Arrays.copyOf(bytes, bytes.length / 2));
        IOException half = assertThrows(IOException.class, () -> checkNumbers(cut, 100_000));
        assertTrue(half.getMessage().startsWith(cut + ", record "), half.getMessage());

        assertThrows(NoSuchFileException.class, () -> Unit.open(folder.resolve("missing")));
        assertThrows(
                NoSuchFileException.class, () -> Unit.create(folder.resolve("missing/numbers")));
    }

    @Test
    void saysHowFarTheFileGotOnAFullDisk() throws IOException {
        assumeTrue(Files.exists(FULL_DISK), "there is no /dev/full here");
        Unit small = Unit.create(FULL_DISK);
        put(small, 0, 3);
        IOException atFlush = assertThrows(IOException.class, small::flush);
        checkFull(atFlush);
        small.close(); // what failed is not tried again

        IOException atClose =
                assertThrows(
                        IOException.class,
                        () -> {
                            try (Unit unit = Unit.create(FULL_DISK)) {
                                put(unit, 0, 3);
                            }
                        });
        checkFull(atClose);

        try (Unit unit = Unit.create(FULL_DISK)) {
            checkFull(assertThrows(IOException.class, () -> put(unit, 0, 100_000)));
        }
        double[] many = new double[100_000];
        checkFull(
                assertThrows(
                        IOException.class,
                        () -> Format.of("(4D24.15)").writeDoubles(FULL_DISK, many)));
    }

    private static void checkFull(IOException e) {
        assertTrue(e.getMessage().startsWith("/dev/full"), e.getMessage());
        assertTrue(e.getMessage().contains("byte 0"), e.getMessage());
    }

    @Test
    void roundTripsArraysThroughPackedFiles() throws IOException {
        Path path = folder.resolve("array.gz");
        double[] values = new double[1003];
        for (int i = 0; i < values.length; i++) {
            values[i] = Math.sin(i) * Math.pow(10, i % 200 - 100);
        }
        Format format = Format.of("(4ES25.16E3)");
        format.writeDoubles(path, values);
        assertArrayEquals(values, format.readDoubles(path));
    }

    // ---- beyond 2 GiB ----

    private static final long BEYOND = (1L << 31) + (1L << 27);

    /** Records of a number each, padded to a length; as many bytes as asked for. */
    private static final class Generated extends InputStream {
        private static final int RECORD = 1 << 10;
        private final byte[] record = new byte[RECORD];
        private long number;
        private int at = RECORD;

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] target, int from, int length) {
            if (at == RECORD) {
                if (number * RECORD > BEYOND) {
                    return -1;
                }
                Arrays.fill(record, (byte) ' ');
                byte[] text = String.format("%12d", number++).getBytes(StandardCharsets.US_ASCII);
                System.arraycopy(text, 0, record, 0, text.length);
                record[RECORD - 1] = '\n';
                at = 0;
            }
            int count = Math.min(length, RECORD - at);
            System.arraycopy(record, at, target, from, count);
            at += count;
            return count;
        }
    }

    @Test
    @Tag("slow")
    void readsFarBeyondTwoGibibytes() throws IOException {
        Format format = Format.of("(I12)");
        long count = 0;
        try (Unit unit = Unit.reading("generated", new Generated(), UnitOptions.DEFAULT)) {
            IoResult result = IoResult.OK;
            while (result.isOk()) {
                long expected = count;
                result = unit.tryRead(format, read -> assertEquals(expected, read.nextLong()));
                count += result.isOk() ? 1 : 0;
            }
        }
        assertEquals(BEYOND / Generated.RECORD + 1, count);
    }

    @Test
    @Tag("slow")
    void writesFarBeyondTwoGibibytesAndSaysHowFarItGot() throws IOException {
        OutputStream bounded =
                new OutputStream() {
                    private long count;

                    @Override
                    public void write(int b) throws IOException {
                        write(new byte[] {(byte) b}, 0, 1);
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) throws IOException {
                        if (count + length > BEYOND) {
                            throw new IOException("No space left on device");
                        }
                        count += length;
                    }
                };
        byte[] text = new byte[(1 << 20) - 1];
        Arrays.fill(text, (byte) 'x');
        Format format = Format.of("(A)");
        try (Unit unit = Unit.writing("large", bounded, UnitOptions.DEFAULT)) {
            IOException e =
                    assertThrows(
                            IOException.class,
                            () -> {
                                while (true) {
                                    try (WriteStatement write = unit.write(format)) {
                                        write.putCharacters(text, 0, text.length);
                                    }
                                }
                            });
            assertTrue(
                    e.getMessage().startsWith("large, record 2177: found No space"),
                    e.getMessage());
            assertTrue(e.getMessage().contains("byte 22"), e.getMessage());
        }
    }
}
