package formwork.cli.switches;

import formwork.kernels.interconnect.CacheShape;
import formwork.kernels.interconnect.Delays;
import formwork.kernels.interconnect.Latency;
import formwork.kernels.interconnect.Network;
import formwork.kernels.interconnect.Routing;
import formwork.kernels.interconnect.RoutingTable;
import formwork.kernels.interconnect.Topologies;
import formwork.kernels.interconnect.TrafficRule;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The study's claims beside what comes out: a grid of topologies, hosts, indices and traffic.
 *
 * <p>Hirasawa, Yamaki, Koibuchi, IPSJ Trans. ACS 13(2), 2020, from the abstract: with 4 ways and
 * 2,048 entries at most 0.1 % of conflict misses, and 13 to 19 % less latency of an idle network.
 */
public final class SwitchesStudy {
    /** The topologies of the study's size, and fat trees. */
    public static final List<String> TOPOLOGIES =
            List.of(
                    "torus:16x16",
                    "torus:8x8x4",
                    "random:256x6",
                    "dsn:256",
                    "dragonfly:8x4x32",
                    "fat-tree:8",
                    "fat-tree:16");

    private static final int[] HOSTS = {256, 512};
    private static final TrafficRule[] TRAFFIC = {
        TrafficRule.UNIFORM, TrafficRule.ALL_TO_ALL, TrafficRule.TRANSPOSE
    };
    private static final double[] SAVED = {10, 20, 30}; // ns of a switch's 100
    private static final double[] LINKS = {5, 25, 50};
    private static final double[] HOST_DELAYS = {0, 100, 500};
    private static final int PACKETS_OF_PAIR = 20;
    private static final int HASHES = 3; // as it matters which one it is
    private static final double CLAIMED_CONFLICTS = 0.1;
    private static final double LEAST_CUT = 0.13;
    private static final double MOST_CUT = 0.19;

    private final Consumer<String> lines;
    private final List<String> topologies;
    private final int packetsOfPair;
    private final long seed;
    private final int threads;
    private final List<SwitchesRun> runs = new ArrayList<>();
    private final Map<String, Latency> latencies = new LinkedHashMap<>();

    private SwitchesStudy(
            Consumer<String> lines,
            List<String> topologies,
            int packetsOfPair,
            long seed,
            int threads) {
        this.lines = lines;
        this.topologies = topologies;
        this.packetsOfPair = packetsOfPair;
        this.seed = seed;
        this.threads = threads;
    }

    /** Runs the grid, and hands {@code lines} each line of it. */
    public static List<SwitchesRun> run(Consumer<String> lines, long seed, int threads)
            throws IOException {
        return run(lines, TOPOLOGIES, PACKETS_OF_PAIR, seed, threads);
    }

    /**
     * The same of other topologies.
     *
     * @param packetsOfPair packets of a run, for each pair of hosts
     */
    static List<SwitchesRun> run(
            Consumer<String> lines,
            List<String> topologies,
            int packetsOfPair,
            long seed,
            int threads)
            throws IOException {
        SwitchesStudy study = new SwitchesStudy(lines, topologies, packetsOfPair, seed, threads);
        study.grid();
        study.conflicts();
        study.latency();
        study.print("");
        study.print(
                "Not here: how much faster the NAS benchmarks run (the study has 6.9 %%), which takes"
                        + " a simulation of them.");
        return study.runs;
    }

    private void print(String format, Object... values) {
        lines.accept(String.format(Locale.ROOT, format, values).stripTrailing());
    }

    private void grid() throws IOException {
        print(
                "Caches of 4 ways and 2,048 entries at every input port; %d packets for each pair of"
                        + " hosts, the first half to warm up; seed %d",
                packetsOfPair, seed);
        print("");
        print(
                "topology           switches  hosts  traffic     index      lookups   hit %%   cold %%"
                        + "  capacity %%  conflict %%  later conflict %%  destinations");
        for (String words : topologies) {
            RoutingTable routes = Routing.MINIMAL.of(Topologies.of(words, seed), seed);
            for (int hosts : HOSTS) {
                Network network = new Network(routes, hosts);
                for (TrafficRule rule : TRAFFIC) {
                    run(network, rule, CacheShape.STUDY);
                    for (int hash = 1; hash <= HASHES; hash++) {
                        run(network, rule, new CacheShape(4, 2048, CacheShape.Index.HASH, hash));
                    }
                }
            }
        }
    }

