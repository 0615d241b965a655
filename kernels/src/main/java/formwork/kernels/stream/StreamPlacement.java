package formwork.kernels.stream;

import java.util.Locale;

/** Where the vectors lie; the ways that are compared. */
public enum StreamPlacement {
    /** Each vector as one thread finds it, which touches all of it first. */
    FIRST_TOUCH,
    /** Each vector in one piece, whose pages are with the threads that work on them. */
    LOCAL,
    /** Each vector's pages on the nodes in turn. */
    INTERLEAVE,
    /** Each vector on one node, the first home's, whoever works on it. */
    BIND,
    /** Each vector in a part for each node, bound to it. */
    SPLIT;

    /** As the command has it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
