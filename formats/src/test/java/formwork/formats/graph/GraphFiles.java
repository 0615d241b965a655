package formwork.formats.graph;

import formwork.formats.Made;
import java.util.List;

/** Files of graphs. */
public final class GraphFiles {
    private GraphFiles() {}

    static final String PATHS =
            """
            c A square with a diagonal, made for a test
            c
            p sp 4 6
            c both ways of the first side
            a 1 2 10
            a 2 1 10
            a 2 3 7
            a 3 4 2147483648

            a 4 1 0
            a 1 3 -5
            c the end
            """;

    static final String COLORING =
            """
            c A triangle and a vertex that is alone
            p edge 4 3
            n 1 3
            n 4 1
            e 1 2
            e 2 3
            e 1 3
            """;

    static final String MAXIMAL =
            """
            p max 4 5
            n 1 s
            n 4 t
            a 1 2 4
            a 1 3 2
            a 2 3 2
            a 2 4 3
            a 3 4 5
            """;

    static final String MINIMAL =
            """
            c Four nodes
            p min 4 5
            n 1 4
            n 4 -4
            a 1 2 0 4 2
            a 1 3 0 2 2
            a 2 3 0 2 1
            a 2 4 0 3 3
            a 3 4 0 5 1
            """;

    static final String SOURCES =
            """
            c sources
            p aux sp ss 3
            s 1
            s 3
            s 5
            """;

    static final String QUERIES = "p aux sp p2p 2\nq 1 5\nq 5 1\n";

    static final String COORDINATES =
            """
            p aux sp co 3
            v 1 -73530767 41085396
            v 2 -73530538 41086098
            v 3 0 -5
            """;

    static final String METIS =
            """
            % a path of four vertices
            4 3
            2
            1 3
            % in the middle
            2 4
            3
            """;

    static final String METIS_ALONE = "3 1\n3\n\n1\n";

    static final String METIS_WEIGHTS =
            """
            % sizes, two weights and weights of edges
             3 2  111 2
               7   1   0    2   10
               8   2   5    1   10    3  200
               9   3   1    2  200
            """;

    static final String METIS_EDGES = " 3 3 1\n 2 5 3 6 \n 1 5 3 7 \n 1 6 2 7 \n";

    static final String EDGES =
            """
            # Directed graph (each unordered pair of nodes is saved once): made.txt
            # A square with a diagonal, and a vertex 700 far away
            # Nodes: 5 Edges: 6
            # FromNodeId\tToNodeId
            0\t1
            1\t0
            1\t3
            3\t4
            # in the middle
            4\t700
            0\t700
            """;

    static final String EDGES_WEIGHTED = "% sym positive\n1 2 5\n2 3 1.50\n3 3 2e-5\n1 3 -7\n";

    /** Each vertex as bytes, the low one first. */
    static String tuples(int bytesEach, long... numbers) {
        StringBuilder text = new StringBuilder();
        for (long number : numbers) {
            for (int i = 0; i < bytesEach; i++) {
                text.append((char) (number >>> 8 * i & 0xff));
            }
        }
        return text.toString();
    }

    static final String TUPLES = tuples(8, 0, 1000, 1000, 5, 700, 700, 1L << 33, 5);

    static final String PACKED = tuples(4, 7, 1000, 0, 70_000, 5, 3, 9, 400_000, 2 << 16);

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("dimacs-sp", "arcs", PATHS),
                    new Made("dimacs-col", "edges", COLORING),
                    new Made("dimacs-col", "without vertices", "p col 2 1\ne 1 2\n"),
                    new Made("dimacs-max", "network", MAXIMAL),
                    new Made("dimacs-min", "network", MINIMAL),
                    new Made("dimacs-ss", "sources", SOURCES),
                    new Made("dimacs-p2p", "queries", QUERIES),
                    new Made("dimacs-co", "coordinates", COORDINATES),
                    new Made("metis", "path", METIS),
                    new Made("metis", "a vertex alone", METIS_ALONE),
                    new Made("metis", "all weights", METIS_WEIGHTS),
                    new Made("metis", "weights of edges", METIS_EDGES),
                    new Made("edge-list", "with gaps", EDGES),
                    new Made("edge-list", "weights", EDGES_WEIGHTED),
                    new Made("edge-list", "nothing but edges", "1 2 3\n2 3 4\n3 1 -5\n"),
                    new Made("graph500", "tuples", TUPLES),
                    new Made("graph500-packed", "packed tuples", PACKED));
}
