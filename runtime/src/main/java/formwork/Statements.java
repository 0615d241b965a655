package formwork;

import formwork.list.ListInput;
import formwork.list.ListOutput;
import formwork.transfer.FormattedRead;
import formwork.transfer.FormattedWrite;
import formwork.unit.Connection;

/**
 * The statements of a unit, one of each kind for all that come, of which at most one is going on.
 * Those of the direction that its connection does not have are null.
 */
final class Statements {
    final ReadStatement read;
    final ListReadStatement listRead;
    final WriteStatement write;
    final ListWriteStatement listWrite;

    Statements(Connection connection, StatementContext context) {
        boolean reads = connection.source() != null;
        read = reads ? new ReadStatement(new FormattedRead(connection.source()), context) : null;
        listRead = reads ? new ListReadStatement(new ListInput(connection.source())) : null;
        boolean writes = connection.sink() != null;
        write = writes ? new WriteStatement(new FormattedWrite(connection.sink()), context) : null;
        listWrite = writes ? new ListWriteStatement(new ListOutput(connection.sink())) : null;
    }

    /** Whether one has begun and not ended. */
    boolean isInOne() {
        return read != null && (read.isOpen() || listRead.isOpen()) || isInWrite();
    }

    /** Whether that one is a WRITE. */
    boolean isInWrite() {
        return write != null && (write.isOpen() || listWrite.isOpen());
    }

    /** Gives up the one that is going on: their unit is closed. */
    void abandon() {
        if (write != null) {
            write.abandon();
            listWrite.abandon();
        }
        if (read != null) {
            read.abandon();
            listRead.abandon();
        }
    }
}
