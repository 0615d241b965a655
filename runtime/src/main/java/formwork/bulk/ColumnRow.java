package formwork.bulk;

import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/** One row by a READ statement, field by field, into the arrays of columns. */
final class ColumnRow {
    private static final int NONE = -1;

    private final List<ColumnPart> parts;
    private final FormattedRead statement;
    private final int[] partOf; // of each field of a row
    private final int[] placeOf; // likewise, among the fields of its part

    ColumnRow(List<ColumnPart> parts, FormattedRead statement) {
        this.parts = parts;
        this.statement = statement;
        int fields = 0;
        for (ColumnPart part : parts) {
            fields = Math.max(fields, part.lastField() + 1);
        }
        partOf = new int[fields];
        placeOf = new int[fields];
        Arrays.fill(partOf, NONE);
        for (int p = 0; p < parts.size(); p++) {
            int[] indexes = parts.get(p).indexes();
            for (int i = 0; i < indexes.length; i++) {
                partOf[indexes[i]] = p;
                placeOf[indexes[i]] = i;
            }
        }
    }

    /** Reads the row of the statement that has begun into the row {@code row} of the arrays. */
    void read(long row) throws IOException {
        int field = 0;
        for (DataEdit edit = statement.selectInPass();
                edit != null;
                edit = statement.selectInPass()) {
            if (field >= partOf.length || partOf[field] == NONE) {
                statement.skip();
            } else {
                read(parts.get(partOf[field]), row, placeOf[field], edit);
            }
            field++;
        }
        if (field < partOf.length) {
            throw noField(partOf.length - 1, field);
        }
    }

    static FormworkException noField(int found, int fields) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "columns: found field "
                        + found
                        + ", from 0; expected one of the "
                        + fields
                        + " that a pass over the format has");
    }

    private void read(ColumnPart part, long row, int place, DataEdit edit) throws IOException {
        int index = (int) (row * part.fieldsPerRow() + place);
        if (part.kind() == ItemKind.CHARACTER) {
            int width = edit.width();
            statement.read((byte[]) part.array(), index * width, (index + 1) * width);
        } else {
            ArrayRows.put(part.array(), index, statement.read(part.kind()));
        }
    }
}
