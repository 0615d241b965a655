package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rows that are read many at once are those that statements read one by one. */
final class RowBlockTest {
    private static final int CASES = 400;
    private static final int MANY_CASES = 5000;
    private static final String[] EDITS = {
        "I5", "I2", "I12", "F7.3", "F6.0", "E12.4", "D15.6", "G10.3", "A1", "A4", "A9", "L2", "Z4"
    };

    @Test
    void readsManyRowsAsStatementsReadThemOneByOne() throws IOException {
        compare(0, CASES);
    }

    @Test
    @Tag("slow")
    void readsManyRowsAsStatementsReadThemInManyCases() throws IOException {
        compare(CASES, MANY_CASES);
    }

    private static void compare(int firstSeed, int cases) throws IOException {
        int whole = 0;
        for (int seed = firstSeed; seed < firstSeed + cases; seed++) {
            Random random = new Random(seed);
            RowLayout layout = layout(random);
            ReadOptions options = options(random);
            String text = text(random, layout);
            String one = answer(text, layout, options, false);
            String many = answer(text, layout, options, true);
            assertEquals(one, many, "seed " + seed + ", " + layout.format() + "\n" + text);
            whole += one.startsWith("rows") ? 1 : 0;
        }
        assertTrue(whole > cases / 3, whole + " of " + cases + " without a fault");
        assertTrue(whole < cases - cases / 10, whole + " of " + cases + " without a fault");
    }

    private static RowLayout layout(Random random) {
        StringBuilder format = new StringBuilder("(");
        List<Column> columns = new ArrayList<>();
        int groups = 1 + random.nextInt(4);
        for (int g = 0; g < groups; g++) {
            int repeat = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : 1;
            int fields = 1 + random.nextInt(3);
            StringBuilder group = new StringBuilder();
            List<Column> once = new ArrayList<>();
            for (int f = 0; f < fields; f++) {
                int last = random.nextInt(20) == 0 ? EDITS.length : EDITS.length - 2;
                String edit = EDITS[random.nextInt(last)];
                group.append(f == 0 ? "" : ",").append(edit);
                once.add(column("c" + g + "_" + f, edit, random));
                if (random.nextInt(6) == 0) {
                    group.append(",").append(1 + random.nextInt(3)).append("X");
                }
            }
            format.append(g == 0 ? "" : ",").append(repeat).append("(").append(group).append(")");
            for (int i = 0; i < repeat; i++) {
                columns.addAll(once);
            }
        }
        RowLayout layout =
                RowLayout.of("t", format.append(")").toString(), columns.toArray(Column[]::new));
        return random.nextBoolean() ? layout.exact() : layout;
    }

    private static Column column(String name, String edit, Random random) {
        char letter = edit.charAt(0);
        Policy policy = Policy.STRICT;
        if (random.nextInt(3) > 0) {
            policy = policy.blank(Outcome.NULL);
        }
        if (random.nextInt(3) == 0) {
            policy = policy.sentinel(-99, Outcome.NULL).sentinel(0, Outcome.of(7));
        }
        if (random.nextInt(4) == 0) {
            policy = policy.marker("*", Outcome.NULL).marker("12", Outcome.of(3)).point('#');
        }
        if (random.nextInt(4) == 0) {
            policy = policy.unreadable(Outcome.NAN);
        }
        if (random.nextInt(4) == 0) {
            policy = policy.scale(random.nextBoolean() ? 0.1 : 3);
        }
        Column column =
                switch (letter) {
                    case 'I', 'Z' ->
                            switch (random.nextInt(3)) {
                                case 0 -> letter == 'Z' ? Column.wide(name) : Column.real(name, "");
                                case 1 -> Column.wide(name);
                                default -> Column.integer(name);
                            };
                    case 'A' -> Column.text(name);
                    case 'L' -> Column.logical(name);
                    default -> Column.real(name, "");
                };
        return column.with(policy);
    }

    private static ReadOptions options(Random random) {
        return random.nextInt(3) == 0 ? ReadOptions.LENIENT : ReadOptions.STRICT;
    }

