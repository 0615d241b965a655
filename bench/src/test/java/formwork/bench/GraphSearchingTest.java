package formwork.bench;

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

final class GraphSearchingTest {
    @TempDir private Path folder;

    @Test
    void reachesTheSameEachWay() throws IOException {
        Path file = folder.resolve("some.sg");
        String[] arguments = {
            "--scale",
            "9",
            "--roots",
            "3",
            "--repeats",
            "1",
            "--warm-ups",
            "1",
            "--threads",
            "2",
            "--parts",
            "2",
            "--peers",
            "yes",
            "--file",
            file.toString(),
        };
        GraphSearching.main(arguments); // it compares how many vertices each reaches
        assertEquals(1 << 9, graph(file).getLong(9));
    }

    @Test
    void writesGraphsAsTheGapBenchmarksReadThem() throws IOException {
        Path file = folder.resolve("square.sg");
        try (NodePool pool = Machine.here(warning -> {}).pool(1);
                EdgePairs edges = EdgePairs.of(pool, 4, 0, 1, 1, 2, 2, 2, 1, 0);
                NodeGraph graph = GraphBuilder.on(pool).build(edges)) {
            GapbsFile.write(graph, file, false);
        }
        ByteBuffer bytes = graph(file);
        assertEquals(0, bytes.get());
        for (long number : new long[] {4, 4, 0, 1, 3, 4, 4}) {
            assertEquals(number, bytes.getLong());
        }
        for (int target : new int[] {1, 0, 2, 1}) {
            assertEquals(target, bytes.getInt());
        }
        assertEquals(0, bytes.remaining());
    }

    private static ByteBuffer graph(Path file) throws IOException {
        return ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.LITTLE_ENDIAN);
    }
}
