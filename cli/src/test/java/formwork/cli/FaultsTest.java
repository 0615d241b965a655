package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.BreadthFirstSearch;
import formwork.kernels.search.BrokenTree;
import formwork.kernels.search.Rule;
import formwork.kernels.search.TreeCheck;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What no input of a test leads to. */
final class FaultsTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    private String said() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aSearchThatIsWrongIsALine() {
        Machine machine = Machine.here(text -> {});
        try (NodePool pool = machine.pool(1);
                EdgePairs edges = EdgePairs.of(pool, 4, 0, 1, 1, 2, 2, 3);
                EdgePairs others = EdgePairs.of(pool, 4, 0, 1, 1, 2, 2, 3, 0, 3);
                NodeGraph graph = GraphBuilder.on(pool).build(edges);
                BreadthFirstSearch search = BreadthFirstSearch.of(graph, Rule.gapbs())) {
            BrokenTree broken =
                    assertThrows(BrokenTree.class, () -> TreeCheck.check(others, search.from(0)));
            assertEquals(ExitCode.WRONG, Faults.report(broken, err));
        }
        assertEquals(
                "formwork: tree of root 0, rule 3, edge 3: found vertices 0 and 3 at levels 0 and 3;"
                        + " expected levels that differ by 1 at most\n",
                said());
    }

    @Test
    void memoryBesideTheHeapIsNotThatOfTheHeap() {
        OutOfMemoryError ours = new OutOfMemoryError("graph: found 3 vertices; expected 2");
        assertEquals(ExitCode.WRONG, Faults.report(ours, err));
        assertEquals("formwork: memory: graph: found 3 vertices; expected 2\n", said());
        assertEquals(ExitCode.WRONG, Faults.report(new OutOfMemoryError("Java heap space"), err));
        assertTrue(said().endsWith(" as -Xmx in FORMWORK_JAVA_OPTS gives it\n"), said());
    }
}
