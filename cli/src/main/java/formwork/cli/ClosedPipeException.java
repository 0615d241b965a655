package formwork.cli;

import java.io.IOException;

/** Nobody reads standard output any more, which is no fault: the command stops quietly. */
final class ClosedPipeException extends IOException {
    private static final long serialVersionUID = 1L;

    ClosedPipeException(IOException cause) {
        super(cause);
    }
}
