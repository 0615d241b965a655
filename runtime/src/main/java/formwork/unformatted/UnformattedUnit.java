package formwork.unformatted;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import formwork.unit.OpenFile;
import java.io.Closeable;
import java.io.IOException;

/**
 * A file connected for unformatted input and output, and the statements on it; {@code
 * Open.unformatted} makes one.
 *
 * <p><b>Shape.</b> With sequential access records are between markers, see {@link RecordForm}; with
 * direct access they have one length, and what a WRITE does not fill is zeros; with stream access
 * there are none. Files and records may have any size.
 *
 * <p><b>Statements.</b> {@link #read} and {@link #write} begin one; it ends when it is closed, and
 * until then no other may begin.
 *
 * <p><b>Errors.</b> {@link FormworkException}: {@link IoStatus#BAD_RECORD_MARKER} where the markers
 * of a record do not agree, before any of its values is given; {@link IoStatus#RECORD_LENGTH} for
 * an item beyond the end of a record; {@link IoStatus#END_OF_FILE}; {@link IoStatus#NOT_ALLOWED}
 * for what the connection does not allow. {@link IOException} for the system.
 *
 * <p>Not for two threads at once. <b>Source.</b> Fortran 2018, 12.3, 12.6.4.5.2, 12.8.
 */
@SuppressWarnings("exports") // what makes a unit of an open file is for formwork.Open alone
public final class UnformattedUnit implements Closeable {
    private final OpenFile file;
    private final RecordAccess access;
    private final UnformattedRead readStatement;
    private final UnformattedWrite writeStatement;
    private boolean isClosed;

    private UnformattedUnit(OpenFile file, RecordAccess access) {
        this.file = file;
        this.access = access;
        readStatement = new UnformattedRead(access);
        writeStatement = new UnformattedWrite(access);
    }

    /**
     * Connects {@code file}, which the unit then owns, for sequential access.
     *
     * @param form of its records; null for that of the records it has, {@link RecordForm#DEFAULT}
     *     if it has none
     */
    public static UnformattedUnit sequential(OpenFile file, RecordForm form, Dialect dialect)
            throws IOException {
        RecordForm used = form == null ? detected(file) : form;
        return new UnformattedUnit(file, new SequentialAccess(file, used, dialect));
    }

    private static RecordForm detected(OpenFile file) throws IOException {
        if (!file.action().canRead() || file.size() == 0) {
            return RecordForm.DEFAULT;
        }
        try {
            return FormDetection.of(file);
        } catch (FormworkException e) {
            return RecordForm.DEFAULT; // the first READ says what is wrong
        }
    }

    /** Connects {@code file}, which the unit then owns, for direct access. */
    public static UnformattedUnit direct(OpenFile file, RecordForm form, int recordLength) {
        return new UnformattedUnit(file, new DirectAccess(file, form, recordLength));
    }

    /** Connects {@code file}, which the unit then owns, for stream access. */
    public static UnformattedUnit stream(OpenFile file, RecordForm form) {
        return new UnformattedUnit(file, new StreamAccess(file, form));
    }

    /** Begins a READ statement at the next record. */
    public UnformattedRead read() throws IOException {
        checkFree("READ");
        return readStatement.begin();
    }

    /** Begins a WRITE statement. */
    public UnformattedWrite write() throws IOException {
        checkFree("WRITE");
        return writeStatement.begin();
    }

    /**
     * The next statement is for record {@code number}, from 1, of a file with direct access: REC=.
     * Returns this unit, for {@code unit.record(7).read()}.
     */
    public UnformattedUnit record(long number) {
        checkFree("REC=");
        access.seekRecord(number);
        return this;
    }

    /**
     * The next statement is for byte {@code position}, from 1, of a file with stream access: POS=.
     * Returns this unit, for {@code unit.at(1).read()}.
     */
    public UnformattedUnit at(long position) {
        checkFree("POS=");
        access.seekPosition(position);
        return this;
    }

    /** To before the preceding record; after the end of the file, to before that end. */
    public void backspace() throws IOException {
        checkFree("BACKSPACE");
        access.backspace();
    }

    /** To the beginning of the file. */
    public void rewind() throws IOException {
        checkFree("REWIND");
        access.rewind();
    }

    /** Ends the file where it stands: what lies behind is gone. */
    public void endfile() throws IOException {
        checkFree("ENDFILE");
        access.endfile();
    }

    /** To the end of the file, to write after what it has: POSITION='APPEND'. */
    public void append() throws IOException {
        checkFree("POSITION='APPEND'");
        access.append();
    }

    /** How the records lie in the file. */
    public RecordForm form() {
        return access.form;
    }

    /** The byte that comes next, from 1; 0 with direct access: POS= of INQUIRE. */
    public long position() {
        return access.position();
    }

    /** The number of the record that comes next, with direct access; otherwise 0: NEXTREC=. */
    public long nextRecord() {
        return access.nextRecord();
    }

    /** The bytes of the file, with what has been written so far: SIZE= of INQUIRE. */
    public long sizeBytes() throws IOException {
        if (isClosed) {
            throw access.notAllowed("INQUIRE", "a unit that is connected");
        }
        return access.sizeBytes();
    }

    /** What messages call this unit. */
    public String name() {
        return file.name();
    }

    private void checkFree(String statement) {
        if (isClosed) {
            throw access.notAllowed(statement, "a unit that is connected");
        }
        if (readStatement.isOpen() || writeStatement.isOpen()) {
            throw access.notAllowed(
                    statement + " inside a statement on the same unit", "its end before");
        }
    }

    /**
     * Hands what has been written to the system; the record in hand is not whole before its end.
     */
    public void flush() throws IOException {
        if (!isClosed) {
            access.output.drain();
        }
    }

    /** Closes the unit, and the file is gone: STATUS='DELETE'. */
    public void closeAndDelete() throws IOException {
        if (!isClosed) {
            file.deleteWhenClosed();
            close();
        }
    }

    /**
     * Hands all that has been written to the system, and disconnects; nothing if that was done
     * before.
     *
     * @throws FormworkException if a WRITE statement has not ended: its record is lost
     */
    @Override
    public void close() throws IOException {
        if (isClosed) {
            return;
        }
        isClosed = true;
        boolean isInStatement = writeStatement.isOpen();
        try (file) {
            readStatement.abandon();
            writeStatement.abandon();
            access.output.drain();
        }
        if (isInStatement) {
            throw access.notAllowed("CLOSE inside a WRITE statement", "its end before");
        }
    }
}
