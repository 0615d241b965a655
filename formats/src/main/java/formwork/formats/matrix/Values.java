package formwork.formats.matrix;

import formwork.formats.Numbers;

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

    /** Hands on the entry that has the value at {@code position}. */
    default void visit(long row, long column, long position, Matrix.EntryVisitor visitor) {
        visitor.entry(row, column, real(position), imaginary(position));
    }

    /** No values: only where entries are is known. */
    record Pattern(long length) implements Values {
        @Override
        public double real(long position) {
            return 1;
        }
    }

    /**
     * Reals.
     *
     * @param numbers where they lie
     */
    record Reals(Numbers numbers) implements Values {
        /** In an array that is not copied. */
        public Reals(double[] array) {
            this(Numbers.of(array));
        }

        /** The array itself, or a copy of what lies elsewhere. */
        public double[] array() {
            return numbers.toDoubles();
        }

        @Override
        public long length() {
            return numbers.length();
        }

        @Override
        public double real(long position) {
            return numbers.real(position);
        }
    }

    /**
     * Complex numbers.
     *
     * @param numbers real and imaginary parts in turn
     */
    record Complexes(Numbers numbers) implements Values {
        /** In an array that is not copied. */
        public Complexes(double[] pairs) {
            this(Numbers.of(pairs));
        }

        /** The array itself, or a copy of what lies elsewhere. */
        public double[] pairs() {
            return numbers.toDoubles();
        }

        @Override
        public long length() {
            return numbers.length() / 2;
        }

        @Override
        public double real(long position) {
            return numbers.real(2 * position);
        }

        @Override
        public double imaginary(long position) {
            return numbers.real(2 * position + 1);
        }
    }

    /**
     * Integers.
     *
     * @param numbers where they lie
     */
    record Integers(Numbers numbers) implements Values {
        /** In an array that is not copied. */
        public Integers(long[] array) {
            this(Numbers.of(array));
        }

        /** The array itself, or a copy of what lies elsewhere or has 4 bytes each. */
        public long[] array() {
            return numbers.toLongs();
        }

        /** The one at {@code position}. */
        public long at(long position) {
            return numbers.integer(position);
        }

        @Override
        public void visit(long row, long column, long position, Matrix.EntryVisitor visitor) {
            visitor.integer(row, column, at(position));
        }

        @Override
        public long length() {
            return numbers.length();
        }

        @Override
        public double real(long position) {
            return numbers.real(position);
        }
    }
}
