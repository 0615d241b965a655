package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GraphMeasuresTest {
    @Test
    void timesEachKernelOfASmallGraph() throws IOException {
        GraphMeasures.main(new String[] {"6", "-", "2", "1"});
    }

    @Test
    void writesTheFileThatTheOpponentReads(@TempDir Path directory) throws IOException {
        Path file = directory.resolve("g.wsg");
        try (NodePool pool = Machine.here().pool(1);
                EdgePairs edges =
                        EdgePairs.weighted(pool, 3, new int[] {0, 2, 2, 1}, new int[] {7, 9});
                NodeGraph graph = GraphBuilder.on(pool).build(edges)) {
            GapbsFile.write(graph, file, true);
        }
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        bytes.order(ByteOrder.LITTLE_ENDIAN);
        long[] head = new long[6]; // arcs, vertices, offsets
        int[] arcs = new int[8]; // target and weight
        assertEquals(0, bytes.get());
        for (int i = 0; i < head.length; i++) {
            head[i] = bytes.getLong();
        }
        for (int i = 0; i < arcs.length; i++) {
            arcs[i] = bytes.getInt();
        }
        assertArrayEquals(new long[] {4, 3, 0, 1, 2, 4}, head);
        assertArrayEquals(new int[] {2, 7, 2, 9, 0, 7, 1, 9}, arcs);
        assertEquals(0, bytes.remaining());
    }
}
