package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.source.FormatStatement;
import formwork.source.SourceForm;
import formwork.source.SourceFormats;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * FORMAT statements laid out at random in both source forms: what is written with the text that is
 * found is what the compiled program wrote.
 */
final class SourceAnswersTest {
    private static final String ANSWERS = "source/answers.jsonl.gz";

    @Test
    void foundFormatsWriteWhatTheCompiledProgramWrote() throws IOException {
        int formats = 0;
        for (Map<?, ?> line : Json.lines(SourceAnswersTest.class, ANSWERS)) {
            List<?> written = (List<?>) line.get("gfortran");
            if (written == null) {
                written = (List<?>) line.get("flang");
            }
            if (written == null) {
                continue; // neither compiler takes it
            }
            String id = (String) line.get("id");
            SourceFormats source =
                    SourceFormats.parse(
                            id,
                            ((String) line.get("source")).getBytes(StandardCharsets.ISO_8859_1),
                            SourceForm.valueOf(
                                    ((String) line.get("form")).toUpperCase(Locale.ROOT)));
            List<?> units = (List<?>) line.get("units");
            assertEquals(units.size(), source.formats().size(), id);
            for (int i = 0; i < units.size(); i++) {
                Map<?, ?> unit = (Map<?, ?>) units.get(i);
                FormatStatement format =
                        source.format(
                                (String) unit.get("name"), ((Long) unit.get("label")).intValue());
                assertEquals(null, format.fault(), () -> id + ": " + format);
                assertEquals(1, format.usedOnLines().size(), id);
                String ours = Format.of(format.text()).write(items(unit));
                assertEquals(written.get(i), ours, () -> id + ": " + format.text());
                formats++;
            }
        }
        assertTrue(formats > 300, formats + " formats");
    }

    private static Object[] items(Map<?, ?> unit) {
        return ((List<?>) unit.get("items")).stream().map(item -> item((List<?>) item)).toArray();
    }

    private static Object item(List<?> item) {
        String value = (String) item.get(1);
        return switch ((String) item.get(0)) {
            case "i" -> Integer.valueOf(value);
            case "r" -> Double.valueOf(value);
            default -> value;
        };
    }
}
