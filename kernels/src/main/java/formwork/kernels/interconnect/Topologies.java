package formwork.kernels.interconnect;

import java.util.Arrays;
import java.util.regex.Pattern;

/** The topologies that are made by a rule. */
public final class Topologies {
    /** How a topology is asked for in words. */
    public static final String EXPECTED =
            "torus:16x16, fat-tree:8, dragonfly:8x4x32 (switches of a group, global links of a"
                    + " switch, groups), random:256x6 (switches, links of each) or dsn:256";

    private static final Pattern NUMBERS = Pattern.compile("\\d{1,9}(x\\d{1,9})*");

    private Topologies() {}

    /** Whether this names a rule, and is not for instance a file. */
    public static boolean isNamed(String words) {
        return words.matches("(torus|fat-tree|dragonfly|random|dsn):.*");
    }

    /**
     * The topology in words: {@value #EXPECTED}.
     *
     * @param seed of what is random in it
     * @throws IllegalArgumentException if it is none of these
     */
    public static Topology of(String words, long seed) {
        int colon = words.indexOf(':');
        String rule = colon < 0 ? words : words.substring(0, colon);
        String rest = colon < 0 ? "" : words.substring(colon + 1);
        if (!NUMBERS.matcher(rest).matches()) {
            throw unknown(words);
        }
        int[] sizes = Arrays.stream(rest.split("x")).mapToInt(Integer::parseInt).toArray();
        if (rule.equals("torus")) {
            return torus(sizes);
        }
        int count = rule.equals("dragonfly") ? 3 : rule.equals("random") ? 2 : 1;
        if (sizes.length != count) {
            throw unknown(words);
        }
        return switch (rule) {
            case "fat-tree" -> FatTree.of(sizes[0]);
            case "dragonfly" -> Dragonfly.of(sizes[0], sizes[1], sizes[2]);
            case "random" -> RandomRegular.of(sizes[0], sizes[1], seed);
            case "dsn" -> ShortcutRing.of(sizes[0]);
            default -> throw unknown(words);
        };
    }

    /**
     * A torus of these sides: a switch is joined to the two beside it along each. Two switches a
     * side of two apart are joined once.
     */
    public static Topology torus(int... sides) {
        StringBuilder name = new StringBuilder("torus:");
        long count = 1;
        for (int side : sides) {
            name.append(name.length() > 6 ? "x" : "").append(side);
            count = Math.min(count * side, Integer.MAX_VALUE);
        }
        checkSwitches(name.toString(), count);
        Links links = new Links((int) count);
        for (int at = 0; at < count; at++) {
            int stride = 1;
            for (int d = sides.length - 1; d >= 0; d--) {
                int coordinate = at / stride % sides[d];
                int next = (coordinate + 1) % sides[d];
                links.join(at, at + (next - coordinate) * stride);
                stride *= sides[d];
            }
        }
        int[] all = new int[(int) count];
        Arrays.setAll(all, i -> i);
        return links.toTopology(name.toString(), all, sides.clone());
    }

    static void checkSwitches(String name, long count) {
        if (count < 1 || count > RoutingTable.MOST_SWITCHES) {
            throw new IllegalArgumentException(
                    "topology "
                            + name
                            + ": found "
                            + (count >= Integer.MAX_VALUE ? "too many" : count)
                            + " switches; expected 1 to "
                            + RoutingTable.MOST_SWITCHES);
        }
    }

    private static IllegalArgumentException unknown(String words) {
        return new IllegalArgumentException(
                "topology: found \"" + words + "\"; expected " + EXPECTED);
    }
}
