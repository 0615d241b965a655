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
        if (!(values instanceof Values.Pattern)) {
            return values.length();
        }
        long count = 0; // a pattern need not say it
        for (long element = 0; element < elementCount(); element++) {
            count += valuesOf(offsets.at(element + 1) - offsets.at(element), symmetry);
        }
        return count;
    }

    /** Goes over the entries of elements; those at one place are to be added. */
    @Override
    public void forEach(long from, long to, EntryVisitor visitor) {
        long value = 0; // the first of the column of an element
        for (long element = 0; element < elementCount() && value < to; element++) {
            long begin = offsets.at(element);
            long end = offsets.at(element + 1);
            long size = valuesOf(end - begin, symmetry);
            if (value + size <= from) {
                value += size;
                continue;
            }
            for (long column = begin; column < end; column++) {
                long first = symmetry.isHalf() ? column : begin;
                long last = Math.min(to, value + end - first);
                for (long i = Math.max(from, value); i < last; i++) {
                    long row = variables.at(first + i - value);
                    values.visit(row, variables.at(column), i, visitor);
                }
                value += end - first;
            }
        }
    }
}
