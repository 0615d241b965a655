package formwork.bulk;

import formwork.edit.ItemKind;

/** Elements in memory of a caller's own, who copies them there. */
public abstract class MemoryTarget extends ValueTarget {
    private final long capacity;

    /** Room for {@code capacity} elements of {@code kind}: INTEGER*4 or *8, REAL*4 or *8. */
    protected MemoryTarget(ItemKind kind, long capacity) {
        super(kind);
        this.capacity = capacity;
    }

    /**
     * Copies the first {@code count} elements of an array, whose type is that of the kind, to the
     * elements from {@code index} on. Threads may do so at once, each with elements of its own.
     */
    protected abstract void put(long index, Object array, int count);

    @Override
    final long capacity() {
        return capacity;
    }

    @Override
    final Door door() {
        return new Door() {
            private Object array = newArray(kind(), 0);

            @Override
            Object array(long index, int count) {
                if (length(array) < count) {
                    array = newArray(kind(), count);
                }
                return array;
            }

            @Override
            int offset(long index) {
                return 0;
            }

            @Override
            void putIn(long index, int count) {
                put(index, array, count);
            }
        };
    }
}
