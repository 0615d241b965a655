package formwork.formats.hydrology;

/**
 * An array of a {@link ModflowFile}, row after row, a column of the grid after the other in each.
 *
 * @param name what its control record calls it, or its number
 * @param control its control record
 * @param rows how many it has; 0 if nothing says so, or it is not in the file
 * @param columns how many a row has; 0 as well
 * @param values double[] or int[], multiplied by the constant of the control record; null if all
 *     are that constant, or they are not in the file
 */
public record ModflowArray(
        String name, ControlRecord control, int rows, int columns, Object values) {
    /** Whether its values are in the file. */
    public boolean hasValues() {
        return values != null;
    }

    /** How many values there are. */
    public int length() {
        return values == null ? 0 : java.lang.reflect.Array.getLength(values);
    }
}
