package formwork.formats.matrix;

/**
 * A matrix that is a sum of small full ones, its finite elements, each with a list of the rows and
 * columns that it has; the list of element {@code k} is from {@code offsets[k]} to {@code offsets[k
 * + 1]}. Values stand column after column, of symmetric elements the lower triangle only.
 *
 * @param rows how many variables there are
 * @param offsets one more than there are elements
 * @param variables what the elements list
 */
public record ElementalMatrix(
        long rows, Symmetry symmetry, Indices offsets, Indices variables, Values values)
        implements Matrix {

    @Override
    public long columns() {
        return rows;
    }

    /** How many elements there are. */
    public long elementCount() {
        return offsets.length() - 1;
    }

    /** How many values elements have that list {@code variables} variables. */
    public static long valuesOf(long variables, Symmetry symmetry) {
        return symmetry.isHalf() ? variables * (variables + 1) / 2 : variables * variables;
    }

    @Override
    public long entryCount() {
        return values.length();
    }

    /** Goes over the entries of all elements; those at one place are to be added. */
    @Override
    public void forEach(EntryVisitor visitor) {
        long value = 0;
        for (long element = 0; element < elementCount(); element++) {
            long begin = offsets.at(element);
            long end = offsets.at(element + 1);
            for (long column = begin; column < end; column++) {
                for (long row = symmetry.isHalf() ? column : begin; row < end; row++) {
                    values.visit(variables.at(row), variables.at(column), value, visitor);
                    value++;
                }
            }
        }
    }
}
