package formwork.unit;

/**
 * Records of a text that is in memory as a whole: each ends at a line feed, a carriage return
 * before it not counted; the last one may end without. {@link #bytes} is always the whole text, so
 * that offsets into it stay what they are.
 */
public final class TextRecordSource extends RecordSource {
    private int start; // of the record to come

    /** The records of {@code text}, which is read where it lies. */
    public TextRecordSource(String name, byte[] text) {
        this(name, text, 0, 1);
    }

    /** The records from offset {@code start} on, the first of them with this number. */
    public TextRecordSource(String name, byte[] text, int start, long number) {
        super(name);
        bytes = text;
        this.start = start;
        countFrom(number - 1);
    }

    @Override
    boolean advance() {
        if (start >= bytes.length) {
            from = bytes.length;
            to = bytes.length;
            return false;
        }
        int end = StreamRecordSource.indexOfLineFeed(bytes, start, bytes.length);
        int limit = end < 0 ? bytes.length : end;
        from = start;
        to = limit > start && bytes[limit - 1] == '\r' ? limit - 1 : limit;
        start = limit + 1;
        return true;
    }

    @Override
    public boolean isEnded() {
        return start <= bytes.length;
    }

    @Override
    public void close() {
        // nothing is held
    }
}
