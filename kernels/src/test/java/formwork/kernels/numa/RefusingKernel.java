package formwork.kernels.numa;

import java.util.Set;

/** A kernel that refuses some calls, as one does in a container. */
final class RefusingKernel implements Kernel {
    private final Kernel kernel;
    private final Errno errno;
    private final Set<SystemCall> refused;

    RefusingKernel(Kernel kernel, Errno errno, SystemCall... refused) {
        this.kernel = kernel;
        this.errno = errno;
        this.refused = Set.of(refused);
    }

    @Override
    public long call(SystemCall call, long a, long b, long c, long d, long e, long f) {
        return refused.contains(call) ? -errno.number() : kernel.call(call, a, b, c, d, e, f);
    }

    @Override
    public String title() {
        return kernel.title();
    }
}
