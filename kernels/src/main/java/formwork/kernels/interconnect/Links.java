package formwork.kernels.interconnect;

import formwork.formats.graph.Arcs;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.Arrays;
import java.util.BitSet;

/** Links as they are laid: none from a switch to itself, none twice. */
final class Links {
    private final int switches;
    private final BitSet[] ends;

    Links(int switches) {
        this.switches = switches;
        ends = new BitSet[switches];
        Arrays.setAll(ends, i -> new BitSet());
    }

    void join(int a, int b) {
        if (a != b) {
            ends[a].set(b);
            ends[b].set(a);
        }
    }

    void cut(int a, int b) {
        ends[a].clear(b);
        ends[b].clear(a);
    }

    boolean has(int a, int b) {
        return ends[a].get(b);
    }

    /** With hosts at every switch. */
    Topology toTopology(String name) {
        int[] all = new int[switches];
        Arrays.setAll(all, i -> i);
        return toTopology(name, all, new int[0]);
    }

    Topology toTopology(String name, int[] hostSwitches, int[] sides) {
        int[] offsets = new int[switches + 1];
        for (int i = 0; i < switches; i++) {
            offsets[i + 1] = Math.addExact(offsets[i], ends[i].cardinality());
        }
        int[] neighbours = new int[offsets[switches]];
        int count = 0;
        for (BitSet some : ends) {
            for (int i = some.nextSetBit(0); i >= 0; i = some.nextSetBit(i + 1)) {
                neighbours[count++] = i;
            }
        }
        Topology topology = new Topology(name, offsets, neighbours, hostSwitches, sides);
        int[] distances = topology.distances(0);
        for (int i = 0; i < switches; i++) {
            if (distances[i] < 0) {
                throw new IllegalArgumentException(
                        name
                                + ": found no way from switch 0 to switch "
                                + i
                                + "; expected all to be connected");
            }
        }
        return topology;
    }

    static Arcs arcs(Topology topology) {
        int[] sources = new int[topology.linkCount()];
        int[] targets = new int[topology.linkCount()];
        int count = 0;
        for (int from = 0; from < topology.switchCount(); from++) {
            for (int link = 0; link < topology.degree(from); link++) {
                int to = topology.neighbour(from, link);
                if (from < to) {
                    sources[count] = from;
                    targets[count++] = to;
                }
            }
        }
        return new Arcs(
                topology.switchCount(),
                false,
                Indices.of(sources),
                Indices.of(targets),
                new Values.Pattern(count));
    }
}
