package formwork.error;

/** There was no record left to read, or to write into. */
public final class EndOfFileException extends FormworkException {
    private static final long serialVersionUID = 1L;

    /** The stream {@code name} has not {@code more} bytes from {@code offset} on. */
    public EndOfFileException(String name, long offset, long more) {
        super(
                IoStatus.END_OF_FILE,
                name + ": found its end; expected " + more + " bytes from byte " + offset + " on");
    }

    /** An end of the file that {@code message} tells of. */
    public EndOfFileException(String message) {
        super(IoStatus.END_OF_FILE, message);
    }

    /** The unit {@code name} has no record {@code number}. */
    public EndOfFileException(String name, long number) {
        super(IoStatus.END_OF_FILE, name + ": found its end; expected record " + number);
    }
}
