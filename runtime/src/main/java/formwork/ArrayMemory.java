package formwork;

import formwork.bulk.MemorySource;
import formwork.bulk.MemoryTarget;
import formwork.bulk.ValueSource;
import formwork.bulk.ValueTarget;
import formwork.edit.ItemKind;

/**
 * Memory of a caller's own, as elements counted from 0 that {@link ArrayFile} reads and writes; it
 * may be anywhere and of any length.
 */
public abstract class ArrayMemory {
    private final ItemKind kind;
    private final long length;

    /** {@code length} elements of {@code kind}: INTEGER*4 or *8, REAL*4 or *8. */
    protected ArrayMemory(ItemKind kind, long length) {
        this.kind = kind;
        this.length = length;
    }

    /** The kind of its elements. */
    public final ItemKind kind() {
        return kind;
    }

    /** How many elements there are, or have room. */
    public final long length() {
        return length;
    }

    /**
     * Copies the first {@code count} elements of an array, whose type is that of the kind, to the
     * elements from {@code index} on. Threads may do so at once, each with elements of its own.
     */
    protected abstract void put(long index, Object array, int count);

    /** Copies {@code count} elements from {@code index} on to the beginning of such an array. */
    protected abstract void take(long index, Object array, int count);

    final ValueTarget target() {
        return new MemoryTarget(kind, length) {
            @Override
            protected void put(long index, Object array, int count) {
                ArrayMemory.this.put(index, array, count);
            }
        };
    }

    final ValueSource source() {
        return new MemorySource(kind, length) {
            @Override
            protected void take(long index, Object array, int count) {
                ArrayMemory.this.take(index, array, count);
            }
        };
    }
}
