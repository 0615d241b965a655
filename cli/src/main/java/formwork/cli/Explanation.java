package formwork.cli;

import formwork.FieldReader;
import formwork.Format;
import formwork.Unit;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.Quoted;
import formwork.mode.Blank;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** One READ of a row, field by field: where each stands, what it gives, what may surprise. */
final class Explanation {
    private static final int MOST_FIELDS = 500;
    private static final int BLOCK_COLUMNS = 100;
    private static final int TAB = 4;

    private record Field(
            int number, long record, int first, int last, String descriptor, String value) {}

    private record Line(long number, String text, List<Field> fields) {}

    private final FieldReader fields;
    private final EditSequence edits;
    private final String name;
    private final boolean hasRecord;
    private final List<Line> lines = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();
    private final NumberText numbers = new NumberText();
    private boolean hasWarnedOfScale;
    private boolean isCut;

    /** Reads the row of {@code unit} that comes after {@code skip} records. */
    Explanation(Unit unit, Format format, long skip) throws IOException {
        fields = unit.fields(format);
        edits = new EditSequence(format.list());
        name = unit.name();
        RowReader.skip(fields, skip);
        hasRecord = fields.nextPass();
        if (hasRecord) {
            addLine();
            readFields();
            warnOfUnreadColumns();
        }
    }

    /** Whether there was anything to read. */
    boolean hasRecord() {
        return hasRecord;
    }

    /** Adds a warning about the whole. */
    void warn(String warning) {
        warnings.add(warning);
    }

    private void addLine() {
        lines.add(new Line(fields.record(), fields.recordText(), new ArrayList<>()));
    }

    private Line lastLine() {
        return lines.get(lines.size() - 1);
    }

    private void readFields() throws IOException {
        int number = 0;
        while (fields.nextField()) {
            DataEdit edit = edits.nextInPass();
            if (fields.record() != lastLine().number()) {
                addLine();
            }
            if (++number > MOST_FIELDS) {
                isCut = true;
                return;
            }
            String value = value(number);
            Field field =
                    new Field(
                            number,
                            fields.record(),
                            fields.firstColumn(),
                            fields.lastColumn(),
                            edit.canonical(),
                            value);
            warnOfPlace(field, edit);
            warnOfText(field, edit);
            lastLine().fields().add(field);
        }
    }

    private String value(int number) throws IOException {
        ItemKind kind = fields.naturalKind();
        try {
            return switch (kind) {
                case CHARACTER -> Quoted.text(fields.text());
                case REAL8 -> numbers.of(Double.longBitsToDouble(fields.bits(kind)));
                case LOGICAL4 -> fields.bits(kind) != 0 ? ".true." : ".false.";
                default -> String.valueOf(fields.bits(kind));
            };
        } catch (FieldException e) {
            boolean isStars = !fields.fieldText().isEmpty() && fields.fieldText().matches("\\**");
            warn(
                    number,
                    isStars
                            ? "asterisks: the field was too narrow for what was written to it"
                            : Faults.withoutPlace(e));
            return "(an error)";
        }
    }

    private void warn(int number, String warning) {
        warnings.add("field " + number + ": " + warning);
    }

    private void warnOfPlace(Field field, DataEdit edit) {
        int there = field.last() - field.first() + 1;
        if (edit.width() == EditDescriptor.ABSENT || there >= edit.width()) {
            warnOfOverlap(field);
            return;
        }
        if (field.last() < lastLine().text().length()) {
            warn(field.number(), "a separator ends it after " + there + " columns");
        } else if (there <= 0) {
            warn(field.number(), "the record ends before it");
        } else {
            warn(
                    field.number(),
                    "the record ends inside it: " + there + " of " + edit.width() + " columns");
        }
    }

    private void warnOfOverlap(Field field) {
        for (Field other : lastLine().fields()) {
            if (field.first() <= other.last() && other.first() <= field.last()) {
                warn(field.number(), "reads columns of field " + other.number() + " again");
                return;
            }
        }
    }

    private void warnOfText(Field field, DataEdit edit) {
        if (fields.naturalKind() == ItemKind.CHARACTER || field.value().startsWith("(")) {
            return;
        }
        String text = fields.fieldText().strip();
        if (text.isEmpty()) {
            if (field.last() >= field.first()) {
                warn(field.number(), "blank, which is " + field.value());
            }
            return;
        }
        if (text.indexOf(' ') > 0 && fields.naturalKind() != ItemKind.LOGICAL4) {
            warn(
                    field.number(),
                    edits.blank() == Blank.ZERO
                            ? "the blanks in it are zeros (BZ)"
                            : "the blanks in it are left out (BN)");
        }
        if (edit instanceof RealEdit real) {
            warnOfNumber(field, real, text);
        }
    }

