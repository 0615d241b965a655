package formwork.kernels.search;

import formwork.kernels.graph.Span;
import org.agrona.UnsafeApi;

/**
 * The bottom-up step: each vertex not yet found looks for one of the frontier among those that have
 * an arc to it, and stops at the first.
 *
 * <p><b>Invariant.</b> A word of the bitmaps, and the parents of its 64 vertices, belong to the
 * thread that took the word: nothing here is atomic.
 *
 * <p><b>Steps.</b> The first arc of each vertex, kept apart, is looked at for all vertices of a
 * word, without a branch that depends on it; where lists stand by degree most vertices end there.
 * Then the rest, a list after the other.
 */
final class BottomUp {
    private long found;
    private long scanned;

    long found() {
        return found;
    }

    long scanned() {
        return scanned;
    }

    void clear() {
        found = 0;
        scanned = 0;
    }

    /** Finds parents for the vertices of the words {@code from} to {@code to} of V_k. */
    void step(SearchPart part, Span frontier, Span next, long from, long to) {
        Object visitedBase = part.visited.base();
        Object nextBase = next.base();
        Object parentBase = part.parents.base();
        Object frontierBase = frontier.base();
        Object headBase = part.heads.base();
        Object offsetBase = part.in.offsets().base();
        Object targetBase = part.in.targets().base();
        long visitedAt = part.visited.at();
        long nextAt = next.at();
        long parentAt = part.parents.at();
        long frontierAt = frontier.at();
        long headAt = part.heads.at();
        long offsetAt = part.in.offsets().at();
        long targetAt = part.in.targets().at();
        long sumFound = 0;
        long sumScanned = 0;
        for (long word = from; word < to; word++) {
            long seen = UnsafeApi.getLong(visitedBase, visitedAt + (word << 3));
            long missing = ~seen;
            if (missing == 0) {
                UnsafeApi.putLong(nextBase, nextAt + (word << 3), 0);
                continue;
            }
            long row = word << 6;
            long hits = 0;
            for (long rest = missing; rest != 0; rest &= rest - 1) {
                int bit = Long.numberOfTrailingZeros(rest);
                int head = UnsafeApi.getInt(headBase, headAt + (row + bit << 2));
                long bits =
                        UnsafeApi.getLong(frontierBase, frontierAt + ((long) (head >>> 6) << 3));
                hits |= (bits >>> head & 1) << bit;
            }
            for (long rest = hits; rest != 0; rest &= rest - 1) {
                long at = row + Long.numberOfTrailingZeros(rest) << 2;
                UnsafeApi.putInt(
                        parentBase, parentAt + at, UnsafeApi.getInt(headBase, headAt + at));
            }
            sumScanned += Long.bitCount(missing);
            for (long rest = missing & ~hits; rest != 0; rest &= rest - 1) {
                long vertex = row + Long.numberOfTrailingZeros(rest);
                long offset = offsetAt + (vertex << 3);
                long begin = targetAt + (UnsafeApi.getLong(offsetBase, offset) + 1 << 2);
                long end = targetAt + (UnsafeApi.getLong(offsetBase, offset + Long.BYTES) << 2);
                long arc = begin;
                while (arc < end) {
                    int other = UnsafeApi.getInt(targetBase, arc);
                    arc += Integer.BYTES;
                    long bits =
                            UnsafeApi.getLong(
                                    frontierBase, frontierAt + ((long) (other >>> 6) << 3));
                    if ((bits >>> other & 1) != 0) {
                        UnsafeApi.putInt(parentBase, parentAt + (vertex << 2), other);
                        hits |= 1L << vertex;
                        break;
                    }
                }
                sumScanned += arc - begin >> 2;
            }
            UnsafeApi.putLong(nextBase, nextAt + (word << 3), hits);
            UnsafeApi.putLong(visitedBase, visitedAt + (word << 3), seen | hits);
            sumFound += Long.bitCount(hits);
        }
        found += sumFound;
        scanned += sumScanned;
    }
}
