package formwork.bulk;

import formwork.edit.ItemKind;
import org.agrona.MutableDirectBuffer;

/**
 * The elements of a part of an Agrona buffer, or of several buffers one after the other, in the
 * machine's byte order.
 */
public final class AgronaTarget extends ValueTarget {
    private static final int ONE_BLOCK = Integer.SIZE; // of a length in bytes that is an int

    private final MutableDirectBuffer[] blocks;
    private final int offset;
    private final int shift; // a block has 2^shift elements
    private final long capacity;

    /** The elements in {@code length} bytes from the byte {@code offset} on. */
    public AgronaTarget(ItemKind kind, MutableDirectBuffer buffer, int offset, int length) {
        super(kind);
        blocks = new MutableDirectBuffer[] {buffer};
        this.offset = offset;
        shift = ONE_BLOCK;
        capacity = length / kind.sizeBytes();
    }

    /**
     * The first {@code capacity} elements of buffers of 2^{@code shift} each, of which the last may
     * have fewer.
     */
    public AgronaTarget(ItemKind kind, MutableDirectBuffer[] blocks, int shift, long capacity) {
        super(kind);
        this.blocks = blocks.clone();
        offset = 0;
        this.shift = shift;
        this.capacity = capacity;
    }

    @Override
    long capacity() {
        return capacity;
    }

    @Override
    Door door() {
        return new CopyDoor(kind()) {
            @Override
            void copy(Object array, long index, int count) {
                long next = index;
                int from = 0;
                while (from < count) {
                    long blockEnd = ((next >> shift) + 1) << shift;
                    int run = (int) Math.min(count - from, blockEnd - next);
                    MutableDirectBuffer block = blocks[(int) (next >> shift)];
                    int at = (int) (next & ((1L << shift) - 1)) * kind().sizeBytes();
                    put(block, offset + at, array, from, run);
                    next += run;
                    from += run;
                }
            }
        };
    }

    private static void put(MutableDirectBuffer buffer, int at, Object array, int from, int count) {
        if (array instanceof double[] values) {
            for (int i = 0; i < count; i++) {
                buffer.putDouble(at + i * Double.BYTES, values[from + i]);
            }
        } else if (array instanceof float[] values) {
            for (int i = 0; i < count; i++) {
                buffer.putFloat(at + i * Float.BYTES, values[from + i]);
            }
        } else if (array instanceof int[] values) {
            for (int i = 0; i < count; i++) {
                buffer.putInt(at + i * Integer.BYTES, values[from + i]);
            }
        } else {
            long[] values = (long[]) array;
            for (int i = 0; i < count; i++) {
                buffer.putLong(at + i * Long.BYTES, values[from + i]);
            }
        }
    }
}
