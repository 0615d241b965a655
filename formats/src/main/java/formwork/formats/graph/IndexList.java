package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.matrix.Indices;
import java.util.Arrays;

/** Integers as they come, in 4 bytes each until one needs 8. */
final class IndexList {
    /** As many as an array has room for. */
    static final int MOST = Integer.MAX_VALUE - 8;

    private static final int FEWEST = 16;

    private int[] ints;
    private long[] longs; // null as long as all are ints
    private int length;

    /**
     * An empty one with room for so many.
     *
     * @param expected how many will come, of which the caller knows that they can be there
     */
    IndexList(long expected) {
        ints = new int[(int) Math.max(FEWEST, Math.min(expected, MOST))];
    }

    int length() {
        return length;
    }

    void add(long value) {
        int small = (int) value;
        if (longs == null && small == value) {
            if (length == ints.length) {
                ints = Arrays.copyOf(ints, more());
            }
            ints[length++] = small;
        } else {
            addLong(value);
        }
    }

    private void addLong(long value) {
        if (longs == null) {
            longs = new long[Math.max(ints.length, FEWEST)];
            for (int i = 0; i < length; i++) {
                longs[i] = ints[i];
            }
            ints = null;
        }
        if (length == longs.length) {
            longs = Arrays.copyOf(longs, more());
        }
        longs[length++] = value;
    }

    private int more() {
        if (length == MOST) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "found more than " + MOST + " values; expected as many as an array takes");
        }
        return (int) Math.min(MOST, length + (length >> 1) + (long) FEWEST);
    }

    long at(int position) {
        return longs == null ? ints[position] : longs[position];
    }

    Indices toIndices() {
        return longs == null
                ? Indices.of(length == ints.length ? ints : Arrays.copyOf(ints, length))
                : Indices.of(toLongs());
    }

    long[] toLongs() {
        if (longs != null) {
            return length == longs.length ? longs : Arrays.copyOf(longs, length);
        }
        long[] wide = new long[length];
        for (int i = 0; i < length; i++) {
            wide[i] = ints[i];
        }
        return wide;
    }
}
