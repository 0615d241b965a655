package formwork.kernels.numa;

/**
 * What the threads of a {@link NodePool} do.
 *
 * @param <X> what it may throw
 */
@FunctionalInterface
public interface NodeTask<X extends Exception> {
    /** Does the share of one thread. */
    void run(NodeWorker worker) throws X;
}
