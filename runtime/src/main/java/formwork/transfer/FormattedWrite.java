package formwork.transfer;

import formwork.edit.ControlEdit;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.DefinedEdit;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.field.EditState;
import formwork.field.FieldOutput;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.unit.RecordComposer;
import formwork.unit.RecordSink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * Formatted WRITE statements on one sink, one after the other.
 *
 * <p>A statement is {@link #begin}, the items, {@link #end}. One that fails leaves the records that
 * it had finished, and nothing of the one in hand.
 */
public final class FormattedWrite implements FormatWalker.Control {
    private final RecordSink sink;
    private final RecordComposer record;
    private final FormatWalker walker = new FormatWalker(this);
    private final FieldOutput fields = new FieldOutput();
    private final StatementModes statementModes = new StatementModes();
    private final EditState state;
    private final boolean isChild; // inside another statement, in its record
    private Modes modes = Modes.DEFAULT;
    private FormatList format;
    private boolean advancing;
    private boolean isDollarMet;
    private int itemNumber;

    /** Statements that write to {@code sink}. */
    public FormattedWrite(RecordSink sink) {
        this.sink = sink;
        record = sink.record();
        state = new EditState(Modes.DEFAULT);
        isChild = false;
    }

    private FormattedWrite(FormattedWrite parent) {
        sink = parent.sink;
        record = parent.record;
        state = new EditState(parent.state);
        state.setScaleFactor(0);
        modes = parent.modes;
        isChild = true;
    }

    /** A statement inside this one, begun: it writes on where this one stands. */
    public FormattedWrite child(FormatList list) {
        FormattedWrite child = new FormattedWrite(this);
        child.format = list;
        child.walker.begin(list);
        return child;
    }

    /** The modes that the statement began with. */
    public Modes modes() {
        return modes;
    }

    /** The descriptor for the next item, which is of a derived type. */
    public DefinedEdit takeDefinedEdit() throws IOException {
        itemNumber++;
        DataEdit edit = walker.next();
        if (edit instanceof DefinedEdit defined) {
            return defined;
        }
        throw mismatch(place(), "an item of a derived type", edit, walker.textOffset(), format);
    }

    /**
     * Begins a statement.
     *
     * @param advances false for ADVANCE='NO': the last record stays open for the next statement
     */
    public void begin(FormatList list, Modes connectionModes, boolean advances) {
        modes = statementModes.of(list, connectionModes);
        state.reset(modes);
        format = list;
        advancing = advances;
        isDollarMet = false;
        itemNumber = 0;
        sink.begin(modes);
        walker.begin(list);
    }

    /** Writes an item that is not CHARACTER, given by its bits. */
    public void put(ItemKind kind, long bits) throws IOException {
        itemNumber++;
        DataEdit edit = walker.next();
        if (format.decWidths()) {
            edit = DecWidths.of(edit, kind);
        }
        int most = edit.width() > 0 ? edit.width() : FieldOutput.mostBytes(edit, 8, state);
        byte[] target = record.room(most);
        int length = fields.write(target, record.position(), edit, kind, bits, state);
        if (length < 0) {
            throw refused(length, edit, kind);
        }
        record.wrote(length);
    }

    /** Writes a CHARACTER item, the bytes {@code from} to {@code to} in the unit's encoding. */
    public void put(byte[] item, int from, int to) throws IOException {
        itemNumber++;
        DataEdit edit = walker.next();
        byte[] target = record.room(FieldOutput.mostBytes(edit, to - from, state));
        int length = fields.write(target, record.position(), edit, item, from, to, state);
        if (length < 0) {
            throw refused(length, edit, ItemKind.CHARACTER);
        }
        record.wrote(length);
    }

    /** Ends the statement: what the format has after its last item, and the record. */
    public void end() throws IOException {
        walker.finish();
        if (isChild) {
            return;
        }
        if (advancing) {
            sink.endRecord();
        } else {
            sink.leaveOpen(!isDollarMet || state.dialect().endsRecordAfterDollar());
        }
    }

    /** Gives up the statement and the record in hand. */
    public void abandon() {
        sink.abandon();
    }

    @Override
    public void nextRecord() throws IOException {
        if (isDollarMet && state.dialect().dollarJoinsRecords()) {
            record.beginStatement();
        } else {
            sink.endRecord();
        }
    }

    @Override
    public void control(ControlEdit edit) throws IOException {
        if (edit instanceof ControlEdit.SkipEdit skip) {
            record.skip(skip.columns());
        } else if (edit instanceof ControlEdit.LiteralEdit literal) {
            putLiteral(literal.text());
        } else if (edit instanceof ControlEdit.TabEdit tab) {
            record.tabTo(tab.column());
        } else if (edit instanceof ControlEdit.SlashEdit) {
            nextRecord();
        } else if (edit instanceof ControlEdit.NoAdvanceEdit) {
            isDollarMet = true;
            advancing = false;
        } else {
            ModeControl.apply(edit, state);
        }
    }

    private void putLiteral(String text) {
        int length = text.length();
        byte[] target = record.room(length);
        int at = record.position();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c >= 0x80 && state.encoding() == Encoding.UTF_8) {
                putEncoded(text);
                return;
            }
            if (c > 0xff) {
                throw notLatin1(text);
            }
            target[at + i] = (byte) c;
        }
        record.wrote(length);
    }

    private void putEncoded(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        record.wrote(0);
        byte[] target = record.room(bytes.length);
        System.arraycopy(bytes, 0, target, record.position(), bytes.length);
        record.wrote(bytes.length);
    }

    private FormworkException notLatin1(String text) {
        return new FormworkException(
                IoStatus.BAD_CHARACTERS,
                sink.name()
                        + ", record "
                        + sink.number()
                        + ": found the character constant "
                        + Quoted.text(text)
                        + "; expected characters of ISO 8859-1 (others need ENCODING='UTF-8')");
    }

    private FormworkException refused(int why, DataEdit edit, ItemKind kind) {
        if (why == FieldOutput.SCALE_OUT_OF_RANGE) {
            return new FormworkException(
                    IoStatus.SCALE_FACTOR,
                    place()
                            + ": found scale factor "
                            + state.scaleFactor()
                            + "; expected -d < k < d + 2 [format "
                            + Quoted.text(format.text())
                            + "]");
        }
        return mismatch(place(), kind.phrase(), edit, walker.textOffset(), format);
    }

    /** Where the statement is, for messages: unit, record and item. */
    public String place() {
        return sink.name() + ", record " + sink.number() + ", item " + itemNumber;
    }

    static FormworkException mismatch(
            String place, String found, DataEdit edit, int textOffset, FormatList format) {
        return new FormworkException(
                IoStatus.ITEM_MISMATCH,
                place
                        + ": found "
                        + found
                        + "; expected "
                        + ItemPhrase.of(edit)
                        + " for the descriptor at column "
                        + (textOffset + 1)
                        + " [format "
                        + Quoted.text(format.text())
                        + "]");
    }
}
