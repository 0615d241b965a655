package formwork.bulk;

import formwork.convert.BinaryBlock;
import formwork.convert.ByteLanes;

/** Equal fields in a text: where each of them begins, and what is wrong with it. */
final class FieldBlock {
    /** At most so many fields; the lanes of so many stay in the nearest cache. */
    static final int MOST = BinaryBlock.MOST;

    /** So many bytes before and behind the fields can be read too, whatever they are. */
    static final int SLACK = 32;

    // The bits of a lane from a byte on that may lie before it or behind it: the middle is byte 0.
    private static final long[] LANE_ENDS = new long[256];

    static {
        for (int i = 0; i < LANE_ENDS.length; i++) {
            int bytes = Math.max(0, Math.min(Long.BYTES, i - LANE_ENDS.length / 2));
            LANE_ENDS[i] = bytes == Long.BYTES ? 0 : -1L << (bytes << 3);
        }
    }

    private byte[] text;
    private int base;
    private int[] positions;
    private int first;
    private int count;
    private int[] foreign; // columns of each field that are not its own; null if all are
    private int mostForeign;
    private boolean hasLongBlanks; // whether a field of the block before was moved by a lane

    /** What is wrong with each field; 0 if nothing is. */
    final long[] faults = new long[MOST];

    /** The fields begin at {@code base + positions[i]} for the i from {@code first} on. */
    void set(byte[] newText, int newBase, int[] newPositions, int newFirst, int newCount) {
        text = newText;
        base = newBase;
        positions = newPositions;
        first = newFirst;
        count = newCount;
        foreign = null;
    }

    /**
     * The fields of another block, moved so that each ends where its last character but blanks is,
     * as far as two lanes: the first columns of each count as blank.
     */
    void setJustified(FieldBlock other, int width, int[] moved, int[] movedBy) {
        text = other.text;
        base = other.base;
        positions = moved;
        first = 0;
        count = other.count;
        foreign = movedBy;
        int end = base + width;
        int most = hasLongBlanks ? Long.BYTES : move(other, end, moved, movedBy);
        if (most >= Math.min(width, Long.BYTES)) {
            most = moveFar(other, end, width, moved, movedBy);
        }
        hasLongBlanks = most >= Long.BYTES;
        mostForeign = most;
    }

    /** Moves by the blanks among the last eight columns, and returns how many it were at most. */
    private int move(FieldBlock other, int end, int[] moved, int[] movedBy) {
        int most = 0;
        for (int i = 0; i < count; i++) {
            int position = other.positions[other.first + i];
            int blanks = blanksBefore(text, end + position);
            moved[i] = position - blanks;
            movedBy[i] = blanks;
            most = Math.max(most, blanks);
        }
        return most;
    }

    /** The same among the last sixteen, or all of them. */
    private int moveFar(FieldBlock other, int end, int width, int[] moved, int[] movedBy) {
        int most = 0;
        for (int i = 0; i < count; i++) {
            int position = other.positions[other.first + i];
            int blanks = blanksBefore(text, end + position);
            int isWhole = Long.BYTES - 1 - blanks >> 31;
            blanks += isWhole & blanksBefore(text, end - Long.BYTES + position);
            blanks = Math.min(blanks, width);
            moved[i] = position - blanks;
            movedBy[i] = blanks;
            most = Math.max(most, blanks);
        }
        return most;
    }

    /** How many of the eight bytes before {@code end} are blanks at their end. */
    private static int blanksBefore(byte[] text, int end) {
        long lane = ByteLanes.get8(text, end - Long.BYTES) ^ LaneLoops.BLANKS;
        return Long.numberOfLeadingZeros(lane) >> 3;
    }

    byte[] text() {
        return text;
    }

    int count() {
        return count;
    }

    int start(int index) {
        return base + positions[first + index];
    }

    /** The lane of each field: eight bytes from {@code offset} on, which may lie outside. */
    void gather(int offset, long[] lanes) {
        gather(text, base + offset, positions, first, lanes, count);
        if (foreign != null && offset < mostForeign) {
            blank(lanes, offset, foreign, count);
        }
    }

