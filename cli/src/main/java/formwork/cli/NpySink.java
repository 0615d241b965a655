package formwork.cli;

import formwork.cli.NumpyHeader.Field;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Table;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;

/**
 * Tables as one NumPy array: of records, or of numbers where there is one column. Null reals are
 * NaN, null texts empty; other nulls have nothing to be and are an error.
 */
final class NpySink implements TableSink {
    private final FileChannel file;
    private final OutputStream stream;
    private final NumpyValues values;
    private final List<Field> fields;
    private long rows;

    NpySink(Path path, Table columns, Map<String, Integer> textBytes) throws IOException {
        fields = NumpyValues.fields(columns, textBytes);
        file =
                FileChannel.open(
                        path,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.TRUNCATE_EXISTING,
                        StandardOpenOption.WRITE);
        stream = new BufferedOutputStream(Channels.newOutputStream(file), 1 << 16);
        values = new NumpyValues(stream);
        stream.write(header());
    }

    private byte[] header() {
        return fields.size() == 1
                ? NumpyHeader.ofColumn(fields.get(0), rows)
                : NumpyHeader.ofRecords(fields, rows);
    }

    @Override
    public void rows(Table table) throws IOException {
        Object[] arrays = new Object[fields.size()];
        for (int c = 0; c < arrays.length; c++) {
            Column column = fields.get(c).column();
            arrays[c] = TextTableSink.array(table, column);
            requireValues(table, column);
        }
        for (int row = 0; row < table.rowCount(); row++) {
            for (int c = 0; c < arrays.length; c++) {
                int perRow = fields.get(c).perRow();
                values.put(arrays[c], fields.get(c), row * perRow, (row + 1) * perRow);
            }
        }
        rows += table.rowCount();
    }

    private static void requireValues(Table table, Column column) {
        boolean hasNull = column.kind() != ItemKind.REAL8 && column.kind() != ItemKind.CHARACTER;
        if (hasNull && table.hasNulls(column.name())) {
            int index = 0;
            while (!table.isNull(column.name(), index)) {
                index++;
            }
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "line "
                            + table.line(index / table.perRow(column.name()))
                            + ", column "
                            + column.name()
                            + ": found no value; expected one, as "
                            + column.kind().phrase()
                            + " of NumPy has no null (npz tells them apart, --policy gives"
                            + " values)");
        }
    }

    @Override
    public void end() throws IOException {
        values.flush();
        stream.flush();
        ByteBuffer header = ByteBuffer.wrap(header());
        while (header.hasRemaining()) {
            file.write(header, header.position());
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
