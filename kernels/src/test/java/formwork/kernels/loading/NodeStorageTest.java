package formwork.kernels.loading;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.error.FormworkException;
import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.Numbers;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Storage;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.FullMatrix;
import formwork.formats.matrix.HarwellBoeing;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.MarketMatrix;
import formwork.formats.matrix.Matrix;
import formwork.formats.matrix.MatrixMarket;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.kernels.TestPools;
import formwork.kernels.loading.MatrixFiles.MatrixFile;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import formwork.kernels.numa.Placement;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matrices and vectors in node memory are those on the heap; errors and written bytes likewise. */
@ExtendWith(LeakCheck.class)
final class NodeStorageTest {
    private static final int[] PARTS = {1, 2, 3, 4, 5, 6, 7, 8};
    private static final int[] FEW_PARTS = {1, 3, 8};
    private static final int WAYS = 8; // in which a file is spoilt
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

    static Stream<MatrixFile> files() throws IOException {
        return MatrixFiles.all().stream();
    }

    private static String read(Kind<?> kind, byte[] bytes, ReadOptions options) throws IOException {
        try {
            return Described.of(kind.read(Source.of("text", bytes), options));
        } catch (FormworkException e) {
            return e.status() + " " + e.getMessage();
        }
    }

    private static void assertSame(String kindName, byte[] bytes, String what, int... allParts)
            throws IOException {
        Kind<?> kind = Kinds.named(kindName).orElseThrow();
        for (ReadOptions options : List.of(ReadOptions.STRICT, ReadOptions.LENIENT)) {
            String expected = read(kind, bytes, options);
            for (int parts : options.isLenient() ? new int[] {allParts[0]} : allParts) {
                try (NodeStorage nodes = new NodeStorage(POOLS[parts])) {
                    String found = read(kind, bytes, options.withStorage(nodes.storage()));
                    assertEquals(expected, found, what + ", " + parts + " parts");
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void readsWhatIsReadToTheHeap(MatrixFile file) throws IOException {
        assertSame(file.kind(), file.bytes(), file.toString(), FEW_PARTS);
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("slow")
    void readsWhatIsReadToTheHeapWithAnyParts(MatrixFile file) throws IOException {
        assertSame(file.kind(), file.bytes(), file.toString(), PARTS);
    }

    /** Spoils a file in one of the ways in which files are. */
    private static byte[] spoilt(byte[] text, int way, Random random) {
        byte[] changed = text.clone();
        int at = random.nextInt(text.length);
        switch (way) {
            case 0 -> changed[at] = '?';
            case 1 -> changed[at] = '\n';
            case 2 -> changed[at] = ' ';
            case 3 -> { // two digits that are others
                for (int i = 0; i < 2; i++) {
                    int digit = random.nextInt(text.length);
                    if (text[digit] >= '0' && text[digit] <= '9') {
                        changed[digit] = '9';
                    }
                }
            }
            case 4 -> changed = Arrays.copyOf(text, at);
            case 5 -> { // something twice
                changed = Arrays.copyOf(text, text.length + 30);
                System.arraycopy(
                        text, at, changed, Math.min(text.length, at + 30), text.length - at);
            }
            case 6 -> { // two errors
                changed[at] = '*';
                changed[random.nextInt(text.length)] = 'x';
            }
            default -> { // a digit before a blank more
                changed[at] = '-';
            }
        }
        return changed;
    }

    private static void assertSpoiltSame(MatrixFile file, int way, long seed) throws IOException {
        byte[] bytes = spoilt(file.bytes(), way, new Random(seed));
        int parts = 2 + (int) (seed % 7);
        assertSame(file.kind(), bytes, file + ", way " + way + ", seed " + seed, parts);
    }

    @Test
    void readsSpoiltFilesAndTellsTheirErrorsAsTheHeapDoes() throws IOException {
        int seed = 0;
        for (MatrixFile file : MatrixFiles.all()) {
            assertSpoiltSame(file, seed++ % WAYS, seed);
            assertSpoiltSame(file, seed++ % WAYS, seed);
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("slow")
    void readsManySpoiltFilesAndTellsTheirErrorsAsTheHeapDoes(MatrixFile file) throws IOException {
        for (int seed = 0; seed < 20 * WAYS; seed++) {
            assertSpoiltSame(file, seed % WAYS, seed);
        }
    }

    private static Path root(String file) {
        Path root = Path.of("").toAbsolutePath();
        while (root != null && !Files.exists(root.resolve(file))) {
            root = root.getParent();
        }
        return root == null ? null : root.resolve(file);
    }

    @Test
    void readsFilesOfOthers() throws IOException {
        Path example = root("examples/laplace.rsa");
        assertSame("harwell-boeing", Files.readAllBytes(example), "example", PARTS);
        Path samples = root("shared/samples/harwell-boeing/g20.rua");
        assumeTrue(samples != null, "found no shared/samples beside the repository");
        assertSame("harwell-boeing", Files.readAllBytes(samples), "g20", PARTS);
        Path market = root("shared/samples/matrix-market");
        try (Stream<Path> paths = Files.list(market)) {
            for (Path path : paths.toList()) {
                assertSame("matrix-market", Files.readAllBytes(path), path.toString(), PARTS);
            }
        }
    }

    private static <T> byte[] plain(WritableKind<T> kind, T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Target target = Target.of("bytes", bytes)) {
            kind.write(value, target);
        }
        return bytes.toByteArray();
    }

    private <T> void assertWrites(WritableKind<T> kind, MatrixFile file, Path out, int... allParts)
            throws IOException {
        T value = kind.read(Source.of("text", file.bytes()), ReadOptions.STRICT);
        byte[] expected = plain(kind, value);
        for (int parts : allParts) {
            Files.write(out, new byte[parts % 2 == 0 ? 200_000 : 10]);
            if (parts % 3 == 0) {
                Files.delete(out);
            }
            try (NodeStorage nodes = new NodeStorage(POOLS[parts])) {
                T own =
                        kind.read(
                                Source.of("text", file.bytes()),
                                ReadOptions.STRICT.withStorage(nodes.storage()));
                try (Target target = Target.create(out)) {
                    kind.write(own, target);
                }
                assertArrayEquals(expected, Files.readAllBytes(out), file + ", " + parts);
                assertArrayEquals(expected, plain(kind, own), file + ", a stream, " + parts);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void writesTheSameBytes(MatrixFile file) throws IOException {
        assertWrites(file, FEW_PARTS);
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("slow")
    void writesTheSameBytesWithAnyParts(MatrixFile file) throws IOException {
        assertWrites(file, PARTS);
    }

    private void assertWrites(MatrixFile file, int... allParts) throws IOException {
        Path out = folder.resolve("out");
        Kind<?> kind = Kinds.named(file.kind()).orElseThrow();
        if (kind instanceof WritableKind<?> writable) {
            assertWrites(writable, file, out, allParts);
        }
    }

    @Test
    void writesMatricesByColumnsAsMatrixMarketFilesToo() throws IOException {
        MatrixFile file = files().findFirst().orElseThrow();
        MatrixMarket market = new MatrixMarket();
        Path packed = folder.resolve("out.mtx.gz");
        BoeingMatrix plain = new HarwellBoeing().read(source(file), ReadOptions.STRICT);
        byte[] expected = plain(market, MarketMatrix.of(plain.matrix()));
        for (int parts : PARTS) {
            try (NodeStorage nodes = new NodeStorage(POOLS[parts])) {
                ReadOptions options = ReadOptions.STRICT.withStorage(nodes.storage());
                Matrix own = new HarwellBoeing().read(source(file), options).matrix();
                try (Target target = Target.create(packed)) {
                    market.write(MarketMatrix.of(own), target);
                }
                try (Source unpacked = Source.open(packed)) {
                    byte[] found = new byte[(int) unpacked.sizeBytes()];
                    unpacked.read(0, found, 0, found.length);
                    assertArrayEquals(expected, found);
                }
                try (Source unpacked = Source.open(packed)) { // a copy that can be divided
                    assertEquals(
                            Described.of(market.read(unpacked, ReadOptions.STRICT)),
                            Described.of(market.read(unpacked, options)));
                }
            }
        }
    }

    private static Source source(MatrixFile file) {
        return Source.of("text", file.bytes());
    }

    /** Entries that take several pieces of a file. */
    private static Matrix large(int entries) {
        Random random = new Random(1);
        int[] rows = random.ints(entries, 0, 5000).toArray();
        int[] columns = random.ints(entries, 0, 5000).toArray();
        return new CoordinateMatrix(
                5000,
                5000,
                Symmetry.RECTANGULAR,
                Indices.of(rows),
                Indices.of(columns),
                new Values.Reals(random.doubles(entries).toArray()));
    }

    @Test
    void readsFilesOfSeveralPieces() throws IOException {
        MatrixMarket market = new MatrixMarket();
        byte[] bytes = plain(market, MarketMatrix.of(large(100_000)));
        assertTrue(bytes.length > 2 << 20);
        assertSame("matrix-market", bytes, "large", 2, 5);
        bytes[bytes.length - 40] = '?';
        bytes[1_500_000] = '?';
        assertSame("matrix-market", bytes, "large with errors", 3);
    }

    @Test
    void putsEveryPageOnTheNodeOfItsPart() throws IOException {
        MatrixMarket market = new MatrixMarket();
        byte[] bytes = plain(market, MarketMatrix.of(large(50_000)));
        MatrixFile boeing = files().findFirst().orElseThrow();
        Machine machine = Machine.here(warning -> {});
        try (NodePool pool = machine.pool(1);
                NodeStorage nodes = new NodeStorage(pool)) {
            ReadOptions options = ReadOptions.STRICT.withStorage(nodes.storage());
            Matrix matrix = market.read(Source.of("text", bytes), options).matrix();
            CoordinateMatrix coordinates = (CoordinateMatrix) matrix;
            assertPlaced(pool, coordinates.rowIndices().numbers());
            assertPlaced(pool, coordinates.columnIndices().numbers());
            assertPlaced(pool, ((Values.Reals) coordinates.values()).numbers());
            BoeingMatrix file = new HarwellBoeing().read(source(boeing), options);
            CompressedMatrix compressed = (CompressedMatrix) file.matrix();
            assertPlaced(pool, compressed.offsets().numbers());
            assertPlaced(pool, compressed.indices().numbers());
            assertPlaced(pool, ((Values.Reals) compressed.values()).numbers());
            assertPlaced(pool, ((Values.Reals) file.right().values()).numbers());
        }
    }

    private static void assertPlaced(NodePool pool, Numbers numbers) {
        NodeVector vector = NodeStorage.vector(numbers).orElseThrow();
        assertEquals(pool.homes().size(), vector.split().parts());
        for (int part = 0; part < pool.homes().size(); part++) {
            Placement placement = vector.buffer(part).placement();
            boolean isKnown = placement.unknownPages() == 0 && vector.isPlaced();
            assertTrue(
                    !isKnown || placement.isAllOn(pool.homes().get(part).node()),
                    "part " + part + ": " + placement);
        }
    }

    @Test
    void hasNothingMoreOnceItIsClosed() throws IOException {
        MatrixFile file = files().findFirst().orElseThrow();
        NodeStorage nodes = new NodeStorage(POOLS[2]);
        Storage storage = nodes.storage();
        ReadOptions options = ReadOptions.STRICT.withStorage(storage);
        Values values = new HarwellBoeing().read(source(file), options).matrix().values();
        nodes.close();
        assertThrows(IllegalStateException.class, () -> values.real(0));
        assertThrows(IllegalStateException.class, () -> storage.indices(5, 7));
        nodes.close();
    }

    @Test
    void readsVectorsThatAreDividedAsOthers() throws IOException {
        double[] values = new Random(4).doubles(1001).toArray();
        MatrixMarket market = new MatrixMarket();
        Matrix column = new FullMatrix(1001, 1, Symmetry.RECTANGULAR, new Values.Reals(values));
        byte[] bytes = plain(market, MarketMatrix.of(column));
        try (NodeStorage nodes = new NodeStorage(POOLS[3])) {
            ReadOptions options = ReadOptions.STRICT.withStorage(nodes.storage());
            Matrix read = market.read(Source.of("text", bytes), options).matrix();
            NodeVector vector =
                    NodeStorage.vector(((Values.Reals) read.values()).numbers()).orElseThrow();
            assertEquals(3, vector.split().parts());
            for (int i = 0; i < values.length; i++) {
                assertEquals(values[i], vector.doubleAt(i));
            }
        }
        assertTrue(NodeStorage.vector(Numbers.of(values)).isEmpty());
    }
}
