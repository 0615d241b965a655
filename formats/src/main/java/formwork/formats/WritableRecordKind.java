package formwork.formats;

import java.io.IOException;
import java.util.Map;

/**
 * A kind of file that is records, each of which is written as it was read: every line of the file
 * is in a row of some table. {@link RowLayout#writtenBy} is for formats that only writing needs,
 * {@link RowLayout#given} for columns that stand in no line; rows keep the widths of their lines,
 * and values what a policy did with their fields.
 */
public abstract class WritableRecordKind implements WritableKind<Tables> {
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
        Facts facts = Facts.NONE;
        for (Map.Entry<String, Table> table : read(source, options).all().entrySet()) {
            facts = facts.with("rows of " + table.getKey(), table.getValue().rowCount());
        }
        return facts;
    }
}
