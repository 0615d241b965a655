package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.ipc.ArrowFileReader;
import org.apache.arrow.vector.ipc.ArrowReader;
import org.apache.arrow.vector.ipc.ArrowStreamReader;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code convert --to arrow} writes, as Arrow's own readers see it. */
final class ArrowSinkTest {
    private static final String STARS =
            """
            vega       279.234  0.03  12T
            s\u00e9rius    -101.287 -1.46   3F
            nothing  *********-99.99    T
            """;

    @TempDir private Path folder;

    /** The values of all batches, a row each as text, and the schema. */
    private record Read(Schema schema, List<String> rows, int batches) {}

    private static Read read(ArrowReader reader) throws IOException {
        List<String> rows = new ArrayList<>();
        int batches = 0;
        VectorSchemaRoot root = reader.getVectorSchemaRoot();
        while (reader.loadNextBatch()) {
            batches++;
            for (int row = 0; row < root.getRowCount(); row++) {
                List<String> values = new ArrayList<>();
                for (FieldVector vector : root.getFieldVectors()) {
                    values.add(String.valueOf(vector.getObject(row)));
                }
                rows.add(String.join("|", values));
            }
        }
        return new Read(root.getSchema(), rows, batches);
    }

    private static Read readFile(Path file) throws IOException {
        try (RootAllocator allocator = new RootAllocator();
                ArrowFileReader reader =
                        new ArrowFileReader(Files.newByteChannel(file), allocator)) {
            return read(reader);
        }
    }

    private static String convert(String input, String... arguments) {
        List<String> all = new ArrayList<>(List.of("convert"));
        all.addAll(List.of(arguments));
        CommandRun run = CommandRun.withInput(input, all.toArray(String[]::new));
        assertEquals(ExitCode.OK, run.status(), run.err());
        return run.out();
    }

    @Test
    void writesAFileWithNullsTypesAndDescriptors() throws IOException {
        Path file = folder.resolve("stars.arrow");
        convert(
                STARS,
                "--format=(A8,F10.3,F6.2,I4,L1)",
                "--names=name,ra,mag,n,seen",
                "--policy=null",
                "--sentinel=mag:-99.99",
                "--trim",
                "-",
                file.toString());
        Read read = readFile(file);
        assertEquals(
                List.of(
                        "vega|279.234|0.03|12|true",
                        "s\u00e9rius|-101.287|-1.46|3|false",
                        "nothing|null|null|null|true"),
                read.rows());
        assertEquals(
                "[name: Utf8, ra: FloatingPoint(DOUBLE), mag: FloatingPoint(DOUBLE), n: Int(32, true),"
                        + " seen: Bool]",
                read.schema().getFields().toString());
        assertEquals(Map.of("format", "F10.3"), read.schema().findField("ra").getMetadata());
        assertEquals(
                Map.of("format", "(A8,F10.3,F6.2,I4,L1)", "table", "rows"),
                read.schema().getCustomMetadata());
    }

    @Test
    void writesAStreamOfBatchesToStandardOutput() throws IOException {
        StringBuilder text = new StringBuilder();
        int rows = 20_000;
        for (int i = 0; i < rows; i++) {
            text.append("%7d%7.1f\n".formatted(i, i / 2.0));
        }
        String out = convert(text.toString(), "--format=(I7,F7.1)", "--to=arrows", "-", "-");
        byte[] bytes = out.getBytes(StandardCharsets.ISO_8859_1);
        try (RootAllocator allocator = new RootAllocator();
                ArrowStreamReader reader =
                        new ArrowStreamReader(new java.io.ByteArrayInputStream(bytes), allocator)) {
            Read read = read(reader);
            assertEquals(rows, read.rows().size());
            assertEquals("19999|9999.5", read.rows().get(rows - 1));
            assertTrue(read.batches() > 2, "batches " + read.batches());
        }
    }

    @Test
    void listsOfFixedSizeHoldSeveralValuesARow() throws IOException {
        Path file = folder.resolve("months.arrow");
        Path months = folder.resolve("a.dly");
        StringBuilder line = new StringBuilder("AE000041196194403TMAX");
        for (int day = 1; day <= 31; day++) {
            line.append(day == 30 ? "-9999   " : "%5d  S".formatted(10 * day));
        }
        Files.writeString(months, line + "\n" + line.toString().replace("TMAX", "SNOW") + "\n");
        convert("", months.toString(), file.toString());
        Read read = readFile(file);
        Field value = read.schema().findField("value");
        assertEquals("value: FixedSizeList(31)<item: FloatingPoint(DOUBLE)> not null", value + "");
        assertEquals(2, read.rows().size());
        String[] first = read.rows().get(0).split("\\|", -1);
        assertEquals("AE000041196", first[1]);
        assertTrue(first[5].startsWith("[1.0,2.0,3.0,"), first[5]);
        assertTrue(first[5].endsWith(",29.0,null,31.0]"), first[5]);
        assertEquals(Map.of("format", "I5"), value.getMetadata());
        assertEquals("ghcn-daily", read.schema().getCustomMetadata().get("kind"));
    }

    @Test
    void leavesNoFileWhereRowsAreWrong() {
        Path file = folder.resolve("wrong.arrow");
        CommandRun run =
                CommandRun.withInput(
                        "  1\n  x\n", "convert", "--format=(I3)", "-", file.toString());
        assertEquals(ExitCode.WRONG, run.status());
        assertFalse(Files.exists(file));
    }

    @Test
    void isNotPacked() {
        CommandRun run =
                CommandRun.withInput("  1\n", "convert", "--format=(I3)", "-", "x.arrow.gz");
        assertEquals(ExitCode.USAGE, run.status());
        assertTrue(run.err().contains("expected a name without .gz"), run.err());
    }

    @Test
    void unitsAreInTheFieldsMetadata() throws IOException {
        Path lines = folder.resolve("lines.par");
        Path file = folder.resolve("lines.arrow");
        Files.writeString(
                lines,
                " 22 9770.335314 3.010E-25 5.057E+00.00490.829 2649.04090.670.000640          0 1 0"
                        + "          0 0 0  6  1  6        5  0  5      344333 4242215 1 0     5.5"
                        + "   58.6\n");
        convert("", "--as=hitran", lines.toString(), file.toString());
        Read read = readFile(file);
        assertEquals(
                Map.of("unit", "1/cm", "format", "F12.6"),
                read.schema().findField("wavenumber").getMetadata());
        assertEquals("hitran", read.schema().getCustomMetadata().get("kind"));
    }
}
