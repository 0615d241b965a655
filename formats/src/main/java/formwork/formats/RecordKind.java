package formwork.formats;

import java.io.IOException;

/** A kind of file that is records as a {@link Grammar} declares them. */
public abstract class RecordKind implements Kind<Tables>, RowStream {
    /** What records it has. */
    protected abstract Grammar grammar();

    @Override
    public Tables read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return grammar().read(lines, options);
        }
    }

    @Override
    public void stream(Source source, ReadOptions options, int mostRows, TableTarget target)
            throws IOException {
        try (Lines lines = source.lines()) {
            RecordReader records = new RecordReader(lines, options, target, mostRows);
            grammar().read(records);
            records.end();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        return RowStream.facts(this, source, options);
    }
}
