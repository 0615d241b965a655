package formwork.kernels.network;

import static java.util.Objects.requireNonNull;

import formwork.kernels.graph.Arcs;
import org.agrona.UnsafeApi;

/**
 * Shorter paths that vertices of a bucket offer to others, for one thread.
 *
 * <p>Most arcs offer none, and which do cannot be guessed: a branch on a length that is still under
 * way would make all that comes after it wait. So offers are found without one; they are put
 * together, and weighed again one by one. For the same reason rows are taken up some at a time,
 * with all that is to be known of them.
 */
final class Offers {
    /** How many vertices are taken up at a time. */
    static final int VERTICES = 64;

    private static final int ROOM = 1024;
    private static final int RUN = 256; // arcs that are looked at without asking for room
    private static final int LINE = 16; // numbers on a cache line
    private static final int FETCHED = 8 * LINE; // arcs of each row; the processor fetches the rest

    private final PathLengths lengths;
    private final Arcs out;
    private final int first; // vertex, of row 0
    private final long bound;
    private final long[] starts = new long[VERTICES]; // of the rows taken up: the first arc
    private final int[] degrees = new int[VERTICES];
    private final int[] over = new int[VERTICES]; // the vertex's length over that of its bucket
    private final long[] offers = new long[ROOM]; // length over that of the bucket, and vertex
    private long closest; // that of the bucket
    private int rows;
    private int row; // the next
    private int arc; // its next
    private boolean isBeyond;

    @SuppressWarnings("UnusedVariable") // written so that loads for it are not left out
    private int seen;

    /** Of vertices from {@code first} on. */
    Offers(PathLengths lengths, Arcs out, int first, int heaviest) {
        this.lengths = lengths;
        this.out = out;
        this.first = first;
        bound = lengths.bound(heaviest);
    }

    /**
     * Takes up vertices of the bucket whose lengths are from {@code closest} on, but for those that
     * have meanwhile been in one before it; all offers of others have been found.
     */
    void takeUp(int[] vertices, int from, int to, long closest) {
        this.closest = closest;
        // A load is half as fast where the compiler does not know where it is from.
        if (lengths.base() == null) {
            rows = pick(vertices, from, to, null, null);
            seen += fetch(null, null);
        } else {
            rows =
                    pick(
                            vertices,
                            from,
                            to,
                            requireNonNull(lengths.base()),
                            requireNonNull(out.offsets().base()));
            seen +=
                    fetch(
                            requireNonNull(out.targets().base()),
                            requireNonNull(out.weights().base()));
        }
        row = 0;
        arc = 0;
    }

    private int pick(int[] vertices, int from, int to, Object base, Object offsets) {
        long at = lengths.at();
        boolean isWide = lengths.isWide();
        long offsetsAt = out.offsets().at();
        int picked = 0;
        long farthest = 0;
        for (int k = from; k < to; k++) {
            int vertex = vertices[k];
            long place = offsetsAt + (long) (vertex - first) * Long.BYTES;
            long length = PathLengths.load(base, at, vertex, isWide);
            long start = UnsafeApi.getLong(offsets, place);
            farthest = Math.max(farthest, length);
            starts[picked] = start;
            degrees[picked] = (int) (UnsafeApi.getLong(offsets, place + Long.BYTES) - start);
            over[picked] = (int) (length - closest);
            picked += 1 - (int) (length - closest >>> 63);
        }
        isBeyond |= farthest >= bound;
        return picked;
    }

    /** Has the first arcs of all rows brought into the caches at once. */
    private int fetch(Object targets, Object weights) {
        long targetsAt = out.targets().at();
        long weightsAt = out.weights().at();
        int sum = 0;
        for (int k = 0; k < rows; k++) {
            long place = starts[k] * Integer.BYTES;
            int bytes = Math.min(degrees[k], FETCHED) * Integer.BYTES;
            for (int i = 0; i < bytes; i += LINE * Integer.BYTES) {
                sum += UnsafeApi.getInt(targets, targetsAt + place + i);
                sum += UnsafeApi.getInt(weights, weightsAt + place + i);
            }
        }
        return sum;
    }

    /** Finds the next offers, and returns how many; 0 if there are no more. */
    int find() {
        int count = 0;
        while (row < rows && count <= ROOM - RUN) {
            int some = Math.min(RUN, degrees[row] - arc);
            long place = (starts[row] + arc) * Integer.BYTES;
            if (lengths.base() == null) {
                count = find(some, place, count, null, null, null);
            } else {
                count =
                        find(
                                some,
                                place,
                                count,
                                requireNonNull(out.targets().base()),
                                requireNonNull(out.weights().base()),
                                requireNonNull(lengths.base()));
            }
            arc += some;
            if (arc == degrees[row]) {
                row++;
                arc = 0;
            }
        }
        return count;
    }

    private int find(int arcs, long place, int count, Object targets, Object weights, Object base) {
        long targetsAt = out.targets().at() + place;
        long weightsAt = out.weights().at() + place;
        long at = lengths.at();
        boolean isWide = lengths.isWide();
        long begin = over[row];
        long under = closest;
        long[] to = offers;
        int found = count;
        for (int i = 0; i < arcs; i++) {
            int other = UnsafeApi.getInt(targets, targetsAt + (long) i * Integer.BYTES);
            long length = begin + UnsafeApi.getInt(weights, weightsAt + (long) i * Integer.BYTES);
            long before = PathLengths.load(base, at, other, isWide);
            to[found] = length << Integer.SIZE | other;
            found += (int) (under + length - before >>> 63); // 1 if it is shorter
        }
        return found;
    }

    /** The vertex to which an offer is. */
    int vertex(int offer) {
        return (int) offers[offer];
    }

    /** How much longer the path is than one to the bucket; below 2^32. */
    long over(int offer) {
        return offers[offer] >>> Integer.SIZE;
    }

    /** Whether there may be lengths that are too large to be stored. */
    boolean isBeyond() {
        return isBeyond;
    }
}
