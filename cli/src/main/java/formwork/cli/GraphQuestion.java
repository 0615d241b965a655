package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.network.Betweenness;
import formwork.kernels.network.Closeness;
import formwork.kernels.network.Components;
import formwork.kernels.network.ConnectedComponents;
import formwork.kernels.network.Distances;
import formwork.kernels.network.PageRank;
import formwork.kernels.network.Ranks;
import formwork.kernels.network.ShortestPaths;
import formwork.kernels.search.BreadthFirstSearch;
import formwork.kernels.search.Rule;
import formwork.kernels.search.SearchTree;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Asks a graph for a measure.
 *
 * @param input what the file holds
 * @param root where it begins, as the file has it; null for the vertex with most arcs
 * @param rule which way searches go
 * @param samples how many vertices are drawn; 0 for all
 * @param seed of these
 * @param delta of shortest paths; 0 for what suits
 * @param ranks how vertices are ranked
 */
record GraphQuestion(
        InputGraph input,
        Integer root,
        Rule rule,
        int samples,
        long seed,
        int delta,
        PageRank.Rule ranks) {

    /** The answer. */
    GraphAnswer ask(GraphMeasure measure, NodeGraph graph) {
        return switch (measure) {
            case BFS -> search(graph);
            case SSSP -> paths(graph);
            case BC ->
                    scores(
                            "betweenness",
                            samples == 0
                                    ? Betweenness.exact(graph)
                                    : Betweenness.sampled(graph, drawn(), seed));
            case CLOSENESS ->
                    scores(
                            "closeness",
                            samples == 0
                                    ? Closeness.exact(graph)
                                    : Closeness.sampled(graph, drawn(), seed));
            case CC -> components(graph);
            case PR -> rank(graph);
        };
    }

    private int drawn() {
        return Math.min(samples, input.vertexCount());
    }

    // ---- from a root ----

    private int begin(NodeGraph graph) {
        if (root == null) {
            return mostArcs(graph);
        }
        if (root < input.first() || root > input.last()) {
            throw new FormworkException(
                    IoStatus.BAD_INDEX,
                    input.name()
                            + ": found no vertex "
                            + root
                            + ", where to begin; expected one of "
                            + input.first()
                            + " to "
                            + input.last());
        }
        return root - input.first();
    }

    /** The first vertex of those with most arcs from them. */
    private int mostArcs(NodeGraph graph) {
        int vertex = 0;
        long most = -1;
        for (int k = 0; k < graph.vertices().parts(); k++) {
            int first = (int) graph.vertices().range(k).from();
            for (int row = 0; row < graph.out(k).rows(); row++) {
                long degree = graph.out(k).degree(row);
                int outer = graph.numbering().outer(first + row);
                if (degree > most || degree == most && outer < vertex) {
                    most = degree;
                    vertex = outer;
                }
            }
        }
        return vertex;
    }

    private GraphAnswer search(NodeGraph graph) {
        int begin = begin(graph);
        int count = input.vertexCount();
        int[] parents = new int[count];
        int[] levels = new int[count];
        Map<String, Number> facts = new LinkedHashMap<>();
        int last = 0;
        try (BreadthFirstSearch search = BreadthFirstSearch.of(graph, rule)) {
            SearchTree tree = search.from(begin);
            for (int vertex = 0; vertex < count; vertex++) {
                parents[vertex] = tree.parent(vertex);
                levels[vertex] = tree.level(vertex);
                last = Math.max(last, levels[vertex]);
            }
            facts.put("root", input.shown(begin));
            facts.put("reached", tree.reached());
            facts.put("levels", last + 1);
        }
        return new GraphAnswer(
                List.of(
                        new VertexColumn.Integers("parent", v -> input.shown(parents[v])),
                        new VertexColumn.Integers("level", v -> levels[v])),
                facts,
                facts.get("reached")
                        + " reached from vertex "
                        + input.shown(begin)
                        + ", at most "
                        + last
                        + (last == 1 ? " arc" : " arcs")
                        + " away");
    }

    private GraphAnswer paths(NodeGraph graph) {
        int begin = begin(graph);
        long[] distances;
        try (ShortestPaths paths =
                delta == 0 ? ShortestPaths.of(graph) : ShortestPaths.of(graph, delta)) {
            distances = paths.from(begin).toArray();
        }
        long farthest = 0;
        long reached = 0;
        for (int vertex = 0; vertex < distances.length; vertex++) {
            if (distances[vertex] == Distances.UNREACHED) {
                distances[vertex] = -1;
            } else {
                reached++;
                farthest = Math.max(farthest, distances[vertex]);
            }
        }
        Map<String, Number> facts = new LinkedHashMap<>();
        facts.put("root", input.shown(begin));
        facts.put("reached", reached);
        facts.put("farthest", farthest);
        return new GraphAnswer(
                List.of(new VertexColumn.Integers("distance", v -> distances[v])),
                facts,
                reached
                        + " reached from vertex "
                        + input.shown(begin)
                        + ", at most "
                        + farthest
                        + " away");
    }

    // ---- of all vertices ----

    private GraphAnswer components(NodeGraph graph) {
        Components components = ConnectedComponents.of(graph);
        int count = components.count();
        int largest = Arrays.stream(components.sizes()).max().orElse(0);
        Map<String, Number> facts = new LinkedHashMap<>();
        facts.put("components", count);
        facts.put("largest", largest);
        return new GraphAnswer(
                List.of(new VertexColumn.Integers("component", v -> input.shown(components.of(v)))),
                facts,
                count
                        + (count == 1 ? " component" : " components")
                        + ", the largest of "
                        + largest
                        + (largest == 1 ? " vertex" : " vertices"));
    }

    private GraphAnswer rank(NodeGraph graph) {
        Ranks found = PageRank.of(graph, ranks);
        if (!found.isConverged() && ranks.tolerance() > 0) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    input.name()
                            + ": found a change of "
                            + found.change()
                            + " after "
                            + found.steps()
                            + " iterations; expected less than "
                            + ranks.tolerance());
        }
        double[] values = found.toArray();
        GraphAnswer scores = scores("rank", values);
        Map<String, Number> facts = new LinkedHashMap<>(scores.facts());
        facts.put("iterations", found.steps());
        return new GraphAnswer(
                scores.columns(),
                facts,
                found.steps()
                        + (found.steps() == 1 ? " iteration, " : " iterations, ")
                        + scores.told());
    }

    private GraphAnswer scores(String name, double[] values) {
        int best = 0;
        for (int vertex = 0; vertex < values.length; vertex++) {
            best = values[vertex] > values[best] ? vertex : best;
        }
        Map<String, Number> facts = new LinkedHashMap<>();
        facts.put("best", input.shown(best));
        return new GraphAnswer(
                List.of(new VertexColumn.Reals(name, v -> values[v])),
                facts,
                "the greatest " + name + " is that of vertex " + input.shown(best));
    }
}
