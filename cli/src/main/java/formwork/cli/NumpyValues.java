package formwork.cli;

import formwork.cli.NumpyHeader.Field;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The values of tables as the bytes that NumPy has for them, least significant byte first. */
final class NumpyValues {
    private static final int BUFFER_BYTES = 1 << 16;

    private final OutputStream stream;
    private final ByteBuffer buffer =
            ByteBuffer.allocate(BUFFER_BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /** Bytes to {@code stream}, which is the caller's. */
    NumpyValues(OutputStream stream) {
        this.stream = stream;
    }

    /**
     * The columns of a table.
     *
     * @param textBytes how many bytes the texts of each column of texts have at most
     */
    static List<Field> fields(Table table, Map<String, Integer> textBytes) {
        List<Field> fields = new ArrayList<>();
        for (Column column : table.columns()) {
            int bytes = Math.max(1, textBytes.getOrDefault(column.name(), 0));
            fields.add(new Field(column, table.perRow(column.name()), bytes));
        }
        return fields;
    }

    /** Raises to the bytes of the longest text what is known of each column of texts. */
    static void addLongestTexts(Table table, Map<String, Integer> longest) {
        for (Column column : table.columns()) {
            if (TextTableSink.array(table, column) instanceof String[] texts) {
                int most = 0;
                for (String text : texts) {
                    most = Math.max(most, text.length());
                }
                longest.merge(column.name(), most, Math::max);
            }
        }
    }

    /** The values {@code from} to {@code to} of a column. */
    void put(Object array, Field field, int from, int to) throws IOException {
        for (int i = from; i < to; i++) {
            if (buffer.remaining() < Double.BYTES) {
                flush();
            }
            if (array instanceof double[] values) {
                buffer.putDouble(values[i]);
            } else if (array instanceof int[] values) {
                buffer.putInt(values[i]);
            } else if (array instanceof long[] values) {
                buffer.putLong(values[i]);
            } else if (array instanceof boolean[] values) {
                buffer.put((byte) (values[i] ? 1 : 0));
            } else {
                putText(((String[]) array)[i], field);
            }
        }
    }

    private void putText(String text, Field field) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        if (bytes.length > field.textBytes()) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "column "
                            + field.column().name()
                            + ": found a text of "
                            + bytes.length
                            + " bytes; expected at most "
                            + field.textBytes());
        }
        flush();
        stream.write(bytes);
        for (int i = bytes.length; i < field.textBytes(); i++) {
            stream.write(0);
        }
    }

    /** Which values of a column are null, a byte each. */
    void putNulls(Table table, String column, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            if (!buffer.hasRemaining()) {
                flush();
            }
            buffer.put((byte) (table.isNull(column, i) ? 1 : 0));
        }
    }

    void flush() throws IOException {
        stream.write(buffer.array(), 0, buffer.position());
        buffer.clear();
    }
}
