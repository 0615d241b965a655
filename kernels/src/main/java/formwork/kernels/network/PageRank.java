package formwork.kernels.network;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.NodeGraph;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;
import org.agrona.UnsafeApi;

/**
 * Ranks vertices by how often a walk is at each that follows arcs at random, and now and then jumps
 * anywhere.
 *
 * <p><b>Source.</b> L. Page, S. Brin, R. Motwani, T. Winograd, The PageRank Citation Ranking, 1999;
 * vertices without an arc as in A. Langville, C. Meyer, Deeper Inside PageRank, Internet
 * Mathematics 1(3), 2004, 3.1: from there the walk jumps anywhere.
 *
 * <p><b>Invariant.</b> After each step, with n vertices, damping d and the ranks r before it: r'(v)
 * = (1 - d + d D) / n + d times the sum of r(u) / outdegree(u) over all u with an arc to v, where D
 * is the sum of r over vertices without an arc out. Ranks add up to 1. Where that mass is dropped,
 * D is 0 and they need not.
 *
 * <p><b>Steps.</b> Each vertex pulls what comes along its arcs from a vector of the last step; no
 * thread writes what another one reads.
 *
 * <p><b>Threads.</b> Sums are in an order that does not depend on the number of threads, nor on
 * that of parts if vertices are numbered as they are outside: ranks then have the same bits.
 */
public final class PageRank {
    private static final int STEP = 1024;

    private final NodeGraph graph;
    private final Rule rule;
    private final Span ranks;
    private final Span[] shed; // what each vertex gives to each of its arcs; two in turn
    private final Shares shares;
    private final BlockSums sums;
    private final int cutOff; // isolated vertices that have no number here
    private Ranks result; // of the first thread, but for the values
    private double isolated; // the rank of each that is cut off

    /**
     * What is asked for.
     *
     * @param damping how likely the walk is to follow an arc
     * @param tolerance the sum of all changes of a step below which it is the last; 0 for none
     * @param mostSteps after which it is given up
     * @param isSpread whether the walk jumps from a vertex without an arc; else it is lost there
     */
    public record Rule(double damping, double tolerance, int mostSteps, boolean isSpread) {
        /** 0.85, until a step changes less than 1E-10, in 200 steps at most. */
        public static final Rule USUAL = new Rule(0.85, 1e-10, 200, true);

        /** Checks them. */
        public Rule {
            if (!(damping >= 0 && damping < 1) || !(tolerance >= 0) || mostSteps < 1) {
                throw new IllegalArgumentException(
                        "ranks: found damping "
                                + damping
                                + ", tolerance "
                                + tolerance
                                + ", "
                                + mostSteps
                                + " steps; expected 0 or more and below 1, 0 or more, 1 or more");
            }
        }
    }

    private PageRank(NodeGraph graph, Rule rule, VertexMemory memory) {
        this.graph = graph;
        this.rule = rule;
        ranks = memory.longs();
        shed = new Span[] {memory.longs(), memory.longs()};
        shares = new Shares(graph.pool());
        sums = new BlockSums(graph);
        cutOff = graph.numbering().outerCount() - graph.numbering().innerCount();
    }

    /** Ranks all vertices. */
    public static Ranks of(NodeGraph graph, Rule rule) {
        if (graph.numbering().outerCount() == 0) {
            return new Ranks(new double[0], 0, 0, true);
        }
        try (VertexMemory memory = new VertexMemory(graph)) {
            PageRank kernel = new PageRank(graph, rule, memory);
            graph.pool().run(kernel::rank);
            double[] values = OuterOrder.reals(graph, kernel.ranks, kernel.isolated);
            return kernel.result.with(values);
        }
    }

