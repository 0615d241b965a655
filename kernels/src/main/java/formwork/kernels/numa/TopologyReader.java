package formwork.kernels.numa;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads a topology from the files of {@code sys/devices/system}. A file that is not there or not
 * understood makes a note, never a failure.
 */
final class TopologyReader {
    private static final Pattern NODE = Pattern.compile("node([0-9]{1,6})");
    private static final Pattern INDEX = Pattern.compile("index[0-9]{1,3}");
    private static final long KIB = 1024;

    private final Path system;
    private final Path root;
    private final Allowed allowed;
    private final int pageBytes;
    private final List<String> notes = new ArrayList<>();

    private TopologyReader(Path root, Allowed allowed, int pageBytes) {
        this.root = root;
        this.system = root.resolve("sys/devices/system");
        this.allowed = allowed;
        this.pageBytes = pageBytes;
    }

    static Topology read(Path root, Allowed allowed, int pageBytes) {
        return new TopologyReader(root, allowed, pageBytes).read();
    }

    private Topology read() {
        IdSet online = onlineCpus();
        List<Integer> ids = nodeIds();
        List<NumaNode> nodes = new ArrayList<>();
        for (int id : ids) {
            nodes.add(node(id, online));
        }
        boolean hasMemory = nodes.stream().anyMatch(NumaNode::hasUsableMemory);
        if (!hasMemory) {
            return oneNode(online, nodes);
        }
        List<List<Integer>> distances = ids.stream().map(id -> distances(id, ids)).toList();
        return new Topology(
                nodes,
                usable(online),
                distances,
                caches(online),
                pageBytes,
                hugePageBytes(),
                notes);
    }

    /** A machine that does not tell of nodes is one with all CPUs. */
    private Topology oneNode(IdSet online, List<NumaNode> nodes) {
        notes.add(
                system.resolve("node")
                        + ": found "
                        + (nodes.isEmpty() ? "no node" : "no node with usable memory")
                        + "; expected one, taken for one node");
        List<String> meminfo = Allowed.lines(root.resolve("proc/meminfo"));
        NumaNode all =
                new NumaNode(
                        0,
                        usable(online),
                        online,
                        bytes(meminfo, "MemTotal:", root.resolve("proc")),
                        bytes(meminfo, "MemFree:", root.resolve("proc")),
                        true);
        List<List<Integer>> distances = List.of(List.of(10));
        return new Topology(
                List.of(all),
                usable(online),
                distances,
                caches(online),
                pageBytes,
                hugePageBytes(),
                notes);
    }

    private IdSet usable(IdSet cpus) {
        if (allowed.cpus() == null) {
            return cpus;
        }
        return cpus.and(allowed.cpus());
    }

    private IdSet onlineCpus() {
        Optional<IdSet> online = list(system.resolve("cpu/online"));
        if (online.isPresent() && !online.get().isEmpty()) {
            return online.get();
        }
        online = list(system.resolve("cpu/present"));
        if (online.isPresent() && !online.get().isEmpty()) {
            return online.get();
        }
        int[] numbered =
                Allowed.lines(root.resolve("proc/cpuinfo")).stream()
                        .filter(line -> line.matches("processor\\s*:\\s*[0-9]{1,6}"))
                        .mapToInt(line -> Integer.parseInt(line.replaceAll("\\D", "")))
                        .toArray();
        if (numbered.length > 0) {
            return IdSet.of(numbered);
        }
        notes.add(system.resolve("cpu/online") + ": found no list; expected one of CPUs");
        return allowed.cpus() != null
                ? allowed.cpus()
                : IdSet.range(0, Runtime.getRuntime().availableProcessors());
    }

    private List<Integer> nodeIds() {
        List<Integer> ids = new ArrayList<>();
        try (Stream<Path> files = Files.list(system.resolve("node"))) {
            files.map(file -> NODE.matcher(file.getFileName().toString()))
                    .filter(matcher -> matcher.matches())
                    .forEach(matcher -> ids.add(Integer.parseInt(matcher.group(1))));
        } catch (IOException | SecurityException e) {
            return List.of();
        }
        ids.sort(Comparator.naturalOrder());
        Optional<IdSet> online = list(system.resolve("node/online"));
        if (online.isPresent() && !online.get().isEmpty()) {
            ids.removeIf(id -> !online.get().contains(id));
        }
        return ids;
    }

