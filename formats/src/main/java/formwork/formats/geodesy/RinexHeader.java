package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import java.io.IOException;

/** The header of a RINEX file: lines that say in columns 61-80 what they are. */
final class RinexHeader {
    /** Its lines, and those that stand among the data. */
    static final RowLayout LINES =
            RowLayout.of("header", "(A60,A20)", Column.text("content"), Column.text("label"))
                    .exact();

    static final int FIRST_OF_LABEL = 61;
    static final int LAST_OF_LABEL = 80;
    private static final int LAST_OF_VERSION = 9;
    private static final int COLUMN_OF_TYPE = 21;
    private static final String FIRST_LABEL = "RINEX VERSION / TYPE";
    private static final String LAST_LABEL = "END OF HEADER";

    private RinexHeader() {}

    /** Takes the lines of a header. */
    interface Visitor {
        /** The line in hand is labelled {@code label}. */
        void line(String label, Lines lines) throws IOException;
    }

    /** Evidence for a file whose first line has this label. */
    static Evidence recognise(Head head, String firstLabel) {
        return head.columns(1, FIRST_OF_LABEL, LAST_OF_LABEL).strip().equals(firstLabel)
                ? Evidence.certain("line 1, columns 61-80: \"" + firstLabel + "\"")
                : Evidence.none("line 1, columns 61-80: no \"" + firstLabel + "\"");
    }

    /**
     * Evidence for a file of one of {@code types}, whose versions are those of {@code versions}.
     */
    static Evidence recognise(Head head, String types, String versions) {
        if (!head.columns(1, FIRST_OF_LABEL, LAST_OF_LABEL).strip().equals(FIRST_LABEL)) {
            return Evidence.none("line 1, columns 61-80: no \"" + FIRST_LABEL + "\"");
        }
        String type = head.columns(1, COLUMN_OF_TYPE, COLUMN_OF_TYPE);
        String version = head.columns(1, 1, LAST_OF_VERSION).strip();
        if (!types.contains(type)
                || version.isEmpty()
                || !versions.contains(version.substring(0, 1))) {
            return Evidence.none(
                    "line 1: RINEX version \"" + version + "\" and type \"" + type + "\"");
        }
        return Evidence.certain(
                "line 1, columns 61-80: \"" + FIRST_LABEL + "\"",
                "line 1: version " + version + ", type \"" + type + "\"");
    }

    /**
     * Reads all of it into rows, and returns its version times 100, which is one of {@code
     * versions}.
     */
    static int read(RecordReader records, String versions, Visitor visitor) throws IOException {
        Lines lines = records.lines();
        begin(lines, FIRST_LABEL);
        String version = lines.columns(1, LAST_OF_VERSION).strip();
        if (!version.matches("[" + versions + "](\\.\\d{1,2})?")) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    1,
                    LAST_OF_VERSION,
                    "a version of " + String.join(" or ", versions.split("")));
        }
        readOn(records, visitor);
        return (int) Math.round(Double.parseDouble(version) * 100);
    }

    /** Reads all of a header whose first line is labelled otherwise, into rows. */
    static void readLabelled(RecordReader records, String firstLabel, Visitor visitor)
            throws IOException {
        begin(records.lines(), firstLabel);
        readOn(records, visitor);
    }

    private static void begin(Lines lines, String firstLabel) throws IOException {
        lines.require(firstLabel);
        if (!label(lines).equals(firstLabel)) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, FIRST_OF_LABEL, LAST_OF_LABEL, "\"" + firstLabel + "\"");
        }
    }

    /** From the line in hand to the last one. */
    private static void readOn(RecordReader records, Visitor visitor) throws IOException {
        Lines lines = records.lines();
        while (true) {
            String label = label(lines);
            records.readHere(LINES);
            visitor.line(label, lines);
            if (label.equals(LAST_LABEL)) {
                return;
            }
            lines.require(LAST_LABEL);
        }
    }

    /** What the line in hand says that it is. */
    static String label(Lines lines) {
        return lines.columns(FIRST_OF_LABEL, LAST_OF_LABEL).strip();
    }

    /** The type in the first line, which is in hand. */
    static String type(Lines lines) {
        return lines.columns(COLUMN_OF_TYPE, COLUMN_OF_TYPE);
    }
}
