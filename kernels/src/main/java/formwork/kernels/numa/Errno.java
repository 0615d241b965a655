package formwork.kernels.numa;

/** The errors of the system calls used here, with their numbers on Linux. */
enum Errno {
    EPERM(1),
    ENOENT(2),
    ESRCH(3),
    EIO(5),
    E2BIG(7),
    EAGAIN(11),
    ENOMEM(12),
    EACCES(13),
    EFAULT(14),
    EINVAL(22),
    ENOSYS(38);

    private final int number;

    Errno(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }

    /** A text as {@code errno 22 (EINVAL)}. */
    static String text(long number) {
        for (Errno errno : values()) {
            if (errno.number == number) {
                return "errno " + number + " (" + errno.name() + ")";
            }
        }
        return "errno " + number;
    }
}
