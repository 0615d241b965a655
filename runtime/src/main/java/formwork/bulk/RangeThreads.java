package formwork.bulk;

import java.io.IOException;
import java.io.UncheckedIOException;

/** Runs the parts of some work, each on a thread of its own, the first on the caller's. */
final class RangeThreads {
    /** One part of the work. */
    interface Part {
        /** Does the part of this number. */
        void run(int part) throws IOException;
    }

    private RangeThreads() {}

    /** Runs the parts 0 to {@code count} and throws what the first of them that failed threw. */
    static void run(int count, Part work) throws IOException {
        Throwable[] failures = new Throwable[count];
        Thread[] threads = new Thread[count];
        for (int i = 1; i < count; i++) {
            int part = i;
            threads[i] = new Thread(() -> failures[part] = failure(work, part), "formwork-" + part);
            threads[i].setDaemon(true);
            threads[i].start();
        }
        failures[0] = failure(work, 0);
        for (int i = 1; i < count; i++) {
            join(threads[i]);
        }
        for (Throwable failure : failures) {
            rethrow(failure);
        }
    }

    @SuppressWarnings("CatchingUnchecked") // the caller's thread throws it
    private static Throwable failure(Part work, int part) {
        try {
            work.run(part);
            return null;
        } catch (IOException | RuntimeException | Error e) {
            return e;
        }
    }

    /** Waits for the thread; it works on the caller's memory, so an interrupt has to wait too. */
    private static void join(Thread thread) {
        boolean isInterrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void rethrow(Throwable failure) throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof UncheckedIOException e) {
            throw e.getCause();
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure instanceof Error e) {
            throw e;
        }
    }
}
