package formwork.formats.matrix;

import java.util.List;

/**
 * What a Matrix Market file holds.
 *
 * @param matrix in coordinates, or full
 * @param header the lines before the entries as they stand in the file; empty for a matrix that has
 *     not been in one
 * @param fractionDigits digits behind the point where all reals are written as C's {@code %.16e}
 *     has them; -1 where each is the shortest text that reads back to it
 */
public record MarketMatrix(Matrix matrix, List<String> header, int fractionDigits) {
    /** Keeps a copy of the list. */
    public MarketMatrix {
        header = List.copyOf(header);
    }

    /** A matrix that has not been in a file. */
    public static MarketMatrix of(Matrix matrix) {
        return new MarketMatrix(matrix, List.of(), -1);
    }
}
