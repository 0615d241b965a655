package formwork.formats.astronomy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RowBuilder;
import formwork.formats.RowLayout;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the header of a DAOPHOT file: keywords, and the columns of its records, whose formats are
 * those of C: {@code %-10.3f} is ten columns with a real, at the left of them.
 */
final class DaophotHeader {
    private static final Pattern KEYWORD =
            Pattern.compile("#K +(\\S+) += +(?:(\"[^\"]*\"|\\S+)(?: +(\\S+))?(?: +(%\\S+))?)? *");
    private static final Pattern FORMAT = Pattern.compile("%-?(\\d{1,3})(?:\\.\\d+)?([dfgesb])");
    private static final Policy POLICY = Policy.STRICT.marker("INDEF", Outcome.NULL);
    private static final int MOST_CHARACTERS = 400;
    private static final int MOST_COLUMNS = 1000;

    private final Lines lines;
    private final RowBuilder keywords;
    private final Set<String> names = new HashSet<>();
    private final List<Column> columns = new ArrayList<>();
    private final StringBuilder format = new StringBuilder("(");
    private String namesOfLine = "";
    private String unitsOfLine = "";
    private boolean isLineLeft;

    DaophotHeader(Lines lines) {
        this.lines = lines;
        keywords =
                new RowBuilder(
                        lines.source().name(),
                        "keywords",
                        List.of(
                                Column.text("name"),
                                Column.text("value"),
                                Column.text("unit"),
                                Column.text("format")),
                        ReadOptions.STRICT);
    }

    /** Reads it up to the first line of a record, which is then in hand if there is one. */
    RowLayout read() throws IOException {
        next();
        while (isLineLeft && isHeader()) {
            String line = text();
            Matcher keyword = KEYWORD.matcher(line);
            if (keyword.matches()) {
                for (int group = 1; group <= 4; group++) {
                    keywords.text(keyword.group(group) == null ? "" : keyword.group(group));
                }
                keywords.endRow(lines.number());
            } else if (line.startsWith("#N")) {
                namesOfLine = line.substring(2);
            } else if (line.startsWith("#U")) {
                unitsOfLine = line.substring(2);
            } else if (line.startsWith("#F")) {
                addColumns(words(line.substring(2)));
            } else if (!line.strip().equals("#")) {
                throw lines.fault(IoStatus.BAD_HEADER, "one of #K, #N, #U, #F, or # alone");
            }
            next();
        }
        if (columns.isEmpty()) {
            throw isLineLeft
                    ? lines.fault(IoStatus.BAD_HEADER, "#F and formats before")
                    : lines.atEnd("#F and formats");
        }
        return RowLayout.of("stars", format.append(')').toString(), columns.toArray(Column[]::new));
    }

    private boolean isHeader() {
        return lines.to() > lines.from() && lines.bytes()[lines.from()] == '#';
    }

    private String text() {
        if (lines.to() - lines.from() > MOST_CHARACTERS) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, "at most " + MOST_CHARACTERS + " characters in a header");
        }
        return lines.text();
    }

    /** Words without the sign that the record goes on. */
    private static List<String> words(String text) {
        String rest = text.strip();
        rest = rest.endsWith("\\") ? rest.substring(0, rest.length() - 1).strip() : rest;
        return rest.isEmpty() ? List.of() : List.of(rest.split(" +"));
    }

    private void addColumns(List<String> formats) {
        List<String> named = words(namesOfLine);
        List<String> units = words(unitsOfLine);
        if (named.size() != formats.size() || units.size() != formats.size()) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, named.size() + " formats, as there are names, and units");
        }
        format.append(columns.isEmpty() ? "" : "/");
        for (int i = 0; i < formats.size(); i++) {
            Matcher field = FORMAT.matcher(formats.get(i));
            if (!field.matches() || columns.size() == MOST_COLUMNS || !names.add(named.get(i))) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        "formats like %-10.3f, up to " + MOST_COLUMNS + ", for names that differ");
            }
            int width = Integer.parseInt(field.group(1));
            Column column = column(named.get(i), field.group(2));
            String unit = units.get(i).equals("##") ? "" : units.get(i);
            columns.add(column.in(unit).with(POLICY));
            format.append(i > 0 ? "," : "").append(descriptor(column, width));
        }
        namesOfLine = "";
        unitsOfLine = "";
    }

    private static Column column(String name, String conversion) {
        return switch (conversion) {
            case "d" -> Column.integer(name);
            case "f", "g", "e" -> Column.real(name, "");
            default -> Column.text(name);
        };
    }

    private static String descriptor(Column column, int width) {
        return switch (column.kind()) {
            case INTEGER4 -> "I" + width;
            case REAL8 -> "F" + width + ".0";
            default -> "A" + width;
        };
    }

    /** Goes to the next line that is not blank. */
    void next() throws IOException {
        do {
            isLineLeft = lines.next();
        } while (isLineLeft && lines.isBlank());
    }

    boolean isLineLeft() {
        return isLineLeft;
    }

    Table keywords() {
        return keywords.table();
    }
}
