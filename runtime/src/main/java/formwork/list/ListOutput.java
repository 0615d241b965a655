package formwork.list;

import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.mode.Delimiter;
import formwork.mode.Modes;
import formwork.unit.RecordComposer;
import formwork.unit.RecordSink;
import formwork.unit.StreamRecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * List-directed WRITE statements on one sink, one after the other (F2018 13.10.4).
 *
 * <p>A statement is {@link #begin}, the items, {@link #end}. In one dialect records are as long as
 * their items make them, and one that its unit does not take is an error; in the other they break
 * where they are full, between items, between the parts of a complex one, and anywhere in
 * characters but between the two delimiters that stand for one.
 */
public final class ListOutput {
    private static final int DEFAULT_WIDTH = 79;

    private final RecordSink sink;
    private final RecordComposer record;
    private final EditState state = new EditState(Modes.DEFAULT);
    private final ListFields fields = new ListFields();
    private final byte[] field = new byte[ListFields.MOST_BYTES];
    private byte delimiter; // NUL for none
    private boolean isWide;
    private boolean isAfterUndelimited;
    private int width; // of the record in hand, in columns
    private int column; // how many of them are used

    /** Statements that write to {@code sink}. */
    public ListOutput(RecordSink sink) {
        this.sink = sink;
        record = sink.record();
    }

    /** Begins a statement. */
    public void begin(Modes modes) {
        state.reset(modes);
        delimiter = delimiter(modes.delimiter());
        isWide = modes.dialect().wideListFields();
        isAfterUndelimited = false;
        sink.begin(modes);
        column = modes.encoding().count(record.bytes(), 0, record.position());
        width = width();
    }

    private static byte delimiter(Delimiter delimiter) {
        return (byte)
                switch (delimiter) {
                    case NONE, PROCESSOR_DEFINED -> 0;
                    case APOSTROPHE -> '\'';
                    case QUOTE -> '"';
                };
    }

    private int width() {
        int length = sink.recordLength();
        return isWide
                ? Integer.MAX_VALUE
                : length >= StreamRecordSource.UNLIMITED ? DEFAULT_WIDTH : length;
    }

    // ---- numbers and logicals ----

    /** Writes an item that is not CHARACTER, given by its bits. */
    public void put(ItemKind kind, long bits) throws IOException {
        int length = fields.write(field, 0, kind, bits, state);
        if (kind == ItemKind.LOGICAL4) {
            separate(1);
        } else {
            separateNumber(length);
        }
        append(field, 0, length, length);
        isAfterUndelimited = false;
    }

    /** Writes a complex item whose parts are of the kind {@code part}. */
    public void putComplex(ItemKind part, long realBits, long imaginaryBits) throws IOException {
        if (isWide) {
            int length = fields.writeComplex(field, 0, part, realBits, imaginaryBits, state);
            length = fields.alignComplex(field, 0, length, part);
            separateNumber(length);
            append(field, 0, length, length);
        } else {
            int length = fields.writeRealPart(field, 0, part, realBits, state);
            separateNumber(length);
            append(field, 0, length, length);
            length = fields.writeImaginaryPart(field, 0, part, imaginaryBits, state);
            if (column + length > width) {
                nextRecord();
            }
            append(field, 0, length, length);
        }
        isAfterUndelimited = false;
    }

    /** A blank before a number, which stands on a record of its own too. */
    private void separateNumber(int length) throws IOException {
        if (column > 0 && 1L + column + length > width) {
            nextRecord();
        }
        putByte((byte) ' ');
    }

    /** A blank before anything else, or the next record if not even {@code columns} are left. */
    private void separate(int columns) throws IOException {
        if (column > 0 && 1L + column + columns > width) {
            nextRecord();
        } else {
            putByte((byte) ' ');
        }
    }

    // ---- characters ----

    /** Writes a CHARACTER item, the bytes {@code from} to {@code to} in the unit's encoding. */
    public void put(byte[] item, int from, int to) throws IOException {
        if (delimiter == 0) {
            putUndelimited(item, from, to);
        } else {
            putDelimited(item, from, to);
        }
    }

    private void putUndelimited(byte[] item, int from, int to) throws IOException {
        if (column == 0 || !isAfterUndelimited) {
            separate(to > from ? 1 : 0);
        } else if (column == width && to > from) {
            nextRecord();
        }
        putRun(item, from, to, true);
        isAfterUndelimited = true;
    }

    private void putDelimited(byte[] item, int from, int to) throws IOException {
        separate(1);
        putByte(delimiter);
        int begin = from;
        for (int i = from; i < to; i++) {
            if (item[i] == delimiter) {
                putRun(item, begin, i, false);
                if (2L + column > width) {
                    nextRecord();
                }
                putByte(delimiter);
                begin = i;
            }
        }
        // The delimiter that a run begins with has the one before it on its record.
        putRun(item, begin, to, false);
        if (column == width) {
            nextRecord();
        }
        putByte(delimiter);
        isAfterUndelimited = false;
    }

    /** Characters over as many records as it takes, each perhaps with a blank before them. */
    private void putRun(byte[] item, int from, int to, boolean beginsBlank) throws IOException {
        int at = from;
        while (at < to) {
            if (column >= width) {
                nextRecord();
                if (beginsBlank && width > 1) {
                    putByte((byte) ' ');
                }
            }
            int end = state.encoding().skip(item, at, to, width - column);
            append(item, at, end, state.encoding().count(item, at, end));
            at = end;
        }
    }

    // ---- namelists ----

    /**
     * Writes what stands before the values of a namelist object or ends the group: two pieces of
     * ASCII, each on one record.
     */
    public void putName(String before, String name) throws IOException {
        putPiece(before);
        putPiece(name);
        isAfterUndelimited = false;
    }

    private void putPiece(String piece) throws IOException {
        byte[] ascii = piece.getBytes(StandardCharsets.US_ASCII);
        if (column > 0 && (long) column + ascii.length > width) {
            nextRecord();
            putByte((byte) ' ');
        }
        append(ascii, 0, ascii.length, ascii.length);
    }

    // ---- the record ----

    private void append(byte[] bytes, int from, int to, int columns) {
        int length = to - from;
        byte[] target = record.room(length);
        System.arraycopy(bytes, from, target, record.position(), length);
        record.wrote(length);
        column += columns;
    }

    private void putByte(byte b) {
        byte[] target = record.room(1);
        target[record.position()] = b;
        record.wrote(1);
        column++;
    }

    private void nextRecord() throws IOException {
        sink.endRecord();
        column = 0;
        width = width();
    }

    /** Ends the statement and the record. */
    public void end() throws IOException {
        sink.endRecord();
    }

    /** Gives up the statement and the record in hand. */
    public void abandon() {
        sink.abandon();
    }
}
