package formwork.kernels.numa;

import java.nio.file.Path;
import java.util.List;

/** The control groups that a process is in, as far as they limit its memory. */
final class MemoryGroups {
    private static final List<String> LIMITS =
            List.of("memory.max", "memory.high", "memory.limit_in_bytes");
    private static final List<String> USAGES = List.of("memory.current", "memory.usage_in_bytes");
    private static final List<String> RECLAIMED = List.of("total_inactive_file ", "inactive_file ");

    private MemoryGroups() {}

    /** The bytes that the tightest of them leaves; the largest number if none sets a limit. */
    static long room(Path root) {
        long room = Long.MAX_VALUE;
        List<String> groups = Allowed.lines(root.resolve("proc/self/cgroup"));
        for (String line : Allowed.lines(root.resolve("proc/mounts"))) {
            String[] words = line.split(" ", -1); // device, place, type, options
            if (words.length < 4) {
                continue;
            }
            boolean isSecond = words[2].equals("cgroup2");
            boolean isFirst =
                    words[2].equals("cgroup")
                            && List.of(words[3].split(",", -1)).contains("memory");
            for (String group : groups) {
                String[] parts = group.split(":", 3); // number, controllers, place
                if (parts.length == 3
                        && (isSecond && parts[1].isEmpty()
                                || isFirst
                                        && List.of(parts[1].split(",", -1)).contains("memory"))) {
                    room = Math.min(room, room(Allowed.within(root, words[1]), parts[2]));
                }
            }
        }
        return room;
    }

    /** What a group and those above it leave. In a container it may be the mount itself. */
    private static long room(Path mount, String group) {
        Path folder = mount.resolve(group.replaceFirst("^/+", "")).normalize();
        if (!folder.startsWith(mount)) {
            folder = mount;
        }
        long room = Long.MAX_VALUE;
        for (; folder != null && folder.startsWith(mount); folder = folder.getParent()) {
            for (String name : LIMITS) {
                long limit = number(Allowed.lines(folder.resolve(name)), "");
                if (limit >= 0) {
                    room = Math.min(room, Math.max(0, limit - used(folder)));
                }
            }
        }
        return room;
    }

    /** But for what the system gives back before it stops a process: pages of files. */
    private static long used(Path folder) {
        long used = 0;
        for (String name : USAGES) {
            used = Math.max(used, number(Allowed.lines(folder.resolve(name)), ""));
        }
        List<String> stat = Allowed.lines(folder.resolve("memory.stat"));
        for (String name : RECLAIMED) {
            long pages = number(stat, name);
            if (pages >= 0) {
                return Math.max(0, used - pages);
            }
        }
        return used;
    }

    /** The number after {@code name}; -1 if there is none, as in {@code max}. */
    private static long number(List<String> lines, String name) {
        for (String line : lines) {
            String rest = line.startsWith(name) ? line.substring(name.length()).strip() : "";
            if (rest.matches("[0-9]{1,18}")) {
                return Long.parseLong(rest);
            }
            if (rest.matches("[0-9]{19,}")) { // as good as none
                return -1;
            }
        }
        return -1;
    }
}
