package formwork.kernels.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.Arrays;
import org.agrona.UnsafeApi;

/** A row in hand: loaded, put in order and stored by one thread. */
final class RowSort {
    private static final int MOST = Integer.MAX_VALUE - 16;
    private static final long INTS = UnsafeApi.arrayBaseOffset(int[].class);

    private int[] keys = new int[1024];
    private long[] pairs; // a key above its weight, whose sign bit is changed: they sort as numbers
    private boolean hasWeights;

    /** Takes the arcs of a row and returns how many they are. */
    int load(Span targets, Span weights, long begin, long end) {
        if (end - begin > MOST) {
            throw tooLong(end - begin);
        }
        int count = (int) (end - begin);
        hasWeights = weights != null;
        if (!hasWeights) {
            if (keys.length < count) {
                keys = new int[roomFor(count)];
            }
            UnsafeApi.copyMemory(
                    targets.base(),
                    targets.at() + begin * Integer.BYTES,
                    keys,
                    INTS,
                    (long) count * Integer.BYTES);
            return count;
        }
        if (pairs == null || pairs.length < count) {
            pairs = new long[roomFor(count)];
        }
        for (int i = 0; i < count; i++) {
            pairs[i] = pair(targets.intAt(begin + i), weights.intAt(begin + i));
        }
        return count;
    }

    private static int roomFor(int count) {
        return (int) Math.min(MOST, 1024 + (long) count * 3 / 2);
    }

    private static FormworkException tooLong(long count) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "graph: found " + count + " edges at a vertex; expected at most " + MOST);
    }

    private static long pair(int key, int weight) {
        return (long) key << 32 | (weight ^ Integer.MIN_VALUE) & 0xffff_ffffL;
    }

    /** Puts {@code map} of each target in its place. */
    void map(int count, Span map) {
        if (hasWeights) {
            for (int i = 0; i < count; i++) {
                int key = map.intAt(pairs[i] >>> 32);
                pairs[i] = (long) key << 32 | pairs[i] & 0xffff_ffffL;
            }
            return;
        }
        mapKeys(keys, count, map.base(), map.at());
    }

    private static void mapKeys(int[] keys, int count, Object base, long at) {
        for (int i = 0; i < count; i++) {
            keys[i] = UnsafeApi.getInt(base, at + (long) keys[i] * Integer.BYTES);
        }
    }

    /** Sorts and drops all but the lightest of equal ones; returns how many are left. */
    int sort(int count) {
        if (count < 2) {
            return count;
        }
        if (hasWeights) {
            Arrays.sort(pairs, 0, count);
            int kept = 1;
            for (int i = 1; i < count; i++) {
                if (pairs[i] >>> 32 != pairs[kept - 1] >>> 32) {
                    pairs[kept++] = pairs[i];
                }
            }
            return kept;
        }
        Arrays.sort(keys, 0, count);
        return withoutRepeats(keys, count);
    }

    private static int withoutRepeats(int[] keys, int count) {
        int kept = 1;
        int last = keys[0];
        for (int i = 1; i < count; i++) {
            int key = keys[i];
            keys[kept] = key; // overwritten by the next one if it is the last one again
            kept += key == last ? 0 : 1;
            last = key;
        }
        return kept;
    }

    /** Puts the first ones into a row. */
    void store(Span targets, Span weights, long begin, int count) {
        if (!hasWeights) {
            UnsafeApi.copyMemory(
                    keys,
                    INTS,
                    targets.base(),
                    targets.at() + begin * Integer.BYTES,
                    (long) count * Integer.BYTES);
            return;
        }
        for (int i = 0; i < count; i++) {
            targets.putInt(begin + i, (int) (pairs[i] >>> 32));
            weights.putInt(begin + i, (int) pairs[i] ^ Integer.MIN_VALUE);
        }
    }
}
