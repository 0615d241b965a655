package formwork.cli;

import formwork.kernels.search.Rule;
import picocli.CommandLine.Option;

/** The options that say which way searches go. */
final class RuleOptions {
    private static final int GAPBS_ALPHA = 15;
    private static final int GAPBS_BETA = 18;
    private static final int NETAL_ALPHA = 64;
    private static final int NETAL_BETA = 4;
    private static final int MOST = 1 << 20;

    @Option(
            names = "--rule",
            paramLabel = "RULE",
            description = "When searches turn: gapbs, netal, top-down or bottom-up (gapbs).")
    private String name;

    @Option(
            names = "--alpha",
            paramLabel = "N",
            description = "How soon they turn to bottom-up (15, or 64 of netal).")
    private Integer alpha;

    @Option(
            names = "--beta",
            paramLabel = "N",
            description = "How late they turn back to top-down (18, or 4 of netal).")
    private Integer beta;

    /** The rule. */
    Rule rule() {
        PoolOptions.requireWithin("--alpha", alpha, 1, MOST);
        PoolOptions.requireWithin("--beta", beta, 1, MOST);
        return switch (name()) {
            case "gapbs" -> Rule.gapbs(or(alpha, GAPBS_ALPHA), or(beta, GAPBS_BETA));
            case "netal" -> Rule.netal(or(alpha, NETAL_ALPHA), or(beta, NETAL_BETA));
            case "top-down" -> oneWay(Rule.topDown());
            case "bottom-up" -> oneWay(Rule.bottomUp());
            default ->
                    throw new UsageException(
                            "--rule: found "
                                    + name
                                    + "; expected gapbs, netal, top-down or bottom-up");
        };
    }

    private Rule oneWay(Rule rule) {
        if (alpha != null || beta != null) {
            throw new UsageException(
                    (alpha != null ? "--alpha" : "--beta")
                            + ": found it with the rule "
                            + name
                            + "; expected a rule that turns");
        }
        return rule;
    }

    private static int or(Integer value, int otherwise) {
        return value == null ? otherwise : value;
    }

    /** Whether one of them was given. */
    boolean isGiven() {
        return name != null || alpha != null || beta != null;
    }

    /** What it is called. */
    String name() {
        return name == null ? "gapbs" : name;
    }
}
