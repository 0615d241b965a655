package formwork.unit;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Records to a stream of text, each ended by a line feed or by a carriage return and a line feed.
 */
public final class StreamRecordSink extends RecordSink {
    private static final int CAPACITY = 1 << 17;

    /** Few records, as the rest of an array, take no more than this. */
    private static final int LEAST_CAPACITY = 1 << 10;

    private final OutputStream stream;
    private final int recordLength;
    private final boolean carriageReturns;
    private byte[] buffer = {};
    private int used;
    private long writtenBytes;
    private boolean failed;

    /**
     * Records to {@code stream}, which this sink then owns.
     *
     * @param recordLength the longest record allowed, in bytes
     * @param carriageReturns whether a carriage return goes before each line feed
     */
    public StreamRecordSink(
            String name, OutputStream stream, int recordLength, boolean carriageReturns) {
        super(name);
        this.stream = stream;
        this.recordLength = recordLength;
        this.carriageReturns = carriageReturns;
    }

    @Override
    void accept(byte[] record, int length, boolean ended) throws IOException {
        if (buffer.length - used < length + 2) {
            makeRoom(length + 2);
        }
        if (length + 2 > CAPACITY) {
            write(record, length);
        } else {
            System.arraycopy(record, 0, buffer, used, length);
            used += length;
        }
        if (ended) {
            if (carriageReturns) {
                buffer[used++] = '\r';
            }
            buffer[used++] = '\n';
        }
    }

    /** Makes room for {@code length} bytes, or for two if that is more than is ever held back. */
    private void makeRoom(int length) throws IOException {
        if (buffer.length == CAPACITY) {
            drain();
            return;
        }
        long wanted = Math.max(LEAST_CAPACITY, Math.max(2L * buffer.length, (long) used + length));
        buffer = Arrays.copyOf(buffer, (int) Math.min(CAPACITY, wanted));
        if (buffer.length - used < length) {
            drain();
        }
    }

    private void drain() throws IOException {
        int count = used;
        used = 0;
        write(buffer, count);
    }

    private void write(byte[] bytes, int count) throws IOException {
        try {
            stream.write(bytes, 0, count);
        } catch (IOException e) {
            failed = true;
            throw failure(e);
        }
        writtenBytes += count;
    }

    private IOException failure(IOException cause) {
        return new IOException(
                name()
                        + ", record "
                        + number()
                        + ": found "
                        + Cause.of(cause)
                        + "; expected room for what follows byte "
                        + writtenBytes,
                cause);
    }

    /** Goes on writing where the stream was moved to: the byte {@code offset} of its file. */
    void restart(long offset, long number) {
        assert used == 0 : used;
        writtenBytes = offset;
        countFrom(number);
    }

    /** Where the next byte goes, in bytes from the beginning of the file. */
    long offset() {
        return writtenBytes + used;
    }

    @Override
    public int recordLength() {
        return recordLength;
    }

    @Override
    public void flush() throws IOException {
        drain();
        try {
            stream.flush();
        } catch (IOException e) {
            failed = true;
            throw failure(e);
        }
    }

    /** Writes what is held back and closes the stream; what failed before is not tried again. */
    @Override
    public void close() throws IOException {
        try (stream) {
            if (!failed) {
                flush();
            }
        } catch (IOException e) {
            if (failed) {
                throw e;
            }
            throw failure(e);
        }
    }
}
