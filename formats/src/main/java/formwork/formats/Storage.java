package formwork.formats;

import static java.util.Objects.requireNonNull;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.function.IntFunction;
import org.agrona.MutableDirectBuffer;

/**
 * Where numbers that are read are put, and how wide indices are. Immutable: what sets something
 * returns another one.
 *
 * <p>What is not {@link #HEAP} needs Agrona, and with its version 2 the JVM option {@code
 * --add-opens java.base/jdk.internal.misc=ALL-UNNAMED}.
 */
public final class Storage {
    /** In arrays; indices in 4 bytes each where that is enough. */
    public static final Storage HEAP = new Storage(null, null, 0, false);

    private static final int LARGEST_SHIFT = 27; // of numbers of 8 bytes, a gibibyte
    private static final int SMALLEST_SHIFT = 4;
    private static final int MOST_IN_ARRAY = Integer.MAX_VALUE - 16;

    private final IntFunction<MutableDirectBuffer> allocator; // null: arrays
    private final NumberWorkers workers; // null: nobody's memory
    private final int shift;
    private final boolean hasLongIndices;

    private Storage(
            IntFunction<MutableDirectBuffer> allocator,
            NumberWorkers workers,
            int shift,
            boolean hasLongIndices) {
        this.allocator = allocator;
        this.workers = workers;
        this.shift = shift;
        this.hasLongIndices = hasLongIndices;
    }

    /** In buffers beside the heap. */
    public static Storage direct() {
        return in(DirectMemory::allocate);
    }

    /**
     * In buffers of a caller, who decides in which memory they lie.
     *
     * @param allocator gives a new buffer of so many bytes, which begins at a multiple of 8 and
     *     holds zeros
     */
    public static Storage in(IntFunction<MutableDirectBuffer> allocator) {
        return new Storage(requireNonNull(allocator, "allocator"), null, LARGEST_SHIFT, false);
    }

    /**
     * In memory that is divided among workers, each of whom reads and checks its share where the
     * file lets it. Numbers of which a file does not say how many there are lie in buffers beside
     * the heap, in blocks.
     */
    public static Storage of(NumberWorkers workers) {
        requireNonNull(workers, "workers");
        return new Storage(DirectMemory::allocate, workers, LARGEST_SHIFT, false);
    }

    /** The same with indices in 8 bytes each, also where 4 are enough. */
    public Storage withLongIndices() {
        return new Storage(allocator, workers, shift, true);
    }

    /**
     * The same with buffers of at most 2^{@code exponent} numbers, from 4 to 27, which is the
     * default.
     */
    public Storage withBlocksOf(int exponent) {
        if (exponent < SMALLEST_SHIFT || exponent > LARGEST_SHIFT) {
            throw new IllegalArgumentException(
                    "blocks: found 2^"
                            + exponent
                            + "; expected 2^"
                            + SMALLEST_SHIFT
                            + " to 2^"
                            + LARGEST_SHIFT
                            + " numbers");
        }
        return new Storage(allocator, workers, exponent, hasLongIndices);
    }

    /** Whether numbers are put into arrays. */
    public boolean isHeap() {
        return allocator == null;
    }

    /** Who has shares of the numbers; null if nobody has. */
    public NumberWorkers workers() {
        return workers;
    }

    /** The type of indices of which the largest is {@code most}. */
    public ItemKind indexKind(long most) {
        return hasLongIndices || most > Integer.MAX_VALUE ? ItemKind.INTEGER8 : ItemKind.INTEGER4;
    }

    /** Room for {@code count} indices, of which the largest is {@code most}; zeros. */
    public Numbers indices(long count, long most) {
        return numbers(indexKind(most), count);
    }

    /**
     * Room for {@code count} numbers, zeros.
     *
     * @param kind INTEGER*4 or *8, or REAL*8
     * @throws FormworkException if an array cannot have so many
     */
    public Numbers numbers(ItemKind kind, long count) {
        if (isHeap()) {
            int length = arrayLength(count);
            return switch (kind) {
                case INTEGER4 -> Numbers.of(new int[length]);
                case INTEGER8 -> Numbers.of(new long[length]);
                default -> Numbers.of(new double[length]);
            };
        }
        if (workers != null) {
            return workers.allocate(kind, count);
        }
        return NumberBlocks.of(kind, count, shift, allocator);
    }

    /** Blocks that grow; {@code expected} numbers are likely, 0 if that is not known. */
    NumberBlocks growing(ItemKind kind, long expected) {
        return NumberBlocks.growing(kind, expected, shift, allocator);
    }

    static int arrayLength(long count) {
        if (count > MOST_IN_ARRAY) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "found "
                            + count
                            + " numbers; expected at most "
                            + MOST_IN_ARRAY
                            + ", as many as an array has, or a storage in buffers");
        }
        return (int) count;
    }
}