    /** Two lanes of each field, which takes less than one and the other. */
    void gather(int offset, long[] lanes, int otherOffset, long[] others) {
        gather(text, base + offset, lanes, base + otherOffset, others, positions, first, count);
        if (foreign != null && offset < mostForeign) {
            blank(lanes, offset, foreign, count);
        }
        if (foreign != null && otherOffset < mostForeign) {
            blank(others, otherOffset, foreign, count);
        }
    }

    /**
     * {@code lanes} lanes of four bytes of each field, the last of which ends at column {@code
     * end}, and each begins {@link #MOST} before the one before it.
     */
    void gather4(int end, int[] bytes, int lanes) {
        int offset = end - Integer.BYTES;
        if (lanes == 3) {
            gatherThree(text, base + offset, positions, first, bytes, count);
        } else {
            for (int lane = 0; lane < lanes; lane++) {
                int at = base + offset - lane * Integer.BYTES;
                gather4(text, at, positions, first, bytes, lane * MOST, count);
            }
        }
        for (int lane = 0; lane < lanes && foreign != null; lane++) {
            blank(bytes, lane * MOST, offset - lane * Integer.BYTES, foreign, count);
        }
    }

    /** Makes blanks of the bytes before column {@code foreign} of a lane that begins at another. */
    private static void blank(long[] lanes, int offset, int[] foreign, int count) {
        int shift = LANE_ENDS.length / 2 - offset;
        for (int i = 0; i < count; i++) {
            long own = LANE_ENDS[foreign[i] + shift & LANE_ENDS.length - 1];
            lanes[i] = (lanes[i] ^ LaneLoops.BLANKS) & own ^ LaneLoops.BLANKS;
        }
    }

    private static void blank(int[] lanes, int to, int offset, int[] foreign, int count) {
        int shift = LANE_ENDS.length / 2 - offset;
        int blanks = (int) LaneLoops.BLANKS;
        for (int i = 0; i < count; i++) {
            int own = (int) LANE_ENDS[foreign[i] + shift & LANE_ENDS.length - 1];
            lanes[to + i] = (lanes[to + i] ^ blanks) & own ^ blanks;
        }
    }

    private static void gather(
            byte[] text, int at, int[] positions, int first, long[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            lanes[i] = ByteLanes.get8(text, at + positions[first + i]);
        }
    }

    private static void gather(
            byte[] text,
            int at,
            long[] lanes,
            int otherAt,
            long[] others,
            int[] positions,
            int first,
            int count) {
        for (int i = 0; i < count; i++) {
            int position = positions[first + i];
            lanes[i] = ByteLanes.get8(text, at + position);
            others[i] = ByteLanes.get8(text, otherAt + position);
        }
    }

    private static void gather4(
            byte[] text, int at, int[] positions, int first, int[] lanes, int to, int count) {
        for (int i = 0; i < count; i++) {
            lanes[to + i] = ByteLanes.get4(text, at + positions[first + i]);
        }
    }

    /** One loop for all takes less than three. */
    private static void gatherThree(
            byte[] text, int at, int[] positions, int first, int[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            int last = at + positions[first + i];
            lanes[2 * MOST + i] = ByteLanes.get4(text, last - 2 * Integer.BYTES);
            lanes[MOST + i] = ByteLanes.get4(text, last - Integer.BYTES);
            lanes[i] = ByteLanes.get4(text, last);
        }
    }

    /** Marks as faulty the fields whose byte at {@code offset} is not {@code wanted}. */
    void check(int offset, byte wanted) {
        for (int i = 0; i < count; i++) {
            faults[i] |= text[start(i) + offset] ^ wanted;
        }
    }

    void clearFaults() {
        LaneLoops.set(faults, 0, count);
    }

    /** 0 if nothing is wrong with any field. */
    long anyFault() {
        return LaneLoops.any(faults, count);
    }
}
