package formwork.unit;

import formwork.mode.Dialect;
import java.io.IOException;
import java.util.List;

/** Records in memory: an internal unit, or the lines of a text. */
public final class MemoryConnection extends Connection {
    private final MemoryRecordSource source;
    private final MemoryRecordSink sink;
    private final Dialect dialect;

    private MemoryConnection(
            String name, MemoryRecordSource source, MemoryRecordSink sink, Dialect dialect) {
        super(name, source, sink);
        this.source = source;
        this.sink = sink;
        this.dialect = dialect;
    }

    /** An internal unit: each statement begins at the first record (F2018 12.4). */
    public static MemoryConnection internal(List<byte[]> records) {
        String name = "internal unit";
        return new MemoryConnection(
                name,
                new MemoryRecordSource(name, records),
                new MemoryRecordSink(name, records),
                Dialect.GFORTRAN);
    }

    /** Records to read, one after the other. */
    public static MemoryConnection text(List<byte[]> records, Dialect dialect) {
        String name = "text";
        return new MemoryConnection(name, new MemoryRecordSource(name, records), null, dialect);
    }

    @Override
    public void beginRead() {
        if (sink == null) {
            requireBeforeEnd(source.metEnd(), "READ", dialect);
        } else if (!source.isHeld()) {
            source.rewind();
        }
    }

    @Override
    public void beginWrite() {
        requireWriting("WRITE");
        if (!sink.isOpen()) {
            sink.rewind();
        }
    }

    @Override
    public void close() throws IOException {
        if (sink != null) {
            sink.endOpenRecord(true);
        }
    }
}
