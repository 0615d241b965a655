package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.formats.matrix.BoeingMatrix;
import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.HarwellBoeing;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers in arrays and in buffers, which are the same numbers. */
final class StorageTest {
    private static final long SEED = 20_261_130;

    static Stream<Storage> storages() {
        return Stream.of(
                Storage.HEAP,
                Storage.HEAP.withLongIndices(),
                Storage.direct(),
                Storage.direct().withBlocksOf(4),
                Storage.direct().withBlocksOf(5).withLongIndices());
    }

    static List<Made> matricesAndGraphs() {
        List<String> packages = List.of("formwork.formats.matrix", "formwork.formats.graph");
        return MadeFiles.ALL.stream()
                .filter(
                        made ->
                                packages.contains(
                                        Kinds.named(made.kind())
                                                .orElseThrow()
                                                .getClass()
                                                .getPackageName()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("matricesAndGraphs")
    void everyMatrixAndGraphIsTheSameWhereverItIsPut(Made made) throws IOException {
        for (Storage storage : storages().toList()) {
            ReadOptions options = ReadOptions.STRICT.withStorage(storage);
            WritableKind<?> kind = (WritableKind<?>) Kinds.named(made.kind()).orElseThrow();
            assertEquals(made.text(), rewritten(kind, made, options));
        }
    }

    private static <T> String rewritten(WritableKind<T> kind, Made made, ReadOptions options)
            throws IOException {
        T value = kind.read(Source.of("text", made.bytes()), options);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            kind.write(value, target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readersPutNumbersWhereACallerHasMemory() throws IOException {
        List<UnsafeBuffer> given = new ArrayList<>();
        Storage storage =
                Storage.in(
                        bytes -> {
                            UnsafeBuffer buffer = new UnsafeBuffer(new byte[bytes]);
                            given.add(buffer);
                            return buffer;
                        });
        Made made =
                MadeFiles.ALL.stream()
                        .filter(file -> file.kind().equals("harwell-boeing"))
                        .findFirst()
                        .orElseThrow();
        BoeingMatrix file =
                new HarwellBoeing()
                        .read(
                                Source.of("text", made.bytes()),
                                ReadOptions.STRICT.withStorage(storage));
        CompressedMatrix matrix = (CompressedMatrix) file.matrix();
        NumberBlocks offsets = assertInstanceOf(NumberBlocks.class, matrix.offsets().numbers());
        assertEquals(1, offsets.blocks().length);
        assertTrue(given.contains(offsets.blocks()[0]));
        assertEquals(3, given.size());
        assertEquals(matrix.offsets().at(1), given.get(0).getInt(Integer.BYTES));
    }

    @ParameterizedTest
    @MethodSource("storages")
    void listsKeepWhatTheyAreGiven(Storage storage) {
        for (int round = 0; round < 60; round++) {
            Random random = new Random(SEED + round);
            int count = random.nextInt(9000);
            NumberList list = new NumberList(storage, random.nextInt(40));
            double[] expected = new double[count];
            long firstReal = random.nextInt(12_000);
            long firstLong = random.nextInt(12_000);
            for (int i = 0; i < count; i++) {
                if (i >= firstReal && random.nextBoolean()) {
                    expected[i] = random.nextDouble();
                    list.addReal(expected[i]);
                } else {
                    long value = random.nextInt();
                    value = i >= firstLong && random.nextBoolean() ? value << 20 : value;
                    expected[i] = value;
                    list.add(value);
                }
            }
            assertEquals(count, list.length());
            if (count > 0) {
                assertEquals((long) expected[count / 2], list.integer(count / 2));
            }
            Numbers numbers = list.toNumbers();
            assertEquals(storage.isHeap(), !(numbers instanceof NumberBlocks));
            assertArrayEquals(expected, numbers.toDoubles(), "seed " + (SEED + round));
        }
    }

    @ParameterizedTest
    @MethodSource("storages")
    void indicesHaveEightBytesWhereFourAreNotEnough(Storage storage) {
        boolean isLong = storage.indexKind(7) == ItemKind.INTEGER8;
        assertEquals(isLong, storage.indices(3, 7).kind() == ItemKind.INTEGER8);
        Numbers numbers = storage.indices(40, 1L << 31);
        numbers.putInteger(39, 1L << 31);
        assertEquals(1L << 31, numbers.integer(39));
        assertEquals(0, numbers.integer(38));
        assertThrows(IndexOutOfBoundsException.class, () -> numbers.integer(40));
    }

    @Test
    void arraysOfTooManyNumbersAreRefused() {
        FormworkException thrown =
                assertThrows(
                        FormworkException.class,
                        () -> Storage.HEAP.numbers(ItemKind.REAL8, 1L << 31));
        assertTrue(thrown.getMessage().startsWith("found 2147483648 numbers; expected at most "));
        assertFalse(Storage.direct().isHeap());
        assertThrows(IllegalArgumentException.class, () -> Storage.direct().withBlocksOf(28));
    }
}
