package formwork.formats.geodesy;

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
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Coefficients of a gravity field as GRGS has them, GRIM for instance: the tables {@code header},
 * {@code constants} and {@code coefficients}, those that change with time marked {@code DOT}.
 */
public final class GrgsGravity extends WritableRecordKind {
    private static final RowLayout HEADER = RowLayout.of("header", "(A)", Column.text("line"));
    private static final RowLayout CONSTANTS =
            RowLayout.of(
                            "constants",
                            "(4E20.14)",
                            Column.real("radius", "m"),
                            Column.real("inverse flattening", ""),
                            Column.real("gm", "m^3/s^2"),
                            Column.real("rotation", "rad/s"))
                    .writtenBy("(LZP,4E20.14)")
                    .exact();
    private static final Column[] COEFFICIENTS = {
        Column.integer("degree"),
        Column.integer("order"),
        Column.text("mark"),
        Column.real("c", ""),
        Column.real("s", ""),
        Column.real("sigma c", ""),
        Column.real("sigma s", "")
    };

    private static final Pattern NAMES = Pattern.compile(" *AE +1/F +GM +OMEGA *");
    private static final Pattern TITLES = Pattern.compile(" *L +M +DOT +CBAR +SBAR .*");
    private static final int LINE_OF_NAMES = 2;
    private static final int MOST_HEADER_LINES = 100;

    // the columns that each number ends in
    private static final int[] ENDS = {30, 51, 64, 77};

    @Override
    public String name() {
        return "grgs-gravity";
    }

    @Override
    public String title() {
        return "coefficients of a gravity field (GRGS)";
    }

    @Override
    public String specification() {
        return "Biancale et al. 2000, GRIM5, GRGS; the columns as its files have them";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!isNames(head.line(LINE_OF_NAMES))) {
            return Evidence.none("line 2: no AE, 1/F, GM and OMEGA");
        }
        return Evidence.certain("line 2: \"" + head.line(LINE_OF_NAMES).strip() + "\"");
    }

    private static boolean isNames(String line) {
        return line.length() < 200 && NAMES.matcher(line).matches();
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        lines.require("a title");
        records.readHere(HEADER);
        lines.require("AE, 1/F, GM and OMEGA");
        if (!isNames(lines.text())) {
            throw lines.fault(IoStatus.BAD_HEADER, "AE, 1/F, GM and OMEGA, the names of constants");
        }
        records.readHere(HEADER);
        lines.require("four constants");
        records.readHere(CONSTANTS);
        boolean isHeader = true;
        for (int i = 0; isHeader; i++) {
            lines.require("the titles of columns, L M DOT CBAR SBAR");
            isHeader = lines.to() - lines.from() > 200 || !TITLES.matcher(lines.text()).matches();
            if (i == MOST_HEADER_LINES) {
                throw lines.fault(IoStatus.BAD_HEADER, "the titles of columns before");
            }
            records.readHere(HEADER);
        }
        Map<Integer, RowLayout> layouts = new HashMap<>();
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(HEADER);
                continue;
            }
            int style = style(lines);
            RowLayout layout = layouts.computeIfAbsent(style, GrgsGravity::layout);
            records.readHere(layout);
            long degree = lines.integer(1, 3);
            long order = lines.integer(4, 6);
            if (order < 0 || order > degree) {
                throw lines.fault(IoStatus.BAD_INDEX, 1, 6, "an order from 0 to its degree");
            }
        }
    }

    /** Which of the numbers have a zero before their points: a bit each. */
    private static int style(Lines lines) {
        int style = 0;
        for (int i = 0; i < ENDS.length; i++) {
            int digits = i < 2 ? 14 : 6;
            int zero = ENDS[i] - 5 - digits; // before the point
            boolean isZero = lines.columns(zero, zero).equals("0");
            style |= isZero ? 1 << i : 0;
        }
        return style;
    }

    private static RowLayout layout(int style) {
        StringBuilder written = new StringBuilder("(2I3,A3");
        for (int i = 0; i < ENDS.length; i++) {
            written.append((style >> i & 1) == 1 ? ",LZP" : ",LZS");
            written.append(i < 2 ? ",E21.14" : ",E13.6");
        }
        return RowLayout.of("coefficients", "(2I3,A3,2E21.14,2E13.6)", COEFFICIENTS)
                .writtenBy(written.append(')').toString())
                .exact();
    }
}
