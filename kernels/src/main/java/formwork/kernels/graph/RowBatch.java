package formwork.kernels.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.util.Arrays;
import org.agrona.UnsafeApi;

/**
 * Rows in hand, which one thread puts in order together.
 *
 * <p>It sorts the arcs of all of them by their targets, digit by digit from the last one on, and
 * then deals them back to their rows: no comparison that a processor could guess wrong, and the
 * effort of a digit is shared by many short rows. A batch lies in the caches, but for a row that is
 * longer than those by itself.
 */
final class RowBatch {
    private static final int MOST = Integer.MAX_VALUE - 16;
    private static final int ROOM = 1 << 14;
    private static final int MOST_ROWS = 1 << 12;
    private static final int LONGEST_DIGIT = 11;
    private static final long TARGET = 0xffff_ffffL;

    private final Span map;
    private final int digits;
    private final int digitBits;
    private final int[] counts;
    private long[] next = new long[MOST_ROWS]; // the place of each row's next arc
    private int[] last = new int[MOST_ROWS]; // the target of the arc before it
    private int rows;
    private int arcs;
    private long[] keys = new long[ROOM]; // the number of the row above the target
    private long[] spare = new long[ROOM];
    private int[] weights = new int[0]; // of the keys, if there are any
    private int[] spareWeights = new int[0];
    private boolean hasWeights;

