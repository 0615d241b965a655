package formwork.kernels.graph;

import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Puts a graph together, stage after stage: each is done by all threads of the pool, each of which
 * writes to its own node only, but for the numbering: its tables lie on all nodes in turn.
 *
 * <ol>
 *   <li>Count the arcs of a few vertices together, loops left out; sums give their places.
 *   <li>Fill these buckets: the threads of each home go over all edges for the ends in its part.
 *   <li>Sort each bucket into rows, and drop what came twice.
 *   <li>Order: number vertices by the degrees that they now have.
 *   <li>Pack: copy rows to where they stay, numbered and sorted anew.
 *   <li>Forward: transpose the rows of each part.
 * </ol>
 */
final class GraphBuilding {
    // Where each row begins and ends while it is loose, by each of its ends, and where it is
    // packed.
    private static final long LOOSE_BYTES = 2L * Long.BYTES;
    private static final long PACKED_BYTES = Long.BYTES;
    private static final int MANY_VERTICES = 1 << 24;

    private final NodePool pool;
    private final GraphMemory memory;
    private final EdgePairs edges;
    private final boolean isDirected;
    private final boolean isOnHeap;
    private final List<Construction.Stage> stages = new ArrayList<>();
    private long stageBegin = System.nanoTime();

    GraphBuilding(NodePool pool, EdgePairs edges, boolean isDirected, boolean isOnHeap) {
        this.pool = pool;
        this.edges = edges;
        this.isDirected = isDirected;
        this.isOnHeap = isOnHeap;
        memory = new GraphMemory(pool, isOnHeap);
    }

    NodeGraph build(boolean isByDegree, boolean hasForward) {
        requireRoom();
        boolean isBuilt = false;
        try {
            NodeGraph graph = stages(isByDegree, hasForward);
            isBuilt = true;
            return graph;
        } finally {
            if (!isBuilt) {
                memory.close();
            }
        }
    }

    /** Vertices take memory even where there is no edge, and their number costs nothing to say. */
    private void requireRoom() {
        int vertices = edges.vertexCount();
        if (vertices < MANY_VERTICES || isOnHeap) {
            return;
        }
        long bytes = vertices * (LOOSE_BYTES * (isDirected ? 2 : 1) + PACKED_BYTES);
        long room = pool.machine().mostBytes();
        if (bytes > room) {
            throw new OutOfMemoryError(
                    "graph: found "
                            + vertices
                            + " vertices, which take "
                            + bytes
                            + " bytes; expected no more than "
                            + room);
        }
    }

    private NodeGraph stages(boolean isByDegree, boolean hasForward) {
        int both = LooseRows.BY_FIRST | LooseRows.BY_SECOND;
        LooseRows looseOut = loose(isDirected ? LooseRows.BY_FIRST : both);
        LooseRows looseIn = isDirected ? loose(LooseRows.BY_SECOND) : looseOut;
        DegreeOrder order = null;
        if (isByDegree) {
            order =
                    isDirected
                            ? DegreeOrder.of(pool, memory, looseOut, looseIn)
                            : DegreeOrder.of(pool, memory, looseOut);
            end("order");
        }
        Arcs[] out = packed(looseOut, order);
        Arcs[] in = isDirected ? packed(looseIn, order) : out;
        Split split = looseOut.split;
        Numbering numbering = new Numbering(edges.vertexCount(), edges.vertexCount(), null, null);
        if (order != null) {
            split = order.split();
            numbering = order.numbering();
            order.release();
        }
        Arcs[] forward = new Arcs[out.length];
        if (hasForward) {
            // With one part the rows from all vertices to it are those that there are.
            forward = out.length == 1 ? out : ForwardRows.of(pool, memory, split, in);
            end("forward");
        }
        NodeGraph.Part[] parts = new NodeGraph.Part[out.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new NodeGraph.Part(out[i], in[i], forward[i]);
        }
        Construction construction = new Construction(edges.count(), edges.bytes(), stages);
        return new NodeGraph(pool, split, parts, numbering, isDirected, construction, memory);
    }

    private LooseRows loose(int which) {
        LooseRows rows = new LooseRows(pool, memory, edges, which);
        rows.count();
        end("count");
        rows.fill();
        end("fill");
        rows.sort();
        end("sort");
        return rows;
    }

    private Arcs[] packed(LooseRows loose, DegreeOrder order) {
        Arcs[] rows = PackedRows.of(pool, memory, loose, order);
        loose.release();
        end("pack");
        return rows;
    }

    private void end(String stage) {
        long now = System.nanoTime();
        stages.add(
                new Construction.Stage(
                        stage, memory.takeMostBytes(), memory.bytes(), now - stageBegin));
        stageBegin = now;
    }
}
