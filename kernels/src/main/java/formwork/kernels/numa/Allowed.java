package formwork.kernels.numa;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a process may use; null stands for everything.
 *
 * @param cpus the CPUs that its threads may run on
 * @param memoryNodes the nodes that its memory may be on
 */
record Allowed(IdSet cpus, IdSet memoryNodes) {
    static final Allowed EVERYTHING = new Allowed(null, null);
    static final int UNKNOWN_PAGE_BYTES = 4096;

    /** What the files of a process say, its status first, the cpusets that it is in as well. */
    static Allowed in(Path root) {
        Allowed all = EVERYTHING;
        for (String line : lines(root.resolve("proc/self/status"))) {
            if (line.startsWith("Cpus_allowed_list:")) {
                all = all.and(new Allowed(listOrNull(value(line)), null));
            } else if (line.startsWith("Mems_allowed_list:")) {
                all = all.and(new Allowed(null, listOrNull(value(line))));
            }
        }
        for (Path folder : cpusets(root)) {
            all = all.and(new Allowed(in(folder, "cpus"), in(folder, "mems")));
        }
        return all;
    }

    Allowed and(Allowed other) {
        return new Allowed(both(cpus, other.cpus), both(memoryNodes, other.memoryNodes));
    }

    private static IdSet both(IdSet one, IdSet other) {
        if (one == null) {
            return other;
        }
        return other == null ? one : one.and(other);
    }

    /** The folders of the cpuset that the process is in, by what is mounted where. */
    private static List<Path> cpusets(Path root) {
        List<String> groups = lines(root.resolve("proc/self/cpuset"));
        List<Path> folders = new ArrayList<>();
        if (groups.isEmpty()) {
            return folders;
        }
        String group = groups.get(0);
        for (String line : lines(root.resolve("proc/mounts"))) {
            String[] words = line.split(" ", -1); // device, place, type, options
            if (words.length < 4) {
                continue;
            }
            boolean isCpuset = List.of(words[3].split(",", -1)).contains("cpuset");
            if (words[2].equals("cpuset")
                    || words[2].equals("cgroup2")
                    || words[2].equals("cgroup") && isCpuset) {
                folders.add(within(root, words[1] + "/" + group));
            }
        }
        return folders;
    }

    static Path within(Path root, String absolute) {
        Path inside = root.resolve(absolute.replaceFirst("^/+", "")).normalize();
        return inside.startsWith(root.normalize()) ? inside : root;
    }

    private static IdSet in(Path folder, String what) {
        for (String name : List.of("cpuset." + what + ".effective", "cpuset." + what, what)) {
            List<String> lines = lines(folder.resolve(name));
            if (!lines.isEmpty()) {
                IdSet set = listOrNull(lines.get(0));
                return set == null || set.isEmpty() ? null : set; // empty: as the group above
            }
        }
        return null;
    }

    private static String value(String line) {
        return line.substring(line.indexOf(':') + 1);
    }

    private static IdSet listOrNull(String text) {
        try {
            return IdSet.ofList(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /** The lines of a small file; none if it cannot be read. */
    static List<String> lines(Path file) {
        try {
            return Files.isDirectory(file)
                    ? List.of()
                    : Files.readAllLines(file, java.nio.charset.StandardCharsets.ISO_8859_1);
        } catch (IOException | SecurityException e) {
            return List.of();
        }
    }
}
