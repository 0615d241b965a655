package formwork.bulk;

import formwork.edit.ItemKind;

/** Elements in memory of a caller's own, who copies them from there. */
public abstract class MemorySource extends ValueSource {
    private final long count;

    /** {@code count} elements of {@code kind}: INTEGER*4 or *8, REAL*4 or *8. */
    protected MemorySource(ItemKind kind, long count) {
        super(kind);
        this.count = count;
    }

    /**
     * Copies {@code count} elements from {@code index} on to the beginning of an array, whose type
     * is that of the kind. Threads may do so at once.
     */
    protected abstract void take(long index, Object array, int count);

    @Override
    final long count() {
        return count;
    }

    @Override
    final Door door() {
        return new Door() {
            private Object array = ValueTarget.newArray(kind(), 0);

            @Override
            Object array(long index, int count) {
                if (ValueTarget.length(array) < count) {
                    array = ValueTarget.newArray(kind(), count);
                }
                take(index, array, count);
                return array;
            }

            @Override
            int offset(long index) {
                return 0;
            }
        };
    }
}
