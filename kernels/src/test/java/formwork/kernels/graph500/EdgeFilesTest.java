package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.ArrayFile;
import formwork.Format;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.TestPools;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.numa.LeakCheck;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.NodeVector;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(LeakCheck.class)
final class EdgeFilesTest {
    @TempDir private Path folder;

    private static ArrayFile text(String format, String text) {
        return Format.of(format)
                .arrays(ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"(2I12)", "(I6,1X,I5)", "(6I8)"})
    void readsWhatItWrote(String format) throws IOException {
        int count = 304; // so that each number below 607 is there
        for (int parts = 1; parts <= 4; parts++) {
            Path path = folder.resolve("edges" + parts);
            try (NodePool pool = TestPools.on(parts, 2);
                    EdgePairs edges =
                            new EdgePairs(
                                    1000,
                                    NodeVector.allocate(pool, ItemKind.INTEGER4, 2L * count),
                                    null)) {
                for (int i = 0; i < 2 * count; i++) {
                    edges.ends().set(i, 37 * i % 607);
                }
                EdgeFiles.write(pool, edges, Format.of(format).arrays(path));
                try (EdgePairs back =
                        EdgeFiles.read(pool, Format.of(format).arrays(path), "edges")) {
                    assertEquals(607, back.vertexCount());
                    assertEquals(count, back.count());
                    for (int i = 0; i < 2 * count; i++) {
                        assertEquals(37 * i % 607, back.ends().intAt(i));
                    }
                }
            }
        }
    }

    @Test
    void writesAnEdgeARecord() throws IOException {
        Path path = folder.resolve("edges");
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges =
                        new EdgePairs(8, NodeVector.allocate(pool, ItemKind.INTEGER4, 4), null)) {
            edges.ends().set(0, 7);
            edges.ends().set(3, 5);
            EdgeFiles.write(pool, edges, Format.of("(2I4)").arrays(path));
        }
        assertEquals("   7   0\n   0   5\n", Files.readString(path));
    }

    @Test
    void readsAnEmptyFileAsNoEdges() throws IOException {
        try (NodePool pool = TestPools.on(1, 1);
                EdgePairs edges = EdgeFiles.read(pool, text("(2I4)", ""), "edges")) {
            assertEquals(0, edges.count());
            assertEquals(0, edges.vertexCount());
        }
    }

    private static void assertFault(IoStatus status, String message, String text) {
        try (NodePool pool = TestPools.on(2, 1)) {
            FormworkException fault =
                    assertThrows(
                            FormworkException.class,
                            () -> EdgeFiles.read(pool, text("(2I11)", text), "edges"));
            assertEquals(message, fault.getMessage());
            assertEquals(status, fault.status());
        }
    }

    @Test
    void saysWhatIsNoEdge() {
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 3 numbers; expected two of each edge",
                "          1          2\n          3\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found vertex -2; expected 0 or more",
                "          1         -2\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found vertex 2147483647 in 1 edges; expected numbers below 2^24, or below 64"
                        + " for each edge, and 2^31 - 1",
                "          1 2147483647\n");
    }
}
