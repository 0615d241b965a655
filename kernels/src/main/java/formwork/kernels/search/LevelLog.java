package formwork.kernels.search;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/** What was done at each level of a search, in arrays that are used again by the next one. */
final class LevelLog {
    /** So many levels are told apart; a path may have one for each of its vertices. */
    static final int MOST_LEVELS = 1 << 16;

    private static final int FIRST_ROOM = 64;

    private long[] frontiers = new long[FIRST_ROOM];
    private long[] scanned = new long[FIRST_ROOM];
    private long[] nanos = new long[FIRST_ROOM];
    private Direction[] directions = new Direction[FIRST_ROOM];
    private int depth;

    void clear() {
        depth = 0;
    }

    void add(Direction direction, long frontier, long scannedEdges, long levelNanos) {
        int at = Math.min(depth, MOST_LEVELS - 1);
        if (at == frontiers.length) {
            int room = 2 * at;
            frontiers = Arrays.copyOf(frontiers, room);
            scanned = Arrays.copyOf(scanned, room);
            nanos = Arrays.copyOf(nanos, room);
            directions = Arrays.copyOf(directions, room);
        }
        boolean isFirst = depth == at;
        frontiers[at] = frontier + (isFirst ? 0 : frontiers[at]);
        scanned[at] = scannedEdges + (isFirst ? 0 : scanned[at]);
        nanos[at] = levelNanos + (isFirst ? 0 : nanos[at]);
        directions[at] = direction;
        depth++;
    }

    /** How many levels there were. */
    int depth() {
        return depth;
    }

    /** The levels, those beyond the last that is told apart added to it. */
    List<LevelCount> levels() {
        return new Levels(
                Arrays.copyOf(frontiers, Math.min(depth, MOST_LEVELS)),
                scanned.clone(),
                nanos.clone(),
                directions.clone());
    }

    private static final class Levels extends AbstractList<LevelCount> implements RandomAccess {
        private final long[] frontiers;
        private final long[] scanned;
        private final long[] nanos;
        private final Direction[] directions;

        Levels(long[] frontiers, long[] scanned, long[] nanos, Direction[] directions) {
            this.frontiers = frontiers;
            this.scanned = scanned;
            this.nanos = nanos;
            this.directions = directions;
        }

        @Override
        public int size() {
            return frontiers.length;
        }

        @Override
        public LevelCount get(int level) {
            return new LevelCount(
                    level, directions[level], frontiers[level], scanned[level], nanos[level]);
        }
    }
}
