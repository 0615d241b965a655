package formwork.unit;

import formwork.mode.Access;
import formwork.mode.Dialect;
import java.io.IOException;
import java.nio.ByteBuffer;

/**
 * A file of text, connected for sequential or stream access: records end at line feeds, wherever it
 * is positioned.
 *
 * <p>It is either reading or writing, and each turn gives the position on. With sequential access
 * the record that was written last is the last one of the file (F2018 12.3.4.3).
 */
public final class TextFile extends Connection {
    private static final int BLOCK_BYTES = 1 << 12;

    private final OpenFile file;
    private final Access access;
    private final Dialect dialect;
    private final FileInput input;
    private final FileOutput output;
    private final StreamRecordSource source;
    private final StreamRecordSink sink;
    private boolean isWriting;
    private boolean hasEndfile; // ENDFILE was the last statement
    private boolean readMeetsEnd; // though it has met it before
    private boolean hasWritten; // a record of a stream, since it was positioned
    private long firstWritten; // the number of the first record since it turned to writing

    /** Connects {@code file}, which this then owns, at its beginning. */
    public static TextFile of(
            OpenFile file,
            Access access,
            Dialect dialect,
            int recordLength,
            boolean carriageReturns) {
        FileInput input = new FileInput(file);
        FileOutput output = new FileOutput(file);
        return new TextFile(
                file,
                access,
                dialect,
                input,
                output,
                new StreamRecordSource(file.name(), input, recordLength),
                new StreamRecordSink(file.name(), output, recordLength, carriageReturns));
    }

    private TextFile(
            OpenFile file,
            Access access,
            Dialect dialect,
            FileInput input,
            FileOutput output,
            StreamRecordSource source,
            StreamRecordSink sink) {
        super(
                file.name(),
                file.action().canRead() ? source : null,
                file.action().canWrite() ? sink : null);
        this.file = file;
        this.access = access;
        this.dialect = dialect;
        this.input = input;
        this.output = output;
        this.source = source;
        this.sink = sink;
    }

    private boolean isStream() {
        return access == Access.STREAM;
    }

    private boolean isAfterEnd() {
        return hasEndfile || source.metEnd();
    }

    // ---- turns between reading and writing ----

    @Override
    public void beginRead() throws IOException {
        requireReading();
        requireBeforeEnd(isAfterEnd() && !isStream() && !readMeetsEnd, "READ", dialect);
        if (isWriting) {
            long records = sink.number() - 1;
            readFrom(endWriting(false), records);
        }
    }

    private boolean endsOpenRecord() {
        return !isStream() || dialect.endsRecordOfStream();
    }

    /** Hands on all that was written and returns the offset behind it. */
    private long endWriting(boolean endsOpenRecord) throws IOException {
        sink.endOpenRecord(endsOpenRecord);
        sink.flush();
        isWriting = false;
        return truncateStream(sink.offset());
    }

    private long truncateStream(long offset) throws IOException {
        if (isStream() && sink.number() > firstWritten) {
            hasWritten = true;
            if (dialect.truncatesStreamAtOnce()) {
                truncateWritten(offset);
            }
        }
        return offset;
    }

    /** As ENDFILE would, in a stream that was written to; with sequential access it is done. */
    private void truncateWritten(long offset) throws IOException {
        if (hasWritten) {
            file.truncate(offset);
        }
        hasWritten = false;
    }

    private void readFrom(long offset, long recordsBefore) {
        input.moveTo(offset);
        source.restart(offset, recordsBefore);
        hasEndfile = false;
        readMeetsEnd = false;
    }

    @Override
    public void beginWrite() throws IOException {
        requireWriting("WRITE");
        if (isAfterEnd() && !(isStream() && dialect.writesAfterEndOfStream())) {
            readMeetsEnd = true;
            throw notAllowed("WRITE after the end of the file", "BACKSPACE or REWIND before");
        }
        if (!isWriting) {
            int resumed = source.resume();
            long offset = source.offset();
            long number = source.number() + 1;
            sink.abandon();
            if (resumed >= 0) {
                offset = source.recordOffset();
                number--;
                if (isStream()) {
                    offset += Math.min(resumed, source.to() - source.from());
                } else {
                    sink.resume(source.bytes(), source.from(), source.to(), resumed);
                }
            }
            writeFrom(offset, number);
        }
    }

