package formwork.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.mode.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Input fields that gfortran and flang were asked about. */
final class CompilerAnswersTest {
    private static final int EXCEPTION_COLUMN = 6;

    @ParameterizedTest
    @EnumSource(Dialect.class)
    void readsFieldsAsTheCompilersDo(Dialect dialect) throws IOException {
        StringBuilder faults = new StringBuilder();
        for (String row : rows()) {
            String[] columns = row.split("\t", 0);
            String record = columns[3].substring(1, columns[3].length() - 1);
            FieldCase fieldCase =
                    new FieldCase(
                            columns[1],
                            columns[2],
                            record.replace("\\t", "\t").replace("\\\\", "\\"),
                            columns[4],
                            columns[5]);
            String expected =
                    columns.length > EXCEPTION_COLUMN
                            ? columns[EXCEPTION_COLUMN]
                            : fieldCase.expected(dialect);
            String ours = fieldCase.ours(dialect);
            if (!ours.equals(expected)) {
                faults.append('\n').append(row).append(": ").append(ours);
            }
        }
        assertEquals("", faults.toString());
    }

    private static List<String> rows() throws IOException {
        try (InputStream in = CompilerAnswersTest.class.getResourceAsStream("input-answers.tsv")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return text.lines().filter(line -> !line.startsWith("#")).toList();
        }
    }
}
