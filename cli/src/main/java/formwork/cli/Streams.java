package formwork.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;

/**
 * The standard streams of a command, as bytes.
 *
 * @param isTerminal whether a person watches {@code err}
 */
record Streams(InputStream in, OutputStream out, PrintStream err, boolean isTerminal) {
    /** The same, where nobody is to see how far work is. */
    Streams quiet(boolean isQuiet) {
        return isQuiet ? new Streams(in, out, err, false) : this;
    }
}
