package formwork.unit;

import java.util.List;

/** The records of an internal unit: byte arrays, each a record. */
public final class MemoryRecordSource extends RecordSource {
    private final List<byte[]> records;
    private int next;

    /** The records of {@code records} in their order; the arrays are read where they lie. */
    public MemoryRecordSource(String name, List<byte[]> records) {
        super(name);
        this.records = records;
    }

    @Override
    boolean advance() {
        if (next == records.size()) {
            return false;
        }
        bytes = records.get(next++);
        from = 0;
        to = bytes.length;
        return true;
    }

    /** Goes back to before the first record, as each statement on an internal unit does. */
    public void rewind() {
        next = 0;
        restart();
    }

    @Override
    public void close() {
        // nothing is held
    }
}
