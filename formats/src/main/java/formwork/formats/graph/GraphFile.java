package formwork.formats.graph;

/** What a file of any kind of graph holds. */
public interface GraphFile {
    /** Its arcs in the order in which they stand. */
    Arcs arcs();
}