    private void run(Network network, TrafficRule rule, CacheShape cache) throws IOException {
        long hosts = network.hostCount();
        long packets = packetsOfPair * hosts * hosts;
        SwitchesRun run =
                SwitchesRun.of(
                        new SwitchesPlan(
                                network,
                                Routing.MINIMAL.toString(),
                                cache,
                                rule.among(TrafficRule.consecutive((int) hosts), seed),
                                rule.toString(),
                                packets,
                                packets / 2,
                                Delays.GUESS,
                                threads));
        runs.add(run);
        if (hosts == HOSTS[0]) {
            latencies.putIfAbsent(network.topology().name(), run.latency());
        }
        print(
                "%-17s  %8.2f  %5d  %-10s  %-6s  %,11d  %6.2f  %7.4f  %10.4f  %10.4f  %16.4f  %12d",
                network.topology().name(),
                run.latency().meanSwitches(),
                hosts,
                rule,
                cache.index() == CacheShape.Index.HASH ? "hash " + cache.hashSeed() : "low",
                run.whole().count(),
                run.whole().percent(run.whole().hits()),
                run.whole().percent(run.whole().cold()),
                run.whole().percent(run.whole().capacity()),
                run.whole().percent(run.whole().conflict()),
                run.later().percent(run.later().conflict()),
                run.simulation().mostDestinations());
    }

    private void conflicts() {
        print("");
        print(
                "Claim: conflict misses of at most 0.1 %%. After the warm-up, over topologies and hashes:");
        print("hosts  traffic     index   least %%    most %%  holds for");
        for (int hosts : HOSTS) {
            for (TrafficRule rule : TRAFFIC) {
                for (CacheShape.Index index : CacheShape.Index.values()) {
                    double least = 100;
                    double most = 0;
                    int holds = 0;
                    int all = 0;
                    for (SwitchesRun run : runs) {
                        SwitchesPlan plan = run.plan();
                        if (plan.network().hostCount() == hosts
                                && plan.trafficName().equals(rule.toString())
                                && plan.cache().index() == index) {
                            double percent = run.later().percent(run.later().conflict());
                            least = Math.min(least, percent);
                            most = Math.max(most, percent);
                            holds += percent <= CLAIMED_CONFLICTS ? 1 : 0;
                            all++;
                        }
                    }
                    print(
                            "%5d  %-10s  %-5s  %8.4f  %8.4f  %d of %d",
                            hosts, rule, index, least, most, holds, all);
                }
            }
        }
    }

    private void latency() {
        print("");
        print("Claim: 13 to 19 %% less latency of an idle network. The study's delays are not");
        print("public; for a switch of 100 ns of which a hit saves some, every lookup a hit, 256");
        print("hosts, the mean over all pairs is lower by (* where the claim holds), %%:");
        StringBuilder head = new StringBuilder("saved  link  host");
        latencies.keySet().forEach(name -> head.append(String.format("  %16s", name)));
        print("%s", head);
        for (double saved : SAVED) {
            for (double link : LINKS) {
                for (double host : HOST_DELAYS) {
                    Delays delays = new Delays(100 - saved, saved, 0, link, host);
                    StringBuilder line = new StringBuilder();
                    line.append(String.format(Locale.ROOT, "%5.0f %5.0f %5.0f", saved, link, host));
                    for (Latency latency : latencies.values()) {
                        double cut = latency.cut(delays, 1);
                        boolean holds = cut >= LEAST_CUT && cut <= MOST_CUT;
                        line.append(
                                String.format(
                                        Locale.ROOT, "  %15.1f%s", 100 * cut, holds ? "*" : " "));
                    }
                    print("%s", line);
                }
            }
        }
    }
}
