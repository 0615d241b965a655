package formwork.cli.switches;

import formwork.kernels.interconnect.CacheSimulation;
import formwork.kernels.interconnect.Latency;
import formwork.kernels.interconnect.Lookups;
import java.io.IOException;

/**
 * One run and what came of it.
 *
 * @param plan what was run
 * @param simulation the caches as they are afterwards
 * @param whole what all lookups found
 * @param later what those after the warm-up found
 * @param latency the switches that pairs of hosts pass
 * @param seconds that the lookups took
 */
public record SwitchesRun(
        SwitchesPlan plan,
        CacheSimulation simulation,
        Lookups whole,
        Lookups later,
        Latency latency,
        double seconds) {
    /** Runs it. */
    public static SwitchesRun of(SwitchesPlan plan) throws IOException {
        CacheSimulation simulation = new CacheSimulation(plan.network(), plan.cache());
        long start = System.nanoTime();
        simulation.send(plan.traffic(), 0, plan.warmUp(), plan.threads());
        Lookups early = simulation.lookups();
        simulation.send(plan.traffic(), plan.warmUp(), plan.packets(), plan.threads());
        double seconds = 1e-9 * (System.nanoTime() - start);
        Lookups whole = simulation.lookups();
        Latency latency = Latency.of(plan.network());
        return new SwitchesRun(plan, simulation, whole, whole.minus(early), latency, seconds);
    }

    /** The hits after the warm-up as a share. */
    double hitShare() {
        return later.hitShare();
    }
}
