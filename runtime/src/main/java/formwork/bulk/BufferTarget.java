package formwork.bulk;

import formwork.edit.ItemKind;
import java.nio.ByteBuffer;

/** The elements of a buffer from its position to its limit, in its byte order. */
public final class BufferTarget extends ValueTarget {
    private final ByteBuffer buffer;

    /** The elements of {@code buffer}; its position stays where it is. */
    public BufferTarget(ItemKind kind, ByteBuffer buffer) {
        super(kind);
        this.buffer = buffer.slice().order(buffer.order());
    }

    @Override
    long capacity() {
        return buffer.limit() / kind().sizeBytes();
    }

    @Override
    Door door() {
        return new CopyDoor(kind()) {
            @Override
            void copy(Object array, long index, int count) {
                int at = (int) index;
                switch (kind()) {
                    case REAL8 -> buffer.asDoubleBuffer().put(at, (double[]) array, 0, count);
                    case REAL4 -> buffer.asFloatBuffer().put(at, (float[]) array, 0, count);
                    case INTEGER4 -> buffer.asIntBuffer().put(at, (int[]) array, 0, count);
                    default -> buffer.asLongBuffer().put(at, (long[]) array, 0, count);
                }
            }
        };
    }
}
