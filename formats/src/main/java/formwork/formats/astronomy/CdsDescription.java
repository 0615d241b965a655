package formwork.formats.astronomy;

import formwork.FieldReader;
import formwork.edit.DataEdit;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.FoundFormat;
import formwork.formats.Grammar;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RowLayout;
import formwork.formats.Source;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A byte-by-byte description: the columns of a file, or of several that are alike.
 *
 * @param files the names that it gives
 * @param format the format of a row, made of all columns
 * @param columns each with its unit, and what its explanation says of missing values
 * @param formats of each column, and where they stand
 */
public record CdsDescription(
        List<String> files, String format, List<Column> columns, List<FoundFormat> formats) {
    private static final String TITLE = "Byte-by-byte Description of file:";
    private static final int MOST_COLUMNS = 10_000;
    private static final int WIDEST = 1 << 16;

    /** Bytes, format, unit, label, explanation. */
    private static final Pattern COLUMN =
            Pattern.compile(
                    " *(?:(\\d{1,7}) *- *)?(\\d{1,7}) +([A-Za-z]\\S*) +(\\S+) +(\\S+)(?: +(.*))?");

    /** What an explanation begins with: limits, then a question mark and what stands for none. */
    private static final Pattern MISSING =
            Pattern.compile("\\*?(?:[\\[\\]]\\S*?[\\[\\]])? *\\?(?:=(\\S+))?.*");

    /** Keeps copies of the lists. */
    public CdsDescription {
        files = List.copyOf(files);
        columns = List.copyOf(columns);
        formats = List.copyOf(formats);
    }

    /** Whether the description of a file begins with this line. */
    static boolean begins(String line) {
        return line.startsWith("Byte-by-byte Description");
    }

    /** Whether this is a line between parts. */
    static boolean isRule(String line) {
        String text = line.strip();
        return text.length() >= 20 && (text.matches("-+") || text.matches("=+"));
    }

    /** Reads the description whose first line is the one in hand. */
    static CdsDescription read(Lines lines) throws IOException {
        List<String> files = new ArrayList<>();
        while (begins(lines.text())) {
            int colon = lines.text().indexOf(':');
            String names = colon < 0 ? "" : lines.text().substring(colon + 1);
            for (String name : names.split("[, ]+", 0)) {
                if (!name.isEmpty()) {
                    files.add(name);
                }
            }
            lines.require("a line of dashes");
        }
        if (files.isEmpty()) {
            throw lines.fault(IoStatus.BAD_HEADER, "the name of a file after \"" + TITLE + "\"");
        }
        for (String part : List.of("a line of dashes", "Bytes", "a line of dashes")) {
            boolean isTitle = part.equals("Bytes");
            String text = lines.text().strip();
            if (isTitle ? !text.matches("Bytes +Format +Units +Label.*") : !isRule(text)) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        isTitle ? "Bytes, Format, Units, Label, Explanations" : part);
            }
            lines.require("the description of a column");
        }
        return new Building().read(lines, files);
    }

    /** One description as it is read. */
    private static final class Building {
        private final StringBuilder format = new StringBuilder("(");
        private final List<Column> columns = new ArrayList<>();
        private final List<FoundFormat> formats = new ArrayList<>();

        CdsDescription read(Lines lines, List<String> files) throws IOException {
            while (!isRule(lines.text())) {
                Matcher column = COLUMN.matcher(lines.text());
                if (column.matches()) {
                    add(lines, column);
                } else if (columns.isEmpty() || !lines.text().startsWith("       ")) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER,
                            "bytes, a format, a unit and a label, or a line of dashes");
                }
                lines.require("the description of a column, or a line of dashes");
            }
            if (columns.isEmpty()) {
                throw lines.fault(IoStatus.BAD_HEADER, "the description of a column");
            }
            return new CdsDescription(files, format + ")", columns, formats);
        }

        private void add(Lines lines, Matcher text) throws IOException {
            int last = Integer.parseInt(text.group(2));
            int first = text.group(1) == null ? last : Integer.parseInt(text.group(1));
            String descriptor = text.group(3);
            if (descriptor.matches("[Aa]\\d+\\.\\d+")) { // a text has no decimals
                descriptor = descriptor.substring(0, descriptor.indexOf('.'));
            }
            FoundFormat found =
                    FoundFormat.of(
                            "(" + descriptor + ")", lines.place(text.start(3) + 1, text.end(3)));
            List<DataEdit> edits = found.edits(2);
            int width = last - first + 1;
            boolean isPlain = descriptor.matches("[AaIiFfEeDdGgLl]\\d+(\\.\\d+)?([Ee]\\d+)?");
            if (!isPlain || edits.size() != 1 || edits.get(0).width() != width) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        text.start(3) + 1,
                        text.end(3),
                        "a descriptor of a field of " + width + " columns, as its bytes are");
            }
            if (width < 1 || last > WIDEST || columns.size() == MOST_COLUMNS) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        "bytes up to " + WIDEST + ", and " + MOST_COLUMNS + " columns at most");
            }
            String label = text.group(5);
            for (Column column : columns) {
                if (column.name().equals(label)) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER, text.start(5) + 1, text.end(5), "another label");
                }
            }
            String unit = text.group(4).matches("-+") ? "" : text.group(4);
            columns.add(
                    new Column(
                            label,
                            unit,
                            FieldReader.naturalKind(edits.get(0)),
                            policy(text.group(6) == null ? "" : text.group(6))));
            formats.add(found);
            format.append(format.length() == 1 ? "T" : ",T")
                    .append(first)
                    .append(',')
                    .append(descriptor);
        }
    }

    /** What a question mark in the explanation says: a blank, or what follows it, is no value. */
    private static Policy policy(String explanation) {
        Matcher missing = MISSING.matcher(explanation);
        if (!missing.matches()) {
            return Policy.STRICT;
        }
        Policy policy = Policy.STRICT.blank(Outcome.NULL);
        String none = missing.group(1);
        if (none == null) {
            return policy;
        }
        policy = policy.marker(none, Outcome.NULL);
        return none.matches("[-+]?(\\d{1,15}(\\.\\d{0,15})?|\\.\\d{1,15})")
                ? policy.sentinel(Double.parseDouble(none), Outcome.NULL)
                : policy;
    }

    /** The rows of the file {@code source}, which is nothing else, in a table called as it is. */
    public Table read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return read(lines, options);
        }
    }

    /** The rows from the next line on. */
    Table read(Lines lines, ReadOptions options) throws IOException {
        RowLayout layout = RowLayout.of(files.get(0), format, columns.toArray(Column[]::new));
        return Grammar.begin().rest(layout).read(lines, options).table(layout.name());
    }
}
