package formwork.formats;

import formwork.bulk.AgronaTarget;
import formwork.edit.ItemKind;
import java.util.Arrays;
import java.util.function.IntFunction;
import org.agrona.MutableDirectBuffer;

/**
 * Numbers in buffers of Agrona, in the machine's byte order: 2^{@link #blockExponent} in each but
 * the last, so that there may be more than a buffer or an array has room for.
 */
public final class NumberBlocks implements Numbers {
    private static final int GROWING_SHIFT = 16; // of blocks of which no number is known

    private final ItemKind kind;
    private final boolean isWide; // 8 bytes each
    private final int shift;
    private final long mask;
    private final IntFunction<MutableDirectBuffer> allocator;
    private MutableDirectBuffer[] blocks;
    private long length;

    private NumberBlocks(
            ItemKind kind, int shift, int room, IntFunction<MutableDirectBuffer> allocator) {
        this.kind = kind;
        this.shift = shift;
        this.allocator = allocator;
        isWide = kind.sizeBytes() == Long.BYTES;
        mask = (1L << shift) - 1;
        blocks = new MutableDirectBuffer[room];
    }

    static NumberBlocks of(
            ItemKind kind, long count, int shift, IntFunction<MutableDirectBuffer> allocator) {
        int room = Math.toIntExact((count + (1L << shift) - 1) >> shift);
        NumberBlocks numbers = new NumberBlocks(kind, shift, room, allocator);
        for (int block = 0; block < room; block++) {
            long left = count - ((long) block << shift);
            numbers.blocks[block] = numbers.allocate(Math.min(left, 1L << shift));
        }
        numbers.length = count;
        return numbers;
    }

    /** None at first. */
    static NumberBlocks growing(
            ItemKind kind, long expected, int shift, IntFunction<MutableDirectBuffer> allocator) {
        int used = Math.min(shift, GROWING_SHIFT);
        while (used < shift && 1L << used < expected) {
            used++;
        }
        return new NumberBlocks(kind, used, 1, allocator);
    }

    private MutableDirectBuffer allocate(long count) {
        return allocator.apply(Math.toIntExact(count * kind.sizeBytes()));
    }

    /** Puts the first {@code count} of {@code others} behind the last. */
    void addAll(Numbers others, long count) {
        for (long i = 0; i < count; i++) {
            if ((length & mask) == 0) {
                addBlock();
            }
            long position = length++;
            if (kind.isReal()) {
                putReal(position, others.real(i));
            } else {
                putInteger(position, others.integer(i));
            }
        }
    }

    private void addBlock() {
        int block = (int) (length >> shift);
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * block);
        }
        blocks[block] = allocate(1L << shift);
    }

    /** The way of {@link formwork.bulk} into them. */
    AgronaTarget target() {
        return new AgronaTarget(kind, blocks, shift, length);
    }

    /** Each block but the last has 2 to the power of this. */
    public int blockExponent() {
        return shift;
    }

    /** The buffers; the last may have room for more than there is. */
    public MutableDirectBuffer[] blocks() {
        return Arrays.copyOf(blocks, Math.toIntExact((length + mask) >> shift));
    }

    @Override
    public ItemKind kind() {
        return kind;
    }

    @Override
    public long length() {
        return length;
    }

    private MutableDirectBuffer block(long position) {
        if (position >= length) {
            throw new IndexOutOfBoundsException(
                    "position: found " + position + "; expected less than " + length);
        }
        return blocks[(int) (position >> shift)];
    }

    private int offset(long position) {
        return (int) (position & mask) << (isWide ? 3 : 2);
    }

    @Override
    public long integer(long position) {
        MutableDirectBuffer block = block(position);
        int offset = offset(position);
        if (kind.isReal()) {
            return (long) block.getDouble(offset);
        }
        return isWide ? block.getLong(offset) : block.getInt(offset);
    }

    @Override
    public double real(long position) {
        return kind.isReal()
                ? block(position).getDouble(offset(position))
                : (double) integer(position);
    }

    @Override
    public void putInteger(long position, long value) {
        MutableDirectBuffer block = block(position);
        int offset = offset(position);
        if (kind.isReal()) {
            block.putDouble(offset, (double) value);
        } else if (isWide) {
            block.putLong(offset, value);
        } else {
            block.putInt(offset, (int) value);
        }
    }

    @Override
    public void putReal(long position, double value) {
        if (kind.isReal()) {
            block(position).putDouble(offset(position), value);
        } else {
            putInteger(position, (long) value);
        }
    }
}
