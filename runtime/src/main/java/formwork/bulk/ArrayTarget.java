package formwork.bulk;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;

/** A part of an array, or an array that grows with what is put into it. */
public final class ArrayTarget extends ValueTarget {
    private Object array;
    private final int from;
    private final int to; // below 0: it grows

    private ArrayTarget(ItemKind kind, Object array, int from, int to) {
        super(kind);
        this.array = array;
        this.from = from;
        this.to = to;
    }

    /** The elements {@code from} to {@code to} of an array of the type that {@code kind} has. */
    public static ArrayTarget of(ItemKind kind, Object array, int from, int to) {
        return new ArrayTarget(kind, array, from, to);
    }

    /** An array that grows, for {@code expected} elements at first. */
    static ArrayTarget growing(ItemKind kind, long expected) {
        if (expected > MOST) {
            throw tooMany();
        }
        return new ArrayTarget(kind, newArray(kind, (int) expected), 0, -1);
    }

    /** The first {@code count} elements that were put in. */
    Object toArray(long count) {
        return length(array) == count ? array : copyOf(array, (int) count);
    }

    private static FormworkException tooMany() {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "array: found more values than it can have; expected at most " + MOST);
    }

    @Override
    long capacity() {
        return to < 0 ? Long.MAX_VALUE : to - from;
    }

    private Object room(long end) {
        int length = length(array);
        if (to < 0 && end > length) {
            if (end > MOST) {
                throw tooMany();
            }
            array = copyOf(array, (int) Math.max(end, Math.min(2L * length + 1024, MOST)));
        }
        return array;
    }

    @Override
    Door door() {
        return new Door() {
            @Override
            Object array(long index, int count) {
                return room(index + count);
            }

            @Override
            int offset(long index) {
                return from + (int) index;
            }
        };
    }
}
