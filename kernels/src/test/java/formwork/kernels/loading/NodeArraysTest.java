package formwork.kernels.loading;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.ArrayFile;
import formwork.Format;
import formwork.PartsToRead;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.kernels.TestPools;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Placement;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is read into parts is what is read into an array, and likewise written: errors included. */
@ExtendWith(LeakCheck.class)
final class NodeArraysTest {
    private static final int[] PARTS = {1, 2, 3, 4, 5, 6, 7, 8};

    private static final NodePool[] POOLS = new NodePool[PARTS.length + 1];

    @TempDir private Path folder;

    @BeforeAll
    static void startThreads() {
        for (int parts : PARTS) {
            POOLS[parts] = TestPools.on(parts, 1 + parts % 2);
        }
    }

    @AfterAll
    static void endThreads() {
        for (int parts : PARTS) {
            POOLS[parts].close();
        }
    }

    /** All bits that are read, or the message of the error. */
    private static String plain(ArrayFile file, ItemKind kind) throws IOException {
        try {
            StringBuilder bits = new StringBuilder();
            switch (kind) {
                case REAL8 -> append(bits, file.readDoubles());
                case REAL4 -> append(bits, file.readFloats());
                case INTEGER4 -> append(bits, file.readInts());
                default -> append(bits, file.readLongs());
            }
            return bits.toString();
        } catch (FormworkException e) {
            return e.status() + " " + e.getMessage();
        }
    }

    private static void append(StringBuilder bits, double[] values) {
        for (double value : values) {
            bits.append(Long.toHexString(Double.doubleToRawLongBits(value))).append(' ');
        }
    }

    private static void append(StringBuilder bits, float[] values) {
        for (float value : values) {
            bits.append(Integer.toHexString(Float.floatToRawIntBits(value))).append(' ');
        }
    }

    private static void append(StringBuilder bits, int[] values) {
        IntStream.of(values).forEach(value -> bits.append(value).append(' '));
    }

    private static void append(StringBuilder bits, long[] values) {
        for (long value : values) {
            bits.append(value).append(' ');
        }
    }

    private static String inParts(NodePool pool, ArrayFile file, ItemKind kind) throws IOException {
        try (NodeVector vector = NodeArrays.read(pool, file, kind)) {
            return bits(vector, vector.length());
        } catch (FormworkException e) {
            return e.status() + " " + e.getMessage();
        }
    }

    private static String bits(NodeVector vector, long count) {
        StringBuilder bits = new StringBuilder();
        for (long i = 0; i < count; i++) {
            bits.append(
                            switch (vector.kind()) {
                                case REAL8 ->
                                        Long.toHexString(
                                                Double.doubleToRawLongBits(vector.doubleAt(i)));
                                case REAL4 ->
                                        Integer.toHexString(
                                                Float.floatToRawIntBits(vector.floatAt(i)));
                                case INTEGER4 -> Integer.toString(vector.intAt(i));
                                default -> Long.toString(vector.longAt(i));
                            })
                    .append(' ');
        }
        return bits.toString();
    }

    private static void assertSameInParts(ArrayFile file, ItemKind kind, String what)
            throws IOException {
        assertSameInParts(file, kind, what, PARTS);
    }

    private static void assertSameInParts(
            ArrayFile file, ItemKind kind, String what, int... allParts) throws IOException {
        String expected = plain(file, kind);
        for (int parts : allParts) {
            assertEquals(
                    expected, inParts(POOLS[parts], file, kind), what + ", " + kind + ", " + parts);
        }
    }

