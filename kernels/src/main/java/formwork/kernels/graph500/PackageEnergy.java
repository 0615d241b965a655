package formwork.kernels.graph500;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The energy that the processors use, as RAPL counts it: that of whole packages, with their caches
 * and memory controllers, and all that else runs on them.
 *
 * <p>Counters begin anew after some minutes under load, so it has to be asked more often.
 *
 * <p><b>Source.</b> Linux, Documentation/power/powercap: {@code intel-rapl:N} are zones, their
 * {@code name} says of what; AMD's processors are there too.
 */
public final class PackageEnergy {
    /** Where Linux has it. */
    public static final Path SYSTEM = Path.of("/sys/class/powercap");

    private static final double MICRO = 1e-6;

    /** A package's counter, in microjoules. */
    private static final class Counter {
        private final Path zone;
        private final long range;
        private long last;

        Counter(Path zone) throws IOException {
            this.zone = zone;
            range = number(zone.resolve("max_energy_range_uj"));
            last = number(zone.resolve("energy_uj"));
        }

        /** What came to it since it was last asked. */
        long more() throws IOException {
            long now = number(zone.resolve("energy_uj"));
            long more = now - last + (now < last ? range : 0);
            last = now;
            return Math.max(0, more);
        }
    }

    private final List<Counter> counters;
    private long microjoules;
    private String missing; // null if all is there

    private PackageEnergy(List<Counter> counters, String missing) {
        this.counters = counters;
        this.missing = missing;
    }

    /**
     * The counters in the folder {@code root}; where none can be read, {@link #missing} says why.
     */
    public static PackageEnergy in(Path root) {
        List<Counter> counters = new ArrayList<>();
        try (DirectoryStream<Path> zones = Files.newDirectoryStream(root, "intel-rapl:*")) {
            for (Path zone : zones) {
                if (isPackage(zone)) {
                    counters.add(new Counter(zone));
                }
            }
        } catch (IOException e) {
            return new PackageEnergy(List.of(), reason(e));
        }
        String missing =
                counters.isEmpty()
                        ? root + ": found no counter of a package; expected RAPL's"
                        : null;
        return new PackageEnergy(counters, missing);
    }

    /** Zones within packages, and that of the whole board, would count the same energy again. */
    private static boolean isPackage(Path zone) throws IOException {
        return zone.getFileName().toString().matches("intel-rapl:[0-9]+")
                && Files.readString(zone.resolve("name")).startsWith("package-");
    }

    private static long number(Path file) throws IOException {
        String text = Files.readString(file).strip();
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new IOException(
                    file + ": found \"" + text + "\"; expected a number of microjoules", e);
        }
    }

    private static String reason(IOException e) {
        if (e instanceof AccessDeniedException) {
            return e.getMessage() + ": found no permission to read it; expected that of root";
        }
        if (e instanceof NoSuchFileException) {
            return e.getMessage() + ": found no such file; expected RAPL's counters";
        }
        return e.getMessage();
    }

    /** Why energy is not measured; null if it is. */
    public String missing() {
        return missing;
    }

    /** Joules since this was made; those before what {@link #missing} says happened, if it did. */
    public double joules() {
        try {
            for (Counter counter : counters) {
                microjoules += counter.more();
            }
        } catch (IOException e) {
            missing = reason(e);
        }
        return microjoules * MICRO;
    }
}
