package formwork;

import static java.util.Objects.requireNonNull;

import formwork.mode.Access;
import formwork.mode.Action;
import formwork.mode.Position;
import formwork.mode.Status;
import formwork.unformatted.RecordForm;
import formwork.unformatted.UnformattedUnit;
import formwork.unit.DirectFile;
import formwork.unit.OpenFile;
import formwork.unit.TextFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * An OPEN statement: which file, how, and for what; {@link #formatted} and {@link #unformatted}
 * execute it.
 *
 * <pre>{@code
 * try (Unit unit = Open.file(path).status(Status.OLD).direct(80).formatted()) {
 *     try (WriteStatement write = unit.record(7).write(format)) {
 *         write.put(42);
 *     }
 * }
 * }</pre>
 *
 * <p><b>Defaults.</b> Sequential access; a file that is not there is made, if it may be written to;
 * as much of reading and writing as the system lets; at the beginning.
 *
 * <p><b>Errors.</b> {@link IOException} if the system refuses, or the file is there or is not
 * against {@link Status}. <b>Source.</b> Fortran 2018, 12.5.6.
 */
public final class Open {
    private final Path path; // null for a scratch file
    private Status status = Status.UNKNOWN;
    private Access access = Access.SEQUENTIAL;
    private Action action;
    private Position position = Position.ASIS;
    private UnitOptions options = UnitOptions.DEFAULT;
    private RecordForm form;

    private Open(Path path) {
        this.path = path;
    }

    /** Opens the file {@code path}. */
    public static Open file(Path path) {
        return new Open(requireNonNull(path, "path"));
    }

    /** Opens a file of its own for reading and writing, which is gone when it is closed. */
    public static Open scratch() {
        return new Open(null);
    }

    /** Whether the file has to be there; for a scratch file this means nothing. */
    public Open status(Status value) {
        status = requireNonNull(value, "status");
        return this;
    }

    /** What is to be done with the file. */
    public Open action(Action value) {
        action = requireNonNull(value, "action");
        return this;
    }

    /** Where the file is to stand at first, with sequential or stream access. */
    public Open position(Position value) {
        position = requireNonNull(value, "position");
        return this;
    }

    /** The records follow one another, each as long as it is. */
    public Open sequential() {
        access = Access.SEQUENTIAL;
        return this;
    }

    /** The records have {@code recordLength} bytes each, and are gone to by number. */
    public Open direct(int recordLength) {
        options = options.withRecordLength(recordLength);
        access = Access.DIRECT;
        return this;
    }

    /** The records follow one another, and are gone to by position too. */
    public Open stream() {
        access = Access.STREAM;
        return this;
    }

    /** With these modes and ends of records, and with this RECL unless access is direct. */
    public Open with(UnitOptions value) {
        options = access == Access.DIRECT ? value.withRecordLength(options.recordLength()) : value;
        return this;
    }

    /**
     * The markers and the byte order of unformatted records; without this, with sequential access,
     * those of the records that the file has, otherwise {@link RecordForm#DEFAULT}.
     */
    public Open with(RecordForm value) {
        form = requireNonNull(value, "form");
        return this;
    }

    /** Connects the file for unformatted transfer; there RECL means something for direct access. */
    public UnformattedUnit unformatted() throws IOException {
        OpenFile file = open();
        RecordForm given = form == null ? RecordForm.DEFAULT : form;
        UnformattedUnit unit =
                switch (access) {
                    case SEQUENTIAL ->
                            UnformattedUnit.sequential(file, form, options.modes().dialect());
                    case DIRECT -> UnformattedUnit.direct(file, given, options.recordLength());
                    case STREAM -> UnformattedUnit.stream(file, given);
                };
        if (position == Position.APPEND && access != Access.DIRECT) {
            unit.append();
        }
        return unit;
    }

    private OpenFile open() throws IOException {
        return path == null ? OpenFile.scratch(action) : OpenFile.open(path, status, action);
    }

    /** Whether it is a pipe or a device, and is to go one way from its beginning to its end. */
    private boolean isStreamOfBytes() {
        return path != null
                && access == Access.SEQUENTIAL
                && (action == Action.READ || action == Action.WRITE)
                && Files.exists(path)
                && !Files.isRegularFile(path)
                && !Files.isDirectory(path);
    }

    /** Connects the file for formatted transfer. */
    public Unit formatted() throws IOException {
        if (isStreamOfBytes()) {
            return action == Action.READ ? Unit.open(path, options) : Unit.create(path, options);
        }
        OpenFile file = open();
        if (access == Access.DIRECT) {
            return new Unit(DirectFile.of(file, options.recordLength()), options);
        }
        TextFile text =
                TextFile.of(
                        file,
                        access,
                        options.modes().dialect(),
                        options.recordLength(),
                        options.carriageReturns());
        if (position == Position.APPEND) {
            text.append();
        }
        return new Unit(text, options, position);
    }
}
