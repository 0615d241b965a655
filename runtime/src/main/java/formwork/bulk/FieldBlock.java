package formwork.bulk;

import formwork.convert.ByteLanes;

/** Equal fields in a text: where each of them begins, and what is wrong with it. */
final class FieldBlock {
    /** At most so many fields; the lanes of so many stay in the nearest cache. */
    static final int MOST = 256;

    /** So many bytes before and behind the fields can be read too, whatever they are. */
    static final int SLACK = 32;

    private byte[] text;
    private int base;
    private int[] positions;
    private int first;
    private int count;

    /** What is wrong with each field; 0 if nothing is. */
    final long[] faults = new long[MOST];

    /** The fields begin at {@code base + positions[i]} for the i from {@code first} on. */
    void set(byte[] newText, int newBase, int[] newPositions, int newFirst, int newCount) {
        text = newText;
        base = newBase;
        positions = newPositions;
        first = newFirst;
        count = newCount;
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
    }

    private static void gather(
            byte[] text, int at, int[] positions, int first, long[] lanes, int count) {
        for (int i = 0; i < count; i++) {
            lanes[i] = ByteLanes.get8(text, at + positions[first + i]);
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
