package formwork.bulk;

import formwork.edit.ItemKind;
import org.agrona.DirectBuffer;

/** The elements of a part of an Agrona buffer, in the machine's byte order. */
public final class AgronaSource extends ValueSource {
    private final DirectBuffer buffer;
    private final int offset;
    private final int length;

    /** The elements in {@code length} bytes from the byte {@code offset} on. */
    public AgronaSource(ItemKind kind, DirectBuffer buffer, int offset, int length) {
        super(kind);
        this.buffer = buffer;
        this.offset = offset;
        this.length = length;
    }

    @Override
    long count() {
        return length / kind().sizeBytes();
    }

    @Override
    Door door() {
        return new CopyDoor(kind()) {
            @Override
            void copy(int index, Object array, int count) {
                int at = offset + index * kind().sizeBytes();
                if (array instanceof double[] values) {
                    for (int i = 0; i < count; i++) {
                        values[i] = buffer.getDouble(at + i * Double.BYTES);
                    }
                } else if (array instanceof float[] values) {
                    for (int i = 0; i < count; i++) {
                        values[i] = buffer.getFloat(at + i * Float.BYTES);
                    }
                } else if (array instanceof int[] values) {
                    for (int i = 0; i < count; i++) {
                        values[i] = buffer.getInt(at + i * Integer.BYTES);
                    }
                } else {
                    long[] values = (long[]) array;
                    for (int i = 0; i < count; i++) {
                        values[i] = buffer.getLong(at + i * Long.BYTES);
                    }
                }
            }
        };
    }
}
