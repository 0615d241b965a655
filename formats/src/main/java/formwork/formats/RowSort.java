package formwork.formats;

import java.util.List;

/**
 * Of what sort a row is.
 *
 * @param layout by which it is read
 * @param given the values of the columns that are not in its line ({@link RowLayout#given})
 */
public record RowSort(RowLayout layout, List<Object> given) {
    /** Says of what sort the line in hand is; null if it begins no row, or one of another place. */
    @FunctionalInterface
    public interface Of {
        /** The sort of the line in hand, which is not to be left. */
        RowSort line(Lines lines);
    }

    /** Keeps a copy. */
    public RowSort {
        given = List.copyOf(given);
    }

    /** A row of {@code layout} with these given values. */
    public static RowSort of(RowLayout layout, Object... given) {
        return new RowSort(layout, List.of(given));
    }
}
