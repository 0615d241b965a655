package formwork.cli;

import formwork.Format;
import formwork.cli.switches.SwitchesJson;
import formwork.cli.switches.SwitchesPlan;
import formwork.cli.switches.SwitchesPlot;
import formwork.cli.switches.SwitchesReport;
import formwork.cli.switches.SwitchesRun;
import formwork.cli.switches.SwitchesStudy;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Detection;
import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Target;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.GraphFile;
import formwork.formats.graph.Metis;
import formwork.formats.graph.MetisGraph;
import formwork.kernels.interconnect.CacheShape;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Network;
import formwork.kernels.interconnect.Routing;
import formwork.kernels.interconnect.Topologies;
import formwork.kernels.interconnect.Topology;
import formwork.kernels.interconnect.TraceTraffic;
import formwork.kernels.interconnect.Traffic;
import formwork.kernels.interconnect.TrafficRule;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code formwork switches}: caches of routes at the input ports of an interconnect's switches. */
@Command(
        name = "switches",
        mixinStandardHelpOptions = true,
        description = "Simulates caches of routes at the input ports of switches.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork switches --topology torus:16x16 --hosts 512 --traffic uniform --cache 4x2048",
            "  formwork switches --topology network.graph --trace packets.txt --trace-format '(2I8)'",
            "  formwork switches --study --threads 2",
            "",
            "Topologies: torus:16x16, fat-tree:8, dragonfly:8x4x32 (switches of a group, global links",
            "of each, groups), random:256x6 (switches, links of each), dsn:256, or a file of any kind",
            "of graph. Misses are cold (the first of a destination at a port), capacity (a fully",
            "associative cache of the same size misses too) or conflict (all others)."
        })
final class SwitchesCommand implements Callable<Integer> {
    private static final int MOST_THREADS = 1024;
    private static final long MOST_PACKETS = 1L << 40;

    /** Enough for each destination to have been seen at each port by the middle. */
    private static final long PACKETS_OF_PAIR = 20;

    @Option(
            names = "--topology",
            paramLabel = "WORDS|FILE",
            defaultValue = "torus:16x16",
            description = "The switches and their links (torus:16x16).")
    private String topology;

    @Option(
            names = "--hosts",
            paramLabel = "N",
            defaultValue = "512",
            description = "Hosts, spread evenly over the switches that may have some (512).")
    private int hosts;

    @Option(
            names = "--routing",
            paramLabel = "RULE",
            defaultValue = "minimal",
            description = "minimal, dimension-order or up-down (minimal).")
    private String routing;

    @Option(
            names = "--traffic",
            paramLabel = "RULE",
            defaultValue = "uniform",
            description = "uniform, transpose, bit-reversal, neighbour or all-to-all (uniform).")
    private String traffic;

    @Option(
            names = "--job",
            paramLabel = "N",
            description = "Traffic among so many of the hosts; the others are silent.")
    private Integer job;

