package formwork.formats.matrix;

/** The values of the entries of a matrix. */
public sealed interface Values {
    /** How many there are. */
    long length();

    /** The real part of the one at {@code position}; 1 where there are only places. */
    double real(long position);

    /** The imaginary part of the one at {@code position}. */
    default double imaginary(long position) {
        return 0;
    }

    /** No values: only where entries are is known. */
    record Pattern(long length) implements Values {
        @Override
        public double real(long position) {
            return 1;
        }
    }

    /** Reals, in an array that is not copied. */
    final class Reals implements Values {
        private final double[] array;

        /** Of this array. */
        public Reals(double[] array) {
            this.array = array;
        }

        /** The array itself. */
        public double[] array() {
            return array;
        }

        @Override
        public long length() {
            return array.length;
        }

        @Override
        public double real(long position) {
            return array[(int) position];
        }
    }

    /** Complex numbers, real and imaginary parts in turn, in an array that is not copied. */
    final class Complexes implements Values {
        private final double[] pairs;

        /** Of this array. */
        public Complexes(double[] pairs) {
            this.pairs = pairs;
        }

        /** The array itself. */
        public double[] pairs() {
            return pairs;
        }

        @Override
        public long length() {
            return pairs.length / 2;
        }

        @Override
        public double real(long position) {
            return pairs[(int) (2 * position)];
        }

        @Override
        public double imaginary(long position) {
            return pairs[(int) (2 * position + 1)];
        }
    }

    /** Integers, in an array that is not copied. */
    final class Integers implements Values {
        private final long[] array;

        /** Of this array. */
        public Integers(long[] array) {
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
        public double real(long position) {
            return array[(int) position];
        }
    }
}
