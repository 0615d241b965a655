package formwork.bulk;

import formwork.edit.ItemKind;
import java.nio.ByteBuffer;

/** The elements of a buffer from its position to its limit, in its byte order. */
public final class BufferSource extends ValueSource {
    private final ByteBuffer buffer;

    /** The elements of {@code buffer}; its position stays where it is. */
    public BufferSource(ItemKind kind, ByteBuffer buffer) {
        super(kind);
        this.buffer = buffer.slice().order(buffer.order());
    }

    @Override
    long count() {
        return buffer.limit() / kind().sizeBytes();
    }

    @Override
    Door door() {
        return new CopyDoor(kind()) {
            @Override
            void copy(int index, Object array, int count) {
                switch (kind()) {
                    case REAL8 -> buffer.asDoubleBuffer().get(index, (double[]) array, 0, count);
                    case REAL4 -> buffer.asFloatBuffer().get(index, (float[]) array, 0, count);
                    case INTEGER4 -> buffer.asIntBuffer().get(index, (int[]) array, 0, count);
                    default -> buffer.asLongBuffer().get(index, (long[]) array, 0, count);
                }
            }
        };
    }
}
