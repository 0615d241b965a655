package formwork.field;

import formwork.error.FieldException;
import formwork.error.IoStatus;

/** A field to a logical: L editing, and G editing of a logical (F2018 13.7.3). */
public final class LogicalInput {
    private LogicalInput() {}

    /**
     * Whether the field {@code bytes[from, to)} says true.
     *
     * <p><b>Shape.</b> Blanks, a point or none, and T or F in either case; what follows does not
     * matter. A blank field is an error, in both compilers.
     *
     * <p><b>Errors.</b> {@link IoStatus#BAD_LOGICAL}.
     *
     * @throws FieldException if the field is no logical
     */
    public static boolean read(byte[] bytes, int from, int to) {
        int at = from;
        while (at < to && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        if (at < to && bytes[at] == '.') {
            at++;
        }
        int letter = at < to ? bytes[at] | 0x20 : 0;
        if (letter != 't' && letter != 'f') {
            throw badLogical(bytes, from, to, at);
        }
        return letter == 't';
    }

    private static FieldException badLogical(byte[] bytes, int from, int to, int at) {
        return new FieldException(
                IoStatus.BAD_LOGICAL, bytes, from, to, at - from, "a logical", "");
    }
}
