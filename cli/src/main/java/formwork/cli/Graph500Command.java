package formwork.cli;

import formwork.Format;
import formwork.cli.graph500.Graph500Json;
import formwork.cli.graph500.Graph500Plot;
import formwork.cli.graph500.Graph500Report;
import formwork.cli.graph500.Graph500Text;
import formwork.error.FormworkException;
import formwork.formats.Kind;
import formwork.formats.Source;
import formwork.kernels.graph.EdgePairs;
import formwork.kernels.graph.Kronecker;
import formwork.kernels.graph500.Benchmark;
import formwork.kernels.graph500.BenchmarkResult;
import formwork.kernels.graph500.EdgeFiles;
import formwork.kernels.graph500.PackageEnergy;
import formwork.kernels.loading.NodeStorage;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.search.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code formwork graph500}: the Graph500 benchmark. */
@Command(
        name = "graph500",
        mixinStandardHelpOptions = true,
        description = "Runs the Graph500 benchmark: breadth-first searches, each checked.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork graph500 --scale 16",
            "  formwork graph500 --scale 20 --parts 2 --threads 1 --rule netal --json --plot bfs.svg",
            "  formwork graph500 --scale 18 --dump edges.dat --format '(2I12)'",
            "  formwork graph500 --input edges.dat --format '(2I12)' --roots 8",
            "  formwork graph500 --input USA-road-d.NY.gr",
            "",
            "The edges are the benchmark's own, of 2^S vertices, or those of a file: of any kind of",
            "graph or matrix, or with --format vertices from 0, two for each edge. What --dump writes",
            "begins with minus the number of vertices and the number of edges, in that format too;",
            "a file of --input may leave them out.",
            "",
            "The first lines are those of the benchmark's results; times are seconds. TEPS are edges",
            "traversed in a second: those that the graph was made from, in the component of the root.",
            "Energy is that of the processors as Linux has it from RAPL. The exit status is 1 if a",
            "search is found wrong."
        })
final class Graph500Command implements Callable<Integer> {
    private static final int MOST_SCALE = 30;
    private static final int EDGE_FACTOR = 16;
    private static final int MOST_EDGE_FACTOR = 1024;
    private static final int MOST_ROOTS = 1 << 16;

    // What construction takes at most, edges included: see bench/results.
    private static final long BYTES_PER_EDGE = 34;
    private static final long BYTES_PER_EDGE_WITH_FORWARD = 42;
    private static final double NANO = 1e-9;

    @Option(names = "--scale", paramLabel = "S", description = "Make edges of 2^S vertices.")
    private Integer scale;

