package formwork.bulk;

import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;
import formwork.field.FieldOutput;

/**
 * Writes elements of an array into the fields of rows that are edited alike: blocks of them by
 * short loops, and one by one what these do not write. The text between the fields is there
 * already.
 */
abstract class ColumnWriter {
    private final FieldPlace like;
    private final int[] offsets; // of the fields in their row
    private final ItemKind kind;
    private final FieldOutput output = new FieldOutput();
    private final byte[][] zeros; // the fields of 0 and -0; null for integers
    private final FieldBlock fields = new FieldBlock();
    final NumberBlock block = new NumberBlock();
    private int[] positions;
    private int stride;

    ColumnWriter(FieldPlace like, int[] offsets, ItemKind kind) {
        this.like = like;
        this.offsets = offsets;
        this.kind = kind;
        positions = offsets;
        long minus = kind == ItemKind.REAL4 ? 1L << 31 : Long.MIN_VALUE;
        zeros = kind.isReal() ? new byte[][] {field(0), field(minus)} : null;
    }

    /** What became of the fields of a block. */
    enum Written {
        /** None is written. */
        NONE,
        /** Those that are not marked as odd. */
        ALL_BUT_ODD,
        ALL
    }

    /** The writer for fields of one edit and items of one kind. */
    static ColumnWriter of(FieldPlace like, int[] offsets, ItemKind kind) {
        return switch (kind) {
            case REAL8 -> new DoubleWriter(like, offsets);
            case REAL4 -> new FloatWriter(like, offsets);
            case INTEGER4 -> new IntWriter(like, offsets);
            default -> new LongWriter(like, offsets);
        };
    }

    /** Whether items of {@code kind} can be written by this field's edit; nothing else can fail. */
    static boolean accepts(FieldPlace place, ItemKind kind) {
        int length = place.width() + Long.BYTES;
        FieldOutput output = new FieldOutput();
        return output.write(new byte[length], 0, place.edit(), kind, 0, place.state()) >= 0;
    }

    /** The field of the item that has these bits. */
    final byte[] field(long bits) {
        byte[] field = new byte[like.width()];
        output.write(field, 0, like.edit(), kind, bits, like.state());
        return field;
    }

    /** The loops for F and I; null if there are none. */
    final RightText rightText() {
        boolean plus = RightText.hasPlus(like);
        if (like.edit() instanceof IntegerEdit edit && kind.isInteger()) {
            int least = Math.max(1, edit.minimumDigits());
            return edit.minimumDigits() == 0
                            || least > Math.min(RightText.MOST_COLUMNS, edit.width())
                    ? null
                    : new RightText(edit.width(), -1, (byte) 0, new int[] {least, least}, plus);
        }
        boolean rounds = like.state().rounding(0) == like.state().rounding(1);
        if (!(like.edit() instanceof RealEdit edit) || edit.form() != RealForm.F || !rounds) {
            return null;
        }
        return RightText.ofFixed(like, edit, zeros[0], zeros[1]);
    }

    /** The loops for E, D and ES; null if there are none. */
    final ExponentialText exponentialText() {
        boolean rounds = like.state().rounding(0) == like.state().rounding(1);
        return like.edit() instanceof RealEdit edit && rounds
                ? ExponentialText.of(
                        edit,
                        like.state().scaleFactor(),
                        like.state().decimalByte(),
                        zeros[0],
                        zeros[1])
                : null;
    }

    /** Sets the array that is written from, of this kind's type. */
    abstract void setSource(Object array);

    /** Copies an element of another array into this one. */
    abstract void copy(Object array, int from, int to);

    /** The bits of an element. */
    abstract long bits(int index);

    /**
     * Writes the elements from {@code from} on into the fields, and marks as odd those that it does
     * not write.
     */
    abstract Written write(int from, FieldBlock target);

    /**
     * Writes the elements from {@code from} on into the fields of {@code rows} rows; returns
     * whether a field may have been written in columns that it does not write every time.
     */
    final boolean writeRows(byte[] text, int base, int rowStride, int rows, int from) {
        int total = rows * offsets.length;
        if (total > positions.length || rows > 1 && rowStride != stride) {
            place(rows, rowStride);
        }
        boolean hasOdd = false;
        for (int done = 0; done < total; done += FieldBlock.MOST) {
            fields.set(text, base, positions, done, Math.min(FieldBlock.MOST, total - done));
            hasOdd |= writeBlock(from + done);
        }
        return hasOdd;
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

    private boolean writeBlock(int from) {
        int count = fields.count();
        Written written = write(from, fields);
        boolean hasOdd = written == Written.ALL_BUT_ODD && LaneLoops.any(block.odd, count) != 0;
        if (!hasOdd && written != Written.NONE) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (!hasOdd || block.odd[i] != 0) {
                writeOne(bits(from + i), fields.start(i));
            }
        }
        return hasOdd;
    }

    private void writeOne(long bits, int start) {
        if (zeros != null && bits == 0) {
            System.arraycopy(zeros[0], 0, fields.text(), start, zeros[0].length);
        } else {
            output.write(fields.text(), start, like.edit(), kind, bits, like.state());
        }
    }
}
