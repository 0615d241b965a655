package formwork.transfer;

import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.CharactersLeftEdit;
import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import formwork.error.EndOfRecordException;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.field.CharacterInput;
import formwork.field.EditState;
import formwork.field.FieldInput;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.mode.Pad;
import formwork.unit.RecordCursor;
import formwork.unit.RecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Formatted READ statements on one source, one after the other.
 *
 * <p>A statement is {@link #begin}, the items, {@link #end}. For each item a field is selected and
 * then read; what is read into decides the type. One that fails leaves the source after the record
 * in hand.
 */
public final class FormattedRead implements FormatWalker.Control {
    /**
     * A record gives at most so many fields more than it has columns: fields may overlap, and may
     * lie beyond its end, but not without end.
     */
    static final int MOST_FIELDS_BEYOND_COLUMNS = 1 << 20;

    private final RecordSource source;
    private final RecordCursor cursor;
    private final FormatWalker walker = new FormatWalker(this);
    private final StatementModes statementModes = new StatementModes();
    private final EditState state;
    private final FormattedRead parent; // the statement that this one is inside, or null
    private FormatList format;
    private Pad pad;
    private boolean advancing;
    private boolean metEndOfRecord; // without advancing: the record ended inside a field
    private long transferred; // the characters that data edit descriptors took
    private int itemNumber;
    private long fieldsOfRecord; // as far as the reader goes by fields, not by items
    private long countedRecord;

    // the field that is selected
    private DataEdit edit;
    private byte[] field = {};
    private int fieldFrom;
    private int fieldTo;
    private int firstColumn;
    private int lastColumn;
    private byte[] padded = {};

    /** Statements that read from {@code source}. */
    public FormattedRead(RecordSource source) {
        this.source = source;
        cursor = new RecordCursor(source);
        state = new EditState(Modes.DEFAULT);
        parent = null;
    }

    private FormattedRead(FormattedRead parent) {
        source = parent.source;
        cursor = parent.cursor;
        state = new EditState(parent.state);
        state.setScaleFactor(0);
        pad = parent.pad;
        advancing = parent.advancing;
        this.parent = parent;
    }

    /** A statement inside this one, begun: it reads on where this one stands, and back to it. */
    public FormattedRead child(FormatList list) {
        FormattedRead child = new FormattedRead(this);
        child.format = list;
        child.walker.begin(list);
        return child;
    }

    /** Begins a statement at the next record, or in one that the last statement did not finish. */
    public void begin(FormatList list, Modes modes) throws IOException {
        begin(list, modes, true);
    }

    /**
     * Begins a statement.
     *
     * @param advances false for ADVANCE='NO': the next statement goes on in the last record
     */
    public void begin(FormatList list, Modes modes, boolean advances) throws IOException {
        state.reset(statementModes.of(list, modes));
        format = list;
        pad = modes.pad();
        advancing = advances;
        metEndOfRecord = false;
        transferred = 0;
        itemNumber = 0;
        walker.begin(list);
        cursor.begin(modes.encoding());
        int resumed = source.resume();
        if (resumed >= 0) {
            cursor.moveTo(resumed);
            if (source.number() != countedRecord) {
                countRecord();
            }
        } else {
            nextRecord();
        }
    }

    /** As {@link #begin}, but returns false where there is no record. */
    public boolean beginIfAny(FormatList list, Modes modes) throws IOException {
        try {
            begin(list, modes);
            return true;
        } catch (EndOfFileException e) {
            return false;
        }
    }

    /** Ends the statement: what the format has after its last item. */
    public void end() throws IOException {
        if (metEndOfRecord) {
            return; // F2018 12.11.4: the position is after the record
        }
        walker.finish();
        if (!advancing && parent == null) {
            source.hold(cursor.position());
        }
    }

    /** Whether the record ended inside a field of this statement, which does not advance. */
    public boolean metEndOfRecord() {
        return metEndOfRecord;
    }

    /** How many characters data edit descriptors have taken from records: SIZE=. */
    public long transferredCharacters() {
        return transferred;
    }

    // ---- selecting a field ----

    /** Selects the field for the next item. */
    public void select() throws IOException {
        if (metEndOfRecord) {
            throw endOfRecord(0);
        }
        edit = walker.next();
        itemNumber++;
    }

    /** Selects the next field of this pass over the format, or returns null where it ends. */
    public DataEdit selectInPass() throws IOException {
        edit = walker.nextInPass();
        itemNumber++;
        countField();
        if (edit != null && walker.isUnlimited() && !cursor.isTextLeft()) {
            edit = null;
        }
        return edit;
    }

    /**
     * Selects the next field that its record really has, over any number of records, or returns
     * null at the end of the file. What is blank to the end of its record is not there.
     */
    public DataEdit selectPresent() throws IOException {
        itemNumber++;
        try {
            edit = walker.next();
            while (!cursor.isTextLeft()) {
                walker.leaveRecord();
                edit = walker.next();
            }
            countField();
            return edit;
        } catch (EndOfFileException e) {
            return null;
        }
    }

    private void countField() {
        if (++fieldsOfRecord > MOST_FIELDS_BEYOND_COLUMNS) {
            long most = (long) MOST_FIELDS_BEYOND_COLUMNS + source.to() - source.from();
            if (fieldsOfRecord > most) {
                throw tooManyFields(most);
            }
        }
    }

    /** The selected descriptor, which is to be one for an item of a derived type. */
    public DefinedEdit definedEdit() {
        if (edit instanceof DefinedEdit defined) {
            return defined;
        }
        throw FormattedWrite.mismatch(
                place(), "an item of a derived type", edit, walker.textOffset(), format);
    }

    // ---- reading the field that is selected ----

    /** Reads the selected field into an item that is not CHARACTER and returns its bits. */
    public long read(ItemKind kind) throws IOException {
        if (edit instanceof CharactersLeftEdit && kind.isInteger()) {
            return cursor.charactersLeft();
        }
        if (!FieldInput.accepts(edit, kind)) {
            throw mismatch(kind);
        }
        if (format.decWidths()) {
            edit = DecWidths.of(edit, kind);
        }
        enclose(edit.width() == EditDescriptor.ABSENT ? unstatedWidth(kind) : edit.width(), kind);
        try {
            return FieldInput.read(field, fieldFrom, fieldTo, edit, kind, state);
        } catch (FieldException e) {
            throw placed(e);
        }
    }

    /**
     * The columns of a field whose descriptor gives none: what flang takes, or A its item's bytes.
     */
    private int unstatedWidth(ItemKind kind) {
        if (edit instanceof CharacterEdit) {
            return kind.sizeBytes();
        }
        return edit instanceof LogicalEdit ? 1 : cursor.charactersLeft();
    }

    /** Passes over the selected field, as nX of its width would. */
    public void skip() {
        cursor.skip(Math.max(0, edit.width()));
    }

    /** Reads the selected field into the CHARACTER item {@code target[from, to)}. */
    public void read(byte[] target, int from, int to) throws IOException {
        if (!FieldInput.accepts(edit, ItemKind.CHARACTER)) {
            throw mismatch(ItemKind.CHARACTER);
        }
        int width = edit.width() == EditDescriptor.ABSENT ? to - from : edit.width();
        enclose(width, ItemKind.CHARACTER);
        CharacterInput.read(field, fieldFrom, fieldTo, target, from, to - from);
    }

    /**
     * Reads the selected field as text: {@code w} characters, or without a width all that is left.
     */
    public String readText() throws IOException {
        return readText(
                edit.width() == EditDescriptor.ABSENT ? cursor.charactersLeft() : edit.width());
    }

    /** Reads the selected field into a CHARACTER item of {@code length} characters. */
    public String readText(int length) throws IOException {
        try {
            if (state.encoding() == Encoding.UTF_8) {
                return readWideText(length);
            }
            byte[] item = new byte[length];
            read(item, 0, length);
            return new String(item, StandardCharsets.ISO_8859_1);
        } catch (OutOfMemoryError e) {
            throw noMemory(length, e);
        }
    }

    private String readWideText(int length) throws IOException {
        if (!FieldInput.accepts(edit, ItemKind.CHARACTER)) {
            throw mismatch(ItemKind.CHARACTER);
        }
        int width = edit.width() == EditDescriptor.ABSENT ? length : edit.width();
        enclose(width, ItemKind.CHARACTER);
        String read = fieldText();
        int characters = read.codePointCount(0, read.length());
        read += " ".repeat(Math.max(0, Math.max(width, length) - characters));
        if (width > length) {
            return read.substring(read.offsetByCodePoints(0, width - length));
        }
        return read.substring(0, read.offsetByCodePoints(0, length));
    }

    /**
     * Sets the bounds of the field of {@code width} columns at the position, and moves the position
     * behind it: a separator inside the field ends it early.
     */
    private void enclose(int width, ItemKind kind) {
        byte[] bytes = source.bytes();
        int end = source.to();
        field = bytes;
        fieldFrom = cursor.index();
        firstColumn = fieldFrom - source.from() + 1;
        fieldTo = state.encoding().skip(bytes, fieldFrom, end, width);
        int columns = state.encoding().count(bytes, fieldFrom, fieldTo);
        int comma = FieldInput.end(bytes, fieldFrom, fieldTo, edit, kind, state);
        if (comma < fieldTo) {
            fieldTo = comma;
            lastColumn = comma - source.from();
            cursor.passOver(comma);
            transferred += state.encoding().count(bytes, fieldFrom, comma);
            return;
        }
        lastColumn = fieldTo - source.from();
        cursor.advance(fieldTo - fieldFrom);
        if (columns < width || width <= 0) {
            checkShortField(width);
            if (state.dialect().padsShortFields()) {
                pad(width - columns);
            }
        }
        transferred += columns;
        if (parent != null) {
            tellParent(columns);
        }
    }

    private void tellParent(int columns) {
        parent.transferred += columns;
        parent.metEndOfRecord |= metEndOfRecord;
        if (parent.parent != null) {
            parent.tellParent(columns);
        }
    }

    /** Takes the field with the blanks that the record is padded with. */
    private void pad(int blanks) {
        int length = fieldTo - fieldFrom;
        if (padded.length < length + blanks) {
            padded = room(Math.max(length + blanks, 2 * padded.length));
        }
        System.arraycopy(field, fieldFrom, padded, 0, length);
        Arrays.fill(padded, length, length + blanks, (byte) ' ');
        field = padded;
        fieldFrom = 0;
        fieldTo = length + blanks;
    }

    private byte[] room(int size) {
        try {
            return new byte[size];
        } catch (OutOfMemoryError e) {
            throw noMemory(size, e);
        }
    }

    private void checkShortField(int width) {
        if (width == 0 && edit.width() == 0) {
            throw new FormworkException(
                    IoStatus.WRONG_DIRECTION,
                    place() + ": found a width of 0; expected columns to read" + inFormat());
        }
        if (!advancing && width > 0) {
            metEndOfRecord = true;
            if (pad == Pad.NO) {
                throw endOfRecord(width);
            }
        } else if (pad == Pad.NO
                && !(cursor.isBehindRecord() && state.dialect().blankBehindRecord())) {
            throw shortRecord(width);
        }
    }

    // ---- control ----

    @Override
    public void nextRecord() throws IOException {
        if (!source.next()) {
            throw new EndOfFileException(source.name(), source.number() + 1);
        }
        cursor.moveTo(0);
        countRecord();
    }

    private void countRecord() {
        countedRecord = source.number();
        fieldsOfRecord = 0;
    }

    @Override
    public void control(ControlEdit descriptor) throws IOException {
        if (descriptor instanceof ControlEdit.SkipEdit skip) {
            cursor.skip(skip.columns());
        } else if (descriptor instanceof ControlEdit.TabEdit tab) {
            cursor.tabTo(tab.column());
        } else if (descriptor instanceof ControlEdit.SlashEdit) {
            nextRecord();
        } else if (descriptor instanceof ControlEdit.LiteralEdit) {
            throw new FormworkException(
                    IoStatus.WRONG_DIRECTION,
                    place()
                            + ": found a character constant; expected only what can be read"
                            + inFormat());
        } else {
            ModeControl.apply(descriptor, state);
        }
    }

    // ---- errors ----

    /** Where the statement is, for messages: unit, record and item. */
    public String place() {
        return source.name() + ", record " + source.number() + ", item " + itemNumber;
    }

    private String inFormat() {
        return " [format " + Quoted.text(format.text()) + "]";
    }

    private FormworkException noMemory(int characters, OutOfMemoryError cause) {
        return new FormworkException(
                IoStatus.RECORD_LENGTH,
                place()
                        + ": found an item of "
                        + characters
                        + " characters; expected one that memory has room for",
                cause);
    }

    private FormworkException tooManyFields(long most) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                place() + ": found more than " + most + " fields; expected fewer" + inFormat());
    }

    private FormworkException shortRecord(int width) {
        EndOfRecordException end = endOfRecord(width);
        return state.dialect().shortRecordIsError()
                ? new FormworkException(IoStatus.RECORD_LENGTH, end.getMessage())
                : end;
    }

    private EndOfRecordException endOfRecord(int width) {
        return new EndOfRecordException(
                source.name(),
                source.number(),
                source.to() - source.from(),
                firstColumn - 1L + width,
                advancing ? "PAD='NO'" : "ADVANCE='NO'");
    }

    private FormworkException mismatch(ItemKind kind) {
        return FormattedWrite.mismatch(place(), kind.phrase(), edit, walker.textOffset(), format);
    }

    private FieldException placed(FieldException e) {
        return e.at(source.name(), source.number(), firstColumn, lastColumn, edit.canonical());
    }

    /** The number of the record in hand, from 1. */
    public long recordNumber() {
        return source.number();
    }

    /** Where the descriptor met last stands in the text of the format, from 0. */
    public int textOffset() {
        return walker.textOffset();
    }

    /** The first column of the field read last, from 1. */
    public int firstColumn() {
        return firstColumn;
    }

    /** The last column of the field read last; before the first if the record has none of it. */
    public int lastColumn() {
        return lastColumn;
    }

    /** The characters of the field read last. */
    public String fieldText() {
        return text(source.from() + firstColumn - 1, source.from() + lastColumn);
    }

    /** The characters of the record in hand. */
    public String recordText() {
        return text(source.from(), source.to());
    }

    private String text(int from, int to) {
        return new String(
                source.bytes(),
                from,
                to - from,
                state.encoding() == Encoding.UTF_8
                        ? StandardCharsets.UTF_8
                        : StandardCharsets.ISO_8859_1);
    }
}
