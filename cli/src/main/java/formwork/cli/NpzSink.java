package formwork.cli;

import formwork.cli.NumpyHeader.Field;
import formwork.formats.Table;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Tables as a NumPy array a column, in a zip file; where a column has nulls, the array {@code
 * NAME.null} says where. Columns wait in temporary files until their lengths are known.
 */
final class NpzSink implements TableSink {
    private final Path path;
    private final List<Stage> stages = new ArrayList<>();
    private long rows;

    /** A column on its way. */
    private static final class Stage {
        final Field field;
        final Path file;
        final OutputStream stream;
        final NumpyValues values;
        final Path nullFile;
        final OutputStream nullStream;
        final NumpyValues nulls;
        boolean hasNulls;

        Stage(Field field) throws IOException {
            this.field = field;
            file = Files.createTempFile("formwork", ".column");
            nullFile = Files.createTempFile("formwork", ".nulls");
            stream = new BufferedOutputStream(Files.newOutputStream(file));
            nullStream = new BufferedOutputStream(Files.newOutputStream(nullFile));
            values = new NumpyValues(stream);
            nulls = new NumpyValues(nullStream);
        }
    }

    NpzSink(Path path, Table columns, Map<String, Integer> textBytes) throws IOException {
        this.path = path;
        for (Field field : NumpyValues.fields(columns, textBytes)) {
            stages.add(new Stage(field));
        }
    }

    @Override
    public void rows(Table table) throws IOException {
        for (Stage stage : stages) {
            String name = stage.field.column().name();
            int count = table.rowCount() * stage.field.perRow();
            Object array = TextTableSink.array(table, stage.field.column());
            stage.values.put(array, stage.field, 0, count);
            stage.nulls.putNulls(table, name, count);
            stage.hasNulls |= table.hasNulls(name);
        }
        rows += table.rowCount();
    }

    @Override
    public void end() throws IOException {
        try (ZipOutputStream zip =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(path)))) {
            for (Stage stage : stages) {
                String name = stage.field.column().name().replace('/', '_');
                stage.values.flush();
                stage.stream.close();
                put(zip, name, NumpyHeader.ofColumn(stage.field, rows), stage.file);
                stage.nulls.flush();
                stage.nullStream.close();
                if (stage.hasNulls) {
                    byte[] header = NumpyHeader.ofNulls(stage.field, rows);
                    put(zip, name + ".null", header, stage.nullFile);
                }
            }
        }
    }

    private static void put(ZipOutputStream zip, String name, byte[] header, Path file)
            throws IOException {
        ZipEntry entry = new ZipEntry(name + ".npy");
        entry.setTime(0); // the same tables make the same file
        zip.putNextEntry(entry);
        zip.write(header);
        Files.copy(file, zip);
        zip.closeEntry();
    }

    @Override
    public void close() throws IOException {
        for (Stage stage : stages) {
            stage.stream.close();
            stage.nullStream.close();
            Files.deleteIfExists(stage.file);
            Files.deleteIfExists(stage.nullFile);
        }
    }
}
