package formwork.cli;

/** What the command's exit status says. */
final class ExitCode {
    /** All went well. */
    static final int OK = 0;

    /** The data or the format is wrong, or the system failed. */
    static final int WRONG = 1;

    /** The command was called in a way that it does not know. */
    static final int USAGE = 2;

    private ExitCode() {}
}
