package formwork.cli;

import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;

/** What is told of each vertex of a graph, which are counted from 0 here. */
sealed interface VertexColumn {
    /** What it is called. */
    String name();

    /** Integers; numbers of vertices are those of the file already. */
    record Integers(String name, IntToLongFunction values) implements VertexColumn {}

    /** Reals. */
    record Reals(String name, IntToDoubleFunction values) implements VertexColumn {}
}
