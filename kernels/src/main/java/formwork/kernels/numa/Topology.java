package formwork.kernels.numa;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The nodes of a machine, cut down to what this process may use.
 *
 * @param nodes those that are online, by ascending number; there is always one
 * @param cpus the CPUs that this process may use; some may be on no node, as where one is offline
 * @param distances from node to node, by their places in {@code nodes}; 10 is the node itself, and
 *     0 stands for what the system does not say
 * @param caches one for each set of CPUs that share one, by level
 * @param pageBytes of a page of memory
 * @param hugePageBytes of a huge page; 0 if there are none
 * @param notes what of the system's files was missing or not understood
 */
public record Topology(
        List<NumaNode> nodes,
        IdSet cpus,
        List<List<Integer>> distances,
        List<CpuCache> caches,
        int pageBytes,
        long hugePageBytes,
        List<String> notes) {

    private static final int LOCAL_DISTANCE = 10;
    private static final int REMOTE_DISTANCE = 20;

    /** Copies the lists. */
    public Topology {
        nodes = List.copyOf(nodes);
        distances = distances.stream().map(List::copyOf).toList();
        caches = List.copyOf(caches);
        notes = List.copyOf(notes);
        if (nodes.isEmpty()) {
            throw new IllegalArgumentException("nodes: found none; expected one or more");
        }
    }

    /**
     * The machine whose {@code sys} and {@code proc} lie in {@code root}; one node with all CPUs if
     * there are none. What a process may use is told by its files there.
     *
     * @param root {@code /} for this machine
     */
    public static Topology read(Path root) {
        return TopologyReader.read(root, Allowed.in(root), Allowed.UNKNOWN_PAGE_BYTES);
    }

    /** The nodes on which this process can have memory. */
    public IdSet memoryNodes() {
        return IdSet.of(
                nodes.stream().filter(NumaNode::hasUsableMemory).mapToInt(NumaNode::id).toArray());
    }

    /** The node of this number. */
    public Optional<NumaNode> node(int id) {
        return nodes.stream().filter(node -> node.id() == id).findFirst();
    }

    /** The lowest node that has the CPU; -1 if none has. */
    public int nodeOf(int cpu) {
        for (NumaNode node : nodes) {
            if (node.offeredCpus().contains(cpu)) {
                return node.id();
            }
        }
        return -1;
    }

    /** Whether no CPU belongs to two nodes, as they do where a kernel splits one node into many. */
    public boolean isPartition() {
        IdSet seen = IdSet.NONE;
        for (NumaNode node : nodes) {
            if (!seen.and(node.offeredCpus()).isEmpty()) {
                return false;
            }
            seen = seen.or(node.offeredCpus());
        }
        return true;
    }

    /**
     * The distance between two nodes of these numbers as the system has it, or 10 and 20 if it does
     * not say.
     */
    public int distance(int from, int to) {
        int row = place(from);
        int column = place(to);
        if (row >= 0 && column >= 0 && row < distances.size()) {
            List<Integer> line = distances.get(row);
            if (column < line.size() && line.get(column) > 0) {
                return line.get(column);
            }
        }
        return from == to ? LOCAL_DISTANCE : REMOTE_DISTANCE;
    }

    private int place(int id) {
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).id() == id) {
                return i;
            }
        }
        return -1;
    }

    /**
     * Where threads and their memory can be together, by ascending node; never empty. CPUs of a
     * node without usable memory are with the nearest one that has some, the lowest of those as
     * near, and CPUs of no node with the first. Nodes to which no CPU is nearest are left out.
     */
    public List<Home> homes() {
        int[] memory = memoryNodes().toArray();
        if (memory.length == 0) {
            return List.of(new Home(nodes.get(0).id(), cpus));
        }
        IdSet stray = cpus;
        for (NumaNode node : nodes) {
            stray = stray.without(node.cpus());
        }
        List<Home> homes = new ArrayList<>();
        for (int id : memory) {
            IdSet near = id == memory[0] ? stray : IdSet.NONE;
            for (NumaNode node : nodes) {
                if (node.id() == id || !node.hasUsableMemory() && nearest(node.id()) == id) {
                    near = near.or(node.cpus());
                }
            }
            if (!near.isEmpty()) {
                homes.add(new Home(id, near));
            }
        }
        return homes;
    }

    private int nearest(int from) {
        int best = -1;
        for (int id : memoryNodes().toArray()) {
            if (best < 0 || distance(from, id) < distance(from, best)) {
                best = id;
            }
        }
        return best;
    }
}
