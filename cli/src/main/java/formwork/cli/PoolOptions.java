package formwork.cli;

import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** The options that say which threads work, and on how many parts. */
final class PoolOptions {
    private static final int MOST_PARTS = 256;
    private static final int MOST_THREADS = 256;

    @Option(
            names = "--parts",
            paramLabel = "N",
            description = "Divide all into N parts, on the nodes in turn (one a node).")
    private Integer parts;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "How many threads work at each part (one a CPU of its node).")
    private Integer threads;

    /** Fails where an option has a value that cannot be. */
    void check() {
        requireWithin("--parts", parts, 1, MOST_PARTS);
        requireWithin("--threads", threads, 1, MOST_THREADS);
    }

    /** Fails where the value of {@code option}, if there is one, is not of this range. */
    static void requireWithin(String option, Number value, long least, long most) {
        if (value != null && (value.longValue() < least || value.longValue() > most)) {
            throw new UsageException(
                    option
                            + ": found "
                            + value
                            + "; expected a number from "
                            + least
                            + " to "
                            + most);
        }
    }

    /** The machine; what it refuses is told on standard error. */
    static Machine machine(Streams streams) {
        return Machine.here(text -> streams.err().println("formwork: " + text));
    }

    /** The threads that work; where there are more parts than nodes, these come again. */
    NodePool pool(Machine machine) {
        List<Home> all = machine.topology().homes();
        List<Home> homes = new ArrayList<>();
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < (parts == null ? all.size() : parts); i++) {
            Home home = all.get(i % all.size());
            homes.add(home);
            least = Math.min(least, home.cpus().size());
        }
        return machine.pool(homes, threads == null ? least : threads);
    }
}
