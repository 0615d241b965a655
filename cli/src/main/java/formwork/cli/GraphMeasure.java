package formwork.cli;

/** What {@code formwork graph} finds. */
enum GraphMeasure {
    /** A tree of breadth-first search. */
    BFS,
    /** Shortest paths from a vertex. */
    SSSP,
    /** Betweenness centrality. */
    BC,
    /** Connected components. */
    CC,
    /** PageRank. */
    PR,
    /** Closeness centrality. */
    CLOSENESS;

    /** Whether it begins at a vertex. */
    boolean hasRoot() {
        return this == BFS || this == SSSP;
    }

    /** Whether a sample of vertices can do. */
    boolean hasSamples() {
        return this == BC || this == CLOSENESS;
    }

    /** Whether the vertices with the greatest values may be asked for. */
    boolean hasTop() {
        return hasSamples() || this == PR || this == SSSP;
    }
}
