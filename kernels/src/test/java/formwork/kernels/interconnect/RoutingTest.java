package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoutingTest {
    private static final String[] TOPOLOGIES = {
        "torus:16x16",
        "torus:3x4x5",
        "torus:7",
        "fat-tree:6",
        "dragonfly:4x2x9",
        "random:40x3",
        "dsn:64",
        "torus:1"
    };

    /** The table checks itself when it is made; this asks again, link by link. */
    @ParameterizedTest
    @CsvSource({"minimal", "up-down", "dimension-order"})
    void leadsEveryPairToItsEnd(String rule) {
        for (String words : TOPOLOGIES) {
            if (rule.equals("dimension-order") && !words.startsWith("torus")) {
                continue;
            }
            Topology topology = Topologies.of(words, 5);
            RoutingTable table = Routing.named(rule).of(topology, 5);
            for (int from = 0; from < topology.switchCount(); from++) {
                int[] distances = topology.distances(from);
                for (int to = 0; to < topology.switchCount(); to++) {
                    int length = 0;
                    for (int at = from; at != to; at = table.next(at, to)) {
                        assertTrue(topology.link(at, table.next(at, to)) >= 0);
                        length++;
                        assertTrue(length <= topology.switchCount(), words);
                    }
                    assertTrue(length >= distances[to]);
                    if (!rule.equals("up-down")) {
                        assertEquals(distances[to], length, words);
                    }
                }
            }
        }
    }

    /** Once down, never up again: what keeps packets from waiting for each other in a circle. */
    @ParameterizedTest
    @ValueSource(strings = {"random:60x4", "dsn:100", "torus:6x6", "dragonfly:4x2x9", "fat-tree:4"})
    void neverGoesUpAgain(String words) {
        Topology topology = Topologies.of(words, 11);
        UpDown upDown = new UpDown(topology);
        RoutingTable table = Routing.UP_DOWN.of(topology, 1);
        for (int from = 0; from < topology.switchCount(); from++) {
            for (int to = 0; to < topology.switchCount(); to++) {
                boolean isDown = false;
                for (int at = from; at != to; at = table.next(at, to)) {
                    boolean goesUp = upDown.isAbove(table.next(at, to), at);
                    assertTrue(!goesUp || !isDown, words + ": " + from + " to " + to);
                    isDown |= !goesUp;
                }
            }
        }
    }

    @Test
    void goesAlongOneSideAfterTheOther() {
        Topology torus = Topologies.torus(4, 5);
        RoutingTable table = Routing.DIMENSION_ORDER.of(torus, 1);
        // from (0,0) to (2,3): the last side first, backwards as that is shorter: (0,4) (0,3)
        // (1,3) (2,3)
        int[] path = {0, 4, 3, 8, 13};
        for (int i = 0; i + 1 < path.length; i++) {
            assertEquals(path[i + 1], table.next(path[i], 13));
        }
        // half way round both are as long: upwards
        assertEquals(5, table.next(0, 10));
    }

    @Test
    void decidesByTheSeedBetweenPathsAsLong() {
        Topology torus = Topologies.torus(8, 8);
        int differ = 0;
        int[] taken = new int[2];
        RoutingTable one = Routing.MINIMAL.of(torus, 1);
        RoutingTable again = Routing.MINIMAL.of(torus, 1);
        RoutingTable two = Routing.MINIMAL.of(torus, 2);
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                if (from != to) {
                    assertEquals(one.next(from, to), again.next(from, to));
                    differ += one.next(from, to) == two.next(from, to) ? 0 : 1;
                    taken[one.next(from, to) / 8 == from / 8 ? 0 : 1]++;
                }
            }
        }
        assertNotEquals(0, differ);
        assertTrue(Math.abs(taken[0] - taken[1]) < 400, taken[0] + " and " + taken[1]);
    }

    @Test
    void findsWrongTables() {
        Topology ring = Topologies.torus(4);
        int[][] links = new int[4][4];
        for (int to = 0; to < 4; to++) {
            for (int at = 0; at < 4; at++) {
                links[to][at] = ring.link(at, (at + 1) % 4); // always on
            }
        }
        RoutingTable round = new RoutingTable(ring, links, true);
        assertEquals(
                "route from switch 1 to switch 0: found a path of 3 links; expected 1",
                assertThrows(IllegalStateException.class, round::check).getMessage());
        new RoutingTable(ring, links, false).check();
        links[0][2] = ring.link(2, 1);
        assertEquals(
                "route from switch 1 to switch 0: found a path of 4 links; expected no loop",
                assertThrows(IllegalStateException.class, round::check).getMessage());
        assertThrows(
                IllegalArgumentException.class,
                () -> Routing.DIMENSION_ORDER.of(Topologies.of("dsn:16", 1), 1));
        assertThrows(IllegalArgumentException.class, () -> Routing.named("shortest"));
    }
}
