package formwork.formats.matrix;

/**
 * Vectors that stand behind a matrix, one after the other.
 *
 * @param count how many right-hand sides there are
 * @param offsets of sparse ones, where in {@code indices} each begins and, at the end, where the
 *     last one ends; else null
 * @param indices of sparse ones, the row of each value; else null
 * @param values of the right-hand sides: full vectors, or those at {@code indices}, or as many for
 *     each as the elements have
 * @param guesses full vectors to start from; null if there are none
 * @param solutions full vectors; null if there are none
 */
public record RightHandSides(
        long count,
        Indices offsets,
        Indices indices,
        Values values,
        Values guesses,
        Values solutions) {}
