package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
final class NodePoolTest {
    private static final Machine MACHINE = Machine.here(warning -> {});

    /** A pool of so many homes, which are the first one of this machine again and again. */
    private static NodePool pool(int homes, int threads) {
        Home home = MACHINE.topology().homes().get(0);
        return NodePool.of(MACHINE, Collections.nCopies(homes, home), threads);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,2", "2,1", "3,2", "4,4"})
    void runsATaskOnEachThreadOfEachHome(int homes, int threads) {
        try (NodePool pool = pool(homes, threads)) {
            AtomicIntegerArray seen = new AtomicIntegerArray(homes * threads);
            for (int i = 0; i < 20; i++) {
                pool.run(
                        worker -> {
                            assertEquals(worker.index() / threads, worker.home());
                            assertEquals(worker.index() % threads, worker.thread());
                            assertEquals(threads, worker.threads());
                            assertEquals(homes * threads, worker.count());
                            seen.incrementAndGet(worker.index());
                        });
            }
            for (int i = 0; i < seen.length(); i++) {
                assertEquals(20, seen.get(i));
            }
        }
    }

    @Test
    void keepsItsThreadsOnTheirCpus() {
        try (NodePool pool = MACHINE.pool(2)) {
            assertTrue(pool.isPinned());
            pool.run(
                    worker -> {
                        IdSet home = pool.homes().get(worker.home()).cpus();
                        assertEquals(home, MACHINE.affinity());
                        assertTrue(home.contains(MACHINE.currentCpu()));
                        assertFalse(Thread.currentThread().getName().isEmpty());
                        assertTrue(Thread.currentThread().isDaemon());
                    });
        }
    }

    /**
     * Each thread goes another way if the sum says so; if they did not all get the same, it hangs.
     */
    @ParameterizedTest
    @CsvSource({"1,2", "2,2", "3,1", "8,1"})
    void givesAllThreadsTheSameSumWhoeverComesFirst(int homes, int threads) {
        try (NodePool pool = pool(homes, threads)) {
            int count = pool.threads();
            pool.run(
                    worker -> {
                        long expected = 0;
                        for (int i = 0; i < 2000; i++) {
                            long sum = worker.sum(expected + worker.index());
                            assertEquals(count * expected + (long) count * (count - 1) / 2, sum);
                            expected = sum & 0xFFF;
                            if ((sum & 1) != 0) {
                                worker.barrier();
                            } else if ((sum & 2) != 0) {
                                worker.homeBarrier();
                            }
                        }
                    });
        }
    }

    @Test
    void addsRealsInTheSameOrderEveryTime() {
        try (NodePool pool = pool(4, 1)) {
            double[] parts = {1e16, 1, -1e16, 1};
            double expected = ((0 + parts[0]) + parts[1] + parts[2]) + parts[3];
            pool.run(
                    worker -> {
                        for (int i = 0; i < 500; i++) {
                            assertEquals(expected, worker.sum(parts[worker.index()]));
                        }
                    });
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void throwsWhatAThreadThrewAndHangsNobody(int who) {
        try (NodePool pool = pool(2, 2)) {
            IOException thrown = new IOException("from " + who);
            IOException caught =
                    assertThrows(
                            IOException.class,
                            () ->
                                    pool.run(
                                            worker -> {
                                                worker.barrier();
                                                if (worker.index() == who) {
                                                    throw thrown;
                                                }
                                                worker.barrier();
                                                worker.barrier();
                                            }));
            assertSame(thrown, caught);
            assertEquals(0, caught.getSuppressed().length);
            AtomicInteger after = new AtomicInteger(); // the pool is as good as before
            pool.run(
                    worker -> {
                        worker.barrier();
                        after.incrementAndGet();
                        worker.homeBarrier();
                    });
            assertEquals(4, after.get());
        }
    }

    @Test
    void throwsErrorsOfSeveralThreadsTogether() {
        try (NodePool pool = pool(3, 1)) {
            StackOverflowError e =
                    assertThrows(
                            StackOverflowError.class,
                            () ->
                                    pool.run(
                                            worker -> {
                                                throw new StackOverflowError("" + worker.index());
                                            }));
            assertEquals("0", e.getMessage());
            assertEquals(
                    List.of("1", "2"),
                    Arrays.stream(e.getSuppressed()).map(Throwable::getMessage).toList());
        }
    }

    @Test
    void hangsNobodyWhereAThreadLeavesEarly() {
        try (NodePool pool = pool(2, 2)) {
            IllegalStateException e =
                    assertThrows(
                            IllegalStateException.class,
                            () ->
                                    pool.run(
                                            worker -> {
                                                worker.barrier();
                                                if (worker.index() != 2) {
                                                    worker.barrier();
                                                }
                                            }));
            assertEquals(
                    "barrier: found a thread that has ended; expected all to come", e.getMessage());
        }
    }

    @Test
    void waitsForItsThreadsThoughInterrupted() {
        try (NodePool pool = pool(1, 2)) {
            AtomicBoolean hasEnded = new AtomicBoolean();
            Thread.currentThread().interrupt();
            pool.run(
                    worker -> {
                        long until = System.nanoTime() + 20_000_000;
                        while (System.nanoTime() < until) {
                            Thread.onSpinWait();
                        }
                        hasEnded.set(true);
                    });
            assertTrue(hasEnded.get());
            assertTrue(Thread.interrupted());
        }
    }

    @Test
    void letsThreadsOfAHomeTakeTurnsAtItsOwnWork() {
        try (NodePool pool = pool(3, 2)) {
            NodeCounters counters = pool.counters();
            for (int round = 0; round < 3; round++) {
                AtomicIntegerArray taken = new AtomicIntegerArray(3 * 1000);
                pool.run(
                        worker -> {
                            long from = counters.claim(worker.home(), 7);
                            while (from < 1000) {
                                for (long i = from; i < Math.min(1000, from + 7); i++) {
                                    taken.incrementAndGet(worker.home() * 1000 + (int) i);
                                }
                                from = counters.claim(worker.home(), 7);
                            }
                        });
                for (int i = 0; i < taken.length(); i++) {
                    assertEquals(1, taken.get(i), "element " + i);
                }
                counters.reset();
            }
        }
    }

    @Test
    void runsTasksOfSeveralCallersOneAfterTheOther() throws InterruptedException {
        try (NodePool pool = pool(1, 2)) {
            AtomicInteger inside = new AtomicInteger();
            AtomicInteger most = new AtomicInteger();
            List<Thread> callers = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                Thread caller =
                        new Thread(
                                () -> {
                                    for (int k = 0; k < 50; k++) {
                                        pool.run(
                                                worker -> {
                                                    most.accumulateAndGet(
                                                            inside.incrementAndGet(), Math::max);
                                                    worker.barrier();
                                                    inside.decrementAndGet();
                                                });
                                    }
                                });
                callers.add(caller);
                caller.start();
            }
            for (Thread caller : callers) {
                caller.join();
            }
            assertEquals(2, most.get());
        }
    }

    @Test
    void refusesATaskInsideATaskAndAfterClosing() {
        NodePool pool = pool(1, 1);
        IllegalStateException e =
                assertThrows(
                        IllegalStateException.class,
                        () -> pool.run(worker -> pool.run(inner -> {})));
        assertEquals("pool: found a task that starts another one; expected none", e.getMessage());
        pool.close();
        pool.close();
        assertThrows(IllegalStateException.class, () -> pool.run(worker -> {}));
    }

    @Test
    void refusesATaskForAPoolThatWaitsForIt() {
        try (NodePool pool = pool(1, 2);
                NodePool other = pool(1, 1);
                NodePool third = pool(1, 1)) {
            AtomicInteger done = new AtomicInteger();
            IllegalStateException e =
                    assertThrows(
                            IllegalStateException.class,
                            () ->
                                    pool.run(
                                            worker ->
                                                    other.run(
                                                            inner -> {
                                                                third.run(x -> done.getAndAdd(1));
                                                                third.run(x -> pool.run(y -> {}));
                                                            })));
            assertEquals(
                    "pool: found a task that starts another one; expected none", e.getMessage());
            assertEquals(2, done.get());
            pool.run(worker -> done.getAndAdd(1));
            assertEquals(4, done.get());
        }
    }

    @Test
    void doesNotStartWhereAWarningIsNotHeard() {
        Machine deaf =
                Machine.of(
                        Path.of("/"),
                        new RefusingKernel(
                                LinuxKernel.here(), Errno.EPERM, SystemCall.SCHED_SETAFFINITY),
                        text -> {
                            throw new IllegalArgumentException(text);
                        });
        IllegalArgumentException e =
                assertThrows(IllegalArgumentException.class, () -> deaf.pool(2));
        assertTrue(e.getMessage().startsWith("sched_setaffinity"), e.getMessage());
    }

    @Test
    void refusesNoThreadsAndTooMany() {
        assertThrows(IllegalArgumentException.class, () -> pool(1, 0));
        assertThrows(IllegalArgumentException.class, () -> pool(2, 1 << 16));
    }
}
