package formwork.cli.suggest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import formwork.FieldReader;
import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.formats.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FormatSuggestionTest {
    private static FormatSuggestion suggest(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return FormatSuggestion.of(Source.of("text", bytes), Long.MAX_VALUE);
    }

    private static String formats(String text) throws IOException {
        return String.join(" ", suggest(text).types().stream().map(RecordType::format).toList());
    }

    /** Lines parted by slashes; what is suggested, and how sure it is. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            textBlock =
                    """
                    "    1  12/   12-345/  123   7"                 | (1X,2I4)      | high
                    " 1.50-2.25/-1.50 2.25/10.25 7.75"              | (2F5.2)       | high
                    "1.251.25/2.502.50/3.753.75"                    | (2F4.2)       | medium
                    "1.251.252.50/2.502.501.25/3.753.757.25"        | (3F4.2)       | high
                    "1.25-.25 .50/2.50 .50 .25/-.25 .75 .75"        | (3F4.2)       | high
                    " 1.001+03-2.500-10/-1.101-08 2.500+10/ 1.500+01 2.000+01" | (2E9.3) | high
                    "0.10D+01-0.20D-01/0.30D+02 0.40D+03/0.50D+04-0.60D+00" | (D8.2,D9.2) | high
                    "vega     1.5/sirius -1.5/pi    12.25"          | (A6,F6.0)     | high
                    "2003-01-05 1/2003-02-07 2/2004-11-15 3"        | (A10,I2)      | medium
                    "  12****/   7  13/****  99/   1   2"           | (2I4)         | low
                    "a/b/c"                                         | (A1)          | high
                    """)
    void isWhatTheColumnsShow(String lines, String format, String confidence) throws IOException {
        FormatSuggestion suggestion = suggest(lines.replace('/', '\n') + "\n");
        assertEquals(
                format + " " + confidence,
                suggestion.types().get(0).format() + " " + suggestion.types().get(0).confidence(),
                suggestion.toString());
    }

    @Test
    void saysWhichLinesDoNotFitAndWhere() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 50; i++) {
            text.append(String.format(Locale.ROOT, "%5d%8.3f\n", i * 37, i * 7.25 - 100));
        }
        text.append("   12********\n");
        RecordType type = suggest(text.toString()).types().get(0);
        assertEquals("(I5,F8.3)", type.format());
        assertEquals(51, type.lines());
        assertEquals(50, type.fits());
        assertEquals(51, type.misfits().get(0).line());
        assertEquals(6, type.misfits().get(0).column());
        assertEquals("medium", type.confidence());
    }

    @Test
    void linesOfSeveralSortsHaveAFormatEach() throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20; i++) {
            text.append("* 2003  1  1  0\n");
            for (int j = 1; j < 4; j++) {
                text.append(
                        String.format(
                                Locale.ROOT,
                                "P%02d%14.6f%14.6f\n",
                                j,
                                i * 1234.5 - 7000,
                                j * 99.25));
            }
        }
        assertEquals("(A3,2F14.6) (A1,I5,3I3)", formats(text.toString()));
    }

    @Test
    void aHeadingIsNotRead() throws IOException {
        StringBuilder text = new StringBuilder("# stations, version 3\nnumber  value\n");
        for (int i = 0; i < 100; i++) {
            text.append(String.format(Locale.ROOT, "%5d%8.3f\n", i * 37, i * 7.25 - 100));
        }
        FormatSuggestion suggestion = suggest(text.toString());
        assertEquals("(I5,F8.3)", suggestion.types().get(0).format());
        assertEquals(List.of("lines 1-2 are a heading, it seems"), suggestion.notes());
        assertEquals(100, suggestion.types().get(0).fits());
    }

    /** Fields that no blank parts: a word, a number, a real, a year and a month. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    %1$-3.3s%4$4d           | (A7)    | which may be of a number
                    %4$4d%1$-3.3s           | (I4,A3) | no line parts this number from the text
                    %1$-4.4s%3$7.3f%1$-2.2s | (A4,F7.3,A2) | no line parts this number from the text
                    %4$4d%5$02d%2$6d        | (2I6)   | they may be several numbers
                    %2$3d%5$02d             | (I5)    | two may abut, or it is a code
                    """)
    void fieldsThatAbutAreInDoubt(String line, String format, String doubt) throws IOException {
        Random random = new Random(7);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            String word = "abcdefghij".substring(random.nextInt(6));
            int number = random.nextInt(i % 2 == 0 ? 10 : 999);
            double real = random.nextDouble() * (i % 3 == 0 ? 99 : 1);
            int year = 1900 + random.nextInt(100);
            int month = 1 + random.nextInt(12);
            text.append(String.format(Locale.ROOT, line, word, number, real, year, month));
            text.append('\n');
        }
        RecordType type = suggest(text.toString()).types().get(0);
        assertEquals(format, type.format());
        assertTrue(type.doubts().toString().contains(doubt), type.doubts().toString());
        assertEquals("medium", type.confidence());
    }

    @Test
    void anEmptyFileHasNone() throws IOException {
        assertEquals(0, suggest("").lines());
        assertEquals("()", formats("\n\n"));
    }

    // ---- against values ----

    private static List<Object> values(String formatText, byte[] text) throws IOException {
        List<Object> values = new ArrayList<>();
        try (Unit unit =
                Unit.reading("text", new ByteArrayInputStream(text), UnitOptions.DEFAULT)) {
            FieldReader fields = unit.fields(Format.of(formatText));
            while (fields.nextPass()) {
                while (fields.nextField()) {
                    Object value = fields.value();
                    if (value instanceof String words) {
                        values.add(words.strip());
                    } else {
                        values.add(value instanceof Integer i ? Long.valueOf(i) : value);
                    }
                }
            }
        }
        return values;
    }

    /** Files of random formats and values: what is suggested reads each value back. */
    @Test
    void readsTheValuesThatARandomFormatWrote() throws IOException {
        long seed = 19_570_415L;
        Random random = new Random(seed);
        for (int run = 0; run < 300; run++) {
            List<String> descriptors = randomDescriptors(random);
            String text = "(" + String.join(",", descriptors) + ")";
            Format format = Format.of(text);
            StringBuilder lines = new StringBuilder();
            for (int row = 0; row < 150; row++) {
                lines.append(format.write(randomRow(descriptors, random))).append('\n');
            }
            byte[] bytes = lines.toString().getBytes(StandardCharsets.ISO_8859_1);
            FormatSuggestion suggestion =
                    FormatSuggestion.of(Source.of("text", bytes), Long.MAX_VALUE);
            String what = "seed " + seed + ", run " + run + ", " + text + ": " + suggestion;
            assertEquals(1, suggestion.types().size(), what);
            RecordType type = suggestion.types().get(0);
            assertEquals(150, type.fits(), what);
            assertEquals(values(text, bytes), values(type.format(), bytes), what);
        }
    }

    /** Numbers with room for a blank or a sign in some rows; texts apart from what is before. */
    private static List<String> randomDescriptors(Random random) {
        List<String> descriptors = new ArrayList<>();
        int count = 1 + random.nextInt(8);
        for (int i = 0; i < count; i++) {
            int digits = 1 + random.nextInt(6);
            switch (random.nextInt(5)) {
                case 0 -> descriptors.add("I" + (3 + random.nextInt(9)));
                case 1 -> descriptors.add("F" + (4 + digits + random.nextInt(5)) + "." + digits);
                case 2 -> descriptors.add("E" + (8 + digits + random.nextInt(4)) + "." + digits);
                case 3 -> descriptors.add("D" + (8 + digits + random.nextInt(4)) + "." + digits);
                default -> {
                    descriptors.add("1X");
                    descriptors.add("A" + (2 + random.nextInt(7)));
                }
            }
        }
        if (descriptors.stream().allMatch(text -> text.equals("1X"))) {
            descriptors.add("I5");
        }
        return descriptors;
    }

    private static Object[] randomRow(List<String> descriptors, Random random) {
        List<Object> row = new ArrayList<>();
        for (String descriptor : descriptors) {
            if (descriptor.equals("1X")) {
                continue;
            }
            int point = (descriptor + ".").indexOf('.');
            int width = Integer.parseInt(descriptor.substring(1, point));
            int digits =
                    point == descriptor.length()
                            ? 0
                            : Integer.parseInt(descriptor.substring(point + 1));
            int sign = random.nextInt(3) == 0 ? -1 : 1;
            switch (descriptor.charAt(0)) {
                case 'I' -> {
                    double limit = Math.pow(10, 1 + random.nextInt(width - 1));
                    row.add(sign * (long) (random.nextDouble() * limit));
                }
                case 'F' -> {
                    double limit = Math.pow(10, 1 + random.nextInt(width - digits - 2)) - 1;
                    row.add(sign * random.nextDouble() * limit);
                }
                case 'A' -> {
                    StringBuilder word = new StringBuilder();
                    int length = 1 + random.nextInt(width);
                    for (int i = 0; i < length; i++) {
                        word.append((char) ('f' + random.nextInt(20)));
                    }
                    row.add((word + " ".repeat(width)).substring(0, width));
                }
                default ->
                        row.add(sign * random.nextDouble() * Math.pow(10, random.nextInt(40) - 20));
            }
        }
        return row.toArray();
    }

    /**
     * Real files of one sort of records, where they are there, and the format that they are known
     * by: the suggestion reads the same values, or why it cannot.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    gfortran-awkward/no-final-newline.txt | (3I6)   |
                    gfortran-awkward/crlf.txt             | (2F6.2) |
                    eop-finals/finals2000A.daily | (3I2,1X,F8.2,1X,A1,1X,F9.6,F9.6,1X,F9.6,F9.6,2X,A1,F10.7,F10.7,1X,F7.4,F7.4,2X,A1,1X,F9.3,F9.3,1X,F9.3,F9.3,2F10.6,F11.7,2F10.3) |
                    gfortran-awkward/implied-decimal.txt  | (3F6.2) | points are implied
                    ghcn-daily/AE000041196.excerpt.dly | (A11,I4,I2,A4,31(I5,3A1)) | texts and numbers abut
                    """)
    void readsTheValuesOfRealFiles(String file, String format, String reason) throws IOException {
        Path root = Path.of("").toAbsolutePath();
        while (root != null && !Files.exists(root.resolve("shared/samples/MANIFEST.tsv"))) {
            root = root.getParent();
        }
        assumeTrue(root != null, "found no shared/samples beside the repository; nothing is read");
        Path path = root.resolve("shared/samples").resolve(file);
        FormatSuggestion suggestion;
        try (Source source = Source.open(path)) {
            suggestion = FormatSuggestion.of(source, Long.MAX_VALUE);
        }
        byte[] bytes = Files.readAllBytes(path);
        boolean isSame =
                suggestion.types().size() == 1
                        && values(format, bytes)
                                .equals(values(suggestion.types().get(0).format(), bytes));
        assertEquals(reason == null, isSame, suggestion.toString());
        if ("points are implied".equals(reason)) {
            assertFalse(suggestion.types().get(0).doubts().isEmpty(), suggestion.toString());
        }
    }
}
