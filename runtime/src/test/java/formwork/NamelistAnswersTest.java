package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.mode.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * Namelist input and output as gfortran and flang answered it: the same, or what the other one
 * takes, or what {@code deviations.md} tells of under the kind in {@code deviations.tsv}.
 */
final class NamelistAnswersTest {
    private static final String ANSWERS = "namelist/answers.jsonl.gz";

    @Test
    void readsAndWritesAsTheCompilersDo() throws IOException {
        Map<String, String> deviations = deviations();
        Map<String, String> found = new TreeMap<>();
        for (Map<?, ?> line : Json.lines(NamelistAnswersTest.class, ANSWERS)) {
            NamelistCase asked = new NamelistCase(line);
            for (Dialect dialect : Dialect.values()) {
                String ours = asked.ours(dialect);
                if (!isSame(asked, dialect, ours)) {
                    String key = asked.id() + " " + dialect;
                    found.put(key, deviations.containsKey(key) ? "" : asked + ": " + ours);
                }
            }
        }
        Map<String, String> expected = new TreeMap<>();
        deviations.keySet().forEach(key -> expected.put(key, ""));
        assertEquals(text(expected), text(found));
    }

    @Test
    void compilersReadWhatIsWritten() throws IOException {
        int count = 0;
        for (Map<?, ?> line : Json.lines(NamelistAnswersTest.class, ANSWERS)) {
            NamelistCase asked = new NamelistCase(line);
            if (asked.isWritten()) {
                assertEquals(asked.text(), asked.rewritten(), asked.id());
                count++;
            }
        }
        assertTrue(count > 300, count + " cases");
    }

    private static String text(Map<String, String> lines) {
        StringBuilder text = new StringBuilder();
        lines.forEach((key, what) -> text.append(key).append(' ').append(what).append('\n'));
        return text.toString();
    }

    private static boolean isSame(NamelistCase asked, Dialect dialect, String ours) {
        String answer = asked.answer(dialect);
        String other = asked.answer(dialect == Dialect.GFORTRAN ? Dialect.FLANG : Dialect.GFORTRAN);
        boolean isTaken = ours.startsWith("ok") && !answer.startsWith("ok") && ours.equals(other);
        return ours.equals(answer) || isTaken;
    }

    /** The kinds of deviations by case and dialect. */
    private static Map<String, String> deviations() throws IOException {
        Map<String, String> deviations = new TreeMap<>();
        try (InputStream stream =
                        NamelistAnswersTest.class.getResourceAsStream("namelist/deviations.tsv");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith("#")) {
                    String[] cells = line.split("\t", -1);
                    deviations.put(cells[0] + " " + cells[1], cells[2]);
                }
            }
        }
        return deviations;
    }
}
