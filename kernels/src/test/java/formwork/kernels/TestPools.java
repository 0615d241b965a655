package formwork.kernels;

import formwork.kernels.numa.Home;
import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import java.util.Collections;

/** Pools of several homes on a machine that may have one node only. */
public final class TestPools {
    private static final Machine MACHINE = Machine.here(warning -> {});

    private TestPools() {}

    /** {@code parts} homes, all on the first node. */
    public static NodePool on(int parts, int threadsPerPart) {
        Home home = MACHINE.topology().homes().get(0);
        return MACHINE.pool(Collections.nCopies(parts, home), threadsPerPart);
    }
}
