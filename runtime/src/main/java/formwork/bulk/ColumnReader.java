package formwork.bulk;

import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.field.EditState;
import formwork.field.FieldInput;
import formwork.mode.Blank;
import java.util.Arrays;

/**
 * Reads the fields of rows that are edited alike into an array: blocks of them by short loops where
 * they look alike, and one by one what looks otherwise. Where the fields of a row may not stand in
 * their columns, it stops, and the row is to be read as a statement reads it.
 */
abstract class ColumnReader {
    /** Fields of more columns are read one by one. */
    private static final int WIDEST = 64;

    private final FieldPlace like;
    private final int[] offsets; // of the fields in their row
    private final ItemKind kind;
    private final boolean endsRows;
    private final FieldBlock block = new FieldBlock();
    private final FieldBlock justified = new FieldBlock();
    private final int[] justifiedPositions = new int[FieldBlock.MOST];
    private final int[] justifiedBy = new int[FieldBlock.MOST];
    private boolean isLeftJustified;
    private int[] positions;
    private int stride;
    private boolean isLearnt;
    private int oddCount;

    /**
     * Fields that are edited as {@code like} is and begin at {@code offsets} in each row.
     *
     * @param endsRows whether the last of them is the last of its row, and not there if it is blank
     */
    ColumnReader(FieldPlace like, int[] offsets, ItemKind kind, boolean endsRows) {
        this.like = like;
        this.offsets = offsets;
        this.kind = kind;
        this.endsRows = endsRows;
        positions = offsets;
    }

    /** The reader for fields of one edit and items of one kind. */
    static ColumnReader of(FieldPlace like, int[] offsets, ItemKind kind, boolean endsRows) {
        EditState state = like.state();
        if (like.edit() instanceof RealEdit edit
                && like.width() <= WIDEST
                && state.rounding(1) == state.rounding(0)) {
            if (kind == ItemKind.REAL8) {
                return new DoubleReader(like, edit, offsets, endsRows);
            }
            if (kind == ItemKind.REAL4) {
                return new FloatReader(like, edit, offsets, endsRows);
            }
        }
        boolean isPlain =
                like.edit() instanceof IntegerEdit && like.width() <= SignedDigits.MOST_COLUMNS;
        return switch (kind) {
            case REAL8 -> new DoubleReader(like, null, offsets, endsRows);
            case REAL4 -> new FloatReader(like, null, offsets, endsRows);
            case INTEGER4 -> new IntReader(like, isPlain, offsets, endsRows);
            default -> new LongReader(like, isPlain, offsets, endsRows);
        };
    }

    int fieldsPerRow() {
        return offsets.length;
    }

    /** Sets the array that is read into, of this kind's type. */
    abstract void setTarget(Object array);

    /** Sets an element to the item that has these bits. */
    abstract void put(int index, long bits);

    /** Copies an element that was read to another array. */
    abstract void copy(int from, Object array, int to);

    /**
     * Learns what fields look like from the one at {@code from}; returns false if there are no
     * loops for it.
     */
    abstract boolean learn(byte[] text, int from);

    /** Reads a block of fields that look as was learnt, and marks as faulty those that do not. */
    abstract void read(FieldBlock fields, int target);

    /**
     * Reads the fields of {@code rows} rows into the elements from {@code target} on, and returns
     * how many rows it was before it stopped.
     *
     * @param base where the first row begins in the text
     * @param rowStride how far rows are apart
     */
    final int readRows(byte[] text, int base, int rowStride, int rows, int target) {
        int total = rows * offsets.length;
        if (total > positions.length || rows > 1 && rowStride != stride) {
            place(rows, rowStride);
        }
        for (int done = 0; done < total; done += FieldBlock.MOST) {
            block.set(text, base, positions, done, Math.min(FieldBlock.MOST, total - done));
            int read = readBlock(target + done, done);
            if (read < block.count()) {
                return (done + read) / offsets.length;
            }
        }
        return rows;
    }

    private void place(int rows, int rowStride) {
        stride = rowStride;
        positions = new int[rows * offsets.length];
        for (int row = 0, i = 0; row < rows; row++) {
            for (int offset : offsets) {
                positions[i++] = row * rowStride + offset;
            }
        }
    }

    private int readBlock(int target, int done) {
        if (!isLearnt) {
            learn(0);
        }
        if (!isLearnt) {
            return readOdd(target, done, false);
        }
        FieldBlock fields = isLeftJustified ? rightJustified() : block;
        fields.clearFaults();
        read(fields, target);
        if (fields.anyFault() == 0) {
            return fields.count();
        }
        if (fields == justified) {
            System.arraycopy(justified.faults, 0, block.faults, 0, block.count());
        }
        return readOdd(target, done, true);
    }

    private void learn(int index) {
        byte[] text = block.text();
        int from = block.start(index);
        isLeftJustified =
                text[from + like.width() - 1] == ' '
                        && like.width() <= WIDEST
                        && like.state().blank() == Blank.NULL;
        isLearnt = isLeftJustified ? learnJustified(text, from) : learn(text, from);
    }

    /** Learns from a field as it would be with the blanks at its end at its begin. */
    private boolean learnJustified(byte[] text, int from) {
        int width = like.width();
        int blanks = 0;
        while (blanks < width && text[from + width - 1 - blanks] == ' ') {
            blanks++;
        }
        byte[] field = new byte[width + 2 * FieldBlock.SLACK];
        Arrays.fill(field, (byte) ' ');
        System.arraycopy(text, from, field, FieldBlock.SLACK + blanks, width - blanks);
        return learn(field, FieldBlock.SLACK);
    }

    private FieldBlock rightJustified() {
        justified.setJustified(block, like.width(), justifiedPositions, justifiedBy);
        return justified;
    }

    /** Reads the faulty fields, or all of them, and returns how many there are before it stops. */
    private int readOdd(int target, int done, boolean onlyFaulty) {
        int odd = 0;
        int lastOdd = 0;
        for (int i = 0; i < block.count(); i++) {
            if (!onlyFaulty || block.faults[i] != 0) {
                boolean isLast = (done + i + 1) % offsets.length == 0;
                if (!readOne(i, target + i, endsRows && isLast)) {
                    return i;
                }
                odd++;
                lastOdd = i;
            }
        }
        oddCount += odd;
        if (2 * odd > block.count() && onlyFaulty) {
            learn(lastOdd); // most look as this one does
        } else if (!onlyFaulty && oddCount > FieldBlock.MOST) {
            oddCount = 0;
            learn(lastOdd);
        }
        return block.count();
    }

    private boolean readOne(int index, int target, boolean mayBeAbsent) {
        byte[] text = block.text();
        int from = block.start(index);
        int to = from + like.width();
        boolean isBlank = true;
        for (int i = from; i < to; i++) {
            byte b = text[i];
            if (b == ',' || b == '\n') {
                return false; // the field may end here, and the next one begin
            }
            isBlank &= b == ' ';
        }
        if (isBlank && mayBeAbsent) {
            return false;
        }
        try {
            put(target, FieldInput.read(text, from, to, like.edit(), kind, like.state()));
            return true;
        } catch (FieldException e) {
            return false; // the statement says where it is
        }
    }
}
