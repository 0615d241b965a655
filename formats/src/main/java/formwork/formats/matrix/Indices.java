package formwork.formats.matrix;

import static java.util.Objects.requireNonNull;

import formwork.formats.Numbers;

/**
 * Whole numbers from 0 that point at rows, columns or entries; of 4 bytes or 8, on the heap or
 * beside it.
 */
public final class Indices {
    private final Numbers numbers;

    private Indices(Numbers numbers) {
        this.numbers = requireNonNull(numbers, "numbers");
    }

    /** In these numbers, which are not copied. */
    public static Indices of(Numbers numbers) {
        return new Indices(numbers);
    }

    /** In an array of 4 bytes each, which is not copied. */
    public static Indices of(int... array) {
        return new Indices(Numbers.of(array));
    }

    /** In an array of 8 bytes each, which is not copied. */
    public static Indices of(long[] array) {
        return new Indices(Numbers.of(array));
    }

    /** Where they lie. */
    public Numbers numbers() {
        return numbers;
    }

    /** How many there are. */
    public long length() {
        return numbers.length();
    }

    /** The one at {@code position}. */
    public long at(long position) {
        return numbers.integer(position);
    }
}
