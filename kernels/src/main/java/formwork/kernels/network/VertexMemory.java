package formwork.kernels.network;

import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeBuffer;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Policy;
import formwork.kernels.numa.Split;
import java.util.ArrayList;
import java.util.List;

/**
 * Numbers for the vertices of a graph, where the graph is: on the heap, or beside it.
 *
 * <p>Those of all parts follow each other, so that any vertex is reached without asking which part
 * it is in; the pages of a part are on its node, since its threads touch them first.
 */
final class VertexMemory implements AutoCloseable {
    private final NodeGraph graph;
    private final boolean isOnHeap;
    private final List<NodeBuffer> buffers = new ArrayList<>();

    VertexMemory(NodeGraph graph) {
        this.graph = graph;
        isOnHeap = graph.out(0).offsets().base() != null;
    }

    /** An INTEGER*4 for each vertex, 0. */
    Span ints() {
        return isOnHeap ? Span.of(new int[graph.vertexCount()]) : buffer(Integer.BYTES);
    }

    /** An INTEGER*8 or a REAL*8 for each vertex, 0. */
    Span longs() {
        return isOnHeap ? Span.of(new long[graph.vertexCount()]) : buffer(Long.BYTES);
    }

    private Span buffer(int size) {
        NodeBuffer buffer =
                graph.pool()
                        .machine()
                        .allocate((long) graph.vertexCount() * size, Policy.firstTouch());
        buffers.add(buffer);
        graph.pool().run(worker -> touch(worker, buffer, size));
        return Span.of(buffer);
    }

    private void touch(NodeWorker worker, NodeBuffer buffer, int size) {
        Split.Range mine = worker.share(graph.vertices().range(worker.home()));
        buffer.touch(mine.from() * size, mine.size() * size);
    }

    /** Gives the memory back. */
    @Override
    public void close() {
        buffers.forEach(NodeBuffer::close);
    }
}
