package formwork.kernels.numa;

/** One thread of a {@link NodePool}, as its task sees it. */
public final class NodeWorker {
    private final NodePool pool;
    private final int home;
    private final int thread;
    private NodeRun run;

    NodeWorker(NodePool pool, int home, int thread) {
        this.pool = pool;
        this.home = home;
        this.thread = thread;
    }

    void begin(NodeRun next) {
        run = next;
    }

    /** The place of its home in the list of the pool. */
    public int home() {
        return home;
    }

    /** The number of its home's node. */
    public int node() {
        return pool.homes().get(home).node();
    }

    /** Its number among the threads of its home, from 0. */
    public int thread() {
        return thread;
    }

    /** How many threads its home has. */
    public int threads() {
        return pool.threadsPerHome();
    }

    /** Its number among all threads, from 0. */
    public int index() {
        return home * pool.threadsPerHome() + thread;
    }

    /** How many threads there are. */
    public int count() {
        return pool.threads();
    }

    /** Waits until all threads are here. */
    public void barrier() {
        pool.barrier().await(run);
    }

    /** Waits until all threads of its home are here. */
    public void homeBarrier() {
        pool.homeBarrier(home).await(run);
    }

    /** Waits until all threads are here and returns the sum of their values, the same to all. */
    public long sum(long value) {
        return pool.barrier().sum(run, index(), value);
    }

    /**
     * Waits until all threads are here and returns the sum of their values, the same to all and in
     * every run.
     */
    public double sum(double value) {
        return pool.barrier().sum(run, index(), value);
    }

    /** Its share of the elements {@code from} to {@code to} among the threads of its home. */
    public Split.Range share(Split.Range all) {
        return all.share(thread, threads());
    }
}
