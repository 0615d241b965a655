package formwork.kernels.interconnect;

import formwork.formats.graph.Arcs;
import java.util.Arrays;

/**
 * Switches and the links between them, each of which goes both ways. Switches are counted from 0;
 * the links of one are sorted by the switch that they lead to.
 */
public final class Topology {
    private final String name;
    private final int[] offsets;
    private final int[] neighbours;
    private final int[] hostSwitches; // those that hosts may be joined to
    private final int[] sides; // of a torus; else none

    Topology(String name, int[] offsets, int[] neighbours, int[] hostSwitches, int[] sides) {
        this.name = name;
        this.offsets = offsets;
        this.neighbours = neighbours;
        this.hostSwitches = hostSwitches;
        this.sides = sides;
    }

    /**
     * The topology that is this graph: a switch for each vertex, a link for each arc, whatever its
     * direction and weight; loops and doubled arcs count once or not at all.
     *
     * @throws IllegalArgumentException if a switch cannot be reached from another, or there are too
     *     many
     */
    public static Topology of(String name, Arcs graph) {
        if (graph.vertexCount() < 1 || graph.vertexCount() > RoutingTable.MOST_SWITCHES) {
            throw new IllegalArgumentException(
                    name
                            + ": found "
                            + graph.vertexCount()
                            + " vertices; expected 1 to "
                            + RoutingTable.MOST_SWITCHES
                            + " switches");
        }
        Links links = new Links((int) graph.vertexCount());
        for (long i = 0; i < graph.count(); i++) {
            links.join((int) graph.sources().at(i), (int) graph.targets().at(i));
        }
        return links.toTopology(name);
    }

    /** What it is called: {@code torus:16x16}, or the name of a file. */
    public String name() {
        return name;
    }

    /** How many switches there are. */
    public int switchCount() {
        return offsets.length - 1;
    }

    /** How many links there are; each counts once. */
    public int linkCount() {
        return neighbours.length / 2;
    }

    /** How many links a switch has. */
    public int degree(int of) {
        return offsets[of + 1] - offsets[of];
    }

    /** The switch that a link of {@code from} leads to; links are counted from 0. */
    public int neighbour(int from, int link) {
        return neighbours[offsets[from] + link];
    }

    /** How many switches may have hosts; in a fat tree those at its edge only. */
    public int hostSwitchCount() {
        return hostSwitches.length;
    }

    /** The switch {@code index} of those that may have hosts. */
    public int hostSwitch(int index) {
        return hostSwitches[index];
    }

    /** Its sides if it is a torus, the last one counted first; else none. */
    int[] sides() {
        return sides;
    }

    /** Links of the switches before this one, both ends counted. */
    int offset(int of) {
        return offsets[of];
    }

    /** The switch at the far end of a link, by its number among all. */
    int end(int link) {
        return neighbours[link];
    }

    /** The number of the link from one switch to another. */
    int link(int from, int to) {
        return Arrays.binarySearch(neighbours, offsets[from], offsets[from + 1], to);
    }

    /** The graph with an edge for each link, which any kind of graph file can hold. */
    public Arcs toArcs() {
        return Links.arcs(this);
    }

    /**
     * The links on a shortest way from {@code from} to each switch; -1 for one that cannot be
     * reached: a breadth-first search.
     */
    public int[] distances(int from) {
        int[] distances = new int[switchCount()];
        int[] queue = new int[switchCount()];
        Arrays.fill(distances, -1);
        distances[from] = 0;
        queue[0] = from;
        int end = 1;
        for (int done = 0; done < end; done++) {
            int at = queue[done];
            for (int link = offsets[at]; link < offsets[at + 1]; link++) {
                int next = neighbours[link];
                if (distances[next] < 0) {
                    distances[next] = distances[at] + 1;
                    queue[end++] = next;
                }
            }
        }
        return distances;
    }
}
