package formwork.cli.suggest;

import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.FieldReader;
import formwork.Format;
import formwork.Unit;
import formwork.UnitOptions;
import formwork.error.FormworkException;
import formwork.formats.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Files that random formats wrote with nothing between their fields: how often what is suggested
 * reads the same values, and that it is in doubt where it does not, but for what no line shows.
 */
final class HostileFilesTest {
    private static final int FILES = 40;
    private static final int ROWS = 150;
    private static final int MANY_ROWS = 1000;
    private static final int LATE_ROW = 800;
    private static final String HEADING = "# station list of 2026-11-30\n# version 3\n";

    /** What is hostile in a file. */
    private enum Kind {
        FULL_FIELDS,
        TEXTS_WITH_DIGITS,
        TEXTS_ABUT,
        GROWS_LATE,
        BLANK_COLUMNS,
        REPEATED,
        HEADING,
        BLANK_FIELDS,
        ASTERISKS
    }

    /** A field of a format: its letter, or X, its width and its digits behind the point. */
    private record Field(char letter, int width, int digits) {
        String descriptor() {
            if (letter == 'X') {
                return width + "X";
            }
            boolean isReal = letter == 'F' || letter == 'E';
            return letter + "" + width + (isReal ? "." + digits : "");
        }
    }

    /** Shares in percent, measured on 200 files each and lowered a little. */
    @ParameterizedTest(name = "{0}: the same in {1} %, other without a word in {2} %")
    @CsvSource({
        "FULL_FIELDS, 25, 4",
        "TEXTS_WITH_DIGITS, 70, 5",
        "TEXTS_ABUT, 75, 5",
        "GROWS_LATE, 70, 8",
        "BLANK_COLUMNS, 80, 5",
        "REPEATED, 60, 8",
        "HEADING, 65, 15",
        "BLANK_FIELDS, 80, 5",
        "ASTERISKS, 85, 5"
    })
    void isReadWithTheSameValuesOrInDoubt(Kind kind, int leastSame, int mostSilent)
            throws IOException {
        int same = 0;
        List<String> silent = new ArrayList<>();
        for (int seed = 0; seed < FILES; seed++) {
            Random random = new Random(seed);
            List<Field> fields = fields(kind, random);
            byte[] rows = text(kind, fields, random).getBytes(StandardCharsets.ISO_8859_1);
            String heading = kind == Kind.HEADING ? HEADING : "";
            byte[] file =
                    (heading + new String(rows, StandardCharsets.ISO_8859_1))
                            .getBytes(StandardCharsets.ISO_8859_1);
            FormatSuggestion suggestion =
                    FormatSuggestion.of(Source.of("text", file), Long.MAX_VALUE);
            RecordType type = suggestion.types().get(0);
            if (isSame(joined(fields), type.format(), rows)) {
                same++;
            } else if (type.confidence().equals("high")) {
                silent.add("seed " + seed + " " + format(fields) + " " + type.format());
            }
        }
        assertTrue(100 * same >= leastSame * FILES, same + " of " + FILES + " files the same");
        assertTrue(100 * silent.size() <= mostSilent * FILES, silent.toString());
    }

    private static List<Field> fields(Kind kind, Random random) {
        List<Field> fields = new ArrayList<>();
        int count = 1 + random.nextInt(6);
        for (int i = 0; i < count; i++) {
            int digits = 1 + random.nextInt(5);
            Field field =
                    switch (random.nextInt(5)) {
                        case 0, 1 -> new Field('I', 2 + random.nextInt(7), 0);
                        case 2 -> new Field('F', 2 + digits + random.nextInt(5), digits);
                        case 3 -> new Field('E', 8 + digits + random.nextInt(3), digits);
                        default -> new Field('A', 1 + random.nextInt(7), 0);
                    };
            int times = kind == Kind.REPEATED ? 1 + random.nextInt(4) : 1;
            for (int j = 0; j < times; j++) {
                fields.add(field);
            }
            if (kind == Kind.BLANK_COLUMNS) {
                fields.add(new Field('X', 1 + random.nextInt(2), 0));
            }
        }
        if (kind == Kind.HEADING) {
            fields.add(new Field('I', 5, 0)); // of texts alone a heading is one too
        }
        return fields;
    }

    private static String format(List<Field> fields) {
        return "(" + String.join(",", fields.stream().map(Field::descriptor).toList()) + ")";
    }

