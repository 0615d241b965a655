package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LatencyTest {
    private static Latency of(String words, int hosts) {
        return Latency.of(new Network(Routing.MINIMAL.of(Topologies.of(words, 1), 1), hosts));
    }

    /**
     * Means as sums over the sides: k/4 each for even k, times n/(n-1); and what is passed first.
     */
    @ParameterizedTest
    @CsvSource({
        "torus:16x16, 256, 9.0314, 17", // 8 x 256/255 + 1
        "torus:8x8x4, 256, 6.0196, 11",
        "torus:4x4, 32, 3.0645, 5", // 2 x 32/31 + 1: the other host of a switch is near
        "fat-tree:8, 128, 4.7165, 5", // (3 x 1 + 12 x 3 + 112 x 5) / 127
    })
    void countsTheSwitchesPassed(String words, int hosts, double mean, int most) {
        Latency latency = of(words, hosts);
        assertEquals(mean, latency.meanSwitches(), 5e-5);
        assertEquals(most, latency.mostSwitches());
        long pairs = 0;
        for (int i = 0; i <= most; i++) {
            pairs += latency.pairs(i);
        }
        assertEquals((long) hosts * (hosts - 1), pairs);
    }

    /** What another program made of the same delays: a cut of 15.7 %, and with hosts 14.4 %. */
    @ParameterizedTest
    @CsvSource({"torus:16x16, 25, 0, 0.157", "torus:16x16, 25, 100, 0.144"})
    void cutsWhatAnotherProgramFound(String words, double link, double host, double cut) {
        Delays delays = new Delays(75, 25, 5, link, host);
        assertEquals(cut, of(words, 256).cut(delays, 1), 0.0005);
    }

    /** On random graphs of six links the mean is nearly the same: 18.8 %, and with hosts 15.5 %. */
    @ParameterizedTest
    @CsvSource({"5, 0, 0.188", "5, 100, 0.155"})
    void cutsAsMuchOnRandomGraphs(double link, double host, double cut) {
        Delays delays = new Delays(75, 25, 5, link, host);
        assertEquals(cut, of("random:256x6", 256).cut(delays, 1), 0.001);
    }

    @Test
    void addsUpByHand() {
        Delays delays = new Delays(70, 30, 10, 5, 200);
        assertEquals(3 * (70 + 30) + 4 * 5 + 200, delays.latency(3, 0));
        assertEquals(3 * (70 + 10) + 4 * 5 + 200, delays.latency(3, 1));
        assertEquals(3 * (70 + 20) + 4 * 5 + 200, delays.latency(3, 0.5));
        assertThrows(IllegalArgumentException.class, () -> new Delays(-1, 2, 1, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Delays(1, 2, 3, 1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Delays(Double.NaN, 2, 1, 1, 1));
    }
}
