package formwork;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Action;
import formwork.mode.Modes;
import formwork.mode.Position;
import formwork.mode.Status;
import formwork.namelist.NamelistStatement;
import formwork.namelist.NamelistValues;
import formwork.transfer.FormattedRead;
import formwork.unit.Connection;
import formwork.unit.MemoryConnection;
import formwork.unit.StreamConnection;
import formwork.unit.StreamRecordSink;
import formwork.unit.StreamRecordSource;
import java.io.Closeable;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A connection for formatted input or output, and the statements on it.
 *
 * <p><b>Shape.</b> Records are ended by a line feed, or a carriage return and a line feed; the last
 * one of a file may lack its end. A file whose name ends in {@code .gz} is compressed. Files may
 * have any size. {@link Open} connects files for reading and writing, and for direct and stream
 * access; the methods here connect for one of the two, one record after the other.
 *
 * <p><b>Statements.</b> {@link #read} and {@link #write} begin one; it ends when it is closed, and
 * until then no other may begin. A READ that fails leaves the unit after the record it was in; a
 * WRITE that fails leaves the records that it had finished and nothing of the one in hand. Without
 * advancing the next statement goes on in the last record.
 *
 * <p><b>Errors.</b> {@link FormworkException} for what the format, the data or the call have wrong,
 * with {@link IoStatus#NOT_ALLOWED} for what the connection does not allow; {@link IOException} for
 * the system, saying how far the file got. What {@link #flush} or {@link #close} returned from is
 * with the system.
 *
 * <p>Not for two threads at once. <b>Source.</b> Fortran 2018, 12.3 to 12.6, 12.8.
 */
public final class Unit implements Closeable {
    private static final int STREAM_BUFFER = 1 << 16;

    private final Connection connection;
    private final UnitOptions options;
    private final Modes modes;
    private final StatementContext context;
    private final Statements statements;
    private Position opened; // what OPEN said, before the first statement

    Unit(Connection connection, UnitOptions options) {
        this(connection, options, Position.ASIS);
    }

    Unit(Connection connection, UnitOptions options, Position opened) {
        this.connection = connection;
        this.options = options;
        this.opened = opened;
        modes = options.modes();
        context = new StatementContext(connection.name());
        statements = new Statements(connection, context);
    }

    // ---- connections ----

    /** Connects an existing file for reading. */
    public static Unit open(Path path) throws IOException {
        return open(path, UnitOptions.DEFAULT);
    }

    /** Connects an existing file for reading, with options. */
    public static Unit open(Path path, UnitOptions options) throws IOException {
        if (!isCompressed(path) && Files.isRegularFile(path)) {
            return Open.file(path).status(Status.OLD).action(Action.READ).with(options).formatted();
        }
        InputStream stream = Files.newInputStream(path);
        if (isCompressed(path)) {
            stream = decompressed(path, stream);
        }
        return reading(path.toString(), stream, options);
    }

    /** Connects a file for writing; one that exists is replaced. */
    public static Unit create(Path path) throws IOException {
        return create(path, UnitOptions.DEFAULT);
    }

    /** Connects a file for writing, with options; one that exists is replaced. */
    public static Unit create(Path path, UnitOptions options) throws IOException {
        if (isPlain(path)) {
            return Open.file(path)
                    .status(Status.REPLACE)
                    .action(Action.WRITE)
                    .with(options)
                    .formatted();
        }
        return writing(
                path,
                options,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
    }

    /** Connects a file for writing after what it has; one that does not exist is made. */
    public static Unit append(Path path, UnitOptions options) throws IOException {
        if (isPlain(path)) {
            return Open.file(path)
                    .status(Status.UNKNOWN)
                    .action(Action.WRITE)
                    .position(Position.APPEND)
                    .with(options)
                    .formatted();
        }
        return writing(path, options, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    /** Whether it can be positioned: a pipe or a terminal cannot. */
    private static boolean isPlain(Path path) {
        return !isCompressed(path) && (Files.isRegularFile(path) || Files.notExists(path));
    }

    private static Unit writing(Path path, UnitOptions options, OpenOption... how)
            throws IOException {
        OutputStream stream = Files.newOutputStream(path, how);
        if (isCompressed(path)) {
            stream = new GZIPOutputStream(stream, STREAM_BUFFER);
        }
        return writing(path.toString(), stream, options);
    }

    private static boolean isCompressed(Path path) {
        return path.toString().endsWith(".gz");
    }

    private static InputStream decompressed(Path path, InputStream stream) throws IOException {
        try {
            return new GZIPInputStream(stream, STREAM_BUFFER);
        } catch (IOException e) {
            try (stream) {
                throw new IOException(
                        path + ": found " + e.getMessage() + "; expected gzip data", e);
            }
        }
    }

    /** Connects a stream for reading; closing the unit closes it. Messages call it {@code name}. */
    public static Unit reading(String name, InputStream stream, UnitOptions options) {
        StreamRecordSource source = new StreamRecordSource(name, stream, options.recordLength());
        return new Unit(new StreamConnection(source, options.modes().dialect()), options);
    }

    /** Connects a stream for writing; closing the unit closes it. Messages call it {@code name}. */
    public static Unit writing(String name, OutputStream stream, UnitOptions options) {
        return writing(name, stream, options, true);
    }

    private static Unit writing(
            String name, OutputStream stream, UnitOptions options, boolean endsOpenRecord) {
        StreamRecordSink sink =
                new StreamRecordSink(
                        name, stream, options.recordLength(), options.carriageReturns());
        return new Unit(
                new StreamConnection(sink, options.modes().dialect(), endsOpenRecord), options);
    }

    /** Connects standard input, whose bytes are read past {@link System#in}. */
    public static Unit standardInput(UnitOptions options) {
        return reading("standard input", new FileInputStream(FileDescriptor.in), options);
    }

    /**
     * Connects standard output, whose bytes go past {@link System#out}. Closing the unit does not
     * end a record that a statement left open, so that a prompt stays one.
     */
    public static Unit standardOutput(UnitOptions options) {
        return writing("standard output", new FileOutputStream(FileDescriptor.out), options, false);
    }

    /**
     * Connects an internal unit of one record: WRITE fills the array and pads it with blanks, READ
     * reads it (F2018 12.4). Each statement begins at the first record.
     */
    public static Unit internal(byte[] record) {
        return internal(List.of(record), Modes.DEFAULT);
    }

    /** Connects an internal unit of several records, each as long as its array. */
    public static Unit internal(List<byte[]> records, Modes modes) {
        return new Unit(
                MemoryConnection.internal(List.copyOf(records)), UnitOptions.DEFAULT.with(modes));
    }

    /** Connects the lines of a text for reading, in ISO 8859-1 or the encoding of {@code modes}. */
    public static Unit text(String text, Modes modes) {
        return new Unit(
                MemoryConnection.text(TextBytes.lines(text, modes), modes.dialect()),
                UnitOptions.DEFAULT.with(modes));
    }

    // ---- statements ----

    /** Begins a READ statement at the next record. */
    public ReadStatement read(Format format) throws IOException {
        return read(format, modes, true);
    }

    /** Begins a READ statement at the next record, in other modes. */
    public ReadStatement read(Format format, Modes statementModes) throws IOException {
        return read(format, statementModes, true);
    }

    /** Begins a READ statement with ADVANCE='NO': the next one goes on in its last record. */
    public ReadStatement readWithoutAdvancing(Format format) throws IOException {
        return read(format, modes, false);
    }

    private ReadStatement read(Format format, Modes statementModes, boolean advances)
            throws IOException {
        requireNonNull(statementModes, "modes");
        requireNonNull(format, "format");
        checkFree("READ");
        connection.beginRead();
        return statements.read.begin(format.list(), statementModes, advances);
    }

    /** Begins a list-directed READ statement, {@code READ(unit,*)}, at the next record. */
    public ListReadStatement readList() throws IOException {
        return readList(modes);
    }

    /** Begins a list-directed READ statement at the next record, in other modes. */
    public ListReadStatement readList(Modes statementModes) throws IOException {
        requireNonNull(statementModes, "modes");
        checkFree("READ");
        connection.requireRecordsInTurn("READ");
        connection.beginRead();
        return statements.listRead.begin(statementModes);
    }

    /**
     * Runs a namelist READ statement: finds the next group of the values' name, and gives the
     * values that its text has values for.
     */
    public void read(NamelistValues values) throws IOException {
        requireNonNull(values, "values");
        checkFree("READ");
        connection.requireRecordsInTurn("READ");
        connection.beginRead();
        NamelistStatement.read(connection.source(), modes, values);
    }

    /** Begins a WRITE statement. */
    public WriteStatement write(Format format) throws IOException {
        return write(format, modes, true);
    }

    /** Begins a WRITE statement in other modes. */
    public WriteStatement write(Format format, Modes statementModes) throws IOException {
        return write(format, statementModes, true);
    }

    /** Begins a WRITE statement with ADVANCE='NO': the next one goes on in its last record. */
    public WriteStatement writeWithoutAdvancing(Format format) throws IOException {
        return write(format, modes, false);
    }

    private WriteStatement write(Format format, Modes statementModes, boolean advances)
            throws IOException {
        requireNonNull(statementModes, "modes");
        requireNonNull(format, "format");
        checkFree("WRITE");
        connection.beginWrite();
        return statements.write.begin(format.list(), statementModes, advances);
    }

    /** Begins a list-directed WRITE statement, {@code WRITE(unit,*)}. */
    public ListWriteStatement writeList() throws IOException {
        return writeList(modes);
    }

    /** Begins a list-directed WRITE statement in other modes. */
    public ListWriteStatement writeList(Modes statementModes) throws IOException {
        requireNonNull(statementModes, "modes");
        checkFree("WRITE");
        connection.requireRecordsInTurn("WRITE");
        connection.beginWrite();
        return statements.listWrite.begin(statementModes);
    }

    /** Runs a namelist WRITE statement: writes the values in the layout of the unit's dialect. */
    public void write(NamelistValues values) throws IOException {
        requireNonNull(values, "values");
        checkFree("WRITE");
        connection.requireRecordsInTurn("WRITE");
        connection.beginWrite();
        NamelistStatement.write(connection.sink(), modes, values);
    }

    /** What {@link #tryRead} does with a statement. */
    @FunctionalInterface
    public interface ReadBody {
        /** Reads items. */
        void read(ReadStatement statement) throws IOException;
    }

    /** What {@link #tryWrite} does with a statement. */
    @FunctionalInterface
    public interface WriteBody {
        /** Writes items. */
        void write(WriteStatement statement) throws IOException;
    }

    /** Runs a whole READ statement and returns what it came to, as IOSTAT= and IOMSG= do. */
    public IoResult tryRead(Format format, ReadBody body) throws IOException {
        try (ReadStatement statement = read(format)) {
            body.read(statement);
        } catch (FormworkException e) {
            return IoResult.of(e);
        }
        return IoResult.OK;
    }

    /** Runs a whole WRITE statement and returns what it came to, as IOSTAT= and IOMSG= do. */
    public IoResult tryWrite(Format format, WriteBody body) throws IOException {
        try (WriteStatement statement = write(format)) {
            boolean done = false;
            try {
                body.write(statement);
                done = true;
            } finally {
                if (!done) {
                    statement.abandon();
                }
            }
        } catch (FormworkException e) {
            return IoResult.of(e);
        }
        return IoResult.OK;
    }

    /** Goes over the fields of this unit's records, each as its descriptor says. */
    public FieldReader fields(Format format) throws IOException {
        requireNonNull(format, "format");
        checkFree("READ");
        connection.beginRead();
        return new FieldReader(new FormattedRead(connection.source()), format, modes, context);
    }

    /** Makes {@code editor} the one that {@code DT'name'} calls in this unit's statements. */
    public Unit define(String name, DefinedEditor<?> editor) {
        context.define(requireNonNull(name, "name"), requireNonNull(editor, "editor"));
        return this;
    }

    // ---- positions ----

    /**
     * The next statement is for record {@code number}, from 1, of a file with direct access: REC=.
     * Returns this unit, for {@code unit.record(7).read(format)}.
     */
    public Unit record(long number) throws IOException {
        checkFree("REC=");
        connection.seekRecord(number);
        return this;
    }

    /**
     * The next statement is for byte {@code position}, from 1, of a file with stream access: POS=.
     * Returns this unit, for {@code unit.at(1).read(format)}.
     */
    public Unit at(long position) throws IOException {
        checkFree("POS=");
        connection.seekPosition(position);
        return this;
    }

    /**
     * To before the record in hand if the last statement did not advance, otherwise to before the
     * preceding one; after the end of the file, to before that end (F2018 12.8.2).
     */
    public void backspace() throws IOException {
        checkFree("BACKSPACE");
        connection.backspace();
    }

    /** To the beginning of the file. */
    public void rewind() throws IOException {
        checkFree("REWIND");
        connection.rewind();
    }

    /** Ends the file where it stands: what lies behind is gone. */
    public void endfile() throws IOException {
        checkFree("ENDFILE");
        connection.endfile();
    }

    /** What is known about this connection: INQUIRE. */
    public Inquiry inquire() throws IOException {
        context.requireConnected("INQUIRE");
        return Inquiry.of(connection, options, opened);
    }

    private void checkFree(String statement) {
        context.requireConnected(statement);
        if (statements.isInOne()) {
            throw notAllowed(statement + " inside a statement on the same unit", "its end before");
        }
        opened = null;
    }

    private FormworkException notAllowed(String found, String expected) {
        return new FormworkException(
                IoStatus.NOT_ALLOWED, name() + ": found " + found + "; expected " + expected);
    }

    /** What messages call this unit. */
    public String name() {
        return connection.name();
    }

    /** Hands what has been written to the system. */
    public void flush() throws IOException {
        if (!context.isClosed()) {
            connection.flush();
        }
    }

    /** Closes the unit, and the file is gone: STATUS='DELETE'. */
    public void closeAndDelete() throws IOException {
        if (!context.isClosed()) {
            connection.deleteWhenClosed();
            close();
        }
    }

    /**
     * Ends a record left open, hands all that has been written to the system, and disconnects;
     * nothing if that was done before.
     *
     * @throws FormworkException if a WRITE statement has not ended: its record is lost
     */
    @Override
    public void close() throws IOException {
        if (context.isClosed()) {
            return;
        }
        boolean isInWrite = statements.isInWrite();
        statements.abandon();
        context.close();
        connection.close();
        if (isInWrite) {
            throw notAllowed("CLOSE inside a WRITE statement", "its end before");
        }
    }
}
