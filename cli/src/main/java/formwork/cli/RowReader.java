package formwork.cli;

import formwork.FieldReader;
import formwork.Format;
import formwork.Unit;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A file as rows: each is one READ of the items that one pass over the format has. */
final class RowReader {
    private final FieldReader fields;
    private final Format format;
    private final List<ItemType> types;
    private final int columns;

    /**
     * Rows of {@code unit}.
     *
     * @param types the types of a row's items; if empty, what their descriptors say
     * @param columns how many items a row shall have; 0 for any
     */
    RowReader(Unit unit, Format format, List<ItemType> types, int columns) throws IOException {
        this.fields = unit.fields(format);
        this.format = format;
        this.types = types;
        this.columns = columns;
    }

    /** Leaves out {@code count} records, or as many as there are. */
    void skip(long count) throws IOException {
        skip(fields, count);
    }

    static void skip(FieldReader fields, long count) throws IOException {
        long left = count;
        while (left > 0 && fields.nextPass()) {
            left--;
        }
    }

    /** Reads a row into {@code sink} and returns true, or false where the file ends. */
    boolean next(RowSink sink) throws IOException {
        if (!fields.nextPass()) {
            return false;
        }
        sink.beginRow();
        int item = 0;
        while (fields.nextField()) {
            if (columns > 0 && item == columns) {
                throw wrongCount("names", columns, "one for each item of a row");
            }
            if (!types.isEmpty() && item == types.size()) {
                throw wrongCount("types", types.size(), "one for each item of a row");
            }
            if (types.isEmpty()) {
                copy(fields.naturalKind(), sink);
            } else {
                copy(types.get(item), sink);
            }
            item++;
        }
        if (columns > item) {
            throw wrongCount("names", columns, item + " for a row");
        }
        if (types.size() > item) {
            throw wrongCount("types", types.size(), item + " for a row");
        }
        if (item == 0) {
            throw formatExhausted("one data edit descriptor at least");
        }
        sink.endRow();
        return true;
    }

    private void copy(ItemType type, RowSink sink) throws IOException {
        if (type.isComplex()) {
            long real = fields.bits(type.kind());
            if (!fields.nextField()) {
                throw formatExhausted("a descriptor for the imaginary part");
            }
            putComplex(type.kind(), real, fields.bits(type.kind()), sink);
        } else if (type.length() > 0) {
            String text = fields.text(type.length());
            putText(text, sink);
        } else {
            copy(type.kind(), sink);
        }
    }

    private void putComplex(ItemKind kind, long real, long imaginary, RowSink sink)
            throws IOException {
        if (isMissing()) {
            sink.missing();
        } else if (kind == ItemKind.REAL4) {
            sink.complex(Float.intBitsToFloat((int) real), Float.intBitsToFloat((int) imaginary));
        } else {
            sink.complex(Double.longBitsToDouble(real), Double.longBitsToDouble(imaginary));
        }
    }

    private void copy(ItemKind kind, RowSink sink) throws IOException {
        if (kind == ItemKind.CHARACTER) {
            putText(fields.text(), sink);
            return;
        }
        long bits;
        try {
            bits = fields.bits(kind);
        } catch (FieldException e) {
            if (!isMissing()) {
                throw e;
            }
            bits = 0; // no logical is blank, but this one is not there
        }
        if (isMissing()) {
            sink.missing();
            return;
        }
        switch (kind) {
            case REAL4 -> sink.real(Float.intBitsToFloat((int) bits));
            case REAL8 -> sink.real(Double.longBitsToDouble(bits));
            case LOGICAL4 -> sink.logical(bits != 0);
            default -> sink.integer(bits);
        }
    }

    private void putText(String text, RowSink sink) throws IOException {
        if (isMissing()) {
            sink.missing();
        } else {
            sink.text(text.getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    /** Whether the record had ended before the field that was just read. */
    private boolean isMissing() {
        return fields.lastColumn() < fields.firstColumn()
                && fields.firstColumn() > fields.recordText().length();
    }

    private FormworkException formatExhausted(String expected) {
        return new FormworkException(
                IoStatus.FORMAT_EXHAUSTED,
                "format: found its end; expected " + expected + inFormat());
    }

    private FormworkException wrongCount(String what, int found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                what + ": found " + found + "; expected " + expected + inFormat());
    }

    private String inFormat() {
        return " [format " + Quoted.text(format.toString()) + "]";
    }
}