    /** The same with texts side by side as one: nothing tells them apart, and nothing is lost. */
    private static String joined(List<Field> fields) {
        List<Field> all = new ArrayList<>();
        for (Field field : fields) {
            int last = all.size() - 1;
            if (field.letter() == 'A' && last >= 0 && all.get(last).letter() == 'A') {
                all.set(last, new Field('A', all.get(last).width() + field.width(), 0));
            } else {
                all.add(field);
            }
        }
        return format(all);
    }

    private static String text(Kind kind, List<Field> fields, Random random) {
        Format format = Format.of(format(fields));
        int rows = kind == Kind.GROWS_LATE ? MANY_ROWS : ROWS;
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < rows; row++) {
            List<Object> items = new ArrayList<>();
            for (Field field : fields) {
                if (field.letter() != 'X') {
                    items.add(item(kind, field, row, random));
                }
            }
            String line = format.write(items.toArray());
            if (kind == Kind.BLANK_FIELDS || kind == Kind.ASTERISKS) {
                line = filled(line, fields, kind == Kind.ASTERISKS ? '*' : ' ', random);
            }
            text.append(line).append('\n');
        }
        return text.toString();
    }

    /** One number in five is blank or asterisks. */
    private static String filled(String line, List<Field> fields, char with, Random random) {
        char[] columns = line.toCharArray();
        int from = 0;
        for (Field field : fields) {
            boolean isNumber = field.letter() != 'A' && field.letter() != 'X';
            if (isNumber && random.nextInt(5) == 0) {
                Arrays.fill(columns, from, from + field.width(), with);
            }
            from += field.width();
        }
        return new String(columns);
    }

    private static Object item(Kind kind, Field field, int row, Random random) {
        return switch (field.letter()) {
            case 'I' -> integer(kind, field.width(), row, random);
            case 'F' -> real(kind, field.width() - field.digits() - 1, row, random);
            case 'E' ->
                    (random.nextInt(3) == 0 ? -1 : 1)
                            * random.nextDouble()
                            * Math.pow(10, random.nextInt(40) - 20);
            default -> {
                boolean hasDigits = kind == Kind.TEXTS_WITH_DIGITS;
                String letters = hasDigits ? "ABCDEFGHIJKLM0123456789" : "fghijklmnopqr";
                int length = hasDigits ? field.width() : 1 + random.nextInt(field.width());
                StringBuilder word = new StringBuilder();
                for (int i = 0; i < field.width(); i++) {
                    char letter = letters.charAt(random.nextInt(letters.length()));
                    word.append(i < length ? letter : ' ');
                }
                yield word.toString();
            }
        };
    }

    private static Object integer(Kind kind, int width, int row, Random random) {
        long least = (long) Math.pow(10, width - 1);
        if (kind == Kind.FULL_FIELDS || kind == Kind.GROWS_LATE && row >= LATE_ROW) {
            return least + (long) (random.nextDouble() * 9 * least);
        }
        if (kind == Kind.GROWS_LATE) {
            return (long) random.nextInt(9);
        }
        long value = (long) (random.nextDouble() * Math.pow(10, 1 + random.nextInt(width)));
        return random.nextInt(4) == 0 && value < least ? -value : value;
    }

    private static Object real(Kind kind, int wholeDigits, int row, Random random) {
        double least = Math.pow(10, wholeDigits - 1);
        if (kind == Kind.FULL_FIELDS) {
            return least + random.nextDouble() * 8.9 * least;
        }
        if (kind == Kind.GROWS_LATE) {
            return random.nextDouble() * (row < LATE_ROW ? 9 : 9.9 * least);
        }
        double value = random.nextDouble() * 0.99 * Math.pow(10, random.nextInt(wholeDigits + 1));
        return random.nextInt(4) == 0 && value < 0.99 * least ? -value : value;
    }

    /** Whether two formats read the same numbers and texts. */
    private static boolean isSame(String one, String other, byte[] rows) throws IOException {
        try {
            return values(one, rows).equals(values(other, rows));
        } catch (FormworkException e) {
            return one.equals(other); // there are asterisks
        }
    }

    private static List<Object> values(String format, byte[] rows) throws IOException {
        byte[] text =
                new String(rows, StandardCharsets.ISO_8859_1)
                        .replace('*', ' ')
                        .getBytes(StandardCharsets.ISO_8859_1);
        List<Object> values = new ArrayList<>();
        try (Unit unit =
                Unit.reading("text", new ByteArrayInputStream(text), UnitOptions.DEFAULT)) {
            FieldReader fields = unit.fields(Format.of(format));
            while (fields.nextPass()) {
                while (fields.nextField()) {
                    Object value = fields.value();
                    values.add(
                            value instanceof Number number
                                    ? (Object) number.doubleValue()
                                    : value.toString().strip());
                }
            }
        }
        return values;
    }
}