    private NumaNode node(int id, IdSet online) {
        Path folder = system.resolve("node/node" + id);
        IdSet cpus =
                list(folder.resolve("cpulist"))
                        .or(() -> mask(folder.resolve("cpumap")))
                        .orElseGet(
                                () -> {
                                    notes.add(folder + ": found no list of CPUs; expected one");
                                    return IdSet.NONE;
                                })
                        .and(online);
        List<String> meminfo = Allowed.lines(folder.resolve("meminfo"));
        boolean isAllowed = allowed.memoryNodes() == null || allowed.memoryNodes().contains(id);
        long memory = bytes(meminfo, "MemTotal:", folder);
        long free = bytes(meminfo, "MemFree:", folder);
        return new NumaNode(id, usable(cpus), cpus, memory, free, isAllowed);
    }

    /** The row of a node; the kernel has a column for each node that is online. */
    private List<Integer> distances(int id, List<Integer> ids) {
        Path file = system.resolve("node/node" + id + "/distance");
        List<String> lines = Allowed.lines(file);
        String[] words = lines.isEmpty() ? new String[0] : lines.get(0).strip().split(" +", -1);
        List<Integer> row = new ArrayList<>();
        for (String word : words) {
            row.add(word.matches("[0-9]{1,6}") ? Integer.parseInt(word) : 0);
        }
        if (row.size() == ids.size() && row.contains(0)) {
            notes.add(file + ": found \"" + lines.get(0).strip() + "\"; expected distances");
        }
        if (row.size() != ids.size()) {
            notes.add(file + ": found " + row.size() + " distances; expected " + ids.size());
            row.clear();
            ids.forEach(other -> row.add(0));
        }
        return row;
    }

    private List<CpuCache> caches(IdSet online) {
        Set<CpuCache> caches = new LinkedHashSet<>();
        for (int cpu : usable(online).toArray()) {
            for (Path index : indexes(system.resolve("cpu/cpu" + cpu + "/cache"))) {
                cache(index, cpu).ifPresent(caches::add);
            }
        }
        List<CpuCache> sorted = new ArrayList<>(caches);
        sorted.sort(
                Comparator.comparingInt(CpuCache::level)
                        .thenComparing(CpuCache::type)
                        .thenComparing(cache -> cache.cpus().first()));
        return sorted;
    }

    /** The folders of a CPU's caches; many virtual machines have none. */
    private static List<Path> indexes(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> INDEX.matcher(file.getFileName().toString()).matches())
                    .sorted()
                    .toList();
        } catch (IOException | SecurityException e) {
            return List.of();
        }
    }

    private static Optional<CpuCache> cache(Path folder, int cpu) {
        String level = word(folder.resolve("level"));
        String size = word(folder.resolve("size"));
        String line = word(folder.resolve("coherency_line_size"));
        if (!level.matches("[0-9]{1,2}") || !size.matches("[0-9]{1,9}[KM]?")) {
            return Optional.empty();
        }
        long bytes = Long.parseLong(size.replaceAll("\\D", ""));
        bytes *= size.endsWith("K") ? KIB : size.endsWith("M") ? KIB * KIB : 1;
        IdSet cpus =
                list(folder.resolve("shared_cpu_list"))
                        .or(() -> mask(folder.resolve("shared_cpu_map")))
                        .filter(set -> !set.isEmpty())
                        .orElse(IdSet.of(cpu));
        return Optional.of(
                new CpuCache(
                        Integer.parseInt(level),
                        word(folder.resolve("type")),
                        bytes,
                        line.matches("[0-9]{1,6}") ? Integer.parseInt(line) : 0,
                        cpus));
    }

    private long hugePageBytes() {
        String size = word(root.resolve("sys/kernel/mm/transparent_hugepage/hpage_pmd_size"));
        return size.matches("[0-9]{1,12}") ? Long.parseLong(size) : 0;
    }

    private long bytes(List<String> meminfo, String name, Path folder) {
        for (String line : meminfo) {
            int at = line.indexOf(name);
            if (at >= 0) {
                String text = line.substring(at + name.length()).strip();
                if (text.matches("[0-9]{1,15} kB")) {
                    return Long.parseLong(text.substring(0, text.length() - 3)) * KIB;
                }
                notes.add(
                        folder.resolve("meminfo")
                                + ": found \""
                                + name
                                + " "
                                + text
                                + "\"; expected a number of kB");
            }
        }
        return 0;
    }

    private static String word(Path file) {
        List<String> lines = Allowed.lines(file);
        return lines.isEmpty() ? "" : lines.get(0).strip();
    }

    private static Optional<IdSet> list(Path file) {
        List<String> lines = Allowed.lines(file);
        try {
            if (lines.isEmpty()) {
                return Files.isRegularFile(file) ? Optional.of(IdSet.NONE) : Optional.empty();
            }
            return Optional.of(IdSet.ofList(lines.get(0)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Optional<IdSet> mask(Path file) {
        List<String> lines = Allowed.lines(file);
        try {
            return lines.isEmpty() ? Optional.empty() : Optional.of(IdSet.ofMask(lines.get(0)));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
