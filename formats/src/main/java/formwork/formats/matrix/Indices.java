package formwork.formats.matrix;

/** Whole numbers from 0 that point at rows, columns or entries; of 4 bytes or 8. */
public sealed interface Indices {
    /** How many there are. */
    long length();

    /** The one at {@code position}. */
    long at(long position);

    /** In an array of 4 bytes each, which is not copied. */
    final class Ints implements Indices {
        private final int[] array;

        /** Of this array. */
        public Ints(int[] array) {
            this.array = array;
        }

        /** The array itself. */
        public int[] array() {
            return array;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public long at(long position) {
            return array[(int) position];
        }
    }

    /** In an array of 8 bytes each, which is not copied. */
    final class Longs implements Indices {
        private final long[] array;

        /** Of this array. */
        public Longs(long[] array) {
            this.array = array;
        }

        /** The array itself. */
        public long[] array() {
            return array;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public long at(long position) {
            return array[(int) position];
        }
    }

    /** In an array of 4 bytes each, which is not copied. */
    static Indices of(int... array) {
        return new Ints(array);
    }

    /** In an array of 8 bytes each, which is not copied. */
    static Indices of(long[] array) {
        return new Longs(array);
    }
}
