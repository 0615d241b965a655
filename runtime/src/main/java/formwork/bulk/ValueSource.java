package formwork.bulk;

import formwork.edit.ItemKind;

/** Where the values of a text come from: elements counted from 0. Threads may share one. */
public abstract class ValueSource {
    private final ItemKind kind;

    /** A source of items of {@code kind}: INTEGER*4 or *8, REAL*4 or *8. */
    protected ValueSource(ItemKind kind) {
        this.kind = ValueTarget.checked(kind);
    }

    final ItemKind kind() {
        return kind;
    }

    /** How many elements there are. */
    abstract long count();

    /** A way to take elements out, for one thread. */
    abstract Door door();

    /** One thread's way into the source. */
    abstract static class Door {
        /** The array that holds the elements from {@code index} on, for now. */
        abstract Object array(long index, int count);

        /** Where in that array the first of them is. */
        abstract int offset(long index);
    }

    /** Elements that are copied into an array to be taken from there. */
    abstract static class CopyDoor extends Door {
        private final ItemKind kind;
        private Object array;

        CopyDoor(ItemKind kind) {
            this.kind = kind;
            array = ValueTarget.newArray(kind, 0);
        }

        abstract void copy(int index, Object elements, int count);

        @Override
        Object array(long index, int count) {
            if (ValueTarget.length(array) < count) {
                array = ValueTarget.newArray(kind, count);
            }
            copy((int) index, array, count);
            return array;
        }

        @Override
        int offset(long index) {
            return 0;
        }
    }

    /** The bits of an element of an array. */
    static long bits(Object array, int index) {
        if (array instanceof double[] values) {
            return Double.doubleToRawLongBits(values[index]);
        }
        if (array instanceof float[] values) {
            return Float.floatToRawIntBits(values[index]);
        }
        return array instanceof int[] values ? values[index] : ((long[]) array)[index];
    }
}
