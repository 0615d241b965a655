package formwork.formats;

import formwork.edit.ItemKind;
import formwork.error.IoStatus;
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
public final class FreeFields {
    private static final Pattern WORD = Pattern.compile("[^ \\t]+");
    private static final Pattern REAL =
            Pattern.compile("[-+]?(\\d*)\\.(\\d*)(?:([EDed])[-+]?(\\d+))?");
    private static final Pattern INTEGER_WITH_ZEROS = Pattern.compile("0\\d{1,17}");
    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);
    private static final int WIDEST = 200;

    private final Map<String, RowLayout> layouts = new HashMap<>();
    private final RecordReader records;

    /** Rows for {@code records}. */
    public FreeFields(RecordReader records) {
        this.records = records;
    }

    /**
     * Reads the line in hand into the table {@code name}: {@code least} fields at least, and as
     * many more as there are columns, where those that are not there are null. Returns how many
     * there were.
     */
    public int read(String name, List<Column> columns, int least, Column[] given, Object... values)
            throws IOException {
        return read(0, name, columns, least, given, values);
    }

    /**
     * The same, where all up to the column {@code labelEnd} is the first field, a text, whatever
     * blanks there are in it.
     */
    public int readBehind(int labelEnd, String name, List<Column> columns, int least)
            throws IOException {
        return read(labelEnd, name, columns, least, new Column[0]);
    }

    private int read(
            int labelEnd,
            String name,
            List<Column> columns,
            int least,
            Column[] given,
            Object... values)
            throws IOException {
        Lines lines = records.lines();
        String line = lines.text();
        Matcher words = WORD.matcher(line).region(labelEnd, line.length());
        StringBuilder format = new StringBuilder("(");
        StringBuilder written = new StringBuilder("(");
        int end = labelEnd;
        int count = 0;
        boolean isSmall = false;
        for (Column column : columns) {
            if (labelEnd > 0 && count == 0) {
                format.append('A').append(labelEnd);
                written.append('A').append(labelEnd);
                count++;
                continue;
            }
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
            isSmall |= isSmall(column, words.group());
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
        boolean hasSmall = isSmall;
        RowLayout layout =
                layouts.computeIfAbsent(
                        name + hasSmall + writtenText,
                        key -> {
                            RowLayout capital =
                                    layout(name, text, columns, least)
                                            .writtenBy(writtenText)
                                            .given(given);
                            return hasSmall ? capital.withSmallLetters() : capital;
                        });
        records.readHere(layout, values);
        return count;
    }

    private static boolean isSmall(Column column, String word) {
        return column.kind() == ItemKind.REAL8 && (word.indexOf('e') > 0 || word.indexOf('d') > 0);
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

    /** Whether it is an integer with zeros before it, as many as fill its digits. */
    private static boolean isPadded(String word) {
        return INTEGER_WITH_ZEROS.matcher(word).matches();
    }

    private static String field(Column column, String word, int width) {
        if (column.kind() == ItemKind.CHARACTER) {
            return "A" + width;
        }
        Matcher real = REAL.matcher(word);
        if (column.kind() != ItemKind.REAL8 || !real.matches()) {
            return isPadded(word) ? "I" + width + "." + word.length() : "I" + width;
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
