package formwork.kernels.numa;

/** A thread's stay on some CPUs; ends with {@link #close}, which the same thread has to call. */
public final class Pinning implements AutoCloseable {
    private final Machine machine;
    private final IdSet before;
    private final Thread owner = Thread.currentThread();

    Pinning(Machine machine, IdSet before) {
        this.machine = machine;
        this.before = before;
    }

    /** Whether the system did it. */
    public boolean isPinned() {
        return before != null;
    }

    /** Lets the thread run where it could before. */
    @Override
    public void close() {
        if (Thread.currentThread() != owner) {
            throw new IllegalStateException(
                    "pinning: found the thread "
                            + Thread.currentThread().getName()
                            + "; expected "
                            + owner.getName());
        }
        if (before != null) {
            machine.setAffinity(before); // no matter if a CPU went offline since
        }
    }
}
