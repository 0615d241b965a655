package formwork.formats.geodesy;

import formwork.edit.ItemKind;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Records whose fields have blanks between them, and stand where they like: the format of each is
 * got from the line itself, so that it is read, and written again, as any other.
 */
final class FreeFields {
    private static final Pattern WORD = Pattern.compile("[^ \\t]+");
    private static final Pattern REAL =
            Pattern.compile("[-+]?(\\d*)\\.(\\d*)(?:([EDed])[-+]?(\\d+))?");
    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);
    private static final int WIDEST = 200;

    private final Map<String, RowLayout> layouts = new HashMap<>();
    private final RecordReader records;

    FreeFields(RecordReader records) {
        this.records = records;
    }

    /**
     * Reads the line in hand into the table {@code name}: {@code least} fields at least, and as
     * many more as there are columns, where those that are not there are null.
     */
    void read(String name, List<Column> columns, int least, Column[] given, Object... values)
            throws IOException {
        Lines lines = records.lines();
        String line = lines.text();
        Matcher words = WORD.matcher(line);
        StringBuilder format = new StringBuilder("(");
        StringBuilder written = new StringBuilder("(");
        int end = 0;
        int count = 0;
        for (Column column : columns) {
            String separator = format.length() == 1 ? "" : ",";
            if (!words.find()) {
                String blank = column.kind() == ItemKind.REAL8 ? "F9.0" : "I9";
                format.append(separator).append(blank);
                written.append(separator).append(blank);
                continue;
            }
            count++;
            int width = words.end() - end;
            if (width > WIDEST) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        end + 1,
                        words.end(),
                        "a field of " + WIDEST + " columns at most");
            }
            end = words.end();
            String modes = modes(column, words.group());
            String field = field(column, words.group(), width);
            format.append(separator).append(field);
            written.append(separator).append(modes).append(field);
        }
        if (count < least) {
            throw lines.fault(IoStatus.BAD_COUNT, least + " fields or more, for " + name);
        }
        if (words.find() && !records.options().isLenient()) {
            throw lines.fault(
                    IoStatus.BAD_COUNT,
                    words.start() + 1,
                    words.end(),
                    "the end of a record of " + name + ", after " + columns.size() + " fields");
        }
        String text = format.append(')').toString();
        String writtenText = written.append(')').toString();
        RowLayout layout =
                layouts.computeIfAbsent(
                        name + writtenText,
                        key ->
                                layout(name, text, columns, least)
                                        .writtenBy(writtenText)
                                        .given(given));
        records.readHere(layout, values);
    }

    private static RowLayout layout(String name, String format, List<Column> columns, int least) {
        Column[] fields = columns.toArray(Column[]::new);
        for (int i = least; i < fields.length; i++) {
            fields[i] = fields[i].with(MAY_BE_BLANK);
        }
        return RowLayout.of(name, format, fields);
    }

    /** What writes a real as {@code word} is: with a zero before its point, or another digit. */
    private static String modes(Column column, String word) {
        Matcher real = REAL.matcher(word);
        if (column.kind() != ItemKind.REAL8 || !real.matches()) {
            return "";
        }
        String before = real.group(1);
        boolean isScaled = real.group(3) != null && !before.isEmpty() && !before.equals("0");
        return (before.isEmpty() ? "LZS," : "LZP,") + (isScaled ? "1P," : "0P,");
    }

    private static String field(Column column, String word, int width) {
        if (column.kind() == ItemKind.CHARACTER) {
            return "A" + width;
        }
        Matcher real = REAL.matcher(word);
        if (column.kind() != ItemKind.REAL8 || !real.matches()) {
            return "I" + width;
        }
        String size = width + "." + real.group(2).length();
        if (real.group(3) == null) {
            return "F" + size;
        }
        int exponent = real.group(4).length();
        return exponent == 2
                ? real.group(3).toUpperCase(Locale.ROOT) + size
                : "E" + size + "E" + exponent;
    }
}
