package formwork.error;

import java.util.Arrays;

/**
 * The bytes of one input field are not what its edit descriptor takes.
 *
 * <p>Editing knows the field only; the statement adds where it stands with {@link #at}. Programs
 * meet bad fields by the thousand, so it is cheap to make: no stack trace, and no message before
 * one is asked for.
 */
public final class FieldException extends FormworkException {
    private static final long serialVersionUID = 1L;

    private final String place;
    private final byte[] found;
    private final int offset;
    private final String expected;
    private final String hint;

    /**
     * The field {@code bytes[from, to)} is wrong at {@code offset}.
     *
     * @param offset the byte at fault, from the field's beginning; its length means its end
     * @param expected what should stand there, for instance {@code a real}
     * @param hint what would make it right, for the parentheses; empty if nothing is sure to
     */
    public FieldException(
            IoStatus status,
            byte[] bytes,
            int from,
            int to,
            int offset,
            String expected,
            String hint) {
        super(status, false);
        this.place = "";
        this.found = Arrays.copyOfRange(bytes, from, to);
        this.offset = offset;
        this.expected = expected;
        this.hint = hint;
    }

    private FieldException(FieldException fault, String place, String expected) {
        super(fault.status(), false);
        this.place = place;
        this.found = fault.found;
        this.offset = fault.offset;
        this.expected = expected;
        this.hint = fault.hint;
    }

    /**
     * This error, with the place of the field and the edit descriptor that it was read with.
     *
     * @param name of the file or other source
     * @param record its number, from 1
     * @param firstColumn of the field, from 1
     * @param lastColumn of the field; before the first if the field has none
     * @param edit the text of the edit descriptor, for instance {@code F8.0}
     */
    public FieldException at(
            String name, long record, long firstColumn, long lastColumn, String edit) {
        String columns =
                lastColumn <= firstColumn
                        ? "column " + firstColumn
                        : "columns " + firstColumn + "-" + lastColumn;
        return new FieldException(
                this,
                name + ", record " + record + ", " + columns + ": ",
                expected + " for " + edit);
    }

    @Override
    public String getMessage() {
        String text = Quoted.bytes(found, 0, found.length);
        String more = hint.isEmpty() ? "" : " (" + hint + ")";
        return place + "found " + text + "; expected " + expected + more;
    }

    /** The bytes of the field. */
    public byte[] found() {
        return found.clone();
    }

    /** The byte at fault, from the field's beginning; the field's length means its end. */
    public int offset() {
        return offset;
    }

    /** What should stand there. */
    public String expected() {
        return expected;
    }
}
