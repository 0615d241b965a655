package formwork.error;

/**
 * What a statement came to, with a code that stays the same from version to version.
 *
 * <p>As with Fortran's {@code IOSTAT=}: 0 is success, negative is an end condition, positive is an
 * error. The codes are Formwork's own; each compiler has others.
 */
public enum IoStatus {
    /** The statement did all that was asked. */
    OK(0),
    /** There was no record left to read. */
    END_OF_FILE(-1),
    /** The record ended before the field, with PAD='NO' or without advancing. */
    END_OF_RECORD(-2),

    /** The text of a format is wrong. */
    FORMAT_SYNTAX(101),
    /** The edit descriptor does not take an item of this type. */
    ITEM_MISMATCH(102),
    /** Items are left, and what is left of the format takes none. */
    FORMAT_EXHAUSTED(103),
    /** The scale factor does not suit the digits of an E or D descriptor. */
    SCALE_FACTOR(104),
    /** The edit descriptor serves output only, or input only. */
    WRONG_DIRECTION(105),
    /** The source text has no FORMAT statement with this label, or several. */
    NO_SUCH_FORMAT(106),

    /** The field is not an integer. */
    BAD_INTEGER(201),
    /** The integer does not fit the item. */
    INTEGER_OVERFLOW(202),
    /** The field is not a real. */
    BAD_REAL(203),
    /** The real is beyond the largest of its kind. */
    REAL_OVERFLOW(204),
    /** The field is not a logical. */
    BAD_LOGICAL(205),
    /** The field is not a string of binary, octal or hexadecimal digits. */
    BAD_BITS(206),
    /** The bytes are not characters of the unit's encoding. */
    BAD_CHARACTERS(207),
    /** The repeat count of a list-directed value is zero or too large. */
    BAD_REPEAT(208),
    /** The list-directed value is not complex. */
    BAD_COMPLEX(209),
    /** A list-directed value is followed by neither a separator nor the end of its record. */
    BAD_SEPARATOR(210),

    /** The record is longer than its unit takes. */
    RECORD_LENGTH(301),
    /** The unit does not allow this, as it was opened or where it stands. */
    NOT_ALLOWED(302),
    /** The columns, rows or names that were given do not suit the data. */
    BAD_SHAPE(303),
    /** There is no record of this number in a file with direct access. */
    NO_SUCH_RECORD(304),
    /** The bytes around an unformatted record do not say how long it is. */
    BAD_RECORD_MARKER(305),

    /** The text of a namelist group is not as its rules ask. */
    NAMELIST_SYNTAX(401),
    /** A namelist group has no variable, or a type no component, of this name. */
    UNKNOWN_NAME(402),
    /** A name comes once more where it may come once only. */
    DUPLICATE_NAME(403),
    /** A namelist group begins before the one in hand has ended. */
    UNCLOSED_GROUP(404),
    /** A subscript or substring does not suit what is declared. */
    BAD_SUBSCRIPT(405),
    /** There are more values than elements. */
    TOO_MANY_VALUES(406),

    /** The content of the file is of no kind that is known, or of several. */
    UNKNOWN_KIND(501),
    /** What a file says about itself is not as its kind asks. */
    BAD_HEADER(502),
    /** The file has not as many values or records as it says. */
    BAD_COUNT(503),
    /** An index in a file points at nothing. */
    BAD_INDEX(504),
    /** The values do not have the structure that the file says they have. */
    BAD_STRUCTURE(505);

    private final int code;

    IoStatus(int code) {
        this.code = code;
    }

    /** The stable code: 0, negative for an end, positive for an error. */
    public int code() {
        return code;
    }
}
