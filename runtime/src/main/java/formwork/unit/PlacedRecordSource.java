package formwork.unit;

/** One record at a time, found by someone else and placed here with its number. */
public final class PlacedRecordSource extends RecordSource {
    private boolean isNext;

    /** No record yet; messages call the source {@code name}. */
    public PlacedRecordSource(String name) {
        super(name);
    }

    /** The next record is {@code bytes[from, to)}; its number is {@code number}, from 1. */
    public void place(byte[] record, int recordFrom, int recordTo, long number) {
        bytes = record;
        from = recordFrom;
        to = recordTo;
        isNext = true;
        countFrom(number - 1);
    }

    @Override
    boolean advance() {
        boolean isThere = isNext;
        isNext = false;
        return isThere;
    }

    @Override
    public void close() {
        // nothing is held
    }
}
