package formwork.kernels.search;

/**
 * What was done at one level of a search.
 *
 * @param level its number; the root is level 0
 * @param direction how the level after it was looked for
 * @param frontierVertices how many vertices it has
 * @param scannedEdges how many arcs were looked at
 * @param nanos how long it took
 */
public record LevelCount(
        int level, Direction direction, long frontierVertices, long scannedEdges, long nanos) {}
