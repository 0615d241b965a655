package formwork.bulk;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.Arrays;

/**
 * Where the values of a text go: elements counted from 0, in an array of their type or in memory
 * that it is copied to. Threads may use one target for elements of their own.
 */
public abstract class ValueTarget {
    /** The longest array. */
    static final int MOST = Integer.MAX_VALUE - 16;

    private final ItemKind kind;

    /** A target for items of {@code kind}: INTEGER*4 or *8, REAL*4 or *8. */
    protected ValueTarget(ItemKind kind) {
        this.kind = checked(kind);
    }

    static ItemKind checked(ItemKind kind) {
        if (kind == ItemKind.REAL8
                || kind == ItemKind.REAL4
                || kind == ItemKind.INTEGER4
                || kind == ItemKind.INTEGER8) {
            return kind;
        }
        throw new FormworkException(
                IoStatus.ITEM_MISMATCH,
                "array: found "
                        + kind.phrase()
                        + "; expected INTEGER*4, INTEGER*8, REAL*4 or REAL*8");
    }

    final ItemKind kind() {
        return kind;
    }

    /** How many elements there is room for. */
    abstract long capacity();

    /** A way to put elements in, for one thread. */
    abstract Door door();

    /** One thread's way into the target. */
    abstract static class Door {
        /** The array that the elements from {@code index} on are to be put into, for now. */
        abstract Object array(long index, int count);

        /** Where in that array the first of them goes. */
        abstract int offset(long index);

        /** They have been put there. */
        void putIn(long index, int count) {
            // they are where they belong
        }
    }

    /** A new array for items of {@code kind}. */
    static Object newArray(ItemKind kind, int length) {
        return switch (kind) {
            case REAL8 -> new double[length];
            case REAL4 -> new float[length];
            case INTEGER4 -> new int[length];
            default -> new long[length];
        };
    }

    static int length(Object array) {
        return java.lang.reflect.Array.getLength(array);
    }

    /** A copy of the first elements, which may be more than there are. */
    static Object copyOf(Object array, int length) {
        if (array instanceof double[] values) {
            return Arrays.copyOf(values, length);
        }
        if (array instanceof float[] values) {
            return Arrays.copyOf(values, length);
        }
        return array instanceof int[] values
                ? Arrays.copyOf(values, length)
                : Arrays.copyOf((long[]) array, length);
    }
}
