package formwork.cli.iof;

import java.io.IOException;
import java.lang.management.CompilationMXBean;
import java.lang.management.ManagementFactory;

/**
 * Work done until it is as fast as it gets: for a while at least, and then until the JIT has had
 * nothing to do for as long. On a busy machine the JIT may need many times as long as on a quiet
 * one.
 */
final class WarmUp {
    /** Something to measure. */
    interface Work {
        void run() throws IOException;
    }

    /** So many times the time asked for is enough, whatever the JIT does. */
    private static final int MOST = 10;

    private static final CompilationMXBean JIT = ManagementFactory.getCompilationMXBean();

    private WarmUp() {}

    /** Does {@code work} once at least, and for {@code seconds} without the JIT. */
    static void run(Work work, double seconds) throws IOException {
        long nanos = Math.round(1e9 * seconds);
        long begun = System.nanoTime();
        long quietSince = begun;
        long compiled = compilationMillis();
        long now;
        do {
            work.run();
            now = System.nanoTime();
            if (compilationMillis() != compiled) {
                compiled = compilationMillis();
                quietSince = now;
            }
        } while (now - quietSince < nanos && now - begun < MOST * nanos);
    }

    private static long compilationMillis() {
        return JIT != null && JIT.isCompilationTimeMonitoringSupported()
                ? JIT.getTotalCompilationTime()
                : 0;
    }
}
