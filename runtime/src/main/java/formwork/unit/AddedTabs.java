package formwork.unit;

/**
 * Tabs as libgfortran has them: moves that follow one another without a field between them are
 * added up, each reckoned from the last field, where the standard has each take effect (F2018
 * 13.8.1.2).
 *
 * <p>The two differ only where two or more moves meet and one goes to the left. Found by asking
 * gfortran about 520 sequences of moves. Offsets count from where the statement began in its
 * record.
 */
final class AddedTabs {
    private int move; // the moves so far, added up
    private int blanks; // how far they go beyond the end of the record

    void clear() {
        move = 0;
        blanks = 0;
    }

    /** Tn: to {@code column}, from 1, seen from {@code position} in a record of {@code length}. */
    void tabTo(int column, int position, int length) {
        add(Math.max(0, column - 1 - blanks), position, length);
    }

    /** TLn; {@code columns} is above 0. */
    void skipLeft(int columns, int position, int length) {
        if (position == 0) {
            move = Math.max(0, move - columns);
            blanks = Math.max(0, blanks - columns);
        } else {
            add(Math.max(0, position - columns), position, length);
        }
    }

    private void add(int target, int position, int length) {
        move = clamped((long) move + target - position);
        blanks = clamped(Math.max(0, (long) blanks + target - length));
    }

    /** TRn and nX; returns the position, which this moves itself if the record goes so far. */
    int skipRight(int columns, int position, int length) {
        int from = position;
        if (move < 0 && from + move >= 0) {
            from += move;
            move = 0;
        }
        move = clamped((long) move + columns);
        blanks = clamped(Math.max(0, (long) move + from - length));
        return (long) from + move <= length ? resolve(from) : from;
    }

    /**
     * The position that a field takes, and no moves left; one before the record's begin is none.
     */
    int resolve(int position) {
        long moved = (long) position + move;
        clear();
        return moved < 0 ? position : clamped(moved);
    }

    private static int clamped(long value) {
        return (int) Math.max(-RecordComposer.FARTHEST, Math.min(value, RecordComposer.FARTHEST));
    }
}