    private void rank(NodeWorker worker) {
        Split.Range part = graph.vertices().range(worker.home());
        BlockSums.Member sum = sums.new Member(worker);
        Shares.Member turns = shares.new Member(worker);
        double count = graph.numbering().outerCount();
        double rankOfCutOff = 1 / count;
        begin(worker, sum, rankOfCutOff);
        sum.meet();
        double hanging = sum.total(1) + cutOff * rankOfCutOff;
        double change = Double.POSITIVE_INFINITY;
        int steps = 0;
        while (steps < rule.mostSteps && !(change < rule.tolerance)) {
            double base =
                    (1 - rule.damping) / count
                            + (rule.isSpread ? rule.damping * hanging / count : 0);
            turns.begin();
            Span from = shed[steps & 1];
            Span to = shed[steps + 1 & 1];
            for (long r = turns.claim(STEP); r < part.size(); r = turns.claim(STEP)) {
                long end = Math.min(part.size(), r + STEP);
                for (long block = r; block < end; block += Split.GRAIN) {
                    int next = (int) Math.min(end, block + Split.GRAIN);
                    step(worker.home(), (int) block, next, base, from, to, sum);
                }
            }
            sum.meet();
            change = sum.total(0) + cutOff * Math.abs(base - rankOfCutOff);
            hanging = sum.total(1) + cutOff * base;
            rankOfCutOff = base;
            steps++;
        }
        if (worker.index() == 0) {
            isolated = rankOfCutOff;
            result = new Ranks(null, steps, change, change < rule.tolerance);
        }
    }

    // ---- steps ----

    /** Ranks all alike. */
    private void begin(NodeWorker worker, BlockSums.Member sum, double rank) {
        Split.Range part = graph.vertices().range(worker.home());
        Split.Range mine = worker.share(part);
        Arcs out = graph.out(worker.home());
        for (long block = mine.from(); block < mine.to(); block += Split.GRAIN) {
            double hanging = 0;
            for (long v = block; v < Math.min(mine.to(), block + Split.GRAIN); v++) {
                long degree = out.degree((int) (v - part.from()));
                hanging += degree == 0 ? rank : 0;
                put(ranks, v, rank);
                put(shed[0], v, degree == 0 ? 0 : rank / degree);
            }
            sum.put((int) block, 0, hanging);
        }
    }

    private static void put(Span values, long vertex, double value) {
        UnsafeApi.putDouble(values.base(), values.at() + vertex * Double.BYTES, value);
    }

    /** Pulls what comes to a block of rows. */
    private void step(
            int home,
            int fromRow,
            int toRow,
            double base,
            Span from,
            Span to,
            BlockSums.Member sum) {
        Arcs in = graph.in(home);
        Object targets = in.targets().base();
        long targetsAt = in.targets().at();
        Object offsets = in.offsets().base();
        long offsetsAt = in.offsets().at();
        Object outOffsets = graph.out(home).offsets().base();
        long outOffsetsAt = graph.out(home).offsets().at();
        long first = graph.vertices().range(home).from();
        double damping = rule.damping;
        double change = 0;
        double hanging = 0;
        for (int row = fromRow; row < toRow; row++) {
            long begin = UnsafeApi.getLong(offsets, offsetsAt + (long) row * Long.BYTES);
            long end = UnsafeApi.getLong(offsets, offsetsAt + (row + 1L) * Long.BYTES);
            double incoming =
                    Gathering.sum(
                            targets,
                            targetsAt + begin * Integer.BYTES,
                            (int) (end - begin),
                            from.base(),
                            from.at());
            double rank = base + damping * incoming;
            long place = (first + row) * Double.BYTES;
            change += Math.abs(rank - UnsafeApi.getDouble(ranks.base(), ranks.at() + place));
            UnsafeApi.putDouble(ranks.base(), ranks.at() + place, rank);
            long outBegin = UnsafeApi.getLong(outOffsets, outOffsetsAt + (long) row * Long.BYTES);
            long outEnd = UnsafeApi.getLong(outOffsets, outOffsetsAt + (row + 1L) * Long.BYTES);
            if (outEnd == outBegin) {
                hanging += rank;
            } else {
                UnsafeApi.putDouble(to.base(), to.at() + place, rank / (outEnd - outBegin));
            }
        }
        sum.put((int) (first + fromRow), change, hanging);
    }
}
