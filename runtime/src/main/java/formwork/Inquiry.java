package formwork;

import formwork.mode.Access;
import formwork.mode.Action;
import formwork.mode.Modes;
import formwork.mode.Position;
import formwork.unit.Connection;
import java.io.IOException;

/**
 * What is known about a connection: INQUIRE by unit (F2018 12.10).
 *
 * @param name of the file, or what messages call the unit if {@code isNamed} is false
 * @param isNamed whether it is a file that was opened by its name
 * @param access how its records are gone to
 * @param action what may be done with it
 * @param position where it stands; null with direct access, and where it cannot be positioned
 * @param recordLength the bytes of each record with direct access, otherwise of the longest: RECL=
 * @param nextRecord the number after that of the record transferred last, with direct access; 0
 *     otherwise
 * @param pos the byte that comes next, from 1, with sequential and stream access to a file; 0
 *     otherwise
 * @param sizeBytes the size of the file, with what has been written so far; -1 if it is none
 * @param modes the changeable modes, the encoding and the dialect
 */
public record Inquiry(
        String name,
        boolean isNamed,
        Access access,
        Action action,
        Position position,
        int recordLength,
        long nextRecord,
        long pos,
        long sizeBytes,
        Modes modes) {

    /**
     * Asks {@code connection}.
     *
     * @param opened what OPEN said of the position if no statement has followed (F2018 12.10.2.23);
     *     otherwise null
     */
    static Inquiry of(Connection connection, UnitOptions options, Position opened)
            throws IOException {
        long pos = connection.position();
        long size = connection.sizeBytes();
        return new Inquiry(
                connection.name(),
                connection.isNamed(),
                connection.access(),
                action(connection),
                pos == 0 ? null : position(pos, size, opened),
                options.recordLength(),
                connection.nextRecord(),
                pos,
                size,
                options.modes());
    }

    private static Action action(Connection connection) {
        if (connection.source() == null) {
            return Action.WRITE;
        }
        return connection.sink() == null ? Action.READ : Action.READWRITE;
    }

    private static Position position(long pos, long size, Position opened) {
        if (opened != null) {
            return opened;
        }
        if (pos == 1) {
            return Position.REWIND; // of an empty file too
        }
        return pos > size ? Position.APPEND : Position.ASIS;
    }
}