    /** For targets below {@code bound}; {@code map} turns what is loaded into them, or is null. */
    RowBatch(int bound, Span map) {
        this.map = map;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, bound - 1));
        digits = (bits + LONGEST_DIGIT - 1) / LONGEST_DIGIT;
        digitBits = (bits + digits - 1) / digits;
        counts = new int[1 << digitBits];
    }

    /** Whether a row of so many arcs may still be added. */
    boolean hasRoom(long count) {
        return rows < MOST_ROWS && (arcs == 0 || arcs + count <= ROOM);
    }

    /**
     * Adds the arcs {@code begin} to {@code end}, which {@link #store} puts from {@code place} on.
     */
    void add(Span targets, Span weights, long begin, long end, long place) {
        if (end - begin > MOST - arcs) {
            throw tooLong(end - begin);
        }
        int count = (int) (end - begin);
        makeRoom(arcs + count, weights != null);
        load(
                keys,
                arcs,
                count,
                (long) rows << 32,
                targets.base(),
                targets.at() + begin * Integer.BYTES,
                map);
        if (weights != null) {
            for (int i = 0; i < count; i++) {
                this.weights[arcs + i] = weights.intAt(begin + i);
            }
        }
        next[rows] = place;
        last[rows] = -1;
        rows++;
        arcs += count;
    }

    /**
     * Adds the arcs of all rows of a bucket, which {@link #store} puts from {@code place} on; there
     * is nothing else in hand.
     */
    void add(ArcBuckets buckets, int home, int bucket, long place) {
        long begin = buckets.start(home, bucket);
        long end = buckets.start(home, bucket + 1);
        if (end - begin > MOST) {
            throw tooLong(end - begin);
        }
        arcs = (int) (end - begin);
        rows = buckets.rows(home, bucket);
        if (rows > next.length) {
            next = new long[rows];
            last = new int[rows];
        }
        Span weightsFrom = buckets.weights(home);
        makeRoom(arcs, weightsFrom != null);
        Arrays.fill(next, 0, rows, 0);
        Arrays.fill(last, 0, rows, -1);
        Span pairs = buckets.pairs(home);
        loadPairs(keys, arcs, next, pairs.base(), pairs.at() + begin * Long.BYTES);
        for (int i = 0; weightsFrom != null && i < arcs; i++) {
            weights[i] = weightsFrom.intAt(2 * (begin + i));
        }
        long sum = place;
        for (int row = 0; row < rows; row++) {
            long count = next[row];
            next[row] = sum;
            sum += count;
        }
    }

    /** Loads keys and counts those of each row. */
    private static void loadPairs(long[] keys, int count, long[] counts, Object base, long at) {
        for (int i = 0; i < count; i++) {
            long key = UnsafeApi.getLong(base, at + (long) i * Long.BYTES);
            keys[i] = key;
            counts[(int) (key >>> 32)]++;
        }
    }

    private static FormworkException tooLong(long count) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "graph: found " + count + " edges at a vertex; expected at most " + MOST);
    }

    private void makeRoom(int count, boolean needsWeights) {
        hasWeights = needsWeights;
        if (count > keys.length) {
            long[] longer = new long[(int) Math.min(MOST, count * 3L / 2)];
            System.arraycopy(keys, 0, longer, 0, Math.min(arcs, keys.length));
            keys = longer;
            spare = new long[longer.length];
        }
        if (needsWeights && weights.length < keys.length) {
            int[] longer = new int[keys.length];
            System.arraycopy(weights, 0, longer, 0, Math.min(arcs, weights.length));
            weights = longer;
            spareWeights = new int[longer.length];
        }
    }

    private static void load(
            long[] keys, int to, int count, long row, Object base, long at, Span map) {
        if (map == null) {
            for (int i = 0; i < count; i++) {
                keys[to + i] = row | UnsafeApi.getInt(base, at + (long) i * Integer.BYTES);
            }
            return;
        }
        Object mapBase = map.base();
        long mapAt = map.at();
        for (int i = 0; i < count; i++) {
            long target = UnsafeApi.getInt(base, at + (long) i * Integer.BYTES);
            keys[to + i] = row | UnsafeApi.getInt(mapBase, mapAt + target * Integer.BYTES);
        }
    }

    /** Puts the arcs in the order of their targets. */
    void sort() {
        for (int digit = 0; digit < digits; digit++) {
            int shift = digit * digitBits;
            startPlaces(keys, arcs, shift, counts);
            if (hasWeights) {
                spread(keys, weights, arcs, shift, counts, spare, spareWeights);
                int[] swapped = weights;
                weights = spareWeights;
                spareWeights = swapped;
            } else {
                spread(keys, arcs, shift, counts, spare);
            }
            long[] swapped = keys;
            keys = spare;
            spare = swapped;
        }
    }

    /** Where the keys with each digit begin. */
    private static void startPlaces(long[] keys, int count, int shift, int[] places) {
        int mask = places.length - 1;
        Arrays.fill(places, 0);
        for (int i = 0; i < count; i++) {
            places[(int) keys[i] >>> shift & mask]++;
        }
        int sum = 0;
        for (int digit = 0; digit < places.length; digit++) {
            int some = places[digit];
            places[digit] = sum;
            sum += some;
        }
    }

    private static void spread(long[] keys, int count, int shift, int[] places, long[] to) {
        int mask = places.length - 1;
        for (int i = 0; i < count; i++) {
            long key = keys[i];
            to[places[(int) key >>> shift & mask]++] = key;
        }
    }

    private static void spread(
            long[] keys,
            int[] weights,
            int count,
            int shift,
            int[] places,
            long[] to,
            int[] weightsTo) {
        int mask = places.length - 1;
        for (int i = 0; i < count; i++) {
            long key = keys[i];
            int place = places[(int) key >>> shift & mask]++;
            to[place] = key;
            weightsTo[place] = weights[i];
        }
    }

    /**
     * Puts the arcs into their rows, of those that come twice the lightest; {@code decode} says
     * what is put for a target, null the target itself.
     */
    void store(Span targets, Span weightsTo, Span decode) {
        if (hasWeights) {
            storeWeighted(targets, weightsTo, decode);
        } else {
            store(keys, arcs, next, last, targets.base(), targets.at(), decode);
        }
    }

    private static void store(
            long[] keys, int count, long[] next, int[] last, Object base, long at, Span decode) {
        for (int i = 0; i < count; i++) {
            int row = (int) (keys[i] >>> 32);
            int target = (int) keys[i];
            long place = next[row];
            int stored = decode == null ? target : decode.intAt(target);
            if (target != last[row]) {
                UnsafeApi.putInt(base, at + place * Integer.BYTES, stored);
                next[row] = place + 1;
                last[row] = target;
            }
        }
    }

    private void storeWeighted(Span targets, Span weightsTo, Span decode) {
        for (int i = 0; i < arcs; i++) {
            int row = (int) (keys[i] >>> 32);
            int target = (int) (keys[i] & TARGET);
            if (target != last[row]) {
                targets.putInt(next[row], decode == null ? target : decode.intAt(target));
                weightsTo.putInt(next[row]++, weights[i]);
                last[row] = target;
            } else if (weights[i] < weightsTo.intAt(next[row] - 1)) {
                weightsTo.putInt(next[row] - 1, weights[i]);
            }
        }
    }

    /** How many rows there are. */
    int rows() {
        return rows;
    }

    /** The place after the last arc of a row that is stored; that of the first if none is. */
    long end(int row) {
        return next[row];
    }

    /** Forgets all rows. */
    void clear() {
        rows = 0;
        arcs = 0;
    }
}