    /** Lines that fit the layout mostly; one in so many is odd. */
    private static String text(Random random, RowLayout layout) throws IOException {
        int oneIn = 1 << random.nextInt(12);
        boolean isOdd = random.nextInt(3) > 0;
        List<FieldPlace> places = FieldPlace.of(layout.format(), layout.fields().size());
        int width = places.get(places.size() - 1).lastColumn();
        String end = random.nextInt(4) == 0 ? "\r\n" : "\n";
        StringBuilder text = new StringBuilder();
        int rows = 1 + random.nextInt(200);
        for (int row = 0; row < rows; row++) {
            char[] line = new char[width];
            Arrays.fill(line, ' ');
            for (int f = 0; f < places.size(); f++) {
                FieldPlace place = places.get(f);
                boolean odd = isOdd && random.nextInt(oneIn) == 0;
                String field = field(layout.fields().get(f), place, odd, random);
                int from = place.lastColumn() - field.length();
                field.getChars(0, field.length(), line, from);
            }
            String shown = new String(line);
            if (isOdd && random.nextInt(oneIn) == 0) {
                shown =
                        switch (random.nextInt(4)) {
                            case 0 -> shown.substring(0, random.nextInt(width + 1));
                            case 1 -> shown + " ".repeat(random.nextInt(5));
                            case 2 -> shown + " x";
                            default -> shown.stripTrailing();
                        };
            }
            text.append(shown).append(isOdd && random.nextInt(2 * oneIn) == 0 ? "\n" : end);
        }
        if (random.nextInt(4) == 0) {
            text.setLength(text.length() - 1);
        }
        return text.toString();
    }

    private static String field(Column column, FieldPlace place, boolean odd, Random random) {
        int width = place.lastColumn() - place.firstColumn() + 1;
        if (odd) {
            String[] texts = {
                "",
                "*",
                "-99",
                "0",
                "-",
                "12",
                "1,2",
                "1 2",
                "\t5",
                "x",
                "1#5",
                "1.5-3",
                "NaN",
                "Inf",
                "-0.",
                "1E9",
                "99999999999",
                "T",
                ".",
                "+",
                "3 "
            };
            String text = texts[random.nextInt(texts.length)];
            return text.length() > width ? text.substring(0, width) : text;
        }
        String text =
                switch (column.kind()) {
                    case CHARACTER -> "abcdefghij".substring(random.nextInt(3));
                    case LOGICAL4 -> random.nextBoolean() ? "T" : "F";
                    case REAL8 -> Integer.toString(random.nextInt(9000) - 1000);
                    default -> Integer.toString(random.nextInt(100) + 1);
                };
        return text.length() > width ? text.substring(0, width).replace("-", "1") : text;
    }

    private static String answer(String text, RowLayout layout, ReadOptions options, boolean many)
            throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        try (Lines lines = Source.of("t", bytes).lines()) {
            RecordReader records = new RecordReader(lines, options);
            RowSort sort = RowSort.of(layout);
            long rows = 0;
            while (lines.next()) {
                if (many) {
                    rows += records.readRun(line -> sort, Long.MAX_VALUE);
                } else {
                    records.readHere(layout);
                    rows++;
                }
            }
            return "rows " + rows + "\n" + shown(records.tables().table("t"));
        } catch (FormworkException e) {
            return e.status() + ": " + e.getMessage();
        }
    }

    private static String shown(Table table) {
        StringBuilder all = new StringBuilder();
        for (Column column : table.columns()) {
            ColumnData data = table.data(column.name());
            all.append(column.name()).append(' ').append(table.perRow(column.name()));
            for (int i = 0; i < data.size(); i++) {
                all.append(' ').append(data.value(i)).append('/').append(data.event(i));
            }
            all.append('\n');
        }
        for (int row = 0; row < table.rowCount(); row++) {
            all.append(table.line(row)).append(':').append(table.lineWidth(row, 0)).append(' ');
        }
        all.append('\n').append(table.uses().counts()).append('\n');
        table.uses().uses().forEach(use -> all.append(use).append('\n'));
        return all.toString();
    }
}
