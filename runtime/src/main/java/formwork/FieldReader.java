package formwork;

import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.CharactersLeftEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import java.io.IOException;

/**
 * The fields of a unit's records, each with its place and as what its descriptor says it is; for
 * who does not know the items beforehand.
 *
 * <p><b>Passes.</b> {@link #nextPass} begins a READ statement at the next record and {@link
 * #nextField} goes over one pass of the format, without reversion: a row. A group without a limit
 * ends with its record. {@link #nextPresent} goes over all records instead and takes only the
 * fields that they have: what is blank to the end of its record is not there.
 *
 * <p><b>Types.</b> I gives Integer for widths up to 9 and Long beyond; B, O and Z give Integer up
 * to 32 bits and Long beyond; F, E, D, EN, ES, EX and G give Double; L gives Boolean; A gives
 * String; Q gives Integer.
 *
 * <p><b>Errors.</b> {@link FieldException} for a field that is not what its descriptor takes; the
 * next field can be gone to all the same.
 */
public final class FieldReader {
    private static final int WIDEST_INT = 9;

    private final FormattedRead transfer;
    private final Format format;
    private final Modes modes;
    private final StatementContext context;
    private DataEdit edit;
    private boolean isEnded;
    private boolean isStarted;

    FieldReader(FormattedRead transfer, Format format, Modes modes, StatementContext context) {
        this.transfer = transfer;
        this.format = format;
        this.modes = modes;
        this.context = context;
    }

    /** Begins the next pass at the next record, or returns false where there is none. */
    public boolean nextPass() throws IOException {
        context.requireConnected("READ");
        return transfer.beginIfAny(format.list(), modes);
    }

    /** Goes to the next field of this pass, or returns false at its end. */
    public boolean nextField() throws IOException {
        context.requireConnected("READ");
        edit = transfer.selectInPass();
        return edit != null;
    }

    /**
     * Goes to the next field that its record has, over all records; false at the end of the file.
     */
    public boolean nextPresent() throws IOException {
        context.requireConnected("READ");
        if (isEnded) {
            return false;
        }
        if (!isStarted) {
            isStarted = true;
            isEnded = !nextPass();
            if (isEnded) {
                return false;
            }
        }
        edit = transfer.selectPresent();
        isEnded = edit == null;
        return !isEnded;
    }

    /** The descriptor of this field. */
    public DataEdit descriptor() {
        return edit;
    }

    /** Where in the text of the format the descriptor of this field stands, from 0. */
    public int textOffset() {
        return transfer.textOffset();
    }

    /** The number of the record that this field is in, from 1. */
    public long record() {
        return transfer.recordNumber();
    }

    /** The first column of this field, from 1; known once its value has been read. */
    public int firstColumn() {
        return transfer.firstColumn();
    }

    /** The last column of this field that its record has; below the first if it has none. */
    public int lastColumn() {
        return transfer.lastColumn();
    }

    /** The characters of this field as they stand in the record; known as {@link #firstColumn}. */
    public String fieldText() {
        return transfer.fieldText();
    }

    /** The record that this field is in. */
    public String recordText() {
        return transfer.recordText();
    }

    /** What kind of item this field is read into unless the caller says otherwise. */
    public ItemKind naturalKind() {
        return naturalKind(edit);
    }

    /** What kind of item a field of {@code edit} is read into unless the caller says otherwise. */
    public static ItemKind naturalKind(DataEdit edit) {
        if (edit instanceof RealEdit) {
            return ItemKind.REAL8;
        }
        if (edit instanceof IntegerEdit integer) {
            return integer.width() <= WIDEST_INT ? ItemKind.INTEGER4 : ItemKind.INTEGER8;
        }
        if (edit instanceof BitsEdit bits) {
            return (long) bits.width() * bits.radix().bitsPerDigit() <= Integer.SIZE
                    ? ItemKind.INTEGER4
                    : ItemKind.INTEGER8;
        }
        if (edit instanceof LogicalEdit) {
            return ItemKind.LOGICAL4;
        }
        return edit instanceof CharactersLeftEdit ? ItemKind.INTEGER4 : ItemKind.CHARACTER;
    }

    /** Reads this field as its descriptor says: Integer, Long, Double, Boolean or String. */
    public Object value() throws IOException {
        return value(naturalKind());
    }

    /** Reads this field into an item of the kind given, and returns it in its Java type. */
    public Object value(ItemKind kind) throws IOException {
        return switch (kind) {
            case INTEGER1 -> (byte) bits(kind);
            case INTEGER2 -> (short) bits(kind);
            case INTEGER4 -> (int) bits(kind);
            case INTEGER8 -> bits(kind);
            case REAL4 -> Float.intBitsToFloat((int) bits(kind));
            case REAL8 -> Double.longBitsToDouble(bits(kind));
            case LOGICAL4 -> bits(kind) != 0;
            case CHARACTER -> text();
        };
    }

    /** Reads this field into an item of the kind given, and returns its bits; not for CHARACTER. */
    public long bits(ItemKind kind) throws IOException {
        context.requireConnected("READ");
        return transfer.read(kind);
    }

    /** Reads this field, of A or G, as the text of as many characters as it has columns. */
    public String text() throws IOException {
        context.requireConnected("READ");
        return transfer.readText();
    }

    /** As {@link #text()}, into a CHARACTER item of {@code length} characters. */
    public String text(int length) throws IOException {
        context.requireConnected("READ");
        return transfer.readText(length);
    }

    /** Whether this field is of A, or of another descriptor that only takes text. */
    public boolean isText() {
        return edit instanceof CharacterEdit
                || !(edit instanceof RealEdit real && real.form() == RealForm.G)
                        && naturalKind() == ItemKind.CHARACTER;
    }
}
