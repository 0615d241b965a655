package formwork.kernels.interconnect;

/**
 * Groups of switches, each joined to all others of its group and with some links to other groups;
 * between any two groups there is one link (Kim, Dally, Scott, Abts, ISCA 2008).
 *
 * <p>The links that leave a group are counted over its switches, as many for each. Link p of group
 * i leads to group i + p + 1; there it is link g - 2 - p. With fewer groups than links to leave by,
 * the last links are not there.
 */
final class Dragonfly {
    private Dragonfly() {}

    static Topology of(int switches, int globalLinks, int groups) {
        String name = "dragonfly:" + switches + "x" + globalLinks + "x" + groups;
        long leaving = (long) switches * globalLinks;
        if (switches < 1 || groups < 1 || groups - 1 > leaving) {
            throw new IllegalArgumentException(
                    "topology "
                            + name
                            + ": found "
                            + groups
                            + " groups; expected 1 to "
                            + (leaving + 1)
                            + ", as one link to each other group leaves a group");
        }
        Topologies.checkSwitches(name, Math.min((long) switches * groups, Integer.MAX_VALUE));
        Links links = new Links(switches * groups);
        for (int group = 0; group < groups; group++) {
            for (int a = 0; a < switches; a++) {
                for (int b = 0; b < a; b++) {
                    links.join(group * switches + a, group * switches + b);
                }
            }
            for (int p = 0; p < groups - 1; p++) {
                int far = (group + p + 1) % groups;
                links.join(
                        group * switches + p / globalLinks,
                        far * switches + (groups - 2 - p) / globalLinks);
            }
        }
        return links.toTopology(name);
    }
}
