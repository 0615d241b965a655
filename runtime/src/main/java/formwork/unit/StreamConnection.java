package formwork.unit;

import formwork.mode.Dialect;
import java.io.IOException;

/** A stream of the JVM, for reading or for writing, one record after the other. */
public final class StreamConnection extends Connection {
    private final Dialect dialect;
    private final boolean endsOpenRecord;

    /** Reads from {@code source}. */
    public StreamConnection(StreamRecordSource source, Dialect dialect) {
        super(source.name(), source, null);
        this.dialect = dialect;
        endsOpenRecord = false;
    }

    /**
     * Writes to {@code sink}.
     *
     * @param endsOpenRecord whether closing it ends a record that was left open, as in files; on
     *     standard output compiled programs leave it as it is
     */
    public StreamConnection(StreamRecordSink sink, Dialect dialect, boolean endsOpenRecord) {
        super(sink.name(), null, sink);
        this.dialect = dialect;
        this.endsOpenRecord = endsOpenRecord;
    }

    @Override
    public void beginRead() {
        requireReading();
        requireBeforeEnd(source().metEnd(), "READ", dialect);
    }

    @Override
    public void close() throws IOException {
        if (source() != null) {
            source().close();
            return;
        }
        try {
            sink().endOpenRecord(endsOpenRecord);
        } finally {
            sink().close();
        }
    }
}
