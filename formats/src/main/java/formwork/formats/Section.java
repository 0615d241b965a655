package formwork.formats;

import java.util.function.Function;

/**
 * The values of a part of a file, and the lines that they stood in.
 *
 * @param values an array
 * @param lines the lines
 * @param valuesPerLine how many each line has; 0 if that is not always the same
 * @param <A> the type of the array
 */
public record Section<A>(A values, Place lines, int valuesPerLine) {
    /** The same place with its values in another form. */
    <B> Section<B> with(Function<A, B> change) {
        return new Section<>(change.apply(values), lines, valuesPerLine);
    }

    /** Where the value {@code index} stood, from 0. */
    public Place place(long index) {
        return valuesPerLine == 0
                ? lines
                : Place.of(lines.file(), lines.line() + index / valuesPerLine);
    }
}