    @Option(
            names = "--scattered",
            description = "The hosts of the job are any; without this they are the first.")
    private boolean isScattered;

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "Packets from a file: a record each, the host from and the host to.")
    private Path trace;

    @Option(
            names = "--trace-format",
            paramLabel = "FORMAT",
            defaultValue = "(2I8)",
            description = "Of such a record ((2I8)).")
    private String traceFormat;

    @Option(
            names = "--cache",
            paramLabel = "WAYSxENTRIES",
            defaultValue = "4x2048",
            description = "At each input port (4x2048).")
    private String cache;

    @Option(
            names = "--index",
            paramLabel = "low|hash",
            defaultValue = "low",
            description = "Finds the set by low bits of the destination, or by a hash (low).")
    private String index;

    @Option(
            names = "--packets",
            paramLabel = "N",
            description = "Packets; 20 for each pair of hosts, or all of a trace.")
    private Long packets;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Packets before the second count begins; half of all.")
    private Long warmUp;

    @Option(
            names = "--delays",
            paramLabel = "NAME=NS",
            split = ",",
            description = "switching=75,lookup=25,cache=5,link=25,host=100: each may be given.")
    private Map<String, Double> delays = new LinkedHashMap<>();

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Of what is random (1).")
    private long seed;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "Threads that share the ports; the counts are the same (1).")
    private int threads;

    @Option(names = "--json", description = "Print JSON.")
    private boolean isJson;

    @Option(
            names = "--plot",
            paramLabel = "FILE.svg",
            description =
                    "Draw misses over the cache's size here, and what it saves over the delays in"
                            + " FILE-latency.svg.")
    private Path plot;

    @Option(
            names = "--ports",
            paramLabel = "FILE",
            description =
                    "Write a record for each port by (2I8,4I14): number, destinations, hits, cold,"
                            + " capacity and conflict misses.")
    private Path ports;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Write the topology here, as METIS has graphs.")
    private Path save;

    @Option(
            names = "--study",
            description =
                    "Run seven topologies with 256 and 512 hosts; only --seed, --threads,"
                            + " --json and --plot count beside it.")
    private boolean isStudy;

    private final Streams streams;

    SwitchesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (threads < 1 || threads > MOST_THREADS) {
            throw new UsageException(
                    "--threads: found " + threads + "; expected 1 to " + MOST_THREADS);
        }
        OutputPlace.requirePictures("--plot", plot, SwitchesPlot::latencyFile);
        OutputPlace.require("--ports", ports);
        OutputPlace.require("--save", save);
        PrintStream out =
                new PrintStream(
                        new StandardOutput(streams.out()), true, StandardCharsets.ISO_8859_1);
        if (isStudy) {
            List<SwitchesRun> runs =
                    SwitchesStudy.run(isJson ? line -> {} : out::println, seed, threads);
            finish(runs, chosen(runs), out);
            return ExitCode.OK;
        }
        Topology switches = topology();
        if (save != null) {
            save(switches);
        }
        Network network =
                asked(() -> new Network(Routing.named(routing).of(switches, seed), hosts));
        try (Traffic packetsSent = traffic()) {
            SwitchesRun run = run(network, packetsSent);
            if (!isJson) {
                SwitchesReport.write(run, out::println);
            }
            finish(List.of(run), List.of(run), out);
        }
        return ExitCode.OK;
    }

    private void finish(List<SwitchesRun> runs, List<SwitchesRun> drawn, PrintStream out)
            throws IOException {
        if (isJson) {
            SwitchesJson.write(runs, out);
        }
        if (plot != null) {
            SwitchesPlot.write(drawn, plot);
        }
    }

    /** Of the study's runs the ones of the first topology with all traffic but the transpose. */
    private static List<SwitchesRun> chosen(List<SwitchesRun> runs) {
        String first = runs.get(0).plan().network().topology().name();
        return runs.stream()
                .filter(run -> run.plan().network().topology().name().equals(first))
                .filter(run -> run.plan().network().hostCount() == 512)
                .filter(run -> !run.plan().trafficName().equals(TrafficRule.TRANSPOSE.toString()))
                .toList();
    }

    private Traffic traffic() throws IOException {
        return trace == null
                ? asked(this::rule)
                : TraceTraffic.open(trace, Format.of(traceFormat), hosts);
    }

    /** What the options ask for, if it can be made. */
    private static <T> T asked(Supplier<T> making) {
        try {
            return making.get();
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private SwitchesRun run(Network network, Traffic packetsSent) throws IOException {
        long all = Math.min(packetsSent.count(), PACKETS_OF_PAIR * hosts * hosts);
        if (packets != null) {
            all = Math.min(packetsSent.count(), packets);
        } else if (trace != null) {
            all = packetsSent.count();
        }
        long first = warmUp == null ? all / 2 : warmUp;
        if (all < 0 || all > MOST_PACKETS || first < 0 || first > all) {
            throw new UsageException(
                    "--packets and --warm-up: found "
                            + all
                            + " and "
                            + first
                            + "; expected 0 to "
                            + MOST_PACKETS
                            + ", and no more to warm up");
        }
        SwitchesRun run =
                SwitchesRun.of(
                        new SwitchesPlan(
                                network,
                                routing,
                                asked(this::shape),
                                packetsSent,
                                trace == null ? traffic : trace.toString(),
                                all,
                                first,
                                asked(this::delays),
                                threads));
        if (ports != null) {
            SwitchesReport.writePorts(run, ports);
        }
        return run;
    }

    private Topology topology() throws IOException {
        if (Topologies.isNamed(topology)) {
            return asked(() -> Topologies.of(topology, seed));
        }
        try (Source source = KindFiles.open(topology, streams)) {
            Detection detection = Kinds.detect(source);
            Object graph = detection.kind().read(source, ReadOptions.STRICT);
            if (!(graph instanceof GraphFile file)) {
                throw new UsageException(
                        topology
                                + ": found "
                                + detection.kind().title()
                                + "; expected a graph, or "
                                + Topologies.EXPECTED);
            }
            try {
                return Topology.of(topology, file.arcs());
            } catch (IllegalArgumentException e) {
                throw new FormworkException(IoStatus.BAD_SHAPE, e.getMessage(), e);
            }
        }
    }

    private void save(Topology switches) throws IOException {
        Arcs arcs = switches.toArcs();
        try (Target target = Target.create(save)) {
            new Metis().write(MetisGraph.of(arcs.toGraph()), target);
        }
    }

    private Traffic rule() {
        TrafficRule rule =
                Arrays.stream(TrafficRule.values())
                        .filter(some -> some.toString().equals(traffic))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new UsageException(
                                                "--traffic: found \""
                                                        + traffic
                                                        + "\"; expected uniform, transpose,"
                                                        + " bit-reversal, neighbour or"
                                                        + " all-to-all"));
        int size = job == null ? hosts : job;
        if (size < 2 || size > hosts) {
            throw new UsageException("--job: found " + size + "; expected 2 to " + hosts);
        }
        return rule.among(
                isScattered
                        ? TrafficRule.scattered(size, hosts, seed)
                        : TrafficRule.consecutive(size),
                seed);
    }

    private CacheShape shape() {
        CacheShape.Index chosen =
                Arrays.stream(CacheShape.Index.values())
                        .filter(some -> some.toString().equals(index))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        new UsageException(
                                                "--index: found \""
                                                        + index
                                                        + "\"; expected low or hash"));
        if (!cache.matches("\\d{1,7}x\\d{1,7}")) {
            throw new UsageException(
                    "--cache: found \"" + cache + "\"; expected ways and entries, as 4x2048");
        }
        int by = cache.indexOf('x');
        return new CacheShape(
                Integer.parseInt(cache.substring(0, by)),
                Integer.parseInt(cache.substring(by + 1)),
                chosen,
                seed);
    }

    private Delays delays() {
        Map<String, Double> all = new LinkedHashMap<>();
        all.put("switching", Delays.GUESS.switching());
        all.put("lookup", Delays.GUESS.lookup());
        all.put("cache", Delays.GUESS.cache());
        all.put("link", Delays.GUESS.link());
        all.put("host", Delays.GUESS.host());
        delays.forEach(
                (name, value) -> {
                    if (all.replace(name, value) == null) {
                        throw new UsageException(
                                "--delays: found \"" + name + "\"; expected " + all.keySet());
                    }
                });
        return new Delays(
                all.get("switching"),
                all.get("lookup"),
                all.get("cache"),
                all.get("link"),
                all.get("host"));
    }
}
