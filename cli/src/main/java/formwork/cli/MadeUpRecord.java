package formwork.cli;

import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.WriteStatement;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.error.FormworkException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;

/** What a format writes for values that fit it, to be looked at where there is no file. */
final class MadeUpRecord {
    private static final int MOST_ITEMS = 200;
    private static final int MOST_UNLIMITED_ITEMS = 8;
    private static final int WIDEST_TEXT = 26;
    private static final double[] REALS = {-123.456, 123.456, 12.34, 1.5, 0.5, 0};
    private static final long[] INTEGERS = {-1234, 1234, 123, 12, 1};

    private MadeUpRecord() {}

    /** The bytes that one WRITE statement by {@code format} gives. */
    static byte[] of(Format format, UnitOptions options) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("made-up file", bytes, options);
                WriteStatement write = unit.write(format)) {
            EditSequence edits = new EditSequence(format.list());
            DataEdit edit = edits.nextInPass();
            for (int items = 0; edit != null && items < MOST_ITEMS; items++) {
                if (edits.isUnlimited() && items >= MOST_UNLIMITED_ITEMS) {
                    break;
                }
                put(write, edit, edits.scaleFactor());
                edit = edits.nextInPass();
            }
        }
        return bytes.toByteArray();
    }

    private static void put(WriteStatement write, DataEdit edit, int scaleFactor)
            throws IOException {
        if (edit instanceof IntegerEdit || edit instanceof BitsEdit) {
            write.put((int) fittingInteger(edit));
        } else if (edit instanceof RealEdit) {
            write.put(fittingReal(edit, scaleFactor));
        } else if (edit instanceof LogicalEdit) {
            write.put(true);
        } else {
            write.put(letters(edit.width()));
        }
    }

    private static long fittingInteger(DataEdit edit) {
        Format alone = Format.of("(" + edit.canonical() + ")");
        for (long value : INTEGERS) {
            boolean isSuited = value > 0 || edit instanceof IntegerEdit;
            if (isSuited && !alone.write((int) value).contains("*")) {
                return value;
            }
        }
        return 0;
    }

    private static double fittingReal(DataEdit edit, int scaleFactor) {
        Format alone = Format.of("(" + scaleFactor + "P," + edit.canonical() + ")");
        for (double value : REALS) {
            try {
                if (!alone.write(value).contains("*")) {
                    return value;
                }
            } catch (FormworkException e) {
                return 0; // the scale factor does not suit the digits, which the WRITE will say
            }
        }
        return 0;
    }

    private static String letters(int width) {
        int count = width <= 0 ? 4 : Math.min(width, WIDEST_TEXT);
        StringBuilder letters = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            letters.append((char) ('a' + i));
        }
        return letters.toString();
    }
}
