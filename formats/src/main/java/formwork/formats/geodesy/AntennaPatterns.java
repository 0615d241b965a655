package formwork.formats.geodesy;

import formwork.Format;
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
import java.util.Map;

/**
 * Phase centres of antennas, ANTEX: the tables {@code header} (all lines that are labelled and not
 * in another table), {@code antennas}, {@code zenith} (angles of the patterns), {@code valid},
 * {@code offsets} and for each number of zenith angles, 19 say, {@code noazi 19} and {@code azimuth
 * 19}. Antennas are counted from 1.
 */
public final class AntennaPatterns extends WritableRecordKind {
    private static final String FIRST_LABEL = "ANTEX VERSION / SYST";
    private static final int FIRST_OF_LABEL = RinexHeader.FIRST_OF_LABEL;
    private static final int LAST_OF_LABEL = RinexHeader.LAST_OF_LABEL;
    private static final int MOST_ANGLES = 10_000;
    private static final int LAST_OF_AZIMUTH = 8;
    private static final Format RANGE = Format.of("(2X,3F6.1)");
    private static final Column LABEL = Column.text("label");
    private static final Column[] ANTENNA = {Column.integer("antenna")};
    private static final Column[] FREQUENCY = {Column.integer("antenna"), Column.text("frequency")};
    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));

    private static final RowLayout NAMES =
            RowLayout.of(
                            "antennas",
                            "(A20,A20,A10,A10,A20)",
                            Column.text("type"),
                            Column.text("serial number"),
                            Column.text("svn"),
                            Column.text("cospar"),
                            LABEL)
                    .given(ANTENNA)
                    .exact();
    private static final RowLayout ZENITH =
            RowLayout.of(
                            "zenith",
                            "(2X,3F6.1,A40,A20)",
                            Column.real("first", "degree"),
                            Column.real("last", "degree"),
                            Column.real("step", "degree"),
                            Column.text("blank"),
                            LABEL)
                    .given(ANTENNA)
                    .exact();
    private static final RowLayout VALID =
            RowLayout.of(
                            "valid",
                            "(5I6,F13.7,A17,A20)",
                            Column.integer("year"),
                            Column.integer("month"),
                            Column.integer("day"),
                            Column.integer("hour"),
                            Column.integer("minute"),
                            Column.real("second", "s"),
                            Column.text("blank"),
                            LABEL)
                    .given(ANTENNA)
                    .exact();
    private static final RowLayout OFFSETS =
            RowLayout.of(
                            "offsets",
                            "(3F10.2,A30,A20)",
                            Column.real("north", "mm"),
                            Column.real("east", "mm"),
                            Column.real("up", "mm"),
                            Column.text("blank"),
                            LABEL)
                    .given(FREQUENCY)
                    .exact();

    private static final RowLayout SIGNED_OFFSETS = OFFSETS.writtenBy("(SP,3F10.2,A30,A20)");
    private static final int LAST_OF_OFFSETS = 30;

    @Override
    public String name() {
        return "antex";
    }

    @Override
    public String title() {
        return "phase centres of antennas (ANTEX)";
    }

    @Override
    public String specification() {
        return "Rothacher and Schmid 2010, ANTEX: The antenna exchange format, version 1.4";
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
        RinexHeader.readLabelled(records, FIRST_LABEL, (label, lines) -> {});
        new Antennas(records).read();
    }

    /** The antennas of one file. */
    private static final class Antennas {
        private final RecordReader records;
        private final Lines lines;
        private final Map<String, RowLayout> patterns = new HashMap<>();
        private int antenna;
        private boolean isInside;
        private String frequency = "";
        private int angles; // 0 as long as they are not known

        Antennas(RecordReader records) {
            this.records = records;
            lines = records.lines();
        }

        void read() throws IOException {
            while (lines.next()) {
                if (lines.isBlank()) {
                    records.readHere(BLANK);
                } else if (isInside && !frequency.isEmpty() && isPattern()) {
                    pattern();
                } else {
                    labelled(RinexHeader.label(lines));
                }
            }
            if (isInside) {
                throw lines.atEnd("END OF ANTENNA");
            }
        }

        private boolean isPattern() {
            String label = RinexHeader.label(lines);
            return !label.startsWith("START OF")
                    && !label.startsWith("END OF")
                    && !label.equals("NORTH / EAST / UP")
                    && !label.equals("COMMENT");
        }

        private void labelled(String label) throws IOException {
            switch (label) {
                case "START OF ANTENNA" -> {
                    if (isInside) {
                        throw unexpected("END OF ANTENNA before");
                    }
                    isInside = true;
                    antenna++;
                    angles = 0;
                    records.readHere(RinexHeader.LINES);
                }
                case "END OF ANTENNA" -> {
                    if (!isInside || !frequency.isEmpty()) {
                        throw unexpected("START OF ANTENNA, or END OF FREQUENCY, before");
                    }
                    isInside = false;
                    records.readHere(RinexHeader.LINES);
                }
                case "START OF FREQUENCY", "START OF FREQ RMS" -> {
                    if (!isInside || !frequency.isEmpty() || angles == 0) {
                        throw unexpected("ZEN1 / ZEN2 / DZEN, or END OF FREQUENCY, before");
                    }
                    frequency = lines.columns(4, 6);
                    records.readHere(RinexHeader.LINES);
                }
                case "END OF FREQUENCY", "END OF FREQ RMS" -> {
                    if (frequency.isEmpty() || !lines.columns(4, 6).equals(frequency)) {
                        throw unexpected("START OF FREQUENCY of the same before");
                    }
                    frequency = "";
                    records.readHere(RinexHeader.LINES);
                }
                case "TYPE / SERIAL NO" -> records.readHere(NAMES, (long) antenna);
                case "VALID FROM", "VALID UNTIL" -> records.readHere(VALID, (long) antenna);
                case "NORTH / EAST / UP" ->
                        records.readHere(
                                hasPlus(LAST_OF_OFFSETS) ? SIGNED_OFFSETS : OFFSETS,
                                (long) antenna,
                                frequency);
                case "ZEN1 / ZEN2 / DZEN" -> angles();
                default -> records.readHere(RinexHeader.LINES);
            }
        }

        private FormworkException unexpected(String expected) {
            return lines.fault(IoStatus.BAD_STRUCTURE, FIRST_OF_LABEL, LAST_OF_LABEL, expected);
        }

        private void angles() throws IOException {
            lines.back();
            Object[] range = lines.read(RANGE);
            records.readHere(ZENITH, (long) antenna);
            double step = (double) range[2];
            double count = Math.rint(((double) range[1] - (double) range[0]) / step) + 1;
            if (!(step > 0) || !(count >= 1 && count <= MOST_ANGLES)) {
                throw lines.fault(
                        IoStatus.BAD_COUNT, 1, 20, "1 to " + MOST_ANGLES + " zenith angles");
            }
            angles = (int) count;
        }

        private void pattern() throws IOException {
            boolean isMean = lines.columns(1, LAST_OF_AZIMUTH).strip().equals("NOAZI");
            String sign = hasPlus(lines.to() - lines.from()) ? "SP," : "";
            String values = angles + "F8.2)";
            String written = (isMean ? "(3X,A5," : "(F8.1,") + sign + values;
            RowLayout layout =
                    patterns.computeIfAbsent(written, key -> pattern(isMean, values, written));
            records.readHere(layout, (long) antenna, frequency);
        }

        private RowLayout pattern(boolean isMean, String values, String written) {
            RowLayout layout =
                    isMean
                            ? RowLayout.of(
                                    "noazi " + angles, "(3X,A5," + values, Column.text("azimuth"))
                            : RowLayout.of(
                                    "azimuth " + angles,
                                    "(F8.1," + values,
                                    Column.real("azimuth", "degree"));
            return layout.times(angles, Column.real("value", "mm"))
                    .given(FREQUENCY)
                    .writtenBy(written)
                    .exact();
        }

        /** Whether numbers up to a column of the line have a plus sign. */
        private boolean hasPlus(int lastColumn) {
            return lines.columns(1, lastColumn).indexOf('+') >= 0;
        }
    }
}
