package formwork.unit;

import formwork.mode.Access;
import java.io.IOException;

/** A file connected for formatted direct access: records of one length, found by their numbers. */
public final class DirectFile extends Connection {
    private final OpenFile file;
    private final DirectRecordSource source;
    private final DirectRecordSink sink;
    private boolean isPlaced;
    private boolean lastWasWrite;

    /** Connects {@code file}, which this then owns; each record has {@code recordLength} bytes. */
    public static DirectFile of(OpenFile file, int recordLength) {
        return new DirectFile(
                file,
                new DirectRecordSource(file, recordLength),
                new DirectRecordSink(file, recordLength));
    }

    private DirectFile(OpenFile file, DirectRecordSource source, DirectRecordSink sink) {
        super(
                file.name(),
                file.action().canRead() ? source : null,
                file.action().canWrite() ? sink : null);
        this.file = file;
        this.source = source;
        this.sink = sink;
    }

    @Override
    public void seekRecord(long number) {
        if (number < 1) {
            throw notAllowed("REC=" + number, "1 or more");
        }
        source.countFrom(number - 1);
        sink.countFrom(number);
        isPlaced = true;
    }

    @Override
    public void beginRead() {
        requireReading();
        requirePlace("READ");
        lastWasWrite = false;
    }

    @Override
    public void beginWrite() {
        requireWriting("WRITE");
        requirePlace("WRITE");
        lastWasWrite = true;
    }

    private void requirePlace(String statement) {
        if (!isPlaced) {
            throw notAllowed(statement, "a record number before it (REC=)");
        }
        isPlaced = false;
    }

    @Override
    public boolean isNamed() {
        return file.isNamed();
    }

    @Override
    public Access access() {
        return Access.DIRECT;
    }

    @Override
    public long nextRecord() {
        return lastWasWrite ? sink.number() : numberAfter(source.number());
    }

    /** The greatest number has none after it. */
    private static long numberAfter(long number) {
        return number == Long.MAX_VALUE ? number : number + 1;
    }

    @Override
    public long sizeBytes() throws IOException {
        return file.size();
    }

    @Override
    public void deleteWhenClosed() {
        file.deleteWhenClosed();
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