    private void warnOfNumber(Field field, RealEdit edit, String text) {
        boolean hasPoint = text.indexOf('.') >= 0 || text.indexOf(',') >= 0;
        boolean isNumber = text.chars().anyMatch(c -> c >= '0' && c <= '9');
        if (isNumber && !hasPoint && edit.fractionDigits() > 0) {
            warn(
                    field.number(),
                    "no point in it, so its last "
                            + edit.fractionDigits()
                            + " digits are the fraction");
        }
        boolean hasExponent = text.substring(1).matches(".*[-+eEdDqQ].*");
        int k = edits.scaleFactor();
        if (k == 0 || hasExponent) {
            return;
        }
        warn(
                field.number(),
                k + "P " + (k > 0 ? "divides it by 1e" + k : "multiplies it by 1e" + -k));
        if (!edits.isScaleNew() && !hasWarnedOfScale) {
            hasWarnedOfScale = true;
            warn(field.number(), k + "P stands further ahead and still holds; 0P ends it");
        }
    }

    private void warnOfUnreadColumns() {
        for (Line line : lines) {
            boolean[] isRead = new boolean[line.text().length() + 1];
            for (Field field : line.fields()) {
                for (int i = field.first();
                        i <= Math.min(field.last(), line.text().length());
                        i++) {
                    isRead[i - 1] = true;
                }
            }
            warnOfUnread(line, isRead);
        }
    }

    private void warnOfUnread(Line line, boolean[] isRead) {
        String text = line.text();
        int i = 0;
        while (i < text.length()) {
            int from = i;
            while (i < text.length() && !isRead[i]) {
                i++;
            }
            String unread = text.substring(from, i);
            if (!unread.isBlank()) {
                warnings.add(
                        "record "
                                + line.number()
                                + ": no field reads "
                                + CheckCommand.columns(from + 1, i)
                                + ", "
                                + Quoted.text(unread));
            }
            i++;
        }
    }

    /** Prints it: each record with a ruler and its fields below, a table, and the warnings. */
    void print(TextOutput out) throws IOException {
        for (Line line : lines) {
            out.line(name + ", record " + line.number() + "\n");
            printRuled(line, out);
        }
        out.line("field  columns    descriptor  read from it");
        for (Line line : lines) {
            for (Field field : line.fields()) {
                out.line(row(field));
            }
        }
        if (isCut) {
            out.line("...and more");
        }
        for (int i = 0; i < warnings.size(); i++) {
            out.line((i == 0 ? "\nwarnings:\n" : "") + "  " + warnings.get(i));
        }
    }

    private String row(Field field) {
        String columns =
                field.last() < field.first()
                        ? "none"
                        : field.last() == field.first()
                                ? String.valueOf(field.first())
                                : field.first() + "-" + field.last();
        String place = lines.size() > 1 ? field.record() + ":" + columns : columns;
        return String.format(
                "%5d  %-9s  %-10s  %s", field.number(), place, field.descriptor(), field.value());
    }

    private static void printRuled(Line line, TextOutput out) throws IOException {
        String text = line.text().replaceAll("\\p{Cntrl}", "?");
        StringBuilder marks = new StringBuilder(" ".repeat(text.length()));
        for (Field field : line.fields()) {
            for (int i = field.first(); i <= Math.min(field.last(), text.length()); i++) {
                marks.setCharAt(i - 1, (char) ('0' + field.number() % 10));
            }
        }
        for (int from = 0; from == 0 || from < text.length(); from += BLOCK_COLUMNS) {
            int to = Math.min(text.length(), from + BLOCK_COLUMNS);
            String indent = " ".repeat(TAB);
            out.line(indent + tens(from, to).stripTrailing());
            out.line(indent + units(from, to));
            out.line(indent + text.substring(from, to));
            out.line((indent + marks.substring(from, to)).stripTrailing() + "\n");
        }
    }

    private static String tens(int from, int to) {
        StringBuilder line = new StringBuilder(" ".repeat(to - from));
        for (int column = from + 10; column <= to; column += 10) {
            String number = String.valueOf(column);
            int at = column - from - number.length();
            line.replace(at, at + number.length(), number);
        }
        return line.toString();
    }

    private static String units(int from, int to) {
        StringBuilder line = new StringBuilder(to - from);
        for (int column = from + 1; column <= to; column++) {
            line.append((char) ('0' + column % 10));
        }
        return line.toString();
    }
}
