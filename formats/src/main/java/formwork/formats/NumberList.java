package formwork.formats;

import formwork.edit.ItemKind;
import java.util.Arrays;

/**
 * Numbers as they come: integers in 4 bytes each until one needs 8, reals from the first one that
 * is no integer on.
 */
public final class NumberList {
    private static final int FEWEST = 16;
    private static final int PIECE = 1 << 12; // that goes to blocks at once

    private final Storage storage;
    private final long expected;
    private NumberBlocks blocks; // null on the heap; else all but those of the array in hand
    private int[] ints; // one of these three
    private long[] longs;
    private double[] reals;
    private int length; // of that one

    /**
     * An empty one with room for so many.
     *
     * @param expected how many will come, of which the caller knows that they can be there
     */
    public NumberList(Storage storage, long expected) {
        this.storage = storage;
        this.expected = expected;
        int room = PIECE;
        ItemKind kind = storage.indexKind(0);
        if (storage.isHeap()) {
            room = Math.max(FEWEST, Storage.arrayLength(expected));
        } else {
            blocks = storage.growing(kind, expected);
        }
        if (kind == ItemKind.INTEGER8) {
            longs = new long[room];
        } else {
            ints = new int[room];
        }
    }

    /** One on the heap. */
    public NumberList() {
        this(Storage.HEAP, 0);
    }

    /** An empty one of reals, also if all are integers. */
    public static NumberList ofReals(Storage storage, long expected) {
        NumberList list = new NumberList(storage, expected);
        list.toReals();
        return list;
    }

    /** How many there are. */
    public long length() {
        return blocks == null ? length : blocks.length() + length;
    }

    /** Adds an integer. */
    public void add(long value) {
        int small = (int) value;
        int[] array = ints;
        if (array != null && small == value && length < array.length) {
            array[length++] = small;
        } else {
            addOther(value);
        }
    }

    private void addOther(long value) {
        if (reals != null) {
            addReal((double) value);
            return;
        }
        if (ints != null && (int) value != value) {
            widen();
        }
        makeRoom();
        if (ints != null) {
            ints[length++] = (int) value;
        } else {
            longs[length++] = value;
        }
    }

    /** Adds a real; those that are there become reals too. */
    public void addReal(double value) {
        if (reals == null) {
            toReals();
        }
        makeRoom();
        reals[length++] = value;
    }

    private void widen() {
        flushAll(ItemKind.INTEGER8);
        longs = new long[ints.length];
        for (int i = 0; i < length; i++) {
            longs[i] = ints[i];
        }
        ints = null;
    }

    private void toReals() {
        flushAll(ItemKind.REAL8);
        Numbers before = inHand();
        reals = new double[ints != null ? ints.length : longs.length];
        for (int i = 0; i < length; i++) {
            reals[i] = before.real(i);
        }
        ints = null;
        longs = null;
    }

    /** Moves what is in blocks to blocks of another type. */
    private void flushAll(ItemKind kind) {
        if (blocks != null) {
            NumberBlocks other = storage.growing(kind, expected);
            other.addAll(blocks, blocks.length());
            blocks = other;
        }
    }

    private void makeRoom() {
        int room = ints != null ? ints.length : longs != null ? longs.length : reals.length;
        if (length < room) {
            return;
        }
        if (blocks != null) {
            flush();
            return;
        }
        int larger = Storage.arrayLength(Math.max(length + 1L, more(length)));
        if (ints != null) {
            ints = Arrays.copyOf(ints, larger);
        } else if (longs != null) {
            longs = Arrays.copyOf(longs, larger);
        } else {
            reals = Arrays.copyOf(reals, larger);
        }
    }

    private static long more(int length) {
        return Math.min(Integer.MAX_VALUE - 16L, length + (length >> 1) + (long) FEWEST);
    }

    private void flush() {
        blocks.addAll(inHand(), length);
        length = 0;
    }

    private Numbers inHand() {
        if (ints != null) {
            return Numbers.of(ints);
        }
        return longs != null ? Numbers.of(longs) : Numbers.of(reals);
    }

    /** The integer at {@code position}. */
    public long integer(long position) {
        long flushed = blocks == null ? 0 : blocks.length();
        return position < flushed ? blocks.integer(position) : inHand().integer(position - flushed);
    }

    /** All of them, in the storage. */
    public Numbers toNumbers() {
        if (blocks != null) {
            flush();
            return blocks;
        }
        if (ints != null) {
            return Numbers.of(length == ints.length ? ints : Arrays.copyOf(ints, length));
        }
        if (longs != null) {
            return Numbers.of(length == longs.length ? longs : Arrays.copyOf(longs, length));
        }
        return Numbers.of(length == reals.length ? reals : Arrays.copyOf(reals, length));
    }
}
