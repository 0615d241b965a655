package formwork.formats.climate;

import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.RowSort;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Daily observations of a station: the table {@code months}, a row for each month of an element,
 * with 31 values and flags. Values are in the row's {@code unit}, tenths and all; -9999, also for
 * days that a month has not, is null.
 */
public final class GhcnDaily extends WritableRecordKind {
    private static final int DAYS = 31;
    private static final double MISSING = -9999;
    private static final int FIRST_OF_ELEMENT = 18;
    private static final int LAST_OF_ELEMENT = 21;
    private static final int FIRST_OF_DAYS = 22;

    private static final Pattern BEGINNING =
            Pattern.compile("[A-Z]{2}[A-Z0-9_-]{9}\\d{4}(0[1-9]|1[0-2])[A-Z][A-Z0-9]{3}");

    private static final Pattern MONTH_DAYS =
            Pattern.compile("(?:[ \\d-]{4}\\d.{3}){30}[ \\d-]{4}\\d.{0,3}");

    /** Rows whose counts are each {@code scale} of a unit. */
    private static RowLayout months(double scale) {
        return RowLayout.of(
                        "months",
                        "(A11,I4,I2,A4,31(I5,3A1))",
                        Column.text("station"),
                        Column.integer("year"),
                        Column.integer("month"),
                        Column.text("element"))
                .times(
                        DAYS,
                        Column.real("value", "")
                                .with(Policy.STRICT.sentinel(MISSING, Outcome.NULL).scale(scale)),
                        Column.text("mflag"),
                        Column.text("qflag"),
                        Column.text("sflag"))
                .given(Column.text("unit"))
                .writtenBy("(A11,I4.4,I2.2,A4,31(I5,3A1))")
                .exact();
    }

    @Override
    public String name() {
        return "ghcn-daily";
    }

    @Override
    public String title() {
        return "daily observations of a station (GHCN-Daily)";
    }

    @Override
    public String specification() {
        return "NCEI, GHCN-Daily readme.txt, part III";
    }

    @Override
    public Splitting splitting() {
        return Splitting.FIXED_LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        String line = head.line(1);
        String beginning = head.columns(1, 1, LAST_OF_ELEMENT);
        if (!BEGINNING.matcher(beginning).matches()) {
            return Evidence.none("line 1: no station, year, month and element");
        }
        String seen = "line 1: station, year, month and element \"" + beginning + "\"";
        String days = line.substring(FIRST_OF_DAYS - 1);
        return MONTH_DAYS.matcher(days).matches()
                ? Evidence.certain(seen, "line 1: 31 values with flags")
                : Evidence.possible(seen);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Map<Double, RowLayout> layouts = new HashMap<>();
        Map<String, RowSort> sorts = new HashMap<>();
        records.declare(layouts.computeIfAbsent(1.0, GhcnDaily::months));
        RowSort.Of sortOf =
                line ->
                        sorts.computeIfAbsent(
                                line.columns(FIRST_OF_ELEMENT, LAST_OF_ELEMENT),
                                code -> sort(GhcnElement.of(code), layouts));
        while (records.lines().next()) {
            records.readRun(sortOf, Long.MAX_VALUE);
        }
    }

    private static RowSort sort(GhcnElement element, Map<Double, RowLayout> layouts) {
        RowLayout layout = layouts.computeIfAbsent(element.scale(), GhcnDaily::months);
        return RowSort.of(layout, element.unit());
    }
}
