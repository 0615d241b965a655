package formwork.formats;

import formwork.edit.ItemKind;

/**
 * Numbers of one type, one after the other: in an array, which is not copied, in buffers of Agrona
 * ({@link NumberBlocks}), or in memory of a caller's ({@link NumberMemory}). They can be changed in
 * their places.
 */
public sealed interface Numbers
        permits Numbers.Ints, Numbers.Longs, Numbers.Doubles, NumberBlocks, NumberMemory {
    /** INTEGER*4, INTEGER*8 or REAL*8. */
    ItemKind kind();

    /** How many there are. */
    long length();

    /** The integer at {@code position}; of a real, what is before its point. */
    long integer(long position);

    /** The number at {@code position} as a real. */
    double real(long position);

    /** Puts an integer at {@code position}; the caller knows that it fits. */
    void putInteger(long position, long value);

    /** Puts a real at {@code position}; of integers, what is before its point. */
    void putReal(long position, double value);

    /** All as 4 bytes each: the array itself where that is what it is, else a copy. */
    default int[] toInts() {
        int[] array = new int[Storage.arrayLength(length())];
        for (int i = 0; i < array.length; i++) {
            array[i] = Math.toIntExact(integer(i));
        }
        return array;
    }

    /** All as 8 bytes each: the array itself where that is what it is, else a copy. */
    default long[] toLongs() {
        long[] array = new long[Storage.arrayLength(length())];
        for (int i = 0; i < array.length; i++) {
            array[i] = integer(i);
        }
        return array;
    }

    /** All as reals: the array itself where that is what it is, else a copy. */
    default double[] toDoubles() {
        double[] array = new double[Storage.arrayLength(length())];
        for (int i = 0; i < array.length; i++) {
            array[i] = real(i);
        }
        return array;
    }

    /** Integers in this array. */
    static Ints of(int[] array) {
        return new Ints(array);
    }

    /** Integers in this array. */
    static Longs of(long[] array) {
        return new Longs(array);
    }

    /** Reals in this array. */
    static Doubles of(double[] array) {
        return new Doubles(array);
    }

    /** Integers in an array of 4 bytes each. */
    final class Ints implements Numbers {
        private final int[] array;

        private Ints(int[] array) {
            this.array = array;
        }

        /** The array itself. */
        @Override
        public int[] toInts() {
            return array;
        }

        @Override
        public ItemKind kind() {
            return ItemKind.INTEGER4;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public long integer(long position) {
            return array[(int) position];
        }

        @Override
        public double real(long position) {
            return array[(int) position];
        }

        @Override
        public void putInteger(long position, long value) {
            array[(int) position] = (int) value;
        }

        @Override
        public void putReal(long position, double value) {
            array[(int) position] = (int) value;
        }
    }

    /** Integers in an array of 8 bytes each. */
    final class Longs implements Numbers {
        private final long[] array;

        private Longs(long[] array) {
            this.array = array;
        }

        /** The array itself. */
        @Override
        public long[] toLongs() {
            return array;
        }

        @Override
        public ItemKind kind() {
            return ItemKind.INTEGER8;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public long integer(long position) {
            return array[(int) position];
        }

        @Override
        public double real(long position) {
            return array[(int) position];
        }

        @Override
        public void putInteger(long position, long value) {
            array[(int) position] = value;
        }

        @Override
        public void putReal(long position, double value) {
            array[(int) position] = (long) value;
        }
    }

    /** Reals in an array. */
    final class Doubles implements Numbers {
        private final double[] array;

        private Doubles(double[] array) {
            this.array = array;
        }

        /** The array itself. */
        @Override
        public double[] toDoubles() {
            return array;
        }

        @Override
        public ItemKind kind() {
            return ItemKind.REAL8;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public long integer(long position) {
            return (long) array[(int) position];
        }

        @Override
        public double real(long position) {
            return array[(int) position];
        }

        @Override
        public void putInteger(long position, long value) {
            array[(int) position] = value;
        }

        @Override
        public void putReal(long position, double value) {
            array[(int) position] = value;
        }
    }
}
