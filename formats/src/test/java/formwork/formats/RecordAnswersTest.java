package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.ItemKind;
import formwork.formats.PolicyUse.Event;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/**
 * Every value of the rows of the made files, and of real files where they are there, is what
 * gfortran reads from the same lines by the same format. The answers were got by {@code
 * src/test/oracle/records.py}; with {@code -Dformwork.questions=FILE} the questions are written.
 */
final class RecordAnswersTest {
    /** Those of kinds that were added later are in a file of their own. */
    private static final List<String> ANSWERS =
            List.of("record-answers.tsv.gz", "more-record-answers.tsv.gz");

    /** Of tables that have more, not every row is asked for. */
    private static final int MANY_ROWS = 500;

    /** A row, what it was read by, and its lines. */
    private record Question(String place, Table table, int row, List<String> lines) {
        String format() {
            return table.layout(row).format().toString();
        }

        String key() {
            long hash = 1125899906842597L;
            for (char c : (format() + "\t" + String.join("\t", lines)).toCharArray()) {
                hash = 31 * hash + c;
            }
            return Long.toHexString(hash);
        }
    }

    private static Map<String, String> answers() throws IOException {
        Map<String, String> answers = new HashMap<>();
        for (String name : ANSWERS) {
            try (BufferedReader reader =
                    new BufferedReader(
                            new InputStreamReader(
                                    new GZIPInputStream(
                                            RecordAnswersTest.class.getResourceAsStream(name)),
                                    StandardCharsets.US_ASCII))) {
                reader.lines()
                        .filter(line -> !line.startsWith("#"))
                        .map(line -> line.split("\t"))
                        .forEach(cells -> answers.put(cells[0], cells[1]));
            }
        }
        return answers;
    }

    private static List<Question> questions(String name, Kind<?> kind, byte[] bytes)
            throws IOException {
        List<Question> questions = new ArrayList<>();
        if (!(kind instanceof WritableRecordKind records)) {
            return questions;
        }
        String[] lines = new String(bytes, StandardCharsets.ISO_8859_1).split("\r?\n", -1);
        Tables tables = records.read(Source.of(name, bytes), ReadOptions.LENIENT);
        for (Table table : tables.all().values()) {
            int step = 1 + table.rowCount() / MANY_ROWS;
            for (int row = 0; row < table.rowCount(); row += step) {
                int first = (int) table.line(row) - 1;
                int last = Math.min(lines.length, first + table.linesPerRow());
                String place = name + ", line " + (first + 1);
                List<String> ofRow = Arrays.asList(lines).subList(first, last);
                questions.add(new Question(place, table, row, ofRow));
            }
        }
        return questions;
    }

    private static List<Question> ofMadeFiles() throws IOException {
        List<Question> questions = new ArrayList<>();
        for (Made made : MadeFiles.ALL) {
            Kind<?> kind = Kinds.named(made.kind()).orElseThrow();
            questions.addAll(questions(made.toString(), kind, made.bytes()));
        }
        return questions;
    }

    private static List<Question> ofSamples() throws IOException {
        List<Question> questions = new ArrayList<>();
        for (Map.Entry<String, Path> sample : new TreeMap<>(SamplesTest.filesByName()).entrySet()) {
            Kind<?> kind = Kinds.named(SamplesTest.kindOf(sample.getKey())).orElse(null);
            byte[] bytes = Files.readAllBytes(sample.getValue());
            if (bytes.length > 0) {
                questions.addAll(questions(sample.getKey(), kind, bytes));
            }
        }
        return questions;
    }

    private static void compare(List<Question> questions) throws IOException {
        String file = System.getProperty("formwork.questions");
        if (file != null) {
            List<String> lines = new ArrayList<>();
            for (Question question : questions) {
                String text = String.join("\t", question.lines());
                lines.add(question.key() + "\t" + question.format() + "\t" + text);
            }
            Files.write(
                    Path.of(file),
                    lines,
                    StandardCharsets.ISO_8859_1,
                    java.nio.file.StandardOpenOption.CREATE,
                    java.nio.file.StandardOpenOption.APPEND);
            return;
        }
        Map<String, String> answers = answers();
        assertTrue(!questions.isEmpty());
        for (Question question : questions) {
            String answer = answers.get(question.key());
            assertTrue(answer != null, () -> question.place() + ": no answer; ask by records.py");
            compare(question, answer.split(" "));
        }
    }

    private static void compare(Question question, String[] answer) {
        Table table = question.table();
        RowLayout layout = table.layout(question.row());
        Map<String, Integer> seen = new HashMap<>();
        boolean isRefused = answer[0].equals("E");
        boolean hasOdd = false;
        for (int i = 0; i < layout.fields().size(); i++) {
            Column column = layout.fields().get(i);
            ColumnData data = table.data(column.name());
            int part = seen.merge(column.name(), 1, Integer::sum) - 1;
            int index = question.row() * data.perRow() + part;
            Event event = data.event(index);
            hasOdd |= event == Event.MARKER || event == Event.UNREADABLE || event == Event.POINT;
            if (isRefused || column.kind() == ItemKind.CHARACTER) {
                continue;
            }
            String found = answer[i];
            double expected =
                    found.length() == 16
                            ? Double.longBitsToDouble(Long.parseUnsignedLong(found, 16))
                            : Long.parseLong(found);
            String what = question.place() + ", " + column.name() + " " + part;
            if (event == Event.BLANK) {
                assertEquals(0.0, expected, what);
            } else if (event == Event.SENTINEL) {
                assertTrue(column.policy().sentinels().containsKey(expected), what);
            } else if (column.kind() == ItemKind.REAL8) {
                double scaled = expected / Math.rint(1 / column.policy().scale());
                assertEquals(scaled, ((double[]) data.values())[index], what);
            } else {
                assertEquals((long) expected, ((Number) data.value(index)).longValue(), what);
            }
        }
        assertEquals(isRefused, hasOdd, () -> question.place() + ": the compiler refuses it");
    }

    @Test
    void valuesOfMadeFilesAreTheCompilers() throws IOException {
        compare(ofMadeFiles());
    }

    @Test
    void valuesOfRealFilesAreTheCompilers() throws IOException {
        compare(ofSamples());
    }
}
