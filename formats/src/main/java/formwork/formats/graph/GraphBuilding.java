package formwork.formats.graph;

import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;

/** Puts the arcs of each vertex together, in the order in which they come: a counting sort. */
final class GraphBuilding {
    private final Arcs arcs;
    private final int[] offsets;
    private final int[] targets;
    private long[] integers;
    private double[] reals;

    private GraphBuilding(Arcs arcs) {
        this.arcs = arcs;
        long entries = arcs.count();
        if (!arcs.isDirected()) {
            for (long i = 0; i < arcs.count(); i++) {
                entries += arcs.sources().at(i) == arcs.targets().at(i) ? 0 : 1;
            }
        }
        if (entries > IndexList.MOST || arcs.vertexCount() >= IndexList.MOST) {
            throw new IllegalArgumentException(
                    "graph: found "
                            + arcs.vertexCount()
                            + " vertices and "
                            + entries
                            + " arcs; expected as many as arrays take");
        }
        offsets = new int[(int) arcs.vertexCount() + 1];
        targets = new int[(int) entries];
        if (arcs.weights() instanceof Values.Integers) {
            integers = new long[targets.length];
        } else if (!(arcs.weights() instanceof Values.Pattern)) {
            reals = new double[targets.length];
        }
    }

    static Graph of(Arcs arcs) {
        return new GraphBuilding(arcs).build();
    }

    private Graph build() {
        Indices sources = arcs.sources();
        Indices ends = arcs.targets();
        boolean isBothWays = !arcs.isDirected();
        for (long i = 0; i < arcs.count(); i++) {
            offsets[(int) sources.at(i) + 1]++;
            if (isBothWays && sources.at(i) != ends.at(i)) {
                offsets[(int) ends.at(i) + 1]++;
            }
        }
        for (int v = 1; v < offsets.length; v++) {
            offsets[v] += offsets[v - 1];
        }
        for (long i = 0; i < arcs.count(); i++) {
            put(sources.at(i), ends.at(i), i);
            if (isBothWays && sources.at(i) != ends.at(i)) {
                put(ends.at(i), sources.at(i), i);
            }
        }
        // each offset has moved to the next one's place
        System.arraycopy(offsets, 0, offsets, 1, offsets.length - 1);
        offsets[0] = 0;
        return new Graph(arcs.isDirected(), Indices.of(offsets), Indices.of(targets), weights());
    }

    private void put(long source, long target, long arc) {
        int position = offsets[(int) source]++;
        targets[position] = (int) target;
        if (integers != null) {
            integers[position] = ((Values.Integers) arcs.weights()).array()[(int) arc];
        } else if (reals != null) {
            reals[position] = arcs.weights().real(arc);
        }
    }

    private Values weights() {
        if (integers != null) {
            return new Values.Integers(integers);
        }
        return reals != null ? new Values.Reals(reals) : new Values.Pattern(targets.length);
    }
}
