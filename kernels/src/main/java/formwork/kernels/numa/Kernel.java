package formwork.kernels.numa;

/** The way to the operating system's kernel. */
interface Kernel {
    /** What a kernel has that none of the calls is for. */
    Kernel NONE =
            new Kernel() {
                @Override
                public long call(SystemCall call, long a, long b, long c, long d, long e, long f) {
                    return -Errno.ENOSYS.number();
                }

                @Override
                public String title() {
                    return System.getProperty("os.name") + " on " + System.getProperty("os.arch");
                }
            };

    /** Makes a system call and returns what it returns, or its error number negated. */
    long call(SystemCall call, long a, long b, long c, long d, long e, long f);

    /** What messages say of it. */
    String title();

    /** A call with three arguments. */
    default long call(SystemCall call, long a, long b, long c) {
        return call(call, a, b, c, 0, 0, 0);
    }
}
