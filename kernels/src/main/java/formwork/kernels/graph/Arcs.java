package formwork.kernels.graph;

/**
 * Arcs by rows: those {@code offsets[r]} to {@code offsets[r + 1]} join the vertex that row {@code
 * r} stands for to {@code targets[...]}. Which vertices rows stand for {@link NodeGraph} says.
 *
 * @param rows how many rows there are
 * @param offsets INTEGER*8, one more than there are rows, from 0
 * @param targets INTEGER*4, the vertex at the other end of each arc
 * @param weights INTEGER*4, of each arc; null if there are none
 */
public record Arcs(int rows, Span offsets, Span targets, Span weights) {
    /** How many arcs there are. */
    public long count() {
        return offsets.longAt(rows);
    }

    /** How many arcs a row has. */
    public long degree(int row) {
        return offsets.longAt(row + 1L) - offsets.longAt(row);
    }
}
