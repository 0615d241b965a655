package formwork.formats.chemistry;

import java.util.List;

/**
 * How a cube file is written.
 *
 * @param head the lines from the third to the last before the values, as they stand; empty if they
 *     are as Gaussian writes them
 * @param hasValueCount whether the third line says how many values a point has
 * @param fields by which the values are written
 * @param isByRows whether each row of points along the third axis begins a line
 */
record CubeForm(List<String> head, boolean hasValueCount, CubeFields fields, boolean isByRows) {
    static final CubeForm GAUSSIAN = new CubeForm(List.of(), false, CubeFields.GAUSSIAN, true);

    /** Keeps a copy of the list. */
    CubeForm {
        head = List.copyOf(head);
    }
}