    private Path written(String format, int count, long seed, ItemKind kind) throws IOException {
        Path path = Files.createTempFile(folder, "a", ".dat");
        Random random = new Random(seed);
        ArrayFile file = Format.of(format).arrays(path);
        if (kind == ItemKind.INTEGER4) {
            file.writeInts(random.ints(count, -99_999, 999_999).toArray());
        } else if (kind == ItemKind.INTEGER8) {
            file.writeLongs(random.longs(count, -(1L << 58), 1L << 58).toArray());
        } else {
            file.writeDoubles(random.doubles(count, -1000, 1000).toArray());
        }
        return path;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    (4D24.15);  REAL8
                    (3E26.17);  REAL8
                    (1P,5E15.7); REAL4
                    (7F12.4);   REAL8
                    (10I8);     INTEGER4
                    (2X,3I21);  INTEGER8
                    (F20.10);   REAL4
                    """)
    void readsWhatOneArrayWouldHave(String format, ItemKind kind) throws IOException {
        for (int count : new int[] {1, 2, 63, 64, 65, 127, 500, 1001, 4096, 9973}) {
            Path path = written(format, count, count, kind);
            ArrayFile file = Format.of(format).arrays(path);
            assertEquals(
                    count,
                    file.partsToRead(kind).map(PartsToRead::count).orElse(1L * count),
                    format + " " + count);
            assertTrue(count <= 10 || file.partsToRead(kind).isPresent());
            assertSameInParts(file, kind, format + " " + count);
        }
    }

    @Test
    void readsComplexNumbersAsPairs() throws IOException {
        Path path = written("(2(E20.12,E20.12))", 3002, 5, ItemKind.REAL8);
        ArrayFile file = Format.of("(2(E20.12,E20.12))").arrays(path);
        assertSameInParts(file, ItemKind.REAL8, "complex");
    }

    /** Spoils a file in one of the ways in which files are. */
    private static byte[] spoilt(byte[] text, int stride, int kind, Random random) {
        int records = text.length / stride;
        int record = random.nextInt(records);
        int at = record * stride + random.nextInt(stride - 1);
        byte[] changed = text.clone();
        switch (kind) {
            case 0 -> changed[at] = '?'; // a bad field
            case 1 -> { // two of them
                changed[at] = '*';
                changed[random.nextInt(records) * stride + 3] = 'x';
            }
            case 2 -> changed[at] = '\n'; // two short records in place of one
            case 3 -> changed[record * stride + stride - 1] = ' '; // a record twice as long
            case 4 -> { // a blank end: fewer values
                for (int i = at; i < (record + 1) * stride - 1; i++) {
                    changed[i] = ' ';
                }
            }
            case 5 -> changed[at] = ','; // a field that ends early
            case 6 -> changed = Arrays.copyOf(text, at + 1); // cut off
            case 7 -> { // a blank line between
                changed = new byte[text.length + 1];
                int end = (record + 1) * stride;
                System.arraycopy(text, 0, changed, 0, end);
                changed[end] = '\n';
                System.arraycopy(text, end, changed, end + 1, text.length - end);
            }
            case 8 ->
                    changed =
                            new String(text, StandardCharsets.ISO_8859_1)
                                    .replace("\n", "\r\n")
                                    .getBytes(StandardCharsets.ISO_8859_1);
            default -> changed = Arrays.copyOf(text, text.length - 1); // no end
        }
        return changed;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    (4D24.15);  REAL8
                    (3E16.7);   REAL4
                    (10I8);     INTEGER4
                    """)
    void readsSpoiltFilesAndTellsTheirErrorsAsOneArrayWould(String format, ItemKind kind)
            throws IOException {
        Path path = written(format, 1601, 7, kind);
        byte[] text = Files.readAllBytes(path);
        int stride = 1;
        while (text[stride - 1] != '\n') {
            stride++;
        }
        for (int way = 0; way < 10; way++) {
            for (long seed = 0; seed < 2; seed++) {
                Files.write(path, spoilt(text, stride, way, new Random(100L * way + seed)));
                assertSameInParts(
                        Format.of(format).arrays(path),
                        kind,
                        "way " + way + ", seed " + seed,
                        2,
                        5,
                        8);
            }
        }
    }

