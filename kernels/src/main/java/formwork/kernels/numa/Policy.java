package formwork.kernels.numa;

import static java.util.Objects.requireNonNull;

import java.util.Locale;

/**
 * Where the pages of a buffer go.
 *
 * @param mode how
 * @param nodes the nodes that it is about; empty where the mode needs none
 */
public record Policy(Mode mode, IdSet nodes) {
    /** The ways to choose a node for a page, with the numbers that the kernel has for them. */
    public enum Mode {
        /**
         * On the node of the thread that touches the page first, unless the process has more to
         * say.
         */
        FIRST_TOUCH(0),
        /** On this node if it has room. */
        PREFERRED(1),
        /** On these nodes, whatever happens. */
        BIND(2),
        /** On these nodes in turn. */
        INTERLEAVE(3),
        /**
         * On the node of the thread that touches the page first, whatever the process has to say.
         */
        LOCAL(4);

        private final int number;

        Mode(int number) {
            this.number = number;
        }

        int number() {
            return number;
        }

        /** As messages have it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Checks that there are nodes where the mode needs some, and none where not. */
    public Policy {
        requireNonNull(mode);
        boolean needsNodes = mode == Mode.PREFERRED || mode == Mode.BIND || mode == Mode.INTERLEAVE;
        if (needsNodes == nodes.isEmpty() || mode == Mode.PREFERRED && nodes.size() > 1) {
            throw badNodes(mode, nodes);
        }
    }

    private static IllegalArgumentException badNodes(Mode mode, IdSet nodes) {
        String expected =
                switch (mode) {
                    case PREFERRED -> "one";
                    case BIND, INTERLEAVE -> "one or more";
                    default -> "none";
                };
        return new IllegalArgumentException(
                mode + ": found the nodes \"" + nodes + "\"; expected " + expected);
    }

    /** Nothing is asked of the system. */
    public static Policy firstTouch() {
        return new Policy(Mode.FIRST_TOUCH, IdSet.NONE);
    }

    /** On the node of the thread that touches a page first. */
    public static Policy local() {
        return new Policy(Mode.LOCAL, IdSet.NONE);
    }

    /** On this node and no other. */
    public static Policy bind(int node) {
        return new Policy(Mode.BIND, IdSet.of(node));
    }

    /** On this node if it has room. */
    public static Policy preferred(int node) {
        return new Policy(Mode.PREFERRED, IdSet.of(node));
    }

    /** Page after page on these nodes in turn. */
    public static Policy interleave(IdSet nodes) {
        return new Policy(Mode.INTERLEAVE, nodes);
    }

    /** As {@code bind 3}. */
    @Override
    public String toString() {
        return nodes.isEmpty() ? mode.toString() : mode + " " + nodes;
    }
}