    private void writeFrom(long offset, long number) throws IOException {
        if (!isStream()) {
            file.truncate(offset);
        }
        source.restart(offset, 0);
        hasEndfile = false;
        output.moveTo(offset);
        sink.restart(offset, number);
        firstWritten = number;
        isWriting = true;
    }

    // ---- positioning ----

    @Override
    public void seekPosition(long position) throws IOException {
        if (!isStream()) {
            super.seekPosition(position);
        }
        if (position < 1) {
            throw notAllowed("POS=" + position, "1 or more");
        }
        truncateWritten(isWriting ? endWriting(false) : readOffset());
        readFrom(position - 1, 0);
    }

    /** Goes to the end, before an endfile record. */
    public void append() throws IOException {
        readFrom(file.size(), 0);
    }

    @Override
    public void rewind() throws IOException {
        truncateWritten(isWriting ? endWriting(endsOpenRecord()) : readOffset());
        readFrom(0, 0);
    }

    @Override
    public void backspace() throws IOException {
        if (isAfterEnd()) {
            readFrom(file.size(), source.number());
        } else if (isWriting) {
            long offset = endWriting(endsOpenRecord());
            truncateWritten(offset);
            readFrom(recordBefore(offset), Math.max(0, sink.number() - 2));
        } else if (source.isHeld()) {
            readFrom(source.recordOffset(), source.number() - 1);
        } else {
            readFrom(recordBefore(source.offset()), Math.max(0, source.number() - 1));
        }
    }

    /** Where the record begins that ends before {@code offset}. */
    private long recordBefore(long offset) throws IOException {
        byte[] block = new byte[BLOCK_BYTES];
        long end = Math.min(offset, file.size()) - 1; // its own line feed is no begin
        while (end > 0) {
            int length = (int) Math.min(BLOCK_BYTES, end);
            ByteBuffer bytes = ByteBuffer.wrap(block, 0, length);
            file.read(bytes, end - length);
            for (int i = length - 1; i >= 0; i--) {
                if (block[i] == '\n') {
                    return end - length + i + 1;
                }
            }
            end -= length;
        }
        return 0;
    }

    @Override
    public void endfile() throws IOException {
        requireWriting("ENDFILE");
        requireBeforeEnd(isAfterEnd() && !isStream() && !readMeetsEnd, "ENDFILE", dialect);
        long records = isWriting ? sink.number() - 1 : source.number();
        long offset = isWriting ? endWriting(endsOpenRecord()) : readOffset();
        file.setSize(offset);
        readFrom(offset, records);
        hasEndfile = true;
    }

    // ---- facts ----

    @Override
    public boolean isNamed() {
        return file.isNamed();
    }

    @Override
    public Access access() {
        return access;
    }

    @Override
    public long position() {
        if (isWriting) {
            return sink.offset() + sink.record().length() + 1;
        }
        return readOffset() + 1;
    }

    private long readOffset() {
        return source.isHeld() ? source.heldOffset() : source.offset();
    }

    @Override
    public long sizeBytes() throws IOException {
        return isWriting ? Math.max(file.size(), position() - 1) : file.size();
    }

    @Override
    public void deleteWhenClosed() {
        file.deleteWhenClosed();
    }

    @Override
    public void flush() throws IOException {
        if (isWriting) {
            sink.flush();
        }
    }

    @Override
    public void close() throws IOException {
        try (file) {
            if (isWriting) {
                closeSink();
            }
            truncateWritten(isWriting ? sink.offset() : readOffset());
        }
    }

    /** What failed before is not tried again. */
    private void closeSink() throws IOException {
        try {
            sink.endOpenRecord(endsOpenRecord());
        } finally {
            sink.close();
        }
        truncateStream(sink.offset());
    }
}
