package formwork.kernels.search;

/**
 * How far a search has come. Each thread has one; all hold the same numbers, sums of what every
 * thread counted, and so decide the same.
 */
final class Progress {
    private final long vertices;
    private final long arcs;
    private final double arcsPerVertex; // of those that a bottom-up step may look at
    private Direction direction;
    private long frontier; // vertices at this level
    private long frontierBefore;
    private long reached;
    private long arcsOut; // of the frontier; 1 after a bottom-up step, which does not count them
    private long arcsLeft; // that no top-down step looked at

    Progress(long vertices, long arcs, boolean isDirected) {
        this.vertices = vertices;
        this.arcs = arcs;
        double edges = isDirected ? arcs : arcs / 2.0;
        arcsPerVertex = vertices == 0 ? 0 : edges / vertices;
    }

    void begin(long arcsOfRoot) {
        direction = Direction.TOP_DOWN;
        frontier = 1;
        frontierBefore = 0;
        reached = 1;
        arcsOut = arcsOfRoot;
        arcsLeft = arcs;
    }

    /** After a step of this direction that found so many vertices, with so many arcs. */
    void advance(Direction step, long found, long arcsOfFound) {
        if (step == Direction.TOP_DOWN) {
            arcsLeft -= arcsOut;
        }
        direction = step;
        frontierBefore = frontier;
        frontier = found;
        reached += found;
        arcsOut = step == Direction.TOP_DOWN ? arcsOfFound : 1;
    }

    long frontier() {
        return frontier;
    }

    long reached() {
        return reached;
    }

    Direction next(Rule rule) {
        if (rule instanceof Rule.Gapbs gapbs) {
            return direction(isBottomUp(gapbs));
        }
        if (rule instanceof Rule.Netal netal) {
            return direction(isBottomUp(netal));
        }
        return ((Rule.Only) rule).direction();
    }

    private static Direction direction(boolean isBottomUp) {
        return isBottomUp ? Direction.BOTTOM_UP : Direction.TOP_DOWN;
    }

    private boolean isBottomUp(Rule.Gapbs rule) {
        if (direction == Direction.BOTTOM_UP) {
            return frontier >= frontierBefore || frontier > vertices / rule.beta();
        }
        return arcsOut > arcsLeft / rule.alpha();
    }

    private boolean isBottomUp(Rule.Netal rule) {
        double below = (vertices - reached) * arcsPerVertex + frontier;
        if (frontierBefore < frontier) {
            return direction == Direction.BOTTOM_UP || (double) arcsOut * rule.alpha() >= below;
        }
        return frontier * arcsPerVertex * rule.beta() >= below;
    }
}
