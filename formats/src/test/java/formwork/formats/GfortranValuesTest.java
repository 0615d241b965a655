package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import formwork.edit.ItemKind;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The columns of real files, where they are there, have the values that gfortran reads under the
 * same formats: {@code src/test/oracle/values.py} has asked it.
 */
final class GfortranValuesTest {
    private static byte[] resource(String name) throws IOException {
        try (InputStream stream = GfortranValuesTest.class.getResourceAsStream(name)) {
            assertNotNull(stream, name);
            return stream.readAllBytes();
        }
    }

    private static List<String> answers(String name) throws IOException {
        return new String(resource(name), StandardCharsets.UTF_8).lines().toList();
    }

    @Test
    void columnsHaveTheValuesThatGfortranReads() throws IOException {
        String file = "";
        Tables tables = null;
        for (String answer : answers("gfortran-values.tsv")) {
            String[] cells = answer.split("\t", -1);
            if (!cells[0].equals(file)) {
                file = cells[0];
                tables = ((Tabular) Kinds.read(SamplesTest.folder().resolve(file))).tables();
            }
            Table table = tables.table(cells[1]);
            assertEquals(cells[3] + " " + cells[4], hash(table.data(cells[2])), answer);
        }
    }

    /** {@code src/test/oracle/files.py} has let it write them. */
    @Test
    void filesThatGfortranWroteHaveTheValuesThatItReads() throws IOException {
        for (String answer : answers("gfortran-files/values.tsv")) {
            String[] cells = answer.split("\t", -1);
            Source source = Source.of(cells[0], resource("gfortran-files/" + cells[0]));
            Kind<?> kind = Kinds.detect(source).kind();
            Tables tables = ((Tabular) kind.read(source, ReadOptions.STRICT)).tables();
            Table table = tables.table(cells[1]);
            assertEquals(cells[3] + " " + cells[4], hash(table.data(cells[2])), answer);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"density.cube", "orbitals.cube", "all.fchk", "header-and-blocks.eph"})
    void filesThatGfortranWroteAreWrittenAgainToTheSameBytes(String name) throws IOException {
        byte[] bytes = resource("gfortran-files/" + name);
        WritableKind<?> kind = (WritableKind<?>) Kinds.detect(Source.of(name, bytes)).kind();
        assertEquals(new String(bytes, StandardCharsets.ISO_8859_1), rewritten(kind, name, bytes));
    }

    private static <T> String rewritten(WritableKind<T> kind, String name, byte[] bytes)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of(name, out)) {
            kind.write(kind.read(Source.of(name, bytes), ReadOptions.STRICT), target);
        }
        return out.toString(StandardCharsets.ISO_8859_1);
    }

    private static String hash(ColumnData column) {
        long hash = 0;
        for (int i = 0; i < column.size(); i++) {
            boolean isReal = column.column().kind() == ItemKind.REAL8;
            Object found = column.value(i);
            Number value = found instanceof Boolean flag ? (flag ? 1 : 0) : (Number) found;
            double number = value == null ? isReal ? Double.NaN : 0 : value.doubleValue();
            hash = hash * 31 + Double.doubleToLongBits(number);
        }
        return column.size() + " " + String.format("%016x", hash);
    }
}
