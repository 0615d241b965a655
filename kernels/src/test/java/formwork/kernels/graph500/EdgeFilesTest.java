package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
import java.util.List;
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
                EdgeFiles.write(pool, edges, Format.of(format), path);
                try (EdgePairs back =
                        EdgeFiles.read(pool, Format.of(format).arrays(path), "edges")) {
                    assertEquals(1000, back.vertexCount()); // with isolated ones behind the last
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
            EdgeFiles.write(pool, edges, Format.of("(2I4)"), path);
        }
        assertEquals("  -8   2\n   7   0\n   0   5\n", Files.readString(path));
    }

    @ParameterizedTest
    @ValueSource(strings = {"(2I3)", "(I5,I3)", "(2(I5,I3))", "(I5,I5,6I4)", "(2B4)"})
    void refusesFieldsTooNarrowBeforeItWrites(String format) {
        for (long edges : new long[] {16000, 3}) {
            FormworkException fault =
                    assertThrows(
                            FormworkException.class,
                            () -> EdgeFiles.check(Format.of(format), 1000, edges));
            assertEquals(
                    "format \""
                            + format
                            + "\": found a field too narrow for -1000; expected at least 5"
                            + " columns",
                    fault.getMessage());
        }
        Path path = folder.resolve("none");
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs edges = EdgePairs.of(pool, 1000, 998, 999)) {
            assertThrows(
                    FormworkException.class,
                    () -> EdgeFiles.write(pool, edges, Format.of(format), path));
        }
        assertFalse(Files.exists(path));
    }

    @Test
    void fieldsMayBeAsWideAsTheLongestNumberAndOfAnyKindOfInteger() {
        for (String format :
                List.of(
                        "(2I5)",
                        "(I0,1X,I0)",
                        "(I6.5,I6)",
                        "(2(I5,'**'))",
                        "(2Z8)",
                        "(4(I5,:,','))")) {
            EdgeFiles.check(Format.of(format), 1000, 9999);
        }
        EdgeFiles.check(Format.of("(2I12)"), 1 << 30, 1L << 34);
        FormworkException fault =
                assertThrows(
                        FormworkException.class,
                        () -> EdgeFiles.check(Format.of("(2I4)"), 100, 16000));
        assertTrue(fault.getMessage().endsWith(" 5 columns"), fault.getMessage());
    }

    @Test
    void aGraphWithoutVerticesIsAnEmptyFile() throws IOException {
        Path path = folder.resolve("empty");
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs none = EdgePairs.of(pool, 0)) {
            EdgeFiles.write(pool, none, Format.of("(2I4)"), path);
            assertEquals("\n", Files.readString(path));
        }
        try (NodePool pool = TestPools.on(2, 1);
                EdgePairs none = EdgePairs.of(pool, 5)) {
            EdgeFiles.write(pool, none, Format.of("(2I4)"), path);
            assertEquals("  -5   0\n", Files.readString(path));
            try (EdgePairs back = EdgeFiles.read(pool, Format.of("(2I4)").arrays(path), "e")) {
                assertEquals(5, back.vertexCount());
                assertEquals(0, back.count());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(2I12)", "(6I12)", "(1I12)", "(I12,/,I12)", "(2X,I12,TR1,I12)"})
    void readsTheNumbersOfVerticesAndEdgesFromAFileOfFortran(String format) throws IOException {
        int[] all = {-9, 5, 0, 1, 1, 2, 3, 2, 2, 3, 7, 7};
        Path path = folder.resolve("fortran");
        Format.of(format).writeInts(path, all);
        for (int parts = 1; parts <= 3; parts++) {
            try (NodePool pool = TestPools.on(parts, 2);
                    EdgePairs edges =
                            EdgeFiles.read(pool, Format.of(format).arrays(path), "edges")) {
                assertEquals(9, edges.vertexCount());
                assertEquals(5, edges.count());
                for (int i = 0; i < 10; i++) {
                    assertEquals(all[i + 2], edges.ends().intAt(i));
                }
            }
        }
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
                "edges: found vertex 2147483647; expected one below it",
                "          1 2147483647\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 2147483647 vertices and 1 edges; expected no more than 64 vertices for"
                        + " each edge where they are more than 2^24",
                "          1 2147483646\n");
    }

    @Test
    void saysWhereItsBeginningIsNotTrue() {
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 1 edges; expected 2, as the second number says",
                "         -9          2\n          1          8\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found vertex 9; expected those below 9, as the first number says",
                "         -9          1\n          1          9\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 1 numbers; expected two of each edge",
                "         -9          1\n          1\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 1 numbers; expected two of each edge",
                "         -9\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found vertex -9; expected 0 or more",
                "          1          1\n         -9          1\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 2147483647 vertices and 1 edges; expected no more than 64 vertices for"
                        + " each edge where they are more than 2^24",
                "-2147483647          1\n          1          2\n");
        assertFault(
                IoStatus.BAD_SHAPE,
                "edges: found 2147483648 vertices; expected fewer than 2^31",
                "-2147483648          1\n          1          2\n");
    }
}
