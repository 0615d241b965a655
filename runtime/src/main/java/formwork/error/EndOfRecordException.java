package formwork.error;

/** The record ended before the field, with PAD='NO'. */
public final class EndOfRecordException extends FormworkException {
    private static final long serialVersionUID = 1L;

    /** The record has fewer columns than the field needs. */
    public EndOfRecordException(String name, long number, long columns, long needed) {
        super(
                IoStatus.END_OF_RECORD,
                name
                        + ", record "
                        + number
                        + ": found "
                        + columns
                        + " columns; expected at least "
                        + needed
                        + " (PAD='NO')");
    }
}
