package formwork.kernels.interconnect;

import java.util.Arrays;

/** Makes the table of {@link Routing#UP_DOWN}. */
final class UpDown {
    private final Topology topology;
    private final int[] levels; // links from switch 0

    UpDown(Topology topology) {
        this.topology = topology;
        levels = topology.distances(0);
    }

    RoutingTable table() {
        int count = topology.switchCount();
        int[][] links = new int[count][];
        Integer[] fromTop = new Integer[count];
        Arrays.setAll(fromTop, i -> i);
        Arrays.sort(fromTop, (a, b) -> isAbove(a, b) ? -1 : a.equals(b) ? 0 : 1);
        for (int to = 0; to < count; to++) {
            links[to] = links(to, fromTop);
        }
        return new RoutingTable(topology, links, false);
    }

    boolean isAbove(int a, int b) {
        return levels[a] < levels[b] || levels[a] == levels[b] && a < b;
    }

    private int[] links(int to, Integer[] fromTop) {
        int[] row = new int[fromTop.length];
        int[] lengths = new int[fromTop.length];
        Arrays.fill(row, -1);
        Arrays.fill(lengths, Integer.MAX_VALUE);
        goDown(to, row, lengths);
        // the others go up, to a switch whose way is known since it is higher
        for (int at : fromTop) {
            if (lengths[at] != Integer.MAX_VALUE) {
                continue;
            }
            for (int link = topology.offset(at); link < topology.offset(at + 1); link++) {
                int next = topology.end(link);
                if (isAbove(next, at) && lengths[next] + 1 < lengths[at]) {
                    lengths[at] = lengths[next] + 1;
                    row[at] = link;
                }
            }
        }
        return row;
    }

    /** The shortest ways down to a switch, found from it upwards. */
    private void goDown(int to, int[] row, int[] lengths) {
        int[] queue = new int[row.length];
        int end = 1;
        queue[0] = to;
        lengths[to] = 0;
        for (int done = 0; done < end; done++) {
            int at = queue[done];
            for (int link = topology.offset(at); link < topology.offset(at + 1); link++) {
                int above = topology.end(link);
                if (isAbove(above, at) && lengths[above] == Integer.MAX_VALUE) {
                    lengths[above] = lengths[at] + 1;
                    row[above] = topology.link(above, at);
                    queue[end++] = above;
                }
            }
        }
    }
}
