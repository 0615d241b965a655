package formwork.formats;

import java.io.IOException;

/**
 * A kind of file that is records, each of which is written as it was read: every line of the file
 * is in a row of some table. {@link RowLayout#writtenBy} is for formats that only writing needs,
 * {@link RowLayout#given} for columns that stand in no line; rows keep the widths of their lines,
 * and values what a policy did with their fields.
 */
public abstract class WritableRecordKind implements WritableKind<Tables>, RowStream {
    /** Reads all lines into rows. */
    protected abstract void read(RecordReader records) throws IOException;

    @Override
    public Tables read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            RecordReader records = new RecordReader(lines, options);
            read(records);
            return records.tables();
        }
    }

    @Override
    public void write(Tables value, Target target) throws IOException {
        value.write(target);
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        return RowStream.facts(this, source, options);
    }

    @Override
    public void stream(Source source, ReadOptions options, int mostRows, TableTarget target)
            throws IOException {
        try (Lines lines = source.lines()) {
            RecordReader records = new RecordReader(lines, options, target, mostRows);
            read(records);
            records.end();
        }
    }
}
