package formwork.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.mode.Dialect;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/**
 * The answered cases that lie beside the project in {@code shared}, where they do: one field read
 * from one record. Without them, the test says so and is skipped.
 */
final class SharedCasesTest {
    private static final String STRING = "\"((?:[^\"\\\\]|\\\\.)*)\"";
    private static final Pattern ANSWER =
            Pattern.compile("\\{\"iostat\": \"(\\w+)\"(?:, \"values\": \\[([^\\]]*)\\])?\\}");
    private static final Map<String, String> ROUND =
            Map.of("up", "RU,", "down", "RD,", "zero", "RZ,", "nearest", "RN,");

    /**
     * What neither dialect copies: a sign after a sign, which gfortran reads as zero; and the sign
     * of an exponent without digits, which it takes with blanks after it.
     */
    private static final Pattern DEVIATIONS =
            Pattern.compile(" *[+-] *[+-].*|.*[EDQedq0-9.][+-] +");

    @Test
    void readsFieldsAsTheCompilersDo() throws IOException {
        Path file = find();
        assumeTrue(file != null, "no shared/cases/cases.jsonl.gz beside the project");
        int count = 0;
        StringBuilder faults = new StringBuilder();
        try (BufferedReader lines =
                new BufferedReader(
                        new InputStreamReader(
                                new GZIPInputStream(Files.newInputStream(file)),
                                StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                FieldCase fieldCase = fieldCase(line);
                if (fieldCase == null) {
                    continue;
                }
                count++;
                for (Dialect dialect : Dialect.values()) {
                    String ours = fieldCase.ours(dialect);
                    if (!ours.equals(fieldCase.expected(dialect)) && !isDeviation(fieldCase)) {
                        faults.append('\n').append(dialect).append(' ').append(fieldCase);
                        faults.append(": ").append(ours);
                    }
                }
            }
        }
        assertEquals("", faults.toString());
        assertTrue(count > 3000, count + " cases");
    }

    private static boolean isDeviation(FieldCase fieldCase) {
        String format = fieldCase.format();
        // Trailing blanks as zeros make exponents that overflow in flang.
        boolean hasHugeExponent = format.contains("BZ") && fieldCase.record().endsWith("   ");
        // Bits of few octal digits are shifted up in flang.
        boolean isOctal = format.matches("\\((BZ,|BN,)*O.*");
        return hasHugeExponent || isOctal || DEVIATIONS.matcher(fieldCase.record()).matches();
    }

    /** One field from one record, or null if the line is another case. */
    private static FieldCase fieldCase(String line) {
        if (!line.matches(".*\"family\": \"read-(real|integer|text)\".*")) {
            return null;
        }
        String open = find(line, "\"open\": (\\{[^}]*\\})");
        String modes =
                (open.contains("\"decimal\": \"comma\"") ? "DC," : "")
                        + (open.contains("\"blank\": \"zero\"") ? "BZ," : "")
                        + ROUND.getOrDefault(find(open, "\"round\": \"(\\w+)\""), "");
        String kind = find(line, "\"items\": \\[\"(\\w+)\"\\]");
        return new FieldCase(
                kind,
                "(" + modes + find(line, "\"fmt\": \"\\(([^\"]*)\""),
                unescaped(find(line, "\"input\": \\[" + STRING + "\\]")),
                answer(kind, find(line, "\"gfortran\": (\\{[^}]*\\})")),
                answer(kind, find(line, "\"flang\": (\\{[^}]*\\})")));
    }

    private static String answer(String kind, String text) {
        Matcher answer = ANSWER.matcher(text);
        if (!answer.matches() || !answer.group(1).equals("ok")) {
            return FieldCase.ERROR;
        }
        String value = answer.group(2);
        if (kind.equals("l4")) {
            return value.equals("true") ? "00000001" : "00000000";
        }
        if (!kind.startsWith("ch")) {
            return value.replace("\"", "");
        }
        StringBuilder hex = new StringBuilder();
        String inside = value.substring(1, value.length() - 1);
        for (byte b : unescaped(inside).getBytes(StandardCharsets.ISO_8859_1)) {
            hex.append(String.format("%02x", b));
        }
        return hex.toString();
    }

    private static String find(String text, String regex) {
        Matcher matcher = Pattern.compile(regex).matcher(text);
        return matcher.find() ? matcher.group(1) : "";
    }

    private static String unescaped(String text) {
        return text.replace("\\t", "\t").replace("\\\"", "\"").replace("\\\\", "\\");
    }

    private static Path find() {
        for (Path folder = Path.of("").toAbsolutePath();
                folder != null;
                folder = folder.getParent()) {
            Path file = folder.resolve("shared/cases/cases.jsonl.gz");
            if (Files.exists(file)) {
                return file;
            }
        }
        return null;
    }
}
