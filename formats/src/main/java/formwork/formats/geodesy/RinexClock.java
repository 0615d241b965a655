package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.FreeFields;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.List;

/**
 * Clocks of satellites and stations, RINEX 2 and 3: the tables {@code header} and {@code clocks},
 * and {@code rates}, the second line of a clock that has rates and accelerations. What is not there
 * is null.
 */
public final class RinexClock extends WritableRecordKind {
    private static final String VERSIONS = "23";
    private static final String TYPES = "AR AS CR DR MS";
    private static final int LETTERS_OF_TYPE = 2;
    private static final int MOST_VALUES = 6;
    private static final int FIRST_VALUES = 2; // of the first line
    private static final int FIELDS_BEFORE = 9; // the values

    private static final Column[] NONE = {};

    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));

    private static final List<Column> CLOCK =
            List.of(
                    Column.text("type"),
                    Column.text("name"),
                    Column.integer("year"),
                    Column.integer("month"),
                    Column.integer("day"),
                    Column.integer("hour"),
                    Column.integer("minute"),
                    Column.real("second", "s"),
                    Column.integer("values"),
                    Column.real("bias", "s"),
                    Column.real("bias sigma", "s"));
    private static final List<Column> RATES =
            List.of(
                    Column.real("rate", "s/s"),
                    Column.real("rate sigma", "s/s"),
                    Column.real("acceleration", "s/s^2"),
                    Column.real("acceleration sigma", "s/s^2"));

    @Override
    public String name() {
        return "rinex-clk";
    }

    @Override
    public String title() {
        return "clocks of satellites and stations (RINEX clock)";
    }

    @Override
    public String specification() {
        return "Ray and Gurtner 2010, RINEX extensions to handle clock information, 3.02; 3.04";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        return RinexHeader.recognise(head, "C", VERSIONS);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        RinexHeader.read(records, VERSIONS, (label, line) -> {});
        FreeFields fields = new FreeFields(records);
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(BLANK);
                continue;
            }
            String type = lines.columns(1, LETTERS_OF_TYPE);
            if (type.length() < LETTERS_OF_TYPE || !TYPES.contains(type)) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        1,
                        LETTERS_OF_TYPE,
                        "one of " + TYPES.replace(" ", ", "));
            }
            clock(fields, records);
        }
    }

    /** The last word before the values; 0 if it is no count. */
    private static long count(Lines lines) {
        String[] words = lines.text().strip().split("[ \\t]+", FIELDS_BEFORE + 1);
        String word = words[FIELDS_BEFORE - 1];
        return word.matches("\\d{1,9}") ? Long.parseLong(word) : 0;
    }

    private static void clock(FreeFields fields, RecordReader records) throws IOException {
        Lines lines = records.lines();
        int found = fields.read("clocks", CLOCK, FIELDS_BEFORE + 1, NONE) - FIELDS_BEFORE;
        long count = count(lines);
        if (count < 1
                || count < found
                || count > MOST_VALUES
                || found < Math.min(count, FIRST_VALUES)) {
            throw lines.fault(
                    IoStatus.BAD_COUNT, "as many values as it says, " + count + ", up to 6");
        }
        if (count > FIRST_VALUES) {
            lines.require("rates of the clock in the line before");
            int rates = fields.read("rates", RATES, 1, NONE);
            if (rates != count - FIRST_VALUES) {
                throw lines.fault(
                        IoStatus.BAD_COUNT,
                        count - FIRST_VALUES + " values, as the line before says");
            }
        }
    }
}
