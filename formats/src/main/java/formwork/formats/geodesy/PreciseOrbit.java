package formwork.formats.geodesy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;

/**
 * Positions, velocities and clocks of satellites at equal times, SP3-a to SP3-d: the tables {@code
 * epochs}, {@code positions} and {@code velocities}, with the row of their epoch, the correlations
 * of both, and those of the header.
 *
 * <p>A coordinate of 0 and a clock of 999999.999999 stand for no value, and are null.
 */
public final class PreciseOrbit extends WritableRecordKind {
    private static final double NO_CLOCK = 999999.999999;
    private static final int FIRST_OF_EPOCH_COUNT = 33;
    private static final int LAST_OF_EPOCH_COUNT = 39;
    private static final int SATELLITES_PER_LINE = 17;
    private static final int MOST_DECIMALS = 7;
    private static final int FIRST_OF_X = 5;
    private static final int LAST_OF_X = 18;

    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);
    private static final Policy COORDINATE = Policy.STRICT.sentinel(0, Outcome.NULL);
    private static final Policy CLOCK =
            Policy.STRICT.sentinel(NO_CLOCK, Outcome.NULL).blank(Outcome.NULL);

    private static final RowLayout FIRST =
            RowLayout.of(
                            "file",
                            "(A2,A1,I4,4(1X,I2),1X,F11.8,1X,I7,1X,A5,1X,A5,1X,A3,1X,A4)",
                            Column.text("version"),
                            Column.text("mode"),
                            Column.integer("year"),
                            Column.integer("month"),
                            Column.integer("day"),
                            Column.integer("hour"),
                            Column.integer("minute"),
                            Column.real("second", "s"),
                            Column.integer("epochs"),
                            Column.text("data used"),
                            Column.text("frame"),
                            Column.text("orbit type"),
                            Column.text("agency"))
                    .exact();

    private static final RowLayout TIMES =
            RowLayout.of(
                            "times",
                            "(A2,1X,I4,1X,F15.8,1X,F14.8,1X,I5,1X,F15.13)",
                            Column.text("symbol"),
                            Column.integer("gps week"),
                            Column.real("seconds of week", "s"),
                            Column.real("interval", "s"),
                            Column.integer("modified julian day"),
                            Column.real("fraction of day", "d"))
                    .exact();

    private static final RowLayout SATELLITES =
            RowLayout.of(
                            "satellites",
                            "(A2,1X,I3,3X,17A3)",
                            Column.text("symbol"),
                            Column.integer("satellites").with(MAY_BE_BLANK))
                    .times(SATELLITES_PER_LINE, Column.text("satellite"))
                    .exact();

    private static final RowLayout ACCURACIES =
            RowLayout.of("accuracies", "(A2,7X,17I3)", Column.text("symbol"))
                    .times(SATELLITES_PER_LINE, Column.integer("exponent").with(MAY_BE_BLANK))
                    .exact();

    private static final RowLayout CHARACTERS =
            RowLayout.of("characters", "(A2,1X,2(A2,1X),2(A3,1X),4(A4,1X),4(A5,1X))")
                    .times(1, Column.text("symbol"))
                    .times(1, Column.text("file type"))
                    .times(1, Column.text("cc"))
                    .times(1, Column.text("time system"))
                    .times(1, Column.text("ccc"))
                    .times(4, Column.text("cccc"))
                    .times(4, Column.text("ccccc"))
                    .exact();

    private static final RowLayout BASES =
            RowLayout.of(
                            "bases",
                            "(A2,1X,F10.7,1X,F12.9,1X,F14.11,1X,F18.15)",
                            Column.text("symbol"),
                            Column.real("position base", ""),
                            Column.real("clock base", ""),
                            Column.real("unused 1", ""),
                            Column.real("unused 2", ""))
                    .exact();

    private static final RowLayout INTEGERS =
            RowLayout.of("integers", "(A2,4(1X,I4),4(1X,I6),1X,I9)", Column.text("symbol"))
                    .times(9, Column.integer("unused"))
                    .exact();

    private static final RowLayout COMMENTS =
            RowLayout.of("comments", "(A2,1X,A)", Column.text("symbol"), Column.text("text"));

    private static final RowLayout EPOCHS =
            RowLayout.of(
                            "epochs",
                            "(A1,2X,I4,4(1X,I2),1X,F11.8)",
                            Column.text("symbol"),
                            Column.integer("year"),
                            Column.integer("month"),
                            Column.integer("day"),
                            Column.integer("hour"),
                            Column.integer("minute"),
                            Column.real("second", "s"))
                    .exact();

    private static final RowLayout END = RowLayout.of("end", "(A3)", Column.text("symbol")).exact();

    private static RowLayout states(
            String table, String suffix, String unit, String clockUnit, int decimals) {
        return RowLayout.of(
                        table,
                        "(A1,A3,4F14." + decimals + ",3(1X,I2),1X,I3,1X,2A1,2X,2A1)",
                        Column.text("symbol"),
                        Column.text("satellite"),
                        Column.real("x" + suffix, unit).with(COORDINATE),
                        Column.real("y" + suffix, unit).with(COORDINATE),
                        Column.real("z" + suffix, unit).with(COORDINATE),
                        Column.real("clock" + suffix, clockUnit).with(CLOCK),
                        Column.integer("x deviation").with(MAY_BE_BLANK),
                        Column.integer("y deviation").with(MAY_BE_BLANK),
                        Column.integer("z deviation").with(MAY_BE_BLANK),
                        Column.integer("clock deviation").with(MAY_BE_BLANK),
                        Column.text("clock event"),
                        Column.text("clock predicted"),
                        Column.text("maneuver"),
                        Column.text("orbit predicted"))
                .given(Column.integer("epoch"))
                .exact();
    }

    private static RowLayout correlations(String table, String unit, String clockUnit) {
        return RowLayout.of(
                        table,
                        "(A2,2X,3(I4,1X),I7,6(1X,I8))",
                        Column.text("symbol"),
                        Column.integer("x deviation").in(unit).with(MAY_BE_BLANK),
                        Column.integer("y deviation").in(unit).with(MAY_BE_BLANK),
                        Column.integer("z deviation").in(unit).with(MAY_BE_BLANK),
                        Column.integer("clock deviation").in(clockUnit).with(MAY_BE_BLANK),
                        Column.integer("xy").in("1e-7").with(MAY_BE_BLANK),
                        Column.integer("xz").in("1e-7").with(MAY_BE_BLANK),
                        Column.integer("xc").in("1e-7").with(MAY_BE_BLANK),
                        Column.integer("yz").in("1e-7").with(MAY_BE_BLANK),
                        Column.integer("yc").in("1e-7").with(MAY_BE_BLANK),
                        Column.integer("zc").in("1e-7").with(MAY_BE_BLANK))
                .given(Column.integer("epoch"))
                .exact();
    }

    private static final RowLayout POSITION_CORRELATIONS =
            correlations("position correlations", "mm", "ps");
    private static final RowLayout VELOCITY_CORRELATIONS =
            correlations("velocity correlations", "1e-4 mm/s", "1e-4 ps/s");

    @Override
    public String name() {
        return "sp3";
    }

    @Override
    public String title() {
        return "precise orbits of satellites (SP3)";
    }

    @Override
    public String specification() {
        return "Hilla 2016, The extended standard product 3 orbit format (SP3-d)";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        String first = head.line(1);
        if (!first.matches("#[a-d][PV]\\d{4} [ \\d]\\d .*")) {
            return head.isEmpty()
                    ? Evidence.none("nothing in it")
                    : Evidence.none("line 1: no \"#\", version a to d and year");
        }
        String seen = "line 1: SP3-" + first.charAt(1) + ", \"" + head.columns(1, 1, 13) + "\"";
        return head.line(2).startsWith("## ")
                ? Evidence.certain(seen, "line 2: \"## \"")
                : Evidence.possible(seen);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        new Reading(records).read();
    }

    /** One reading. */
    private static final class Reading {
        private final RecordReader records;
        private final Lines lines;
        private final boolean isLenient;
        private RowLayout positions = states("positions", "", "km", "us", 6);
        private RowLayout velocities = states("velocities", " velocity", "dm/s", "1e-4 us/s", 6);
        private int epoch = -1;
        private boolean isEnded;

        Reading(RecordReader records) {
            this.records = records;
            lines = records.lines();
            isLenient = records.options().isLenient();
        }

        void read() throws IOException {
            lines.require("#, version and mode of an SP3 file");
            if (!lines.columns(1, 2).matches("#[a-d]")) {
                throw lines.fault(IoStatus.BAD_HEADER, 1, 2, "# and a version, a to d");
            }
            int count = records.readHere(FIRST).ints("epochs")[0];
            lines.require("##, the week and the interval");
            if (!lines.columns(1, 2).equals("##")) {
                throw lines.fault(IoStatus.BAD_HEADER, 1, 2, "##");
            }
            records.readHere(TIMES);
            records.declare(SATELLITES, ACCURACIES, CHARACTERS, BASES, INTEGERS, COMMENTS, EPOCHS);
            while (!isEnded && lines.next()) {
                line();
            }
            if (isLenient) {
                return;
            }
            if (!isEnded) {
                throw lines.atEnd("EOF");
            }
            if (epoch + 1 != count) {
                throw new formwork.formats.Count(
                                "epochs",
                                count,
                                formwork.formats.Place.of(
                                        lines.source().name(),
                                        1,
                                        FIRST_OF_EPOCH_COUNT,
                                        LAST_OF_EPOCH_COUNT))
                        .fault((epoch + 1) + ", which there are");
            }
            while (lines.next()) {
                if (!lines.isBlank()) {
                    throw lines.fault(IoStatus.BAD_STRUCTURE, "nothing after EOF");
                }
            }
        }

        private void line() throws IOException {
            String key = lines.columns(1, 2);
            if (epoch < 0 && header(key)) {
                return;
            }
            switch (key.isEmpty() ? ' ' : key.charAt(0)) {
                case '*' -> {
                    records.readHere(EPOCHS);
                    epoch++;
                }
                case 'P' -> state(true);
                case 'V' -> state(false);
                case 'E' -> ending(key);
                case '/' -> records.readHere(COMMENTS);
                default -> other("P, V, EP, EV, * or EOF");
            }
        }

        private boolean header(String key) throws IOException {
            RowLayout layout =
                    switch (key) {
                        case "+ " -> SATELLITES;
                        case "++" -> ACCURACIES;
                        case "%c" -> CHARACTERS;
                        case "%f" -> BASES;
                        case "%i" -> INTEGERS;
                        default -> null;
                    };
            if (layout != null) {
                records.readHere(layout);
            }
            return layout != null;
        }

        private void ending(String key) throws IOException {
            if (key.equals("EP") || key.equals("EV")) {
                requireEpoch();
                records.readHere(
                        key.equals("EP") ? POSITION_CORRELATIONS : VELOCITY_CORRELATIONS, epoch);
            } else if (lines.text().strip().equals("EOF")) {
                records.readHere(END);
                isEnded = true;
            } else {
                other("EP, EV or EOF");
            }
        }

        private void state(boolean isPosition) throws IOException {
            requireEpoch();
            int decimals = decimals();
            if (isPosition) {
                if (records.tables().rowsOf(positions.name()) == 0) {
                    positions = states("positions", "", "km", "us", decimals);
                }
                records.readHere(positions, epoch);
            } else {
                if (records.tables().rowsOf(velocities.name()) == 0) {
                    velocities = states("velocities", " velocity", "dm/s", "1e-4 us/s", decimals);
                }
                records.readHere(velocities, epoch);
            }
        }

        /** Some write more digits behind the point than the 6 that are asked for. */
        private int decimals() {
            String x = lines.columns(FIRST_OF_X, LAST_OF_X);
            int point = x.indexOf('.');
            int decimals = point < 0 ? 6 : x.length() - point - 1;
            return decimals == MOST_DECIMALS ? MOST_DECIMALS : 6;
        }

        private void requireEpoch() {
            if (epoch < 0) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, 1, 1, "*, the first epoch");
            }
        }

        private void other(String expected) {
            if (!isLenient) {
                throw wrong(expected);
            }
        }

        private FormworkException wrong(String expected) {
            return lines.fault(IoStatus.BAD_STRUCTURE, 1, 2, "one of " + expected);
        }
    }
}