    @Test
    void tellsTheFirstErrorOfSeveralThreads() throws IOException {
        Path path = folder.resolve("bad.dat");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4000; i++) {
            boolean isBad = i == 1234 || i == 3900;
            text.append(isBad ? "   1.O5" : String.format(Locale.ROOT, "%7.3f", i / 7.0));
            text.append(i % 5 == 4 ? "\n" : "");
        }
        Files.writeString(path, text);
        try (NodePool pool = TestPools.on(4, 2)) {
            String message = inParts(pool, Format.of("(5F7.3)").arrays(path), ItemKind.REAL8);
            assertTrue(message.contains("bad.dat, record 247, columns 29-35"), message);
        }
        assertSameInParts(Format.of("(5F7.3)").arrays(path), ItemKind.REAL8, "two errors");
    }

    @Test
    void readsFilesWithoutPartsAsWell() throws IOException {
        Path packed = folder.resolve("packed.dat.gz");
        Path plain = written("(4D24.15)", 70_001, 3, ItemKind.REAL8);
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(plain, out);
        }
        Format format = Format.of("(4D24.15)");
        assertTrue(format.arrays(packed).partsToRead(ItemKind.REAL8).isEmpty());
        assertSameInParts(format.arrays(packed), ItemKind.REAL8, "packed");
        assertSameInParts(
                Format.of("(*(D24.15))").arrays(plain), ItemKind.REAL8, "one long record");
        Path changing = written("(2E15.6,/,3E15.6)", 4003, 3, ItemKind.REAL8);
        assertSameInParts(
                Format.of("(2E15.6,/,3E15.6)").arrays(changing), ItemKind.REAL8, "two records");
        Path empty = Files.createFile(folder.resolve("empty.dat"));
        assertSameInParts(format.arrays(empty), ItemKind.REAL8, "nothing");
        byte[] text = Files.readAllBytes(plain);
        assertSameInParts(format.arrays(ByteBuffer.wrap(text)), ItemKind.REAL8, "buffer");
    }

    @Test
    void readsRanges() throws IOException {
        Path path = written("(4D24.15)", 5003, 3, ItemKind.REAL8);
        ArrayFile file = Format.of("(4D24.15)").arrays(path);
        for (int[] range : new int[][] {{0, 1000}, {0, 4997}, {17, 2000}, {5000, 10}, {9999, 1}}) {
            assertSameInParts(file.range(range[0], range[1]), ItemKind.REAL8, "from " + range[0]);
        }
    }

    @Test
    void readsIntoVectorsAsManyAsThereAreAndHaveRoom() throws IOException {
        Path path = written("(4D24.15)", 3001, 3, ItemKind.REAL8);
        ArrayFile file = Format.of("(4D24.15)").arrays(path);
        double[] all = file.readDoubles();
        Path packed = folder.resolve("some.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            Files.copy(path, out);
        }
        for (ArrayFile each : new ArrayFile[] {file, Format.of("(4D24.15)").arrays(packed)}) {
            for (int length : new int[] {0, 64, 1999, 3001, 5000}) {
                try (NodePool pool = TestPools.on(3, 2);
                        NodeVector vector = NodeVector.allocate(pool, ItemKind.REAL8, length)) {
                    long read = NodeArrays.read(pool, each, vector);
                    assertEquals(Math.min(length, 3001), read);
                    for (int i = 0; i < length; i++) {
                        assertEquals(i < read ? all[i] : 0, vector.doubleAt(i));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    (4D24.15);  REAL8
                    (1P,3E15.7); REAL4
                    (10I8);     INTEGER4
                    (3I21);     INTEGER8
                    (*(E20.12)); REAL8
                    (2F9.2,/,F9.1); REAL8
                    """)
    void writesTheSameBytes(String format, ItemKind kind) throws IOException {
        Path out = folder.resolve("out.dat");
        for (int count : new int[] {0, 1, 64, 65, 1000, 9973}) {
            Path path = written(format, count, count, kind);
            ArrayFile file = Format.of(format).arrays(path);
            if (kind == ItemKind.REAL4) { // the same that is written is read
                file.writeFloats(file.readFloats());
            }
            for (int parts : PARTS) {
                Files.write(out, new byte[parts % 2 == 0 ? 1_000_000 : 10]);
                try (NodeVector vector = NodeArrays.read(POOLS[parts], file, kind)) {
                    assertEquals(count, vector.length());
                    NodeArrays.write(POOLS[parts], Format.of(format).arrays(out), vector);
                }
                assertArrayEquals(
                        Files.readAllBytes(path),
                        Files.readAllBytes(out),
                        format + " " + count + " " + parts);
            }
        }
    }

    @Test
    void putsEveryPageOnTheNodeOfItsPart() throws IOException {
        Path path = written("(4D24.15)", 300_000, 3, ItemKind.REAL8);
        Machine machine = Machine.here(warning -> {});
        try (NodePool pool = machine.pool(1);
                NodeVector vector =
                        NodeArrays.read(
                                pool, Format.of("(4D24.15)").arrays(path), ItemKind.REAL8)) {
            assertFalse(pool.homes().isEmpty());
            for (int part = 0; part < pool.homes().size(); part++) {
                Placement placement = vector.buffer(part).placement();
                boolean isKnown = placement.unknownPages() == 0 && vector.isPlaced();
                assertTrue(
                        !isKnown || placement.isAllOn(pool.homes().get(part).node()),
                        "part " + part + ": " + placement);
            }
        }
    }

    @Test
    void readsAndWritesAllPartsOfAVectorOfAnotherPool() throws IOException {
        Path file = folder.resolve("other.dat");
        Path copy = folder.resolve("copy.dat");
        Format format = Format.of("(4D24.15)");
        double[] values = new Random(5).doubles(5_001).toArray();
        format.arrays(file).writeDoubles(values);
        for (int parts : PARTS) {
            for (int others : new int[] {1, 3, 8}) {
                try (NodeVector vector =
                        NodeVector.allocate(POOLS[parts], ItemKind.REAL8, values.length)) {
                    String what = parts + " parts, " + others + " homes";
                    assertEquals(
                            values.length,
                            NodeArrays.read(POOLS[others], format.arrays(file), vector));
                    assertEquals(
                            plain(format.arrays(file), ItemKind.REAL8),
                            bits(vector, values.length),
                            what);
                    NodeArrays.write(POOLS[others], format.arrays(copy), vector);
                    assertEquals(-1, Files.mismatch(file, copy), what);
                }
            }
        }
    }
}
