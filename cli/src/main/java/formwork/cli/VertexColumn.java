package formwork.cli;

import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;

/** What is told of each vertex of a graph, which are counted from 0 here. */
sealed interface VertexColumn {
    /** What it is called. */
    String name();

    /** Which of two vertices has the greater value. */
    int compare(int one, int other);

    /** Integers; numbers of vertices are those of the file already. */
    record Integers(String name, IntToLongFunction values) implements VertexColumn {
        @Override
        public int compare(int one, int other) {
            return Long.compare(values.applyAsLong(one), values.applyAsLong(other));
        }
    }

    /** Reals. */
    record Reals(String name, IntToDoubleFunction values) implements VertexColumn {
        @Override
        public int compare(int one, int other) {
            return Double.compare(values.applyAsDouble(one), values.applyAsDouble(other));
        }
    }
}
