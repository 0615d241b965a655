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

    /**
     * The field {@code bytes[from, to)} is wrong at {@code offset}.
     *
     * @param offset the byte at fault, from the field's beginning; its length means its end
     * @param expected what should stand there
     */
    public FieldException(
            IoStatus status, byte[] bytes, int from, int to, int offset, String expected) {
        super(status, false);
        this.place = "";
        this.found = Arrays.copyOfRange(bytes, from, to);
        this.offset = offset;
        this.expected = expected;
    }

    private FieldException(FieldException fault, String place) {
        super(fault.status(), false);
        this.place = place;
        this.found = fault.found;
        this.offset = fault.offset;
        this.expected = fault.expected;
    }

    /**
     * This error, with the place of the field in front of its message.
     *
     * @param name of the file or other source
     * @param record its number, from 1
     * @param firstColumn of the field, from 1
     * @param lastColumn of the field; before the first if the field has none
     */
    public FieldException at(String name, long record, long firstColumn, long lastColumn) {
        String columns =
                lastColumn <= firstColumn
                        ? "column " + firstColumn
                        : "columns " + firstColumn + "-" + lastColumn;
        return new FieldException(this, name + ", record " + record + ", " + columns + ": ");
    }

    @Override
    public String getMessage() {
        String text = Quoted.bytes(found, 0, found.length);
        return place + "found " + text + "; expected " + expected;
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