    @Option(
            names = "--edge-factor",
            paramLabel = "N",
            description = "How many edges are made for each vertex (16).")
    private Integer edgeFactor;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Of the edges and the roots (${DEFAULT-VALUE}).",
            defaultValue = "1")
    private long seed;

    @Option(
            names = "--input",
            paramLabel = "FILE",
            description = "Take the edges of this file; - is standard input.")
    private String input;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "The format of the file of --input, which else is of a kind that is known, or of"
                            + " --dump (there (2I12)).")
    private String format;

    @Option(
            names = "--as",
            paramLabel = "KIND",
            description = "Take the file of --input for one of this kind.")
    private String kindName;

    @Option(
            names = "--dump",
            paramLabel = "FILE",
            description =
                    "Write the edges that were made to this file, before the graph is put together.")
    private Path dump;

    @Option(
            names = "--roots",
            paramLabel = "N",
            description = "How many searches (${DEFAULT-VALUE}).",
            defaultValue = "64")
    private int roots;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "How many searches come before, which do not count (${DEFAULT-VALUE}).",
            defaultValue = "64")
    private int warmUps;

    @Mixin private RuleOptions rules;
    @Mixin private PoolOptions pools;

    @Option(
            names = "--no-relabel",
            description = "Keep the numbers of vertices; else they are those of their degrees.")
    private boolean keepsNumbers;

    @Option(
            names = "--forward",
            description =
                    "Give top-down steps a graph of their own, by which each node writes its own"
                            + " memory only.")
    private boolean hasForward;

    @Option(names = "--heap", description = "Keep the graph in arrays of the heap.")
    private boolean isOnHeap;

    @Option(names = "--json", description = "One JSON object in place of the lines.")
    private boolean isJson;

    @Option(
            names = "--plot",
            paramLabel = "FILE.svg",
            description =
                    "Draw TEPS of the searches here, and the edges that they scanned by level and"
                            + " direction in FILE-levels.svg.")
    private Path plot;

    private final Streams streams;

    Graph500Command(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        checkOptions();
        Rule rule = rules.rule();
        Format edgeFormat = format != null || dump != null ? edgeFormat() : null;
        if (dump != null) {
            EdgeFiles.check(edgeFormat, 1 << scale, edgeCount());
        }
        Benchmark.Plan plan =
                new Benchmark.Plan(rule, roots, warmUps, seed, !keepsNumbers, hasForward, isOnHeap);
        Machine machine = PoolOptions.machine(streams);
        requireRoom(machine);
        Graph500Report report;
        try (NodePool pool = pools.pool(machine)) {
            report = run(pool, plan, edgeFormat);
        }
        try (TextOutput out = TextOutput.standard(streams)) {
            if (isJson) {
                out.put(Graph500Json.of(report));
                out.endLine();
            } else {
                for (String line : Graph500Text.of(report)) {
                    out.line(line);
                }
            }
        }
        if (plot != null) {
            Graph500Plot.write(report.result(), plot);
        }
        return ExitCode.OK;
    }

    private void checkOptions() throws IOException {
        if ((scale == null) == (input == null)) {
            throw new UsageException(
                    scale == null
                            ? "found no --scale and no --input; expected one of them"
                            : "found --scale and --input; expected one of them");
        }
        if (input != null && dump != null) {
            throw new UsageException("found --input and --dump; expected one of them");
        }
        if (input != null && edgeFactor != null) {
            throw new UsageException("found --input and --edge-factor; expected one of them");
        }
        if (format != null && input == null && dump == null) {
            throw new UsageException("found --format without --input or --dump; expected one");
        }
        if (format != null && "-".equals(input)) {
            throw new UsageException("--input: found -; expected a file with --format");
        }
        OutputPlace.requirePictures("--plot", plot, Graph500Plot::levelsFile);
        if (kindName != null && (input == null || format != null)) {
            throw new UsageException(
                    "--as: found it "
                            + (input == null ? "without --input" : "with --format")
                            + "; expected a file of --input by itself");
        }
        given();
        OutputPlace.require("--dump", dump);
        PoolOptions.requireWithin("--scale", scale, 1, MOST_SCALE);
        PoolOptions.requireWithin("--edge-factor", edgeFactor, 1, MOST_EDGE_FACTOR);
        PoolOptions.requireWithin("--roots", roots, 1, MOST_ROOTS);
        PoolOptions.requireWithin("--warm-up", warmUps, 0, MOST_ROOTS);
        pools.check();
    }

    private Kind<?> given() {
        return kindName == null ? null : KindFiles.named("--as", kindName);
    }

    private Format edgeFormat() {
        return Format.of(format == null ? "(2I12)" : format);
    }

    private long edgeCount() {
        return (long) (edgeFactor == null ? EDGE_FACTOR : edgeFactor) << scale;
    }

    /** Before anything is made: edges alone may fit where the graph does not. */
    private void requireRoom(Machine machine) {
        if (scale == null) {
            return;
        }
        long room = machine.mostBytes();
        long bytes = hasForward ? BYTES_PER_EDGE_WITH_FORWARD : BYTES_PER_EDGE;
        if (edgeCount() > room / bytes) {
            throw new UsageException(
                    "--scale: found "
                            + scale
                            + "; expected less, since "
                            + edgeCount()
                            + " edges are to fit into "
                            + room
                            + " bytes");
        }
    }

    private Graph500Report run(NodePool pool, Benchmark.Plan plan, Format edgeFormat)
            throws IOException {
        long start = System.nanoTime();
        try (EdgePairs edges = edges(pool, edgeFormat)) {
            double edgeSeconds = (System.nanoTime() - start) * NANO;
            double dumpSeconds = 0;
            if (dump != null) {
                long dumpStart = System.nanoTime();
                dump(pool, edges, edgeFormat);
                dumpSeconds = (System.nanoTime() - dumpStart) * NANO;
            }
            BenchmarkResult result = result(pool, edges, plan);
            return new Graph500Report(
                    scale == null ? 0 : scale,
                    scale == null ? 0 : (int) (edgeCount() >> scale),
                    edgeSeconds,
                    dumpSeconds,
                    rules.name(),
                    pool.homes().size(),
                    pool.threads(),
                    result);
        }
    }

    private EdgePairs edges(NodePool pool, Format edgeFormat) throws IOException {
        if (scale != null) {
            return Kronecker.edges(pool, scale, (int) (edgeCount() >> scale), seed);
        }
        if (edgeFormat != null) {
            Path path = Path.of(input);
            if (!Files.exists(path)) {
                throw new NoSuchFileException(input);
            }
            return EdgeFiles.read(pool, edgeFormat.arrays(path), input);
        }
        try (NodeStorage nodes = new NodeStorage(pool);
                Source source = KindFiles.open(input, streams)) {
            return InputGraph.read(source, InputFile.shownName(input), given(), nodes)
                    .withoutWeights()
                    .edges(pool);
        }
    }

    private void dump(NodePool pool, EdgePairs edges, Format edgeFormat) throws IOException {
        try (PartialFile file = new PartialFile(dump)) {
            EdgeFiles.write(pool, edges, edgeFormat, file.path());
            file.end();
        }
    }

    private BenchmarkResult result(NodePool pool, EdgePairs edges, Benchmark.Plan plan) {
        try {
            return Benchmark.run(pool, edges, plan, PackageEnergy.in(PackageEnergy.SYSTEM));
        } catch (FormworkException e) {
            if (input == null) {
                throw e;
            }
            // The kernels know of no files.
            throw new FormworkException(
                    e.status(), InputFile.shownName(input) + ": " + e.getMessage(), e);
        }
    }
}
