package formwork.cli;

import formwork.edit.ItemKind;
import formwork.formats.Column;
import formwork.formats.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Tables as rows of text: a column of several values a row is as many, numbered from 1. */
final class TextTableSink implements TableSink {
    private final RowSink sink;
    private final boolean isTrimmed;

    /**
     * Rows in {@code form} to {@code stream}.
     *
     * @param columns a table that has the columns
     * @param isTrimmed whether texts lose the blanks at their ends
     */
    TextTableSink(
            TableForm form, String name, OutputStream stream, Table columns, boolean isTrimmed)
            throws IOException {
        this.isTrimmed = isTrimmed;
        TextOutput out = new TextOutput(name, stream);
        List<String> names = names(columns);
        sink =
                form == TableForm.JSONL
                        ? JsonSink.lines(out, names)
                        : new DelimitedSink(out, form == TableForm.TSV ? '\t' : ',', names);
    }

    private static List<String> names(Table table) {
        List<String> names = new ArrayList<>();
        for (Column column : table.columns()) {
            int perRow = table.perRow(column.name());
            for (int i = 1; i <= perRow; i++) {
                names.add(perRow == 1 ? column.name() : column.name() + "_" + i);
            }
        }
        return names;
    }

    @Override
    public void rows(Table table) throws IOException {
        List<Column> columns = table.columns();
        Object[] arrays = new Object[columns.size()];
        int[] perRow = new int[arrays.length];
        boolean[] hasNulls = new boolean[arrays.length];
        for (int c = 0; c < arrays.length; c++) {
            String name = columns.get(c).name();
            arrays[c] = array(table, columns.get(c));
            perRow[c] = table.perRow(name);
            hasNulls[c] = table.hasNulls(name);
        }
        for (int row = 0; row < table.rowCount(); row++) {
            sink.beginRow();
            for (int c = 0; c < arrays.length; c++) {
                for (int i = row * perRow[c]; i < (row + 1) * perRow[c]; i++) {
                    if (hasNulls[c] && table.isNull(columns.get(c).name(), i)) {
                        sink.missing();
                    } else {
                        put(arrays[c], i);
                    }
                }
            }
            sink.endRow();
        }
    }

    /** The array of a column's values. */
    static Object array(Table table, Column column) {
        String name = column.name();
        return switch (column.kind()) {
            case REAL8 -> table.doubles(name);
            case INTEGER4 -> table.ints(name);
            case INTEGER8 -> table.longs(name);
            case LOGICAL4 -> table.logicals(name);
            case CHARACTER -> table.strings(name);
            case INTEGER1, INTEGER2, REAL4 -> throw unknown(column.kind());
        };
    }

    static IllegalStateException unknown(ItemKind kind) {
        return new IllegalStateException("found a column of " + kind.phrase());
    }

    private void put(Object array, int index) throws IOException {
        if (array instanceof double[] values) {
            sink.real(values[index]);
        } else if (array instanceof int[] values) {
            sink.integer(values[index]);
        } else if (array instanceof long[] values) {
            sink.integer(values[index]);
        } else if (array instanceof boolean[] values) {
            sink.logical(values[index]);
        } else {
            String text = ((String[]) array)[index];
            sink.text((isTrimmed ? text.strip() : text).getBytes(StandardCharsets.ISO_8859_1));
        }
    }

    @Override
    public void end() {
        // each row was whole
    }

    @Override
    public void close() throws IOException {
        sink.close();
    }
}
