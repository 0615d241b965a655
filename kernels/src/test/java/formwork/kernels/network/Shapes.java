package formwork.kernels.network;

import formwork.kernels.TestPools;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.numa.NodePool;
import java.util.function.BiConsumer;

/** The ways in which a graph can be there. */
final class Shapes {
    private static final int[] PARTS = {1, 2, 3, 4, 8};

    private Shapes() {}

    /**
     * The same in 1, 2, 3 and 4 parts with a thread each, in each in another way, for graphs of
     * many levels: a level has barriers, which are long where there are fewer processors.
     */
    static void few(PlainGraph plain, boolean hasWeights, BiConsumer<NodeGraph, String> look) {
        for (int parts = 1; parts <= 4; parts++) {
            try (NodePool pool = TestPools.on(parts, 1)) {
                look(pool, plain, hasWeights, look, parts + " parts", parts - 1);
            }
        }
    }

    /**
     * Has a graph looked at in 1, 2, 3, 4 and 8 parts, and in 1 and 2 with several threads,
     * numbered by degree and not, on the heap and beside it. The text says which it is.
     */
    static void each(PlainGraph plain, boolean hasWeights, BiConsumer<NodeGraph, String> look) {
        for (int parts : PARTS) {
            for (int threads = 1; threads <= (parts <= 2 ? 3 : 1); threads += 2) {
                try (NodePool pool = TestPools.on(parts, threads)) {
                    String text = parts + " parts, " + threads + " threads each";
                    for (int how = 0; how < 4; how++) {
                        look(pool, plain, hasWeights, look, text, how);
                    }
                }
            }
        }
    }

    private static void look(
            NodePool pool,
            PlainGraph plain,
            boolean hasWeights,
            BiConsumer<NodeGraph, String> look,
            String text,
            int how) {
        boolean isByDegree = (how & 1) != 0;
        boolean isOnHeap = (how & 2) != 0;
        try (NodeGraph graph = plain.on(pool, isByDegree, isOnHeap, hasWeights)) {
            String more = (isByDegree ? ", by degree" : "") + (isOnHeap ? ", on the heap" : "");
            look.accept(graph, text + more);
        }
    }
}
