package formwork.formats.chemistry;

import java.util.List;

/**
 * What stands before the values of a cube file, besides its titles.
 *
 * @param orbitals empty if the number of atoms is not negative
 * @param hasValueCount whether the line of the origin says how many values a point has
 */
@SuppressWarnings("ArrayRecordComponent") // compared by nobody
record CubeHeader(
        double[] origin,
        List<GridAxis> axes,
        List<CubeAtom> atoms,
        int[] orbitals,
        int valuesPerPoint,
        boolean hasValueCount) {
    /** Keeps copies of the lists. */
    CubeHeader {
        axes = List.copyOf(axes);
        atoms = List.copyOf(atoms);
    }
}
