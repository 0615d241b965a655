package formwork.kernels.graph;

/**
 * The numbers of vertices within a graph, and those they have outside.
 *
 * @param outerCount how many vertices there are outside, isolated ones included
 * @param innerCount how many there are within
 * @param toInner INTEGER*4 for each outer number: the inner one, or -1; null if they are the same
 * @param toOuter INTEGER*4 for each inner number; null if they are the same
 */
public record Numbering(int outerCount, int innerCount, Span toInner, Span toOuter) {
    /** The number within, or -1 if the vertex is cut off. */
    public int inner(int outer) {
        return toInner == null ? outer : toInner.intAt(outer);
    }

    /** The number outside. */
    public int outer(int inner) {
        return toOuter == null ? inner : toOuter.intAt(inner);
    }
}
