package formwork.kernels.numa;

import java.nio.file.Path;
import java.util.TreeMap;
import org.agrona.UnsafeApi;

/**
 * Asks where pages are: get_mempolicy, which containers refuse the least, then move_pages, then
 * numa_maps.
 */
final class PlacementCheck {
    private static final long NODE_OF_ADDRESS = 3; // MPOL_F_NODE | MPOL_F_ADDR
    private static final int BATCH = 1024;

    private final Kernel kernel;
    private final long address;
    private final long pageBytes;
    private final long pages;
    private final TreeMap<Integer, Long> counts = new TreeMap<>();
    private long absent;

    private PlacementCheck(Kernel kernel, long address, long pageBytes, long pages) {
        this.kernel = kernel;
        this.address = address;
        this.pageBytes = pageBytes;
        this.pages = pages;
    }

    static Placement of(Machine machine, long address, long bytes, boolean isMapped) {
        long page = machine.topology().pageBytes();
        long pages = (bytes + page - 1) / page;
        PlacementCheck check = new PlacementCheck(machine.kernel(), address, page, pages);
        if (isMapped) {
            if (check.byMemoryPolicy()) {
                return check.answer(Placement.Source.GET_MEMPOLICY);
            }
            if (check.byMovingNone()) {
                return check.answer(Placement.Source.MOVE_PAGES);
            }
            if (check.byMaps()) {
                return check.answer(Placement.Source.NUMA_MAPS);
            }
        }
        return new Placement(new TreeMap<>(), 0, pages, Placement.Source.NONE);
    }

    private Placement answer(Placement.Source source) {
        return new Placement(counts, absent, 0, source);
    }

    private void count(long node) {
        if (node < 0) {
            absent++;
        } else {
            counts.merge((int) node, 1L, Long::sum);
        }
    }

    /** A call for each page; false if the system refuses. */
    private boolean byMemoryPolicy() {
        long answer = UnsafeApi.allocateMemory(Integer.BYTES);
        try {
            for (long i = 0; i < pages; i++) {
                long result =
                        kernel.call(
                                SystemCall.GET_MEMPOLICY,
                                answer,
                                0,
                                0,
                                address + i * pageBytes,
                                NODE_OF_ADDRESS,
                                0);
                if (result < 0 && result != -Errno.EFAULT.number()) {
                    return restart();
                }
                count(result < 0 ? result : UnsafeApi.getInt(answer));
            }
            return true;
        } finally {
            UnsafeApi.freeMemory(answer);
        }
    }

    private boolean restart() {
        counts.clear();
        absent = 0;
        return false;
    }

    /** Asks to move pages nowhere, which tells where they are; false if the system refuses. */
    private boolean byMovingNone() {
        long addresses = UnsafeApi.allocateMemory((long) BATCH * (Long.BYTES + Integer.BYTES));
        long states = addresses + (long) BATCH * Long.BYTES;
        try {
            for (long first = 0; first < pages; first += BATCH) {
                int some = (int) Math.min(BATCH, pages - first);
                for (int i = 0; i < some; i++) {
                    UnsafeApi.putLong(
                            addresses + i * (long) Long.BYTES, address + (first + i) * pageBytes);
                }
                long result = kernel.call(SystemCall.MOVE_PAGES, 0, some, addresses, 0, states, 0);
                if (result < 0) {
                    return restart();
                }
                for (int i = 0; i < some; i++) {
                    count(UnsafeApi.getInt(states + i * (long) Integer.BYTES)); // < 0 is an errno
                }
            }
            return true;
        } finally {
            UnsafeApi.freeMemory(addresses);
        }
    }

    /**
     * Finds the line of the mapping; false if there is none. It counts whole mappings, so it tells
     * only if all their pages are on one node, or there are as many as are asked for.
     */
    private boolean byMaps() {
        long best = -1;
        String[] found = null;
        for (String line : Allowed.lines(Path.of("/proc/self/numa_maps"))) {
            String[] words = line.split(" ", -1);
            if (!words[0].matches("[0-9a-f]{1,15}")) {
                continue;
            }
            long start = Long.parseLong(words[0], 16);
            if (start <= address && start > best) {
                best = start;
                found = words;
            }
        }
        if (found == null) {
            return false;
        }
        long total = 0;
        long scale = 1;
        for (String word : found) {
            if (word.matches("N[0-9]{1,5}=[0-9]{1,15}")) {
                int equals = word.indexOf('=');
                long count = Long.parseLong(word.substring(equals + 1));
                counts.put(Integer.parseInt(word.substring(1, equals)), count);
                total += count;
            } else if (word.matches("kernelpagesize_kB=[0-9]{1,9}")) {
                scale = Long.parseLong(word.substring(word.indexOf('=') + 1)) * 1024 / pageBytes;
            }
        }
        if (scale > 1) {
            long factor = scale;
            counts.replaceAll((node, count) -> count * factor);
            total *= factor;
        }
        if (total == 0 || counts.size() > 1 && total != pages) {
            return restart();
        }
        if (counts.size() == 1) {
            long there = Math.min(total, pages);
            counts.replaceAll((node, count) -> there);
            total = there;
        }
        absent = pages - total;
        return true;
    }
}
