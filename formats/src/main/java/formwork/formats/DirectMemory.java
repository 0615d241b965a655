package formwork.formats;

import java.nio.ByteBuffer;
import org.agrona.MutableDirectBuffer;
import org.agrona.concurrent.UnsafeBuffer;

/** Buffers beside the heap; a class of its own, so that no other needs Agrona to be loaded. */
final class DirectMemory {
    private DirectMemory() {}

    static MutableDirectBuffer allocate(int bytes) {
        return new UnsafeBuffer(ByteBuffer.allocateDirect(bytes));
    }
}
