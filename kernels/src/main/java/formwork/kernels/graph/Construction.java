package formwork.kernels.graph;

import java.util.List;

/**
 * What it took to make a graph.
 *
 * @param edgeCount how many edges there were, loops and those that came twice included
 * @param edgeBytes the memory that they take; it is not part of that of the stages
 * @param stages one after the other
 */
public record Construction(long edgeCount, long edgeBytes, List<Stage> stages) {
    /**
     * A stage.
     *
     * @param name what is done
     * @param mostBytes the most memory in use meanwhile
     * @param bytes that which is still in use at its end
     * @param nanos how long it took
     */
    public record Stage(String name, long mostBytes, long bytes, long nanos) {}

    /** Copies the list. */
    public Construction {
        stages = List.copyOf(stages);
    }

    /** How long all of it took. */
    public long nanos() {
        return stages.stream().mapToLong(Stage::nanos).sum();
    }

    /** The most memory that was in use, that of the edges included. */
    public long mostBytes() {
        return edgeBytes + stages.stream().mapToLong(Stage::mostBytes).max().orElse(0);
    }

    /** The memory that the graph takes. */
    public long bytes() {
        return stages.isEmpty() ? 0 : stages.get(stages.size() - 1).bytes();
    }
}
