package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.kernels.numa.CpuCache;
import formwork.kernels.numa.Home;
import formwork.kernels.numa.IdSet;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NumaNode;
import formwork.kernels.numa.Topology;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code formwork topology}: the nodes of the machine, and what of them may be used. */
@Command(
        name = "topology",
        mixinStandardHelpOptions = true,
        description =
                "Prints the NUMA nodes of this machine and what this process may use of them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork topology",
            "  taskset -c 0 formwork topology --json",
            "",
            "A home is a node with memory and the CPUs nearest to it: where threads and their memory",
            "can be together."
        })
final class TopologyCommand implements Callable<Integer> {
    private static final long KIB = 1024;
    private static final String[] UNITS = {"bytes", "KiB", "MiB", "GiB", "TiB"};

    @Option(names = "--json", description = "One JSON object.")
    private boolean isJson;

    @Option(
            names = "--root",
            paramLabel = "FOLDER",
            description = "Take sys and proc from here: the files of another machine.")
    private Path root;

    private final Streams streams;

    TopologyCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (root != null && !Files.isDirectory(root)) {
            throw new UsageException("--root: found \"" + root + "\"; expected a folder");
        }
        Topology topology =
                root == null
                        ? Machine.here(text -> streams.err().println("formwork: " + text))
                                .topology()
                        : Topology.read(root);
        try (TextOutput out = TextOutput.standard(streams)) {
            if (isJson) {
                json(topology, out);
            } else {
                text(topology, out);
            }
        }
        return ExitCode.OK;
    }

    // ---- text ----

    private static void text(Topology topology, TextOutput out) throws IOException {
        int nodes = topology.nodes().size();
        int cpus = topology.cpus().size();
        out.line(nodes + (nodes == 1 ? " node, " : " nodes, ") + cpus + " CPUs for this process");
        out.endLine();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("node", "memory", "free", "CPUs", ""));
        for (NumaNode node : topology.nodes()) {
            rows.add(
                    List.of(
                            Integer.toString(node.id()),
                            size(node.memoryBytes()),
                            size(node.freeBytes()),
                            node.offeredCpus().isEmpty() ? "-" : node.offeredCpus().toString(),
                            forbidden(node)));
        }
        table(rows, out);
        if (nodes > 1) {
            out.endLine();
            out.line("distance");
            List<List<String>> distances = new ArrayList<>();
            List<String> head = new ArrayList<>(List.of(""));
            topology.nodes().forEach(node -> head.add(Integer.toString(node.id())));
            distances.add(head);
            for (NumaNode from : topology.nodes()) {
                List<String> row = new ArrayList<>(List.of(Integer.toString(from.id())));
                for (NumaNode to : topology.nodes()) {
                    row.add(Integer.toString(topology.distance(from.id(), to.id())));
                }
                distances.add(row);
            }
            table(distances, out);
        }
        out.endLine();
        for (Home home : topology.homes()) {
            out.line("home: CPUs " + home.cpus() + " with the memory of node " + home.node());
        }
        if (!topology.isPartition()) {
            out.line("nodes share CPUs");
        }
        for (Map.Entry<String, Integer> cache : caches(topology).entrySet()) {
            out.line("cache: " + cache.getValue() + " x " + cache.getKey());
        }
        out.line(
                "pages: "
                        + size(topology.pageBytes())
                        + (topology.hugePageBytes() == 0
                                ? ""
                                : ", " + size(topology.hugePageBytes()) + " if large"));
        for (String note : topology.notes()) {
            out.line("note: " + note);
        }
    }

    private static String forbidden(NumaNode node) {
        IdSet others = node.offeredCpus().without(node.cpus());
        List<String> words = new ArrayList<>();
        if (!node.isAllowed()) {
            words.add("its memory is not for this process");
        }
        if (!others.isEmpty()) {
            words.add("CPUs " + others + " are not for this process");
        }
        return String.join(", ", words);
    }

    /** Those that are alike, with how many there are. */
    private static Map<String, Integer> caches(Topology topology) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (CpuCache cache : topology.caches()) {
            String shared =
                    cache.cpus().size() == 1 ? "" : ", for " + cache.cpus().size() + " CPUs";
            String type =
                    cache.type().equals("Unified")
                            ? ""
                            : " " + cache.type().toLowerCase(Locale.ROOT);
            counts.merge(
                    "L" + cache.level() + type + " of " + size(cache.sizeBytes()) + shared,
                    1,
                    Integer::sum);
        }
        return counts;
    }

    private static String size(long bytes) {
        double value = bytes;
        int unit = 0;
        while (value >= KIB && unit < UNITS.length - 1) {
            value /= KIB;
            unit++;
        }
        boolean isWhole = value == Math.rint(value);
        return String.format(Locale.ROOT, isWhole ? "%.0f %s" : "%.1f %s", value, UNITS[unit]);
    }

    private static void table(List<List<String>> rows, TextOutput out) throws IOException {
        int columns = rows.get(0).size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < columns; i++) {
                boolean isText = row.size() > 3 && i >= columns - 2 && rows.get(0).contains("CPUs");
                String cell = row.get(i);
                String blanks = " ".repeat(widths[i] - cell.length());
                line.append(i == 0 ? "" : "  ").append(isText ? cell + blanks : blanks + cell);
            }
            out.line(line.toString().stripTrailing());
        }
    }

    // ---- JSON ----

    private static void json(Topology topology, TextOutput out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeArrayFieldStart("nodes");
            for (NumaNode node : topology.nodes()) {
                json.writeStartObject();
                json.writeNumberField("node", node.id());
                write("cpus", node.offeredCpus(), json);
                write("usableCpus", node.cpus(), json);
                json.writeNumberField("memoryBytes", node.memoryBytes());
                json.writeNumberField("freeBytes", node.freeBytes());
                json.writeBooleanField("isMemoryUsable", node.hasUsableMemory());
                json.writeArrayFieldStart("distances");
                for (NumaNode to : topology.nodes()) {
                    json.writeNumber(topology.distance(node.id(), to.id()));
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("homes");
            for (Home home : topology.homes()) {
                json.writeStartObject();
                json.writeNumberField("node", home.node());
                write("cpus", home.cpus(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeArrayFieldStart("caches");
            for (CpuCache cache : topology.caches()) {
                json.writeStartObject();
                json.writeNumberField("level", cache.level());
                json.writeStringField("type", cache.type());
                json.writeNumberField("sizeBytes", cache.sizeBytes());
                json.writeNumberField("lineBytes", cache.lineBytes());
                write("cpus", cache.cpus(), json);
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeNumberField("pageBytes", topology.pageBytes());
            json.writeNumberField("hugePageBytes", topology.hugePageBytes());
            json.writeArrayFieldStart("notes");
            for (String note : topology.notes()) {
                json.writeString(note);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        out.put(bytes.toByteArray());
        out.endLine();
    }

    private static void write(String name, IdSet ids, JsonGenerator json) throws IOException {
        json.writeFieldName(name);
        json.writeArray(ids.toArray(), 0, ids.size());
    }
}
