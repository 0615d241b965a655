package formwork.formats.statistics;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.Evidence;
import formwork.formats.FreeFields;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Statistical reference data of NIST: the tables {@code data}, whose columns the file names; of
 * what is certified {@code parameters} (with values to start from), {@code estimates}, {@code
 * variance} and {@code statistics}; and {@code text}, all other lines.
 */
public final class ReferenceData extends WritableRecordKind {
    private static final String FIRST_LINE = "NIST/ITL StRD";
    private static final RowLayout TEXT = RowLayout.of("text", "(A)", Column.text("line"));
    private static final int MOST_HEADER_LINES = 60;
    private static final int MOST_CHARACTERS = 200;
    private static final int MOST_COLUMNS = 100;

    private static final Pattern RANGE =
            Pattern.compile(
                    " *(?:File Format: .*|)(Certified Values|Data) +\\(lines +(\\d{1,9}) to"
                            + " +(\\d{1,9})\\).*");

    private static final String NUMBER = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[EeDd][-+]?\\d{1,3})?";
    private static final Pattern VALUES =
            Pattern.compile("( *(?:\\S+ +)*?\\S*[A-Za-z:=]\\S*)((?: +" + NUMBER + ")+) *");
    private static final Pattern NUMBERS = Pattern.compile(NUMBER);

    private static final List<Column> PARAMETERS =
            List.of(
                    Column.text("name"),
                    Column.real("start 1", ""),
                    Column.real("start 2", ""),
                    Column.real("certified", ""),
                    Column.real("standard deviation", ""));
    private static final List<Column> ESTIMATES =
            List.of(
                    Column.text("name"),
                    Column.real("certified", ""),
                    Column.real("standard deviation", ""));
    private static final List<Column> VARIANCE =
            List.of(
                    Column.text("source"),
                    Column.real("degrees of freedom", ""),
                    Column.real("sum of squares", ""),
                    Column.real("mean square", ""),
                    Column.real("f statistic", ""));
    private static final List<Column> STATISTICS =
            List.of(Column.text("name"), Column.real("certified", ""));

    @Override
    public String name() {
        return "nist-strd";
    }

    @Override
    public String title() {
        return "statistical reference data of NIST";
    }

    @Override
    public String specification() {
        return "NIST, Statistical Reference Datasets; each file says its lines";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        return head.line(1).strip().equals(FIRST_LINE)
                ? Evidence.certain("line 1: \"" + FIRST_LINE + "\"")
                : Evidence.none("line 1: no \"" + FIRST_LINE + "\"");
    }

    /** The lines that a part of the file is in. */
    private record Range(Count first, Count last) {
        static final Range NONE = new Range(null, null);

        boolean has(long line) {
            return first != null && line >= first.value() && line <= last.value();
        }
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        lines.require(FIRST_LINE);
        if (!lines.text().strip().equals(FIRST_LINE)) {
            throw lines.fault(IoStatus.BAD_HEADER, "\"" + FIRST_LINE + "\"");
        }
        records.readHere(TEXT);
        Range certified = Range.NONE;
        Range data = Range.NONE;
        List<Column> columns = List.of();
        FreeFields fields = new FreeFields(records);
        while (lines.next()) {
            long line = lines.number();
            String text = lines.to() - lines.from() > MOST_CHARACTERS ? "" : lines.text();
            Matcher range = RANGE.matcher(text);
            if (line <= MOST_HEADER_LINES && range.matches()) {
                Range found = range(lines, range);
                certified = range.group(1).equals("Data") ? certified : found;
                data = range.group(1).equals("Data") ? found : data;
            }
            if (data.has(line)) {
                if (columns.isEmpty()) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER, "\"Data:\" and the names of columns before");
                }
                fields.read("data", columns, columns.size(), new Column[0]);
            } else if (!certified.has(line) || !certified(fields, text)) {
                if (data.first() != null
                        && line < data.first().value()
                        && text.startsWith("Data:")) {
                    columns = columns(text.substring("Data:".length()));
                }
                records.readHere(TEXT);
            }
        }
        if (data.first() == null || lines.number() < data.last().value()) {
            throw data.first() == null
                    ? lines.atEnd("where the data are, as \"Data (lines 61 to 74)\"")
                    : data.last().fault("at most " + lines.number() + ", the lines that there are");
        }
    }

    private static Range range(Lines lines, Matcher range) {
        Count first = lines.count("the first line", range.start(2) + 1, range.end(2));
        Count last = lines.count("the last line", range.start(3) + 1, range.end(3));
        if (first.value() <= lines.number() || last.value() < first.value()) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, range.start(2) + 1, range.end(3), "lines behind this one");
        }
        return new Range(first, last);
    }

    private static List<Column> columns(String names) {
        List<Column> columns = new ArrayList<>();
        for (String name : names.strip().split(" +", -1)) {
            if (!name.isEmpty() && columns.size() < MOST_COLUMNS) {
                columns.add(Column.real(name, ""));
            }
        }
        boolean isEachOther =
                columns.stream().map(Column::name).distinct().count() == columns.size();
        return isEachOther ? columns : List.of();
    }

    /** Reads a line with a name and numbers behind it; false if it is none. */
    private static boolean certified(FreeFields fields, String text) throws IOException {
        Matcher values = VALUES.matcher(text);
        if (!values.matches()) {
            return false;
        }
        int count = (int) NUMBERS.matcher(values.group(2)).results().count();
        boolean hasStarts = values.group(1).endsWith("=");
        int label = values.end(1);
        switch (count) {
            case 1 -> fields.readBehind(label, "statistics", STATISTICS, 2);
            case 2 -> fields.readBehind(label, "estimates", ESTIMATES, 3);
            case 3, 4 -> {
                if (hasStarts && count == 4) {
                    fields.readBehind(label, "parameters", PARAMETERS, 5);
                } else if (hasStarts) {
                    return false;
                } else {
                    fields.readBehind(label, "variance", VARIANCE, 4);
                }
            }
            default -> {
                return false;
            }
        }
        return true;
    }
}
