package formwork.cli;

import formwork.cli.stream.StreamJson;
import formwork.cli.stream.StreamPlot;
import formwork.cli.stream.StreamReport;
import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.stream.BandwidthMatrix;
import formwork.kernels.stream.Loop;
import formwork.kernels.stream.Stream;
import formwork.kernels.stream.StreamLengths;
import formwork.kernels.stream.StreamPlacement;
import formwork.kernels.stream.StreamResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code formwork stream}: the memory's bandwidth by STREAM, with vectors placed on nodes. */
@Command(
        name = "stream",
        mixinStandardHelpOptions = true,
        description = "Measures the bandwidth of memory by STREAM, placed on NUMA nodes.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork stream --placement split --from 20 --to 24",
            "  formwork stream --threads 2 --json --plot stream.svg",
            "",
            "Placements: first-touch (by one thread), local (each thread its own share), interleave,",
            "bind (to the first node), split (a part for each node, bound to it). Each is measured with",
            "1, 2, 4 ... nodes, as there are. Bandwidths are in 10^9 bytes a second as STREAM counts them;",
            "the exit status is 1 if a vector is not what it should be."
        })
final class StreamCommand implements Callable<Integer> {
    private static final int MOST_POWER = 30;

    @Option(
            names = "--placement",
            paramLabel = "PLACEMENT",
            description = "Measure this placement; may be given several times (all).")
    private List<String> placements = List.of();

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Threads of each node (as many as its CPUs).")
    private Integer threads;

    @Option(
            names = "--from",
            paramLabel = "K",
            defaultValue = "10",
            description = "Begin with vectors of 2^K elements (10).")
    private int from;

    @Option(
            names = "--to",
            paramLabel = "K",
            defaultValue = "30",
            description =
                    "End with vectors of 2^K elements, or what half of the free memory holds (30).")
    private int to;

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "10",
            description = "How often each is done; the best but the first counts (10).")
    private int repeats;

    @Option(names = "--json", description = "One JSON object in place of the table.")
    private boolean isJson;

    @Option(
            names = "--plot",
            paramLabel = "FILE.svg",
            description =
                    "Draw Triad over the length here, and from node to node in FILE-nodes.svg.")
    private Path plot;

    private final Streams streams;

    StreamCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        check("--from", from, 0, MOST_POWER);
        check("--to", to, from, MOST_POWER);
        check("--repeat", repeats, 2, 1_000_000);
        List<StreamPlacement> which = placements();
        OutputPlace.requirePictures("--plot", plot, StreamCommand::matrixPlot);
        Machine machine = Machine.here(text -> streams.err().println("formwork: " + text));
        List<Home> homes = machine.topology().homes();
        int perHome =
                threads != null
                        ? threads
                        : homes.stream().mapToInt(home -> home.cpus().size()).min().orElseThrow();
        check("--threads", perHome, 1, 1024);
        long room = StreamLengths.room(machine.topology(), Machine.memoryRoom());
        List<Long> lengths = StreamLengths.of(room, 1L << from, 1L << to);
        if (lengths.isEmpty()) {
            throw new UsageException(
                    "--from: found "
                            + from
                            + "; expected less, since three vectors are to fit into "
                            + room
                            + " bytes, half of what is free");
        }
        List<StreamResult> results = new ArrayList<>();
        StreamReport report;
        try (TextOutput out = TextOutput.standard(streams)) {
            if (!isJson) {
                out.line(
                        "placement    nodes  threads    elements      Copy     Scale       Add     Triad  GB/s");
            }
            for (StreamPlacement placement : which) {
                for (int count : counts(homes.size())) {
                    try (NodePool pool = machine.pool(homes.subList(0, count), perHome)) {
                        for (long length : lengths) {
                            StreamResult result = Stream.measure(pool, placement, length, repeats);
                            results.add(result);
                            print(result, out);
                        }
                    }
                }
            }
            long longest = lengths.get(lengths.size() - 1);
            BandwidthMatrix matrix = BandwidthMatrix.measure(machine, perHome, longest, repeats);
            report = new StreamReport(results, matrix);
            if (isJson) {
                out.put(StreamJson.of(report));
                out.endLine();
            } else {
                print(matrix, out);
            }
        }
        if (plot != null) {
            StreamPlot.writeLines(results, plot);
            StreamPlot.writeMatrix(report.matrix(), matrixPlot(plot));
        }
        return report.isRight() ? ExitCode.OK : ExitCode.WRONG;
    }

    private List<StreamPlacement> placements() {
        List<StreamPlacement> all = Arrays.asList(StreamPlacement.values());
        if (placements.isEmpty()) {
            return all;
        }
        List<StreamPlacement> which = new ArrayList<>();
        for (String name : placements) {
            which.add(
                    all.stream()
                            .filter(placement -> placement.toString().equals(name))
                            .findFirst()
                            .orElseThrow(
                                    () ->
                                            new UsageException(
                                                    "--placement: found "
                                                            + name
                                                            + "; expected one of "
                                                            + all)));
        }
        return which;
    }

    /** 1, 2, 4 and so on, and all. */
    private static List<Integer> counts(int homes) {
        List<Integer> counts = new ArrayList<>();
        for (int count = 1; count < homes; count *= 2) {
            counts.add(count);
        }
        counts.add(homes);
        return counts;
    }

    private static Path matrixPlot(Path plot) {
        String name = plot.getFileName().toString();
        String stem = name.endsWith(".svg") ? name.substring(0, name.length() - 4) : name;
        return plot.resolveSibling(stem + "-nodes.svg");
    }

    private void print(StreamResult result, TextOutput out) throws IOException {
        if (isJson) {
            return;
        }
        StringBuilder line = new StringBuilder();
        line.append(
                String.format(
                        Locale.ROOT,
                        "%-11s  %5d  %7d  %10d",
                        result.placement(),
                        result.homes(),
                        result.threads(),
                        result.length()));
        for (Loop loop : Loop.values()) {
            line.append(String.format(Locale.ROOT, "  %8.2f", result.gigabytesPerSecond(loop)));
        }
        line.append(result.isPlaced() ? "" : "  unplaced");
        line.append(result.isRight() ? "" : "  WRONG: off by " + result.deviation());
        out.line(line.toString());
        out.flush();
    }

    private static void print(BandwidthMatrix matrix, TextOutput out) throws IOException {
        out.endLine();
        StringBuilder head = new StringBuilder("Triad from CPUs of node (down) to memory of node");
        for (int node : matrix.nodes()) {
            head.append(String.format(Locale.ROOT, "  %8d", node));
        }
        out.line(head.toString());
        for (int i = 0; i < matrix.homes().size(); i++) {
            StringBuilder row =
                    new StringBuilder(String.format(Locale.ROOT, "%48d", matrix.homes().get(i)));
            for (double value : matrix.gigabytesPerSecond().get(i)) {
                row.append(String.format(Locale.ROOT, "  %8.2f", value));
            }
            out.line(row.toString());
        }
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UsageException(
                    name + ": found " + value + "; expected " + least + " to " + most);
        }
    }
}
