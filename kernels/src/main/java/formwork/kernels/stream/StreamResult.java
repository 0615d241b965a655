package formwork.kernels.stream;

import java.util.EnumMap;
import java.util.Map;

/**
 * What was measured of vectors of one length.
 *
 * @param placement where they lie
 * @param homes how many nodes worked
 * @param threads how many threads worked, of all nodes together
 * @param length elements of each of the three vectors
 * @param bestSeconds of each loop, the best of all repeats but the first
 * @param isPlaced whether the system placed memory and threads as it was asked to
 * @param deviation of the vectors from what they should be, on average and relative, the worst of
 *     them
 */
public record StreamResult(
        StreamPlacement placement,
        int homes,
        int threads,
        long length,
        Map<Loop, Double> bestSeconds,
        boolean isPlaced,
        double deviation) {

    /** STREAM's own bound for doubles. */
    private static final double MOST_DEVIATION = 1e-13;

    private static final double GIGA = 1e9;

    /** Copies the map. */
    public StreamResult {
        bestSeconds = new EnumMap<>(bestSeconds);
    }

    /** The map, which is a copy. */
    @Override
    public Map<Loop, Double> bestSeconds() {
        return new EnumMap<>(bestSeconds);
    }

    /** Whether the vectors are what they should be; {@code false} for what is no number. */
    public boolean isRight() {
        return deviation <= MOST_DEVIATION;
    }

    /** The bandwidth of a loop, in 10^9 bytes a second. */
    public double gigabytesPerSecond(Loop loop) {
        return loop.bytesPerElement() * (double) length / bestSeconds.get(loop) / GIGA;
    }
}
