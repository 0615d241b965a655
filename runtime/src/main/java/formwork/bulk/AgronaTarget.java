package formwork.bulk;

import formwork.edit.ItemKind;
import org.agrona.MutableDirectBuffer;

/** The elements of a part of an Agrona buffer, in the machine's byte order. */
public final class AgronaTarget extends ValueTarget {
    private final MutableDirectBuffer buffer;
    private final int offset;
    private final int length;

    /** The elements in {@code length} bytes from the byte {@code offset} on. */
    public AgronaTarget(ItemKind kind, MutableDirectBuffer buffer, int offset, int length) {
        super(kind);
        this.buffer = buffer;
        this.offset = offset;
        this.length = length;
    }

    @Override
    long capacity() {
        return length / kind().sizeBytes();
    }

    @Override
    Door door() {
        return new CopyDoor(kind()) {
            @Override
            void copy(Object array, int index, int count) {
                int at = offset + index * kind().sizeBytes();
                if (array instanceof double[] values) {
                    for (int i = 0; i < count; i++) {
                        buffer.putDouble(at + i * Double.BYTES, values[i]);
                    }
                } else if (array instanceof float[] values) {
                    for (int i = 0; i < count; i++) {
                        buffer.putFloat(at + i * Float.BYTES, values[i]);
                    }
                } else if (array instanceof int[] values) {
                    for (int i = 0; i < count; i++) {
                        buffer.putInt(at + i * Integer.BYTES, values[i]);
                    }
                } else {
                    long[] values = (long[]) array;
                    for (int i = 0; i < count; i++) {
                        buffer.putLong(at + i * Long.BYTES, values[i]);
                    }
                }
            }
        };
    }
}
