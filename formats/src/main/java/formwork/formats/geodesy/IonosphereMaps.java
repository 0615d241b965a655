package formwork.formats.geodesy;

import formwork.Format;
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
import java.util.HashMap;
import java.util.Map;

/**
 * Maps of the ionosphere, IONEX: the tables {@code header} (all lines that are labelled and not in
 * another table), {@code epochs} of maps, {@code rows} (latitude, longitudes and height of each),
 * and {@code tec}, {@code rms} and {@code height} with the values of a row, one for each longitude.
 * Values are multiplied by ten to the power that EXPONENT says; 9999 is no value.
 */
public final class IonosphereMaps extends WritableRecordKind {
    private static final String FIRST_LABEL = "IONEX VERSION / TYPE";
    private static final int FIRST_OF_LABEL = RinexHeader.FIRST_OF_LABEL;
    private static final int LAST_OF_LABEL = RinexHeader.LAST_OF_LABEL;
    private static final int PER_LINE = 16;
    private static final int MOST_LONGITUDES = 10_000;
    private static final int USUAL_EXPONENT = -1;
    private static final int MOST_EXPONENT = 20;
    private static final double NO_VALUE = 9999;

    private static final Format RANGE = Format.of("(8X,3F6.1)");
    private static final Column LABEL = Column.text("label");
    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));
    private static final RowLayout EPOCHS =
            RowLayout.of(
                            "epochs",
                            "(6I6,A24,A20)",
                            Column.integer("year"),
                            Column.integer("month"),
                            Column.integer("day"),
                            Column.integer("hour"),
                            Column.integer("minute"),
                            Column.integer("second"),
                            Column.text("blank"),
                            LABEL)
                    .given(Column.text("kind"), Column.integer("map"))
                    .exact();
    private static final RowLayout ROWS =
            RowLayout.of(
                            "rows",
                            "(2X,5F6.1,A28,A20)",
                            Column.real("latitude", "degree"),
                            Column.real("first longitude", "degree"),
                            Column.real("last longitude", "degree"),
                            Column.real("step", "degree"),
                            Column.real("height", "km"),
                            Column.text("blank"),
                            LABEL)
                    .given(Column.text("kind"), Column.integer("map"))
                    .exact();

    @Override
    public String name() {
        return "ionex";
    }

    @Override
    public String title() {
        return "maps of the ionosphere (IONEX)";
    }

    @Override
    public String specification() {
        return "Schaer, Gurtner and Feltens 1998, IONEX: The ionosphere map exchange format,"
                + " version 1";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        return RinexHeader.recognise(head, FIRST_LABEL);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        int[] exponent = {USUAL_EXPONENT};
        RinexHeader.readLabelled(
                records,
                FIRST_LABEL,
                (label, lines) -> {
                    if (label.equals("EXPONENT")) {
                        exponent[0] = exponent(lines);
                    }
                });
        new Maps(records, exponent[0]).read();
    }

    private static int exponent(Lines lines) {
        long value = lines.integer(1, 6);
        if (Math.abs(value) > MOST_EXPONENT) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, 1, 6, "-" + MOST_EXPONENT + " to " + MOST_EXPONENT);
        }
        return (int) value;
    }

    /** The maps of one file. */
    private static final class Maps {
        private final RecordReader records;
        private final Lines lines;
        private final Map<String, RowLayout> layouts = new HashMap<>();
        private int exponent;
        private String kind = ""; // of the map that has begun
        private long map;

        Maps(RecordReader records, int exponent) {
            this.records = records;
            this.exponent = exponent;
            lines = records.lines();
        }

        void read() throws IOException {
            while (lines.next()) {
                if (lines.isBlank()) {
                    records.readHere(BLANK);
                } else {
                    labelled(RinexHeader.label(lines));
                }
            }
            if (!kind.isEmpty()) {
                throw lines.atEnd("END OF " + kind + " MAP");
            }
        }

        private void labelled(String label) throws IOException {
            if (label.equals("EPOCH OF CURRENT MAP")) {
                records.readHere(EPOCHS, kind, map);
            } else if (label.equals("LAT/LON1/LON2/DLON/H")) {
                row();
            } else if (label.startsWith("START OF ") && label.endsWith(" MAP")) {
                if (!kind.isEmpty()) {
                    throw unexpected("END OF " + kind + " MAP before");
                }
                kind = label.substring("START OF ".length(), label.length() - " MAP".length());
                map = lines.integer(1, 6);
                records.readHere(RinexHeader.LINES);
            } else if (label.startsWith("END OF ") && label.endsWith(" MAP")) {
                if (!label.equals("END OF " + kind + " MAP") || lines.integer(1, 6) != map) {
                    throw unexpected("the end of the map that began: " + kind + " " + map);
                }
                kind = "";
                records.readHere(RinexHeader.LINES);
            } else if (label.equals("EXPONENT")) {
                exponent = exponent(lines);
                records.readHere(RinexHeader.LINES);
            } else if (kind.isEmpty() || label.equals("COMMENT")) {
                records.readHere(RinexHeader.LINES);
            } else {
                throw unexpected("a label: LAT/LON1/LON2/DLON/H, or END OF " + kind + " MAP");
            }
        }

        private FormworkException unexpected(String expected) {
            return lines.fault(IoStatus.BAD_STRUCTURE, FIRST_OF_LABEL, LAST_OF_LABEL, expected);
        }

        private void row() throws IOException {
            if (kind.isEmpty()) {
                throw unexpected("START OF TEC MAP before");
            }
            lines.back();
            Object[] range = lines.read(RANGE);
            records.readHere(ROWS, kind, map);
            double span = (double) range[1] - (double) range[0];
            double count = Math.rint(span / (double) range[2]) + 1;
            if (!(count >= 1 && count <= MOST_LONGITUDES)) {
                throw lines.fault(
                        IoStatus.BAD_COUNT, 9, 26, "1 to " + MOST_LONGITUDES + " longitudes");
            }
            lines.require("the values of the row");
            records.readHere(values((int) count), map);
        }

        private RowLayout values(int count) {
            String table = kind.toLowerCase(java.util.Locale.ROOT);
            RowLayout before = layouts.get(table);
            if (before != null && before.fields().size() != count) {
                throw lines.fault(
                        IoStatus.BAD_COUNT,
                        before.fields().size() + " longitudes, as the first row of " + table);
            }
            int power = exponent;
            RowLayout layout =
                    layouts.computeIfAbsent(
                            table + " " + power,
                            key -> {
                                Policy policy =
                                        Policy.STRICT
                                                .scale(Math.pow(10, power))
                                                .sentinel(NO_VALUE, Outcome.NULL);
                                StringBuilder format = new StringBuilder("(");
                                for (int left = count; left > 0; left -= PER_LINE) {
                                    format.append(left < count ? "/" : "")
                                            .append(Math.min(left, PER_LINE))
                                            .append("I5");
                                }
                                return RowLayout.of(table, format.append(')').toString())
                                        .times(count, Column.real("value", "TECU").with(policy))
                                        .given(Column.integer("map"))
                                        .exact();
                            });
            layouts.putIfAbsent(table, layout);
            return layout;
        }
    }
}
