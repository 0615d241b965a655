package formwork.kernels.numa;

import java.util.Locale;

/** The system calls used here, with the numbers of both processors (the kernel's unistd.h). */
enum SystemCall {
    MMAP(9, 222),
    MUNMAP(11, 215),
    MADVISE(28, 233),
    SCHED_SETAFFINITY(203, 122),
    SCHED_GETAFFINITY(204, 123),
    GETCPU(309, 168),
    MBIND(237, 235),
    GET_MEMPOLICY(239, 236),
    MOVE_PAGES(279, 239);

    private final int x86;
    private final int arm;

    SystemCall(int x86, int arm) {
        this.x86 = x86;
        this.arm = arm;
    }

    /** The number on x86-64. */
    int onX86() {
        return x86;
    }

    /** The number on aarch64. */
    int onArm() {
        return arm;
    }

    /** The number on the processor that {@code os.arch} names so; -1 if it is another one. */
    int on(String architecture) {
        return switch (architecture) {
            case "amd64", "x86_64" -> x86;
            case "aarch64" -> arm;
            default -> -1;
        };
    }

    /** The kernel's name of it. */
    String title() {
        return name().toLowerCase(Locale.ROOT);
    }
}
