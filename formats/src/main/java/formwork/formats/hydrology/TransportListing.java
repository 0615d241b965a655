package formwork.formats.hydrology;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What MT3D prints: the table {@code lines}, and one for each sort of arrays, {@code
 * concentrations} for instance, with a row for each row of the grid. A value that is too wide for
 * its field is asterisks there, an error unless a policy says otherwise.
 */
public final class TransportListing extends WritableRecordKind {
    private static final RowLayout LINES = RowLayout.of("lines", "(A)", Column.text("text"));
    private static final Column[] GIVEN = {
        Column.integer("layer"),
        Column.integer("transport step"),
        Column.integer("time step"),
        Column.integer("stress period")
    };
    private static final int MOST_COLUMNS = 10_000;
    private static final int MOST_TITLE = 300;
    private static final int VALUES_FROM = 5; // behind (1X,I3,1X)
    private static final int WIDEST = 30;

    private static final Pattern TITLE =
            Pattern.compile(
                    " *(\\S.*?) +IN LAYER +(\\d{1,6}) AT END OF TRANSPORT STEP +(\\d{1,9}), TIME STEP"
                            + " +(\\d{1,9}), STRESS PERIOD +(\\d{1,9}) *");
    private static final Pattern NUMBERS = Pattern.compile("(?: +\\d{1,6})+ *");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern FIXED = Pattern.compile(" *-?\\d*\\.(\\d*)");

    @Override
    public String name() {
        return "mt3d-listing";
    }

    @Override
    public String title() {
        return "a listing of MT3D";
    }

    @Override
    public String specification() {
        return "Zheng and Wang 1999, MT3DMS, U.S. Army Engineer report SERDP-99-1; the columns"
                + " as its files have them";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        for (int line = 1; line <= head.lineCount(); line++) {
            String text = head.line(line);
            if (text.length() < MOST_TITLE && TITLE.matcher(text).matches()) {
                return Evidence.certain(
                        "line " + line + ": \"" + head.columns(line, 1, 80).strip() + "\"");
            }
        }
        return Evidence.none("no array IN LAYER n AT END OF TRANSPORT STEP");
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        Map<String, RowLayout> layouts = new HashMap<>();
        while (lines.next()) {
            boolean isLong = lines.to() - lines.from() > MOST_TITLE;
            Matcher title = TITLE.matcher(isLong ? "" : lines.text());
            records.readHere(LINES);
            if (title.matches()) {
                array(records, title, layouts);
            }
        }
    }

    /** What the lines of column numbers say. */
    private record Numbers(int perLine, int width, int columns) {}

    private static void array(RecordReader records, Matcher title, Map<String, RowLayout> layouts)
            throws IOException {
        Lines lines = records.lines();
        Numbers numbers = null;
        while (true) { // up to the line of points
            lines.require("the numbers of columns of " + title.group(1));
            if (NUMBERS.matcher(lines.text()).matches()) {
                numbers = numbers(lines, numbers);
            } else if (numbers != null) {
                break;
            }
            records.readHere(LINES);
        }
        records.readHere(LINES);
        String table = title.group(1).toLowerCase(Locale.ROOT).strip();
        RowLayout layout = null;
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(LINES);
                return;
            }
            layout = layout == null ? layout(lines, table, numbers, layouts) : layout;
            records.readHere(
                    layout,
                    Long.valueOf(title.group(2)),
                    Long.valueOf(title.group(3)),
                    Long.valueOf(title.group(4)),
                    Long.valueOf(title.group(5)));
        }
    }

    /** The numbers in the line in hand, which go on with those before. */
    private static Numbers numbers(Lines lines, Numbers before) {
        Matcher found = NUMBER.matcher(lines.text());
        int columns = before == null ? 0 : before.columns();
        int perLine = 0;
        int firstEnd = 0;
        int secondEnd = 0;
        while (found.find()) {
            columns++;
            perLine++;
            firstEnd = perLine == 1 ? found.end() : firstEnd;
            secondEnd = perLine == 2 ? found.end() : secondEnd;
            if (Integer.parseInt(found.group()) != columns || columns > MOST_COLUMNS) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        found.start() + 1,
                        found.end(),
                        "the number of column " + columns);
            }
        }
        int width = perLine > 1 ? secondEnd - firstEnd : firstEnd - VALUES_FROM + 1;
        return before == null
                ? new Numbers(perLine, width, columns)
                : new Numbers(before.perLine(), before.width(), columns);
    }

    /** The layout of rows, the first of which is in hand: it says how many digits they have. */
    private static RowLayout layout(
            Lines lines, String table, Numbers numbers, Map<String, RowLayout> layouts) {
        int width = numbers.width();
        String first = lines.columns(VALUES_FROM + 1, VALUES_FROM + width);
        Matcher fixed = FIXED.matcher(first);
        if (width < 3 || width > WIDEST || !fixed.matches()) {
            throw badFirst(lines, width);
        }
        int digits = fixed.group(1).length();
        String text = format(numbers, "F" + width + "." + digits);
        // a column is always blank, also before asterisks
        String written = format(numbers, "(1X,F" + (width - 1) + "." + digits + ")");
        RowLayout before = layouts.get(table);
        if (before != null && before.fields().size() != numbers.columns() + 1) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    before.fields().size() - 1 + " columns, as the first " + table + " have");
        }
        RowLayout layout =
                layouts.computeIfAbsent(
                        table + text,
                        key ->
                                RowLayout.of(table, text, Column.integer("row"))
                                        .times(numbers.columns(), Column.real("value", ""))
                                        .given(GIVEN)
                                        .writtenBy(written)
                                        .exact());
        layouts.putIfAbsent(table, layout);
        return layout;
    }

    private static String format(Numbers numbers, String field) {
        StringBuilder format = new StringBuilder("(1X,I3,1X");
        int left = numbers.columns();
        while (left > 0) {
            int count = Math.min(left, numbers.perLine());
            String start = left == numbers.columns() ? "," : "/5X,";
            format.append(start).append(count).append(field);
            left -= count;
        }
        return format.append(')').toString();
    }

    private static FormworkException badFirst(Lines lines, int width) {
        return lines.fault(
                IoStatus.BAD_STRUCTURE,
                VALUES_FROM + 1,
                Math.max(VALUES_FROM + 1, VALUES_FROM + width),
                "a value by F" + width + ".d, to know how many digits there are");
    }
}
