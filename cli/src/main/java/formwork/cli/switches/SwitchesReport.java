package formwork.cli.switches;

import formwork.Format;
import formwork.Unit;
import formwork.WriteStatement;
import formwork.kernels.interconnect.CacheSimulation;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Latency;
import formwork.kernels.interconnect.Lookups;
import formwork.kernels.interconnect.Network;
import formwork.kernels.interconnect.Topology;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;

/** A run in words and figures. */
public final class SwitchesReport {
    private static final Format PORTS = Format.of("(2I8,4I14)");

    private final Consumer<String> lines;

    private SwitchesReport(Consumer<String> lines) {
        this.lines = lines;
    }

    /** Hands {@code lines} each line. */
    public static void write(SwitchesRun run, Consumer<String> lines) {
        SwitchesReport report = new SwitchesReport(lines);
        report.head(run);
        report.lookups(run);
        report.latency(run);
    }

    private void print(String format, Object... values) {
        lines.accept(String.format(Locale.ROOT, format, values).stripTrailing());
    }

    private void head(SwitchesRun run) {
        SwitchesPlan plan = run.plan();
        Network network = plan.network();
        Topology topology = network.topology();
        print(
                "%s: %,d switches, %,d links, %,d hosts, %,d input ports; routes: %s",
                topology.name(),
                topology.switchCount(),
                topology.linkCount(),
                network.hostCount(),
                network.portCount(),
                plan.routing());
        print(
                "%s: %,d packets, of which %,d warm up; caches of %d ways, %,d entries, index %s",
                plan.trafficName(),
                plan.packets(),
                plan.warmUp(),
                plan.cache().ways(),
                plan.cache().entries(),
                plan.cache().index());
        print(
                "%,d lookups in %.2f s, %.1f ns each; at most %,d destinations at a port",
                run.whole().count(),
                run.seconds(),
                run.whole().count() == 0 ? 0 : 1e9 * run.seconds() / run.whole().count(),
                run.simulation().mostDestinations());
    }

    private void lookups(SwitchesRun run) {
        print("");
        print("lookups                 all            after the warm-up");
        line("hits", run.whole().hits(), run.whole(), run.later().hits(), run.later());
        line("cold misses", run.whole().cold(), run.whole(), run.later().cold(), run.later());
        line(
                "capacity misses",
                run.whole().capacity(),
                run.whole(),
                run.later().capacity(),
                run.later());
        line(
                "conflict misses",
                run.whole().conflict(),
                run.whole(),
                run.later().conflict(),
                run.later());
    }

    private void line(String name, long part, Lookups of, long laterPart, Lookups ofLater) {
        print(
                "%-15s  %,15d  %8.4f %%  %,15d  %8.4f %%",
                name, part, of.percent(part), laterPart, ofLater.percent(laterPart));
    }

    private void latency(SwitchesRun run) {
        Latency latency = run.latency();
        Delays delays = run.plan().delays();
        print("");
        print(
                "latency of an idle network, ns: switch %.0f + lookup %.0f or cache %.0f, link %.0f,"
                        + " host %.0f",
                delays.switching(), delays.lookup(), delays.cache(), delays.link(), delays.host());
        print("                 switches   without cache   with it      cut");
        pair("mean", latency.meanSwitches(), run);
        pair("worst", latency.mostSwitches(), run);
    }

    private void pair(String name, double switches, SwitchesRun run) {
        Delays delays = run.plan().delays();
        double without = delays.latency(switches, 0);
        double with = delays.latency(switches, run.hitShare());
        print(
                "%-15s  %8.2f  %14.1f  %8.1f  %6.2f %%",
                name, switches, without, with, 100 * (1 - with / without));
    }

    /**
     * Writes a record for each input port by {@code (2I8,4I14)}: its number, how many destinations
     * were looked up there, hits, cold, capacity and conflict misses.
     */
    public static void writePorts(SwitchesRun run, Path file) throws IOException {
        CacheSimulation simulation = run.simulation();
        try (Unit unit = Unit.create(file)) {
            for (int port = 0; port < simulation.network().portCount(); port++) {
                Lookups some = simulation.lookups(port);
                try (WriteStatement write = unit.write(PORTS)) {
                    write.put(port).put(simulation.destinations(port));
                    write.put(some.hits()).put(some.cold());
                    write.put(some.capacity()).put(some.conflict());
                }
            }
        }
    }
}
