package formwork.unit;

import formwork.error.EndOfFileException;
import java.util.Arrays;
import java.util.List;

/** The records of an internal unit, filled one after the other and padded with blanks. */
public final class MemoryRecordSink extends RecordSink {
    private final List<byte[]> records;
    private int next;

    /** Records into the arrays of {@code records}, each as long as its array. */
    public MemoryRecordSink(String name, List<byte[]> records) {
        super(name);
        this.records = records;
    }

    @Override
    void accept(byte[] record, int length, boolean ended) {
        if (next == records.size()) {
            throw new EndOfFileException(name(), number());
        }
        byte[] target = records.get(next++);
        System.arraycopy(record, 0, target, 0, length);
        Arrays.fill(target, length, target.length, (byte) ' ');
    }

    @Override
    public int recordLength() {
        // Where none is left that is what is wrong, not the length.
        return next < records.size() ? records.get(next).length : RecordComposer.FARTHEST;
    }

    /** Goes back to the first record, as each statement on an internal unit does. */
    public void rewind() {
        next = 0;
        countFrom(1);
    }

    @Override
    public void flush() {
        // nothing is held back
    }

    @Override
    public void close() {
        // nothing is held
    }
}
