package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kind;
import formwork.formats.Source;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.GraphBuilder;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.loading.NodeStorage;
import formwork.kernels.network.PageRank;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.Rule;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork graph}: what is found of the vertices of a graph. */
@Command(
        name = "graph",
        mixinStandardHelpOptions = true,
        description = "Searches a graph, or finds what its vertices are to it.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork graph bfs laplace.rsa --root 1 --format '(3I6)'",
            "  formwork graph sssp USA-road-d.NY.gr -o distances.csv",
            "  formwork graph pr wiki-Vote.txt --top 10",
            "  formwork graph bc karate.graph --json",
            "  formwork graph cc pairs.txt --as edge-list",
            "",
            "MEASURE is",
            "  bfs        a breadth-first search: of each vertex its parent, and its level from 0 on",
            "  sssp       shortest paths: of each vertex its distance from the root, by the lengths of",
            "             arcs, integers from 0 to 2147483647",
            "  bc         betweenness: how many shortest paths lead through a vertex, shares of them",
            "             where a pair of vertices has several; of undirected graphs each pair once",
            "  cc         connected components, each named by its first vertex; arcs count both ways",
            "  pr         PageRank; the ranks of all vertices add up to 1",
            "  closeness  how near a vertex is to those that reach it, from 0 to 1",
            "",
            "FILE is of any kind of graph or matrix that \"formwork info --kinds\" lists; a symmetric",
            "matrix is an undirected graph, another one has an arc for each entry, from its row to its",
            "column. Vertices have their numbers in the file. What is not reached has -1. Loops do not",
            "count, and of edges that come twice only the shortest. A summary is on standard error."
        })
final class GraphCommand implements Callable<Integer> {
    private static final int MOST = Integer.MAX_VALUE - 16;

    @Parameters(
            index = "0",
            paramLabel = "MEASURE",
            description = "bfs, sssp, bc, cc, pr or closeness.")
    private GraphMeasure measure;

    @Parameters(
            index = "1",
            paramLabel = "FILE",
            description = "The file of the graph; - is standard input.")
    private String input;

    @Option(
            names = "--root",
            paramLabel = "VERTEX",
            description = "Where bfs and sssp begin (the vertex with most arcs).")
    private Integer root;

