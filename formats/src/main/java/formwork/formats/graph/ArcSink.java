package formwork.formats.graph;

/** What is done with the arcs of a file, one after the other. Vertices are counted from 0. */
public interface ArcSink {
    /** The next arc, with a weight that is an integer; 1 if the file gives none. */
    void arc(long source, long target, long weight);

    /** The next arc, with a real weight. */
    default void arc(long source, long target, double weight) {
        throw new IllegalStateException("found a real weight; expected integers");
    }
}
