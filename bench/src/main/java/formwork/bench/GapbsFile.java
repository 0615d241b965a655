package formwork.bench;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The file of an undirected graph that programs of the GAP benchmarks read: a byte 0, INTEGER*8
 * numbers of arcs and vertices, the INTEGER*8 offset of each vertex and of the end, and the
 * INTEGER*4 targets, each followed by its weight if there are weights; without padding,
 * little-endian.
 */
final class GapbsFile {
    private static final int ROOM = 1 << 20;

    private GapbsFile() {}

    static void write(NodeGraph graph, Path file, boolean hasWeights) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(ROOM).order(ByteOrder.LITTLE_ENDIAN);
        try (FileChannel channel =
                FileChannel.open(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE)) {
            buffer.put((byte) (graph.isDirected() ? 1 : 0));
            buffer.putLong(graph.arcCount());
            buffer.putLong(graph.vertexCount());
            long before = 0;
            for (int part = 0; part < graph.vertices().parts(); part++) {
                Arcs arcs = graph.out(part);
                for (int row = 0; row < arcs.rows(); row++) {
                    makeRoom(buffer, channel).putLong(before + arcs.offsets().longAt(row));
                }
                before += arcs.count();
            }
            makeRoom(buffer, channel).putLong(before);
            for (int part = 0; part < graph.vertices().parts(); part++) {
                Arcs arcs = graph.out(part);
                for (long i = 0; i < arcs.count(); i++) {
                    makeRoom(buffer, channel).putInt(arcs.targets().intAt(i));
                    if (hasWeights) {
                        makeRoom(buffer, channel).putInt(arcs.weights().intAt(i));
                    }
                }
            }
            flush(buffer, channel);
        }
    }

    private static ByteBuffer makeRoom(ByteBuffer buffer, FileChannel channel) throws IOException {
        if (buffer.remaining() < Long.BYTES) {
            flush(buffer, channel);
        }
        return buffer;
    }

    private static void flush(ByteBuffer buffer, FileChannel channel) throws IOException {
        buffer.flip();
        while (buffer.hasRemaining()) {
            channel.write(buffer);
        }
        buffer.clear();
    }
}
