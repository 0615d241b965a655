package formwork.bulk;

import formwork.edit.ItemKind;

/** A part of an array. */
public final class ArraySource extends ValueSource {
    private final Object array;
    private final int from;
    private final int to;

    /** The elements {@code from} to {@code to} of an array of the type that {@code kind} has. */
    public ArraySource(ItemKind kind, Object array, int from, int to) {
        super(kind);
        this.array = array;
        this.from = from;
        this.to = to;
    }

    @Override
    long count() {
        return (long) to - from;
    }

    @Override
    Door door() {
        return new Door() {
            @Override
            Object array(long index, int count) {
                return array;
            }

            @Override
            int offset(long index) {
                return from + (int) index;
            }
        };
    }
}
