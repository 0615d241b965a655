package formwork.cli;

import formwork.edit.ItemKind;
import formwork.formats.Column;
import formwork.formats.Kind;
import formwork.formats.ReadOptions;
import formwork.formats.RowStream;
import formwork.formats.Source;
import formwork.formats.Table;
import formwork.formats.TableTarget;
import formwork.formats.Tabular;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The columns of the tables of a file, a line each. */
final class ColumnListing implements TableTarget {
    private final Map<String, List<String>> lines = new LinkedHashMap<>(); // of each table

    /** Reads a file of records; one of another kind has no columns. */
    static ColumnListing of(Source source, Kind<?> kind, ReadOptions options) throws IOException {
        ColumnListing listing = new ColumnListing();
        if (kind instanceof RowStream stream) {
            stream.stream(source, options, RowStream.ROWS, listing);
        } else if (kind.read(source, options) instanceof Tabular tabular) {
            for (Table table : tabular.tables().all().values()) {
                listing.rows(table);
            }
        }
        return listing;
    }

    @Override
    public void rows(Table table) {
        lines.computeIfAbsent(table.name(), name -> lines(table));
    }

    private static List<String> lines(Table table) {
        List<String> all = new ArrayList<>();
        for (Column column : table.columns()) {
            int perRow = table.perRow(column.name());
            List<String> parts = new ArrayList<>();
            parts.add(word(column.kind()) + (perRow == 1 ? "" : ", " + perRow + " a row"));
            List<String> descriptors = table.descriptors(column.name());
            if (!descriptors.isEmpty()) {
                parts.add(String.join(" or ", descriptors));
            }
            if (!column.unit().isEmpty()) {
                parts.add("in " + column.unit());
            }
            all.add(column.name() + ": " + String.join(", ", parts));
        }
        return all;
    }

    private static String word(ItemKind kind) {
        return switch (kind) {
            case CHARACTER -> "text";
            case LOGICAL4 -> "logical";
            case REAL4, REAL8 -> "real";
            default -> "integer";
        };
    }

    void print(TextOutput out) throws IOException {
        for (Map.Entry<String, List<String>> table : lines.entrySet()) {
            out.line("columns of " + table.getKey() + ":");
            for (String line : table.getValue()) {
                out.line("  " + line);
            }
        }
    }
}
