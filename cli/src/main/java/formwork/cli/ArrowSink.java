package formwork.cli;

import formwork.formats.Column;
import formwork.formats.Table;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BigIntVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.Float8Vector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.complex.FixedSizeListVector;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;
import org.apache.arrow.vector.ipc.ArrowWriter;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;

/**
 * Tables as Arrow IPC, a record batch each: a column of several values a row is a list of fixed
 * size; units and edit descriptors are in the fields' metadata, the kind of file in the schema's.
 */
final class ArrowSink implements TableSink {
    private static final int INT_BITS = 32;
    private static final int LONG_BITS = 64;

    private final BufferAllocator allocator = new RootAllocator();
    private final VectorSchemaRoot root;
    private final ArrowWriter writer;
    private final boolean isTrimmed;

    /**
     * Batches to {@code stream}, which this then owns.
     *
     * @param columns a table that has the columns
     * @param about what the schema's metadata says
     * @param isFile a file of batches that can be read in any order, and not a stream
     */
    ArrowSink(
            OutputStream stream,
            Table columns,
            Map<String, String> about,
            boolean isFile,
            boolean isTrimmed)
            throws IOException {
        this.isTrimmed = isTrimmed;
        List<Field> fields = new ArrayList<>();
        for (Column column : columns.columns()) {
            fields.add(field(column, columns));
        }
        root = VectorSchemaRoot.create(new Schema(fields, about), allocator);
        WritableByteChannel channel = Channels.newChannel(stream);
        writer =
                isFile
                        ? new ArrowFileWriter(root, null, channel)
                        : new ArrowStreamWriter(root, null, channel);
        writer.start();
    }

    private static Field field(Column column, Table table) {
        Map<String, String> about = new LinkedHashMap<>();
        if (!column.unit().isEmpty()) {
            about.put("unit", column.unit());
        }
        List<String> descriptors = table.descriptors(column.name());
        if (!descriptors.isEmpty()) {
            about.put("format", String.join(",", descriptors));
        }
        ArrowType type =
                switch (column.kind()) {
                    case REAL8 -> new ArrowType.FloatingPoint(FloatingPointPrecision.DOUBLE);
                    case INTEGER4 -> new ArrowType.Int(INT_BITS, true);
                    case INTEGER8 -> new ArrowType.Int(LONG_BITS, true);
                    case LOGICAL4 -> ArrowType.Bool.INSTANCE;
                    case CHARACTER -> ArrowType.Utf8.INSTANCE;
                    case INTEGER1, INTEGER2, REAL4 -> throw TextTableSink.unknown(column.kind());
                };
        int perRow = table.perRow(column.name());
        if (perRow == 1) {
            return new Field(column.name(), new FieldType(true, type, null, about), null);
        }
        Field item = new Field("item", FieldType.nullable(type), null);
        FieldType list = new FieldType(false, new ArrowType.FixedSizeList(perRow), null, about);
        return new Field(column.name(), list, List.of(item));
    }

    @Override
    public void rows(Table table) throws IOException {
        root.clear();
        int rows = table.rowCount();
        for (Column column : table.columns()) {
            FieldVector vector = root.getVector(column.name());
            int values = rows * table.perRow(column.name());
            if (vector instanceof FixedSizeListVector list) {
                list.allocateNew();
                while (list.getValueCapacity() < rows) {
                    list.reAlloc();
                }
                for (int row = 0; row < rows; row++) {
                    list.setNotNull(row);
                }
                put(table, column, list.getDataVector(), values);
                list.setValueCount(rows);
            } else {
                put(table, column, vector, values);
            }
        }
        root.setRowCount(rows);
        writer.writeBatch();
    }

    private void put(Table table, Column column, FieldVector vector, int count) {
        Object array = TextTableSink.array(table, column);
        String name = column.name();
        boolean hasNulls = table.hasNulls(name);
        vector.setInitialCapacity(count);
        vector.allocateNew();
        for (int i = 0; i < count; i++) {
            if (hasNulls && table.isNull(name, i)) {
                vector.setNull(i);
            } else {
                put(array, vector, i);
            }
        }
        vector.setValueCount(count);
    }

    private void put(Object array, FieldVector vector, int index) {
        if (vector instanceof Float8Vector reals) {
            reals.setSafe(index, ((double[]) array)[index]);
        } else if (vector instanceof IntVector integers) {
            integers.setSafe(index, ((int[]) array)[index]);
        } else if (vector instanceof BigIntVector integers) {
            integers.setSafe(index, ((long[]) array)[index]);
        } else if (vector instanceof BitVector logicals) {
            logicals.setSafe(index, ((boolean[]) array)[index] ? 1 : 0);
        } else {
            String text = ((String[]) array)[index];
            ((VarCharVector) vector)
                    .setSafe(
                            index,
                            (isTrimmed ? text.strip() : text).getBytes(StandardCharsets.UTF_8));
        }
    }

    @Override
    public void end() throws IOException {
        writer.end();
    }

    @Override
    public void close() throws IOException {
        writer.close(); // and the stream
        root.close();
        allocator.close();
    }
}
