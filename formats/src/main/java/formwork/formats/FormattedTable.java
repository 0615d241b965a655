package formwork.formats;

import formwork.Format;
import java.io.IOException;
import java.util.List;

/**
 * A table whose format the file gives, between lines that are kept as they are.
 *
 * @param header the lines before the rows
 * @param format the format of a row
 * @param table the rows
 */
public record FormattedTable(List<String> header, FoundFormat format, Table table)
        implements Tabular {
    /** Keeps a copy of the list. */
    public FormattedTable {
        header = List.copyOf(header);
    }

    @Override
    public Tables tables() {
        return Tables.of(format.place().file()).and(table);
    }

    /** How many rows it has, and its format. */
    public Facts facts() {
        return Facts.of(this).with(format);
    }

    /** Writes the lines of the header, and the rows by {@code rows}. */
    public void write(Target target, Format rows) throws IOException {
        for (String line : header) {
            target.line(line);
        }
        target.rows(rows, table);
    }
}
