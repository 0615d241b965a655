package formwork.kernels.graph500;

import formwork.kernels.search.LevelCount;
import java.util.List;

/**
 * A search, which was found right.
 *
 * @param root where it began, as it is numbered outside
 * @param reached how many vertices it reached
 * @param edges how many of the edges that the graph was made from join vertices that it reached,
 *     loops and those that came twice included
 * @param nanos how long it took
 * @param checkNanos how long it took to check it
 * @param joules what the processors used meanwhile; 0 if that is not measured
 * @param levels what it did at each
 */
public record SearchRun(
        int root,
        long reached,
        long edges,
        long nanos,
        long checkNanos,
        double joules,
        List<LevelCount> levels) {
    /** Copies the list. */
    public SearchRun {
        levels = List.copyOf(levels);
    }

    /** Edges traversed in a second. */
    public double rate() {
        return edges / seconds();
    }

    /** How long it took. */
    public double seconds() {
        return nanos * 1e-9;
    }
}
