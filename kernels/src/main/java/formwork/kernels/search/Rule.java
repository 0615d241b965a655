package formwork.kernels.search;

import java.util.Objects;

/** When a search changes its direction. */
public sealed interface Rule {
    /**
     * As the GAP benchmarks do: bottom-up once more than an {@code alpha}-th of the arcs not yet
     * looked at leave the frontier, and top-down again when the frontier shrinks to less than a
     * {@code beta}-th of the vertices.
     *
     * <p><b>Source.</b> S. Beamer, K. Asanović, D. Patterson, Direction-Optimizing Breadth-First
     * Search, SC 2012, sec. IV.
     */
    record Gapbs(int alpha, int beta) implements Rule {
        /** Checks that both are above 0. */
        public Gapbs {
            check(alpha, beta);
        }
    }

    /**
     * As NETAL does: while the frontier grows, bottom-up once {@code alpha} times the arcs that
     * leave it reach those that may end in vertices not yet found; while it shrinks, top-down when
     * {@code beta} times the former, estimated, are less than the latter.
     *
     * <p><b>Source.</b> Y. Yasui, K. Fujisawa, K. Goto, NUMA-optimized Parallel Breadth-first
     * Search on Multicore Single-node System, IEEE Big Data 2013.
     */
    record Netal(int alpha, int beta) implements Rule {
        /** Checks that both are above 0. */
        public Netal {
            check(alpha, beta);
        }
    }

    /** Always the same direction. */
    record Only(Direction direction) implements Rule {
        /** Checks that there is one. */
        public Only {
            Objects.requireNonNull(direction, "direction");
        }
    }

    /** The rule of the GAP benchmarks with their own parameters. */
    static Rule gapbs() {
        return new Gapbs(15, 18);
    }

    /** The rule of the GAP benchmarks. */
    static Rule gapbs(int alpha, int beta) {
        return new Gapbs(alpha, beta);
    }

    /** NETAL's rule with its parameters for Kronecker graphs. */
    static Rule netal() {
        return new Netal(64, 4);
    }

    /** NETAL's rule. */
    static Rule netal(int alpha, int beta) {
        return new Netal(alpha, beta);
    }

    /** Never bottom-up. */
    static Rule topDown() {
        return new Only(Direction.TOP_DOWN);
    }

    /** Never top-down. */
    static Rule bottomUp() {
        return new Only(Direction.BOTTOM_UP);
    }

    private static void check(int alpha, int beta) {
        if (alpha < 1 || beta < 1) {
            throw new IllegalArgumentException(
                    "rule: found alpha " + alpha + " and beta " + beta + "; expected both above 0");
        }
    }
}
