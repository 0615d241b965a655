package formwork.formats.hydrology;

/**
 * How many columns and rows an array has, by how many values its lines have. A row begins with a
 * line; all its lines but the last are full.
 */
final class ArrayShape {
    private final int rowsSaid; // 0 if nothing says so
    private final boolean isFree;
    private boolean isSaid;
    private int full; // values of a full line; 0 as long as there was none
    private int columns; // 0 as long as it is not known
    private int inRow; // values of the row that has begun
    private int rows;
    private int lines;

    /**
     * A shape of which something may be known.
     *
     * @param full how many values a format has in a line; 0 if there is none
     * @param columns what they should be; 0 if nothing says so
     * @param rows 0 as well
     */
    ArrayShape(int full, int columns, int rows) {
        this.full = full;
        this.columns = columns;
        rowsSaid = rows;
        isFree = full == 0;
        isSaid = columns > 0;
    }

    /** Adds a line of {@code count} values; false if it does not go on with what is there. */
    boolean accepts(int count) {
        if (full == 0) {
            full = count;
        }
        if (count > full && rowsSaid == 0) {
            return false;
        }
        if (isSaid && lines == 0 && rowsSaid == 0 && count != expected()) {
            columns = 0; // it is not like the others
            isSaid = false;
        }
        if (columns > 0 && !isExpected(count)) {
            return false;
        }
        lines++;
        inRow += count;
        if (columns == 0 && count < full) {
            columns = inRow;
        }
        if (inRow == columns) {
            rows++;
            inRow = 0;
        }
        return true;
    }

    /** Lines without a format have as many as they like, if only the rows end with them. */
    private boolean isExpected(int count) {
        boolean isAny = isFree && rowsSaid > 0;
        return isAny ? count <= columns - inRow : count == expected();
    }

    /** How many values the next line should have. */
    int expected() {
        return Math.min(full, columns - inRow);
    }

    /** Whether a row has begun and has not ended, as far as that can be told. */
    boolean isInRow() {
        return columns > 0 && inRow > 0;
    }

    /** Whether all rows are there, where it is said how many there are. */
    boolean isComplete() {
        return rowsSaid > 0 && rows == rowsSaid;
    }

    /** Ends the array; false if a row of it is not whole, or rows are missing. */
    boolean end() {
        if (isFree && columns == 0) { // a row a line
            columns = full;
            rows = lines;
            inRow = 0;
        }
        return !isInRow() && (rowsSaid == 0 || rows == rowsSaid);
    }

    /** How many columns there are; 0 if the lines do not say. */
    int columns() {
        return columns;
    }

    int rows() {
        return columns == 0 ? 0 : rows;
    }
}
