package formwork.error;

/**
 * Something in a format, a file or a call is not as Fortran's rules ask; it says where, what was
 * found and what was expected.
 *
 * <p>Failures of the system (a full disk, a file that is not there) are {@link
 * java.io.IOException}.
 */
public class FormworkException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final IoStatus status;

    /** An error of the given status. */
    public FormworkException(IoStatus status, String message) {
        super(message);
        this.status = status;
    }

    /** An error of the given status that came from {@code cause}. */
    public FormworkException(IoStatus status, String message, Throwable cause) {
        super(message, cause);
        this.status = status;
    }

    /** An error whose message its class makes when asked, with or without a stack trace. */
    FormworkException(IoStatus status, boolean hasStackTrace) {
        super(null, null, true, hasStackTrace);
        this.status = status;
    }

    /** The stable code that stands beside the text. */
    public IoStatus status() {
        return status;
    }
}
