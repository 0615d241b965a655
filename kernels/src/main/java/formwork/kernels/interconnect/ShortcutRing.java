package formwork.kernels.interconnect;

/**
 * DSN, the distributed shortcut network of n switches: a ring, and from each switch a shortcut,
 * whose length halves from one switch to the next and begins again after log₂ n of them.
 *
 * <p>Switch i has level l = i mod p + 1 with p = ⌈log₂ n⌉. Its shortcut goes to the nearest switch
 * of level l + 1 at least n / 2^l further along the ring; those of level p have none, nor have
 * those whose shortcut would be a link of the ring (after Nguyen, Le, Fujiwara, Koibuchi, 2013).
 */
final class ShortcutRing {
    private ShortcutRing() {}

    static Topology of(int switches) {
        String name = "dsn:" + switches;
        Topologies.checkSwitches(name, switches);
        int levels = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, switches - 1));
        Links links = new Links(switches);
        for (int i = 0; i < switches; i++) {
            links.join(i, (i + 1) % switches);
            int level = i % levels + 1;
            if (level == levels) {
                continue;
            }
            for (int length = Math.max(1, switches >> level); length < switches; length++) {
                int far = (i + length) % switches;
                if (far % levels + 1 == level + 1) {
                    links.join(i, far);
                    break;
                }
            }
        }
        return links.toTopology(name);
    }
}
