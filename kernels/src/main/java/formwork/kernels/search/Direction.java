package formwork.kernels.search;

/** How the next level of a search is found. */
public enum Direction {
    /** From the frontier along the arcs that begin there. */
    TOP_DOWN,
    /** From the vertices not yet found along the arcs that end there. */
    BOTTOM_UP
}
