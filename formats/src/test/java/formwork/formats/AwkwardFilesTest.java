package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import formwork.Format;
import formwork.ListReadStatement;
import formwork.ReadStatement;
import formwork.Unit;
import formwork.error.FormworkException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The awkward files among the real ones, where they are there: nothing in them says what they are,
 * so that no kind can know them; each is read by its FORMAT, as {@code src/test/oracle/awkward.py}
 * has asked gfortran to.
 */
final class AwkwardFilesTest {
    /** They are of a kind that is known by its content. */
    private static final Set<String> OF_A_KIND =
            Set.of("namelist-out.nml", "unf-le.bin", "unf-be.bin", "unf-le-marker8.bin");

    /** What differs, and why. */
    private static final Set<String> DIFFERENT =
            Set.of( // gfortran ends a field at a NUL; runtime/deviations.md tells of it
                    "nul-and-ctrlz.txt after 2 lines by (2I4)");

    private static List<String[]> answers() throws IOException {
        try (InputStream stream =
                AwkwardFilesTest.class.getResourceAsStream("awkward-answers.tsv")) {
            assertNotNull(stream);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", -1))
                    .toList();
        }
    }

    @Test
    void everyFileIsAskedForOrOfAKind() throws IOException {
        Set<String> asked = new TreeSet<>(OF_A_KIND);
        answers().forEach(cells -> asked.add(cells[0]));
        Set<String> files = new TreeSet<>();
        for (String file : SamplesTest.files("gfortran-awkward")) {
            files.add(file.substring(file.indexOf('/') + 1));
        }
        assertEquals(files, asked);
    }

    @Test
    void hasTheValuesThatGfortranReads() throws IOException {
        Path folder = SamplesTest.folder().resolve("gfortran-awkward");
        for (String[] cells : answers()) {
            String what = cells[0] + " after " + cells[1] + " lines by " + cells[2];
            if (!DIFFERENT.contains(what)) {
                int before = Integer.parseInt(cells[1]);
                String found = read(folder.resolve(cells[0]), before, cells[2], cells[3]);
                assertEquals(cells[4], found, what);
            }
        }
    }

    private static String read(Path path, int before, String format, String kinds)
            throws IOException {
        List<String> values = new ArrayList<>();
        try (Unit unit = Unit.open(path)) {
            for (int i = 0; i < before; i++) {
                unit.read(Format.of("()")).close();
            }
            if (format.equals("*")) {
                try (ListReadStatement read = unit.readList()) {
                    for (String kind : kinds.split(" ", -1)) {
                        values.add(
                                kind.equals("i")
                                        ? Long.toString(read.nextLong(0))
                                        : bits(read.nextDouble(0)));
                    }
                }
            } else {
                try (ReadStatement read = unit.read(Format.of(format))) {
                    for (String kind : kinds.split(" ", -1)) {
                        values.add(value(read, kind));
                    }
                }
            }
        } catch (FormworkException e) {
            return "E";
        }
        return String.join(" ", values);
    }

    private static String value(ReadStatement read, String kind) throws IOException {
        return switch (kind.charAt(0)) {
            case 'i' -> Long.toString(read.nextLong());
            case 'r' -> bits(read.nextDouble());
            default -> {
                String text = read.nextString(Integer.parseInt(kind.substring(1)));
                byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
                yield HexFormat.of().formatHex(bytes).toUpperCase(Locale.ROOT);
            }
        };
    }

    private static String bits(double value) {
        return "%016X".formatted(Double.doubleToRawLongBits(value));
    }
}
