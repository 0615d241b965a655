package formwork.formats.nuclear;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RealText;
import formwork.formats.RowBuilder;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Plots that NJOY has written for its own program VIEWR: list-directed records, each up to a slash.
 * The tables {@code points}, records of two numbers or more, curve by curve, and {@code cards}, all
 * others.
 */
public final class PlotInput implements Kind<Tables> {
    private static final int MOST_NUMBERS = 6;
    private static final int NO_NUMBERS = -1;
    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);

    @Override
    public String name() {
        return "njoy-plot";
    }

    @Override
    public String title() {
        return "plots of NJOY";
    }

    @Override
    public String specification() {
        return "MacFarlane et al. 2019, The NJOY Nuclear Data Processing System, version 2016,"
                + " LA-UR-17-20093, VIEWR; Fortran 2018, 13.10";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        boolean isPage = head.line(1).matches("[ \\d.]{1,40}/ *");
        int title = 0;
        for (int line = 2; line <= 4; line++) {
            title = title == 0 && head.line(line).matches("'[^']{1,80}' */ *") ? line : title;
        }
        return isPage && title > 0
                ? Evidence.likely(
                        "line 1: numbers up to a slash",
                        "line " + title + ": the title " + head.line(title).strip())
                : Evidence.none("lines 1 to 4: no numbers up to a slash, and a title up to one");
    }

    @Override
    public Tables read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new Reading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Tables tables = read(source, options);
        Table points = tables.table("points");
        int[] curves = points.ints("curve");
        Facts facts = Facts.NONE.with("curves", curves.length == 0 ? 0 : curves[curves.length - 1]);
        for (Map.Entry<String, Table> table : tables.all().entrySet()) {
            facts = facts.with("rows of " + table.getKey(), table.getValue().rowCount());
        }
        return facts;
    }

    /** One reading. */
    private static final class Reading {
        private final Lines lines;
        private final boolean isLenient;
        private final RowBuilder points;
        private final RowBuilder cards;
        private final RealText real = new RealText();
        private final double[] numbers = new double[MOST_NUMBERS];
        private int curve;
        private boolean isData;
        private boolean isInCurve;

        Reading(Lines lines, ReadOptions options) {
            this.lines = lines;
            isLenient = options.isLenient();
            String file = lines.source().name();
            points =
                    new RowBuilder(
                            file,
                            "points",
                            List.of(
                                    Column.integer("curve"),
                                    Column.real("x", ""),
                                    Column.real("y", ""),
                                    Column.real("error below", "").with(MAY_BE_BLANK),
                                    Column.real("error above", "").with(MAY_BE_BLANK),
                                    Column.real("x error left", "").with(MAY_BE_BLANK),
                                    Column.real("x error right", "").with(MAY_BE_BLANK)),
                            options);
            cards = new RowBuilder(file, "cards", List.of(Column.text("text")), options);
        }

        Tables read() throws IOException {
            boolean isEnd = false;
            while (lines.next()) {
                int slash = slash();
                if (slash < 0 && lines.columns(1, 4).equals("stop")) {
                    isEnd = true;
                }
                if (slash < 0 && !isEnd && !isLenient && !lines.isBlank()) {
                    throw lines.fault(IoStatus.BAD_STRUCTURE, "a record that ends with a slash");
                }
                int count = slash < 0 || isEnd ? NO_NUMBERS : numbers(slash);
                if (isData && count >= 2) {
                    point(count);
                } else {
                    isData = isFormat(count) || isData && (count == 0 || count == 1);
                    isInCurve = false;
                    cards.text(lines.text());
                    cards.endRow(lines.number());
                }
            }
            return Tables.of(lines.source().name()).and(points.table()).and(cards.table());
        }

        /** Where the slash is that ends the record, outside of apostrophes; negative if nowhere. */
        private int slash() {
            boolean isQuoted = false;
            for (int i = lines.from(); i < lines.to(); i++) {
                isQuoted ^= lines.bytes()[i] == '\'';
                if (!isQuoted && lines.bytes()[i] == '/') {
                    return i;
                }
            }
            return -1;
        }

        /** The format of data is 0 or 1, alone; data go up to the next record with a text. */
        private boolean isFormat(int count) {
            return count == 1
                    && (numbers[0] == 0 || numbers[0] == 1)
                    && lines.columns(2, 2).equals("/");
        }

        /** How many numbers there are up to the slash; negative if there is anything else. */
        private int numbers(int slash) {
            byte[] text = lines.bytes();
            int at = lines.from();
            int count = 0;
            while (true) {
                while (at < slash && text[at] == ' ') {
                    at++;
                }
                if (at == slash) {
                    return count;
                }
                int from = at;
                while (at < slash && text[at] != ' ') {
                    at++;
                }
                if (count == MOST_NUMBERS || !real.read(text, from, at)) {
                    return NO_NUMBERS;
                }
                numbers[count++] = real.value();
            }
        }

        private void point(int count) {
            curve += isInCurve ? 0 : 1;
            isInCurve = true;
            points.integer(curve);
            for (int i = 0; i < MOST_NUMBERS; i++) {
                if (i < count) {
                    points.real(numbers[i]);
                } else {
                    points.blank();
                }
            }
            points.endRow(lines.number());
        }
    }
}
