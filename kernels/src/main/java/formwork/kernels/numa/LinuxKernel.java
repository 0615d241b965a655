package formwork.kernels.numa;

import com.sun.jna.Native;
import com.sun.jna.NativeLibrary;

/** Linux by the C library's {@code syscall}, which all of its C libraries have. */
final class LinuxKernel implements Kernel {
    private static final String ARCHITECTURE = System.getProperty("os.arch");

    private static final LinuxKernel HERE = new LinuxKernel();

    private LinuxKernel() {
        Native.register(LinuxKernel.class, NativeLibrary.getProcess());
    }

    static Kernel here() {
        return HERE;
    }

    // Words of 64 bits throughout, so that no upper half is left undefined. Linux passes those of a
    // function with varying arguments as it does any others, on both processors.
    private static native long syscall(long number, long a, long b, long c, long d, long e, long f);

    @Override
    public long call(SystemCall call, long a, long b, long c, long d, long e, long f) {
        long result = syscall(call.on(ARCHITECTURE), a, b, c, d, e, f);
        return result == -1 ? -Native.getLastError() : result;
    }

    @Override
    public String title() {
        return "Linux on " + ARCHITECTURE;
    }
}
