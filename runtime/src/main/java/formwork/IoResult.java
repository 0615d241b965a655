package formwork;

import formwork.error.FormworkException;
import formwork.error.IoStatus;

/**
 * What a statement came to, for who would rather ask than catch: IOSTAT= and IOMSG=.
 *
 * @param status {@link IoStatus#OK} if all went well
 * @param message the text of the error or end condition; empty if all went well
 */
public record IoResult(IoStatus status, String message) {
    static final IoResult OK = new IoResult(IoStatus.OK, "");

    static IoResult of(FormworkException e) {
        return new IoResult(e.status(), e.getMessage());
    }

    /** True if the statement did all that was asked. */
    public boolean isOk() {
        return status == IoStatus.OK;
    }
}
