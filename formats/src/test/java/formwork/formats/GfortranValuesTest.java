package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The columns of real files, where they are there, have the values that gfortran reads under the
 * same formats: {@code src/test/oracle/values.py} has asked it.
 */
final class GfortranValuesTest {
    private static List<String> answers() throws IOException {
        try (InputStream stream =
                GfortranValuesTest.class.getResourceAsStream("gfortran-values.tsv")) {
            assertNotNull(stream);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @Test
    void columnsHaveTheValuesThatGfortranReads() throws IOException {
        String file = "";
        Tables tables = null;
        for (String answer : answers()) {
            String[] cells = answer.split("\t", -1);
            if (!cells[0].equals(file)) {
                file = cells[0];
                tables = ((Tabular) Kinds.read(SamplesTest.folder().resolve(file))).tables();
            }
            Table table = tables.table(cells[1]);
            assertEquals(cells[3] + " " + cells[4], hash(table.data(cells[2])), answer);
        }
    }

    private static String hash(ColumnData column) {
        long hash = 0;
        for (int i = 0; i < column.size(); i++) {
            boolean isReal = column.column().kind() == ItemKind.REAL8;
            Number value = (Number) column.value(i);
            double number = value == null ? isReal ? Double.NaN : 0 : value.doubleValue();
            hash = hash * 31 + Double.doubleToLongBits(number);
        }
        return column.size() + " " + String.format("%016x", hash);
    }
}
