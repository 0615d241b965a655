package formwork;

import static java.util.Objects.requireNonNull;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.list.ListInput;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.transfer.FormattedWrite;
import formwork.unit.MemoryRecordSink;
import formwork.unit.MemoryRecordSource;
import formwork.unit.RecordSink;
import formwork.unit.RecordSource;
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
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A connection for sequential formatted input or output, and the statements on it.
 *
 * <p><b>Shape.</b> Records are ended by a line feed, or a carriage return and a line feed; the last
 * one of a file may lack its end. A file whose name ends in {@code .gz} is compressed. Files may
 * have any size.
 *
 * <p><b>Statements.</b> {@link #read} and {@link #write} begin one; it ends when it is closed, and
 * until then no other may begin. A READ that fails leaves the unit after the record it was in; a
 * WRITE that fails leaves the records that it had finished and nothing of the one in hand.
 *
 * <p><b>Errors.</b> {@link FormworkException} for what the format, the data or the call have wrong;
 * {@link IOException} for the system, saying how far the file got. What {@link #flush} or {@link
 * #close} returned from is with the system.
 *
 * <p>Not for two threads at once. <b>Source.</b> Fortran 2018, 12.3 to 12.6.
 */
public final class Unit implements Closeable {
    private static final int STREAM_BUFFER = 1 << 16;

    private final RecordSource source;
    private final RecordSink sink;
    private final Modes modes;
    private final boolean isInternal; // each statement begins at the first record
    private final ReadStatement readStatement;
    private final ListReadStatement listReadStatement;
    private final WriteStatement writeStatement;
    private boolean isClosed;

    private Unit(RecordSource source, RecordSink sink, Modes modes) {
        this(source, sink, modes, false);
    }

    private Unit(RecordSource source, RecordSink sink, Modes modes, boolean isInternal) {
        this.isInternal = isInternal;
        this.source = source;
        this.sink = sink;
        this.modes = modes;
        readStatement = source == null ? null : new ReadStatement(new FormattedRead(source));
        listReadStatement = source == null ? null : new ListReadStatement(new ListInput(source));
        writeStatement = sink == null ? null : new WriteStatement(new FormattedWrite(sink));
    }

    // ---- connections ----

    /** Connects an existing file for reading. */
    public static Unit open(Path path) throws IOException {
        return open(path, UnitOptions.DEFAULT);
    }

    /** Connects an existing file for reading, with options. */
    public static Unit open(Path path, UnitOptions options) throws IOException {
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
        return writing(
                path,
                options,
                StandardOpenOption.CREATE,
                StandardOpenOption.TRUNCATE_EXISTING,
                StandardOpenOption.WRITE);
    }

    /** Connects a file for writing after what it has; one that does not exist is made. */
    public static Unit append(Path path, UnitOptions options) throws IOException {
        return writing(path, options, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
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
        return new Unit(
                new StreamRecordSource(name, stream, options.recordLength()),
                null,
                options.modes());
    }

    /** Connects a stream for writing; closing the unit closes it. Messages call it {@code name}. */
    public static Unit writing(String name, OutputStream stream, UnitOptions options) {
        return new Unit(
                null,
                new StreamRecordSink(
                        name, stream, options.recordLength(), options.carriageReturns()),
                options.modes());
    }

    /** Connects standard input, whose bytes are read past {@link System#in}. */
    public static Unit standardInput(UnitOptions options) {
        return reading("standard input", new FileInputStream(FileDescriptor.in), options);
    }

    /** Connects standard output, whose bytes go past {@link System#out}. */
    public static Unit standardOutput(UnitOptions options) {
        return writing("standard output", new FileOutputStream(FileDescriptor.out), options);
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
        String name = "internal unit";
        List<byte[]> kept = List.copyOf(records);
        return new Unit(
                new MemoryRecordSource(name, kept), new MemoryRecordSink(name, kept), modes, true);
    }

    /** Connects the lines of a text for reading, in ISO 8859-1 or the encoding of {@code modes}. */
    public static Unit text(String text, Modes modes) {
        List<byte[]> records = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            boolean hasReturn = to > from && text.charAt(to - 1) == '\r';
            records.add(TextBytes.of(text.substring(from, hasReturn ? to - 1 : to), modes));
            from = to + 1;
        }
        return new Unit(new MemoryRecordSource("text", records), null, modes);
    }

    // ---- statements ----

    /** Begins a READ statement at the next record. */
    public ReadStatement read(Format format) throws IOException {
        return read(format, modes);
    }

    /** Begins a READ statement at the next record, in other modes. */
    public ReadStatement read(Format format, Modes statementModes) throws IOException {
        requireNonNull(statementModes, "modes");
        requireNonNull(format, "format");
        checkReading();
        checkNoRead();
        rewindInternal();
        return readStatement.begin(format.list(), statementModes);
    }

    /** Begins a list-directed READ statement, {@code READ(unit,*)}, at the next record. */
    public ListReadStatement readList() throws IOException {
        return readList(modes);
    }

    /** Begins a list-directed READ statement at the next record, in other modes. */
    public ListReadStatement readList(Modes statementModes) throws IOException {
        requireNonNull(statementModes, "modes");
        checkReading();
        checkNoRead();
        rewindInternal();
        return listReadStatement.begin(statementModes);
    }

    private void checkNoRead() {
        if (readStatement.isOpen() || listReadStatement.isOpen()) {
            throw notAllowed("READ inside a statement on the same unit", "its end");
        }
    }

    private void rewindInternal() {
        if (isInternal && source instanceof MemoryRecordSource records) {
            records.rewind();
        }
    }

    /** Begins a WRITE statement. */
    public WriteStatement write(Format format) {
        return write(format, modes, true);
    }

    /** Begins a WRITE statement in other modes. */
    public WriteStatement write(Format format, Modes statementModes) {
        return write(format, statementModes, true);
    }

    /** Begins a WRITE statement with ADVANCE='NO': the next one goes on in its last record. */
    public WriteStatement writeWithoutAdvancing(Format format) {
        return write(format, modes, false);
    }

    private WriteStatement write(Format format, Modes statementModes, boolean advances) {
        requireNonNull(statementModes, "modes");
        requireNonNull(format, "format");
        if (sink == null || isClosed) {
            throw notAllowed("WRITE", "a unit connected for writing");
        }
        if (isInternal && !writeStatement.isOpen() && sink instanceof MemoryRecordSink records) {
            records.rewind();
        }
        return writeStatement.begin(format.list(), statementModes, advances);
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
    public FieldReader fields(Format format) {
        requireNonNull(format, "format");
        checkReading();
        return new FieldReader(new FormattedRead(source), format, modes);
    }

    private void checkReading() {
        if (source == null || isClosed) {
            throw notAllowed("READ", "a unit connected for reading");
        }
    }

    private FormworkException notAllowed(String statement, String expected) {
        return new FormworkException(
                IoStatus.NOT_ALLOWED, name() + ": found " + statement + "; expected " + expected);
    }

    /** What messages call this unit. */
    public String name() {
        return source == null ? sink.name() : source.name();
    }

    /** Hands what has been written to the system. */
    public void flush() throws IOException {
        if (sink != null && !isClosed) {
            sink.flush();
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
        if (isClosed) {
            return;
        }
        isClosed = true;
        if (source != null) {
            source.close();
        }
        if (sink != null) {
            closeSink();
        }
    }

    private void closeSink() throws IOException {
        boolean isInStatement = writeStatement.isOpen();
        writeStatement.abandon();
        try {
            sink.endOpenRecord(true);
        } finally {
            sink.close();
        }
        if (isInStatement) {
            throw notAllowed("CLOSE inside a WRITE statement", "its end before");
        }
    }
}
