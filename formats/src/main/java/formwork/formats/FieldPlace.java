package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.CharactersLeftEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Where a field of a row stands: the record, from 0, and its columns, from 1. A field without a
 * width goes to {@link #LINE_END}.
 */
record FieldPlace(int record, int firstColumn, int lastColumn) {
    static final int LINE_END = Integer.MAX_VALUE;

    private static final int MOST_RECORDS = 1 << 12;
    private static final int SLACK_COLUMNS = 512;

    /**
     * The fields of one pass over {@code format}, of which there are {@code count}. One that cannot
     * be read by has them nowhere in particular: reading itself says what is wrong.
     */
    static List<FieldPlace> of(Format format, int count) throws IOException {
        try {
            return places(format, count);
        } catch (FormworkException e) {
            return Collections.nCopies(count, new FieldPlace(0, 1, LINE_END));
        }
    }

    private static List<FieldPlace> places(Format format, int count) throws IOException {
        List<DataEdit> edits = FormatFields.of(format, count);
        int columns = SLACK_COLUMNS;
        for (DataEdit edit : edits) {
            columns += Math.max(1, edit.width());
        }
        for (int records = 16; ; records *= 4) {
            try {
                return in(blanks(records, columns), format, count);
            } catch (EndOfFileException e) {
                if (records >= MOST_RECORDS) {
                    throw e;
                }
            }
        }
    }

    private static byte[] blanks(int records, int columns) {
        byte[] text = new byte[records * (columns + 1)];
        Arrays.fill(text, (byte) ' ');
        for (int i = columns; i < text.length; i += columns + 1) {
            text[i] = '\n';
        }
        return text;
    }

    /** As fields of blanks tell. */
    private static List<FieldPlace> in(byte[] blanks, Format format, int count) throws IOException {
        List<FieldPlace> places = new ArrayList<>();
        try (Lines lines = Source.of("blanks", blanks).lines()) {
            FormattedRead read = lines.begin(format);
            for (int i = 0; i < count; i++) {
                DataEdit edit = read.selectInPass();
                if (edit instanceof CharacterEdit || edit instanceof CharactersLeftEdit) {
                    read.readText();
                } else if (edit instanceof LogicalEdit) {
                    readLogical(read);
                } else {
                    read.read(edit instanceof RealEdit ? ItemKind.REAL8 : ItemKind.INTEGER8);
                }
                boolean isOpen = edit.width() == EditDescriptor.ABSENT;
                places.add(
                        new FieldPlace(
                                (int) read.recordNumber() - 1,
                                read.firstColumn(),
                                isOpen ? LINE_END : read.lastColumn()));
            }
        }
        return places;
    }

    private static void readLogical(FormattedRead read) throws IOException {
        try {
            read.read(ItemKind.LOGICAL4);
        } catch (FieldException e) {
            // Blanks are no logical value, but the field has been found.
        }
    }
}
