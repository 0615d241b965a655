package formwork.formats.geodesy;

import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Grammar;
import formwork.formats.Head;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;

/**
 * Earth orientation by days, IERS Rapid Service finals2000A: the table {@code days}. What is not
 * known yet is blank, and null.
 */
public final class RapidOrientation extends WritableRecordKind {
    private static final int FIRST_COLUMNS = 58;

    private static Column real(String name, String unit) {
        return Column.real(name, unit).with(Policy.STRICT.blank(Outcome.NULL));
    }

    private static final RowLayout DAYS =
            RowLayout.of(
                            "days",
                            "(3I2,1X,F8.2,1X,A1,1X,2F9.6,1X,2F9.6,2X,A1,2F10.7,1X,2F7.4,2X,A1,1X,"
                                    + "2F9.3,1X,2F9.3,2F10.6,F11.7,2F10.3)",
                            Column.integer("year"),
                            Column.integer("month"),
                            Column.integer("day"),
                            Column.real("modified julian day", "d"),
                            Column.text("pole flag"),
                            real("x", "arcsec"),
                            real("x error", "arcsec"),
                            real("y", "arcsec"),
                            real("y error", "arcsec"),
                            Column.text("ut1 flag"),
                            real("ut1-utc", "s"),
                            real("ut1-utc error", "s"),
                            real("length of day", "ms"),
                            real("length of day error", "ms"),
                            Column.text("nutation flag"),
                            real("dx", "mas"),
                            real("dx error", "mas"),
                            real("dy", "mas"),
                            real("dy error", "mas"),
                            real("bulletin b x", "arcsec"),
                            real("bulletin b y", "arcsec"),
                            real("bulletin b ut1-utc", "s"),
                            real("bulletin b dx", "mas"),
                            real("bulletin b dy", "mas"))
                    .exact();

    private static final Grammar GRAMMAR = Grammar.begin().rest(DAYS);

    @Override
    public String name() {
        return "eop-finals";
    }

    @Override
    public String title() {
        return "Earth orientation by days (finals2000A)";
    }

    @Override
    public String specification() {
        return "IERS Rapid Service/Prediction Centre, readme.finals2000A";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        String first = head.columns(1, 1, FIRST_COLUMNS);
        if (!first.matches("[ \\d]{5}\\d [ \\d]{4}\\d\\.00 [IP ] [ -].\\.\\d{6} ?.*")) {
            return Evidence.none("line 1: no date, whole modified Julian day and flag I or P");
        }
        String seen = "line 1: date, modified Julian day " + head.columns(1, 8, 15).strip();
        return first.matches(".{16}[IP].{40}[IP]?")
                ? Evidence.certain(seen, "line 1: flags I or P in columns 17 and 58")
                : Evidence.possible(seen);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        GRAMMAR.read(records);
    }
}