    @Mixin private RuleOptions rules;

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "Have bc and closeness begin at N vertices only, drawn at random (all).")
    private Integer samples;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Of what is drawn (${DEFAULT-VALUE}).",
            defaultValue = "1")
    private long seed;

    @Option(
            names = "--delta",
            paramLabel = "N",
            description = "The width of sssp's buckets (what suits the lengths).")
    private Integer delta;

    @Option(
            names = "--damping",
            paramLabel = "D",
            description = "How likely pr is to follow an arc (0.85).")
    private Double damping;

    @Option(
            names = "--tolerance",
            paramLabel = "R",
            description = "The sum of changes at which pr ends (1e-10).")
    private Double tolerance;

    @Option(
            names = "--iterations",
            paramLabel = "N",
            description = "After which pr is given up (200).")
    private Integer iterations;

    @Option(names = "--directed", description = "Take edges as arcs that go one way.")
    private boolean isDirected;

    @Option(names = "--undirected", description = "Take arcs as edges that go both ways.")
    private boolean isUndirected;

    @Option(
            names = "--by-degree",
            description =
                    "Number vertices by degree within, which takes time once and saves some in"
                            + " searches.")
    private boolean isByDegree;

    @Option(names = "--as", paramLabel = "KIND", description = "Take FILE for one of this kind.")
    private String kindName;

    @Option(
            names = "--top",
            paramLabel = "N",
            description =
                    "Only the N vertices with the greatest score or distance: of bc, closeness, pr and"
                            + " sssp.")
    private Integer top;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "Write all with one WRITE statement, not with commas between.")
    private String format;

    @Mixin private OutputFile output;
    @Mixin private PoolOptions pools;

    @Option(
            names = "--json",
            description = "One JSON object; what is told of vertices is in it without --output.")
    private boolean isJson;

    private final Streams streams;

    GraphCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        checkOptions();
        Rule rule = rules.rule();
        PageRank.Rule ranks = ranks();
        Format rows = format == null ? null : Format.of(format);
        Kind<?> given = kindName == null ? null : KindFiles.named("--as", kindName);
        try (NodePool pool = pools.pool(PoolOptions.machine(streams))) {
            InputGraph graph;
            NodeGraph arcs;
            try (NodeStorage nodes = new NodeStorage(pool)) {
                graph = read(given, nodes);
                arcs = build(pool, graph);
            }
            try (arcs) {
                GraphAnswer answer =
                        ask(
                                new GraphQuestion(
                                        graph,
                                        root,
                                        rule,
                                        or(samples, 0),
                                        seed,
                                        or(delta, 0),
                                        ranks),
                                arcs);
                write(new VertexTable(graph, answer.columns(), or(top, 0)), rows, arcs, answer);
            }
        }
        return ExitCode.OK;
    }

    private static int or(Integer value, int otherwise) {
        return value == null ? otherwise : value;
    }

    // ---- options ----

    private void checkOptions() {
        requireFor("--root", root, measure.hasRoot());
        requireFor("--rule", rules.isGiven() ? rules : null, measure == GraphMeasure.BFS);
        requireFor("--samples", samples, measure.hasSamples());
        requireFor("--delta", delta, measure == GraphMeasure.SSSP);
        requireFor("--damping", damping, measure == GraphMeasure.PR);
        requireFor("--tolerance", tolerance, measure == GraphMeasure.PR);
        requireFor("--iterations", iterations, measure == GraphMeasure.PR);
        requireFor("--top", top, measure.hasTop());
        PoolOptions.requireWithin("--samples", samples, 1, MOST);
        PoolOptions.requireWithin("--delta", delta, 1, MOST);
        PoolOptions.requireWithin("--iterations", iterations, 1, MOST);
        PoolOptions.requireWithin("--top", top, 1, MOST);
        if (isDirected && isUndirected) {
            throw new UsageException("found --directed and --undirected; expected one of them");
        }
        if (isJson && format != null && !output.isFile()) {
            throw new UsageException(
                    "found --json and --format without a file of --output; expected it");
        }
        pools.check();
    }

    private void requireFor(String option, Object value, boolean isTaken) {
        if (value != null && !isTaken) {
            throw new UsageException(option + ": found it with " + name() + ", which takes none");
        }
    }

    private String name() {
        return measure.name().toLowerCase(Locale.ROOT);
    }

    private PageRank.Rule ranks() {
        double d = damping == null ? PageRank.Rule.USUAL.damping() : damping;
        double t = tolerance == null ? PageRank.Rule.USUAL.tolerance() : tolerance;
        if (!(d >= 0 && d < 1)) {
            throw new UsageException(
                    "--damping: found " + d + "; expected 0 or more, and less than 1");
        }
        if (!(t >= 0 && t < 1)) {
            throw new UsageException(
                    "--tolerance: found " + t + "; expected 0 or more, and less than 1");
        }
        return new PageRank.Rule(d, t, or(iterations, PageRank.Rule.USUAL.mostSteps()), true);
    }

    // ---- the graph ----

    private InputGraph read(Kind<?> given, NodeStorage nodes) throws IOException {
        InputGraph graph;
        try (Source source = KindFiles.open(input, streams)) {
            graph = InputGraph.read(source, InputFile.shownName(input), given, nodes);
        }
        if (graph.vertexCount() == 0) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE, graph.name() + ": found no vertex; expected some");
        }
        if (measure == GraphMeasure.SSSP) {
            graph.requireLengths();
        } else {
            graph = graph.withoutWeights();
        }
        return isDirected || isUndirected ? graph.withDirection(isDirected) : graph;
    }

    private NodeGraph build(NodePool pool, InputGraph graph) {
        GraphBuilder builder = GraphBuilder.on(pool);
        builder = isByDegree ? builder.byDegree() : builder;
        builder = graph.arcs().isDirected() ? builder.directed() : builder;
        try (EdgePairs edges = graph.edges(pool)) {
            return builder.build(edges);
        }
    }

    private GraphAnswer ask(GraphQuestion question, NodeGraph arcs) {
        try {
            return question.ask(measure, arcs);
        } catch (FormworkException e) {
            boolean isNamed = e.getMessage().startsWith(question.input().name() + ": ");
            throw isNamed ? e : question.input().named(e);
        }
    }

    // ---- what comes out ----

    private void write(VertexTable table, Format rows, NodeGraph arcs, GraphAnswer answer)
            throws IOException {
        if (!isJson || output.isFile()) {
            output.write(streams, (name, stream) -> writeRows(table, rows, name, stream));
        }
        if (!isJson) {
            streams.err().println("formwork: " + summary(table.graph(), arcs, answer));
            return;
        }
        try (OutputStream out = new StandardOutput(streams.out());
                JsonGenerator json = new JsonFactory().createGenerator(out)) {
            json.writeStartObject();
            json.writeStringField("measure", name());
            json.writeNumberField("vertices", table.graph().vertexCount());
            json.writeNumberField("edges", edgeCount(arcs));
            json.writeBooleanField("isDirected", arcs.isDirected());
            for (Map.Entry<String, Number> fact : answer.facts().entrySet()) {
                json.writeNumberField(fact.getKey(), fact.getValue().longValue());
            }
            json.writeNumberField("parts", arcs.vertices().parts());
            json.writeNumberField("threads", arcs.pool().threads());
            if (!output.isFile()) {
                table.write(json);
            }
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private static void writeRows(VertexTable table, Format rows, String name, OutputStream stream)
            throws IOException {
        if (rows == null) {
            table.write(name, stream);
        } else {
            table.write(rows, name, stream);
        }
    }

    private static long edgeCount(NodeGraph arcs) {
        return arcs.isDirected() ? arcs.arcCount() : arcs.arcCount() / 2;
    }

    private static String summary(InputGraph graph, NodeGraph arcs, GraphAnswer answer) {
        long edges = edgeCount(arcs);
        return counted(graph.vertexCount(), "vertex", "vertices")
                + ", "
                + (arcs.isDirected()
                        ? counted(edges, "arc", "arcs")
                        : counted(edges, "edge", "edges"))
                + ": "
                + answer.told();
    }

    private static String counted(long count, String one, String more) {
        return count + " " + (count == 1 ? one : more);
    }
}
