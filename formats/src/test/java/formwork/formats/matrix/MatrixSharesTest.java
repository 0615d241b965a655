package formwork.formats.matrix;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Format;
import formwork.formats.HeapWorkers;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Storage;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers read each their share: nearly all numbers, and not one thread all of them. */
final class MatrixSharesTest {
    private static final int SIDE = 1003; // no multiple of what a line has
    private static final int PER_COLUMN = 3;
    private static final int COUNT = SIDE * PER_COLUMN;

    private static CompressedMatrix matrix(Symmetry symmetry) {
        Random random = new Random(3);
        int[] offsets = new int[SIDE + 1];
        int[] rows = new int[COUNT];
        for (int i = 0; i < COUNT; i++) {
            int column = i / PER_COLUMN;
            offsets[column + 1] = i + 1;
            rows[i] = symmetry.isHalf() ? column + random.nextInt(SIDE - column) : i % SIDE;
        }
        return new CompressedMatrix(
                SIDE,
                SIDE,
                symmetry,
                true,
                Indices.of(offsets),
                Indices.of(rows),
                new Values.Reals(random.doubles(COUNT).toArray()));
    }

    private static <T> byte[] written(WritableKind<T> kind, T value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Target target = Target.of("bytes", bytes)) {
            kind.write(value, target);
        }
        return bytes.toByteArray();
    }

    /** Reads the file by some workers and checks who put the numbers; returns what was read. */
    private static <T> T read(WritableKind<T> kind, byte[] bytes, int most) throws IOException {
        HeapWorkers workers = new HeapWorkers(4);
        ReadOptions options = ReadOptions.STRICT.withStorage(Storage.of(workers));
        T read = kind.read(Source.of("text", bytes), options);
        assertTrue(workers.own() >= 3L * COUNT, kind.name() + ": " + workers.own());
        assertTrue(workers.others() <= most, kind.name() + ": " + workers.others());
        return read;
    }

    /** The last line of a section may have fewer numbers: the caller reads it. */
    @Test
    void readsSectionsOfHarwellBoeingFilesInShares() throws IOException {
        for (Symmetry symmetry : List.of(Symmetry.UNSYMMETRIC, Symmetry.SYMMETRIC)) {
            BoeingMatrix.Form form =
                    new BoeingMatrix.Form("(8I10)", "(8I10)", "(4D24.15)", null, List.of());
            BoeingMatrix file = new BoeingMatrix("made", "MADE", matrix(symmetry), null, form);
            byte[] bytes = written(new HarwellBoeing(), file);
            BoeingMatrix read = read(new HarwellBoeing(), bytes, 8 + 8 + 4);
            assertEquals(COUNT, read.matrix().entryCount());
        }
    }

    @Test
    void readsMatrixMarketFilesInShares() throws IOException {
        byte[] bytes = written(new MatrixMarket(), MarketMatrix.of(matrix(Symmetry.UNSYMMETRIC)));
        assertEquals(COUNT, read(new MatrixMarket(), bytes, 0).matrix().entryCount());
        Values values = new Values.Reals(new Random(5).doubles(3 * COUNT).toArray());
        Matrix full = new FullMatrix(3 * COUNT, 1, Symmetry.RECTANGULAR, values);
        byte[] vector = written(new MatrixMarket(), MarketMatrix.of(full));
        assertEquals(3 * COUNT, read(new MatrixMarket(), vector, 0).matrix().entryCount());
    }

    @Test
    void writesTheirBytesBehindOthersAndBeforeOthers(@TempDir Path folder) throws IOException {
        MatrixMarket market = new MatrixMarket();
        Values values = new Values.Reals(new Random(5).doubles(COUNT).toArray());
        byte[] bytes =
                written(
                        market,
                        MarketMatrix.of(new FullMatrix(COUNT, 1, Symmetry.RECTANGULAR, values)));
        ReadOptions options = ReadOptions.STRICT.withStorage(Storage.of(new HeapWorkers(3)));
        Values.Reals shared =
                (Values.Reals) market.read(Source.of("text", bytes), options).matrix().values();
        Format format = Format.of("(4D24.15)");
        ByteArrayOutputStream expected = new ByteArrayOutputStream();
        Path file = Files.write(folder.resolve("a"), new byte[500_000]); // which is longer
        for (Target target : List.of(Target.of("bytes", expected), Target.create(file))) {
            try (target) {
                target.line("before");
                target.numbers(format, shared.numbers(), 0);
                target.line("between");
                target.numbers(format, shared.numbers(), 0);
                target.line("behind");
            }
        }
        assertEquals(expected.toString(StandardCharsets.US_ASCII), Files.readString(file));
    }
}
