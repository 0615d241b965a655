package formwork.error;

/** The record ended before the field, with PAD='NO' or without advancing. */
public final class EndOfRecordException extends FormworkException {
    private static final long serialVersionUID = 1L;

    /**
     * The record has fewer columns than the field needs.
     *
     * @param why that is an end: {@code PAD='NO'} or {@code ADVANCE='NO'}
     */
    public EndOfRecordException(String name, long number, long columns, long needed, String why) {
        super(
                IoStatus.END_OF_RECORD,
                name
                        + ", record "
                        + number
                        + ": found "
                        + columns
                        + " columns; expected at least "
                        + needed
                        + " ("
                        + why
                        + ")");
    }
}
