package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Table;
import formwork.formats.TableTarget;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Where {@code convert} writes a table, some rows at a time: a file that is there when it is whole,
 * or standard output.
 */
final class TableOutput implements TableTarget, Closeable {
    private final TableForm form;
    private final String output;
    private final boolean isTrimmed;
    private final Streams streams;
    private final Map<String, String> about = new LinkedHashMap<>();
    private Map<String, Integer> textBytes = Map.of();
    private PartialFile file; // null for standard output
    private TableSink sink; // null before the first rows
    private List<Column> columns;

    /**
     * Nothing is made yet.
     *
     * @param output its name; {@code -} is standard output
     * @throws UsageException if the form cannot be written there
     */
    TableOutput(TableForm form, String output, boolean isTrimmed, Streams streams) {
        this.form = form;
        this.output = output;
        this.isTrimmed = isTrimmed;
        this.streams = streams;
        if (isStandardOutput() && form.needsFile()) {
            throw new UsageException(
                    "OUT: found standard output; expected a file for "
                            + form.name().toLowerCase(Locale.ROOT));
        }
        if (!isStandardOutput() && !form.isText() && InputFile.isPacked(Path.of(output))) {
            throw new UsageException("OUT: found " + output + "; expected a name without .gz");
        }
    }

    private boolean isStandardOutput() {
        return output.equals("-");
    }

    /** Something that is known of all rows, for forms that keep it. */
    void tell(String name, String value) {
        about.put(name, value);
    }

    /** How many bytes the longest text of each column has, for forms that ask before. */
    void setTextBytes(Map<String, Integer> bytes) {
        textBytes = bytes;
    }

    /** Whether {@link #setTextBytes} is to be called. */
    boolean needsTextBytes() {
        return form == TableForm.NPY || form == TableForm.NPZ;
    }

    @Override
    public void rows(Table table) throws IOException {
        if (sink == null) {
            columns = table.columns();
            tell("table", table.name());
            sink = sink(table);
        } else if (!columns.equals(table.columns())) {
            throw otherColumns(table);
        }
        sink.rows(table);
    }

    private FormworkException otherColumns(Table table) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "table "
                        + table.name()
                        + ": found other columns from line "
                        + table.line(0)
                        + " on; expected those of the rows before");
    }

    private TableSink sink(Table table) throws IOException {
        if (isStandardOutput()) {
            return sink("standard output", new StandardOutput(streams.out()), table);
        }
        file = new PartialFile(Path.of(output));
        return switch (form) {
            case NPY -> new NpySink(file.path(), table, textBytes);
            case NPZ -> new NpzSink(file.path(), table, textBytes);
            default -> sink(output, OutputFile.create(file.path()), table);
        };
    }

    private TableSink sink(String name, OutputStream stream, Table table) throws IOException {
        return switch (form) {
            case ARROW -> new ArrowSink(stream, table, about, true, isTrimmed);
            case ARROWS -> new ArrowSink(stream, table, about, false, isTrimmed);
            default -> new TextTableSink(form, name, stream, table, isTrimmed);
        };
    }

    /** All rows have come: the file is there. */
    void end() throws IOException {
        sink.end();
        TableSink ended = sink;
        sink = null;
        ended.close();
        if (file != null) {
            file.end();
        }
    }

    @Override
    public void close() throws IOException {
        try {
            if (sink != null) {
                sink.close();
            }
        } finally {
            if (file != null) {
                file.close();
            }
        }
    }
}
