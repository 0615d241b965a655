package formwork;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.transfer.FormattedRead;
import formwork.transfer.FormattedWrite;

/** Begins the statements of a {@link DefinedEditor} inside the statement that called it. */
public final class Child {
    private final FormattedRead reading; // the statement that called, in the one direction
    private final FormattedWrite writing; // in the other
    private final StatementContext context;
    private boolean isOver;

    Child(FormattedRead reading, FormattedWrite writing, StatementContext context) {
        this.reading = reading;
        this.writing = writing;
        this.context = context;
    }

    /** Begins a READ statement in the record in hand. */
    public ReadStatement read(Format format) {
        if (reading == null) {
            throw wrongDirection("READ");
        }
        return ReadStatement.child(
                reading.child(requireNonNull(format, "format").list()), context, this);
    }

    /** Begins a WRITE statement in the record in hand. */
    public WriteStatement write(Format format) {
        if (writing == null) {
            throw wrongDirection("WRITE");
        }
        return WriteStatement.child(
                writing.child(requireNonNull(format, "format").list()), context, this);
    }

    /** Whether the statement that called still waits for these, and has its unit. */
    boolean isGoingOn() {
        return !isOver && !context.isClosed();
    }

    void requireGoingOn() {
        if (!isGoingOn()) {
            throw StatementContext.statementIsOver();
        }
    }

    /** The editor has returned. */
    void end() {
        isOver = true;
    }

    private static FormworkException wrongDirection(String statement) {
        return new FormworkException(
                IoStatus.NOT_ALLOWED,
                "found "
                        + statement
                        + " inside a statement of the other direction; expected one as the"
                        + " statement that called");
    }
}
