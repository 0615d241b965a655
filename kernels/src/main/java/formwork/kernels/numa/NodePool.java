package formwork.kernels.numa;

import java.util.ArrayList;
import java.util.List;

/**
 * Threads that stay on the CPUs of their homes, a fixed number for each home. They are platform
 * threads and daemons; each pins itself.
 */
public final class NodePool implements AutoCloseable {
    private static final int MOST_THREADS = 1 << 16;
    private static final int YIELDS = 200; // a CPU that rests takes long to wake up

    private final Machine machine;
    private final List<Home> homes;
    private final int threadsPerHome;
    private final List<Thread> threads = new ArrayList<>();
    private final NodeBarrier barrier;
    private final List<NodeBarrier> homeBarriers = new ArrayList<>();
    private final int yields;
    private final Object lock = new Object();
    private NodeRun run; // guarded by lock, as are those below
    private volatile long runs; // written under it, as is isClosed
    private boolean isDone;
    private volatile boolean isClosed;
    private int pinned;
    private int started;
    private RuntimeException startFailure; // of whoever was to hear a warning

    private NodePool(Machine machine, List<Home> homes, int threadsPerHome) {
        this.machine = machine;
        this.homes = List.copyOf(homes);
        this.threadsPerHome = threadsPerHome;
        IdSet cpus = IdSet.NONE;
        for (int i = 0; i < homes.size(); i++) {
            IdSet some = homes.get(i).cpus();
            cpus = cpus.or(some);
            homeBarriers.add(new NodeBarrier(i, threadsPerHome, some.size()));
        }
        barrier = new NodeBarrier(-1, threads(), cpus.size());
        yields = threads() <= cpus.size() ? YIELDS : 0;
    }

    /**
     * Starts a pool on these homes, which may be some of the machine's or the same one several
     * times.
     */
    static NodePool of(Machine machine, List<Home> homes, int threadsPerHome) {
        if (threadsPerHome < 1
                || homes.isEmpty()
                || (long) threadsPerHome * homes.size() > MOST_THREADS) {
            throw new IllegalArgumentException(
                    "pool: found "
                            + threadsPerHome
                            + " threads on each of "
                            + homes.size()
                            + " homes; expected 1 or more, and "
                            + MOST_THREADS
                            + " at most");
        }
        NodePool pool = new NodePool(machine, homes, threadsPerHome);
        boolean hasStarted = false;
        try {
            pool.start();
            hasStarted = true;
        } finally {
            if (!hasStarted) {
                pool.close();
            }
        }
        return pool;
    }

    private void start() {
        for (int home = 0; home < homes.size(); home++) {
            for (int i = 0; i < threadsPerHome; i++) {
                NodeWorker worker = new NodeWorker(this, home, i);
                String name = "formwork-node-" + homes.get(home).node() + "-" + i;
                Thread thread = new Thread(() -> work(worker), name);
                thread.setDaemon(true);
                threads.add(thread);
                thread.start();
            }
        }
        synchronized (lock) {
            awaitUntil(() -> started == threads());
        }
        rethrow(startFailure);
    }

    /** The machine that it is on. */
    public Machine machine() {
        return machine;
    }

    /** Where its threads are. */
    public List<Home> homes() {
        return homes;
    }

    /** The nodes of its homes. */
    public IdSet nodes() {
        return IdSet.of(homes.stream().mapToInt(Home::node).toArray());
    }

    /** How many threads each home has. */
    public int threadsPerHome() {
        return threadsPerHome;
    }

    /** How many threads there are. */
    public int threads() {
        return threadsPerHome * homes.size();
    }

    /** Whether the system keeps all threads on their CPUs. */
    public boolean isPinned() {
        synchronized (lock) {
            return pinned == threads();
        }
    }

    /** Counters from which the threads of each home can take turns at shares of work. */
    public NodeCounters counters() {
        return new NodeCounters(homes.size());
    }

    NodeBarrier barrier() {
        return barrier;
    }

    NodeBarrier homeBarrier(int home) {
        return homeBarriers.get(home);
    }

    /**
     * Has each thread do {@code task} and returns when all have ended. One that throws breaks the
     * barriers at which others wait.
     *
     * @throws X what a thread threw, the lowest of them, with that of others as suppressed
     * @throws IllegalStateException if a thread ends while others wait for it at a barrier, if the
     *     pool is closed, or if the caller is one of its threads or works for one
     */
    public <X extends Exception> void run(NodeTask<X> task) throws X {
        NodeRun outer = NodeRun.current();
        if (outer != null && outer.isWithin(this)) {
            throw new IllegalStateException(
                    "pool: found a task that starts another one; expected none");
        }
        NodeRun mine = new NodeRun(task, this, outer);
        synchronized (lock) {
            awaitUntil(() -> run == null || isClosed);
            if (isClosed) {
                throw new IllegalStateException("pool: found it closed; expected it open");
            }
            run = mine;
            isDone = false;
            runs = runs + 1;
            lock.notifyAll();
            awaitUntil(() -> isDone);
            barrier.reset();
            homeBarriers.forEach(NodeBarrier::reset);
            run = null;
            lock.notifyAll();
        }
        rethrow(mine.failure());
    }

    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the task throws no other
    private static <X extends Exception> void rethrow(Throwable failure) throws X {
        if (failure instanceof Error e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        if (failure != null) {
            throw (X) failure;
        }
    }

    private void work(NodeWorker worker) {
        boolean isPinned = false;
        RuntimeException failure = null;
        try {
            isPinned = machine.pin(homes.get(worker.home())).isPinned();
        } catch (RuntimeException e) {
            failure = e;
        }
        long seen = 0;
        synchronized (lock) {
            started++;
            pinned += isPinned ? 1 : 0;
            startFailure = failure == null ? startFailure : failure;
            lock.notifyAll();
        }
        while (true) {
            NodeRun next;
            long last = seen;
            awaitSoon(last);
            synchronized (lock) {
                awaitUntil(() -> runs > last || isClosed);
                if (runs == last) {
                    return;
                }
                seen = runs;
                next = run;
            }
            worker.begin(next);
            if (next.run(worker)) {
                synchronized (lock) {
                    isDone = true;
                    lock.notifyAll();
                }
            }
        }
    }

    /** Waits a little for what may come at once. */
    @SuppressWarnings("ThreadPriorityCheck") // whoever starts the next run may need this CPU
    private void awaitSoon(long last) {
        for (int i = 0; i < yields && runs == last && !isClosed; i++) {
            Thread.yield();
        }
    }

    private interface Condition {
        boolean holds();
    }

    /** Waits; an interrupt has to wait too, since the threads work on the caller's memory. */
    private void awaitUntil(Condition condition) {
        boolean isInterrupted = false;
        synchronized (lock) {
            while (!condition.holds()) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    isInterrupted = true;
                }
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the threads, after what they are doing; a second call does nothing. */
    @Override
    public void close() {
        synchronized (lock) {
            isClosed = true;
            lock.notifyAll();
        }
    }
}
