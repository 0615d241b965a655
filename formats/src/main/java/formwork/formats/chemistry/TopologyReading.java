package formwork.formats.chemistry;

import formwork.FieldReader;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import formwork.formats.Table;
import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads an AMBER topology section by section. */
final class TopologyReading {
    private static final String FLAG = "%FLAG";
    private static final String FORMAT = "%FORMAT";
    private static final int MOST_FIELDS = 200;
    private static final int FIRST_CHARACTERS = 4000;

    private static final Map<String, String> UNITS =
            Map.of(
                    "CHARGE", "e/18.2223",
                    "MASS", "u",
                    "BOND_FORCE_CONSTANT", "kcal/mol/Angstrom**2",
                    "BOND_EQUIL_VALUE", "Angstrom",
                    "ANGLE_FORCE_CONSTANT", "kcal/mol/rad**2",
                    "ANGLE_EQUIL_VALUE", "rad",
                    "DIHEDRAL_FORCE_CONSTANT", "kcal/mol",
                    "DIHEDRAL_PHASE", "rad",
                    "RADII", "Angstrom");

    private final Lines lines;
    private final ReadOptions options;
    private final Set<String> flags = new HashSet<>();
    private TopologySizes sizes;

    TopologyReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    Topology read() throws IOException {
        lines.require("%VERSION");
        String version = lines.text();
        if (!version.startsWith("%VERSION")) {
            throw lines.fault(IoStatus.BAD_HEADER, "%VERSION");
        }
        List<TopologySection> sections = new ArrayList<>();
        while (lines.next()) {
            if (lines.text().startsWith(FLAG)) {
                sections.add(section());
            } else if (!lines.isBlank() || !options.isLenient()) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, FLAG + " and the name of a section");
            }
        }
        return new Topology(lines.source().name(), version, sections);
    }

    private TopologySection section() throws IOException {
        String flag = lines.text().substring(FLAG.length()).strip();
        if (flag.isEmpty() || !flags.add(flag)) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    flag.isEmpty() ? "the name of a section" : "each section once");
        }
        List<String> header = new ArrayList<>();
        header.add(lines.text());
        lines.require(FORMAT);
        while (!lines.text().startsWith(FORMAT)) {
            if (!lines.text().startsWith("%COMMENT")) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "%COMMENT or %FORMAT");
            }
            header.add(lines.text());
            lines.require(FORMAT);
        }
        header.add(lines.text());
        FoundFormat format =
                FoundFormat.of(
                        lines.columns(FORMAT.length() + 1, lines.text().length()),
                        lines.place(FORMAT.length() + 1, lines.text().length()));
        return values(flag, header, format);
    }

    private TopologySection values(String flag, List<String> header, FoundFormat format)
            throws IOException {
        long begin = lines.nextOffset();
        long linesBefore = lines.linesBefore();
        StringBuilder first = new StringBuilder();
        boolean isBlank = true;
        boolean isOver = false;
        while (!isOver && lines.next()) {
            isOver = lines.to() > lines.from() && lines.bytes()[lines.from()] == '%';
            if (isOver) {
                lines.back();
            } else {
                if (first.length() < FIRST_CHARACTERS) {
                    first.append(lines.text());
                }
                isBlank &= lines.isBlank();
            }
        }
        long end = lines.nextOffset();
        long linesAtEnd = lines.linesBefore();
        lines.moveTo(begin, linesBefore);
        List<DataEdit> edits = format.edits(MOST_FIELDS + 1);
        if (edits.isEmpty() || edits.size() > MOST_FIELDS) {
            throw format.place()
                    .fault(
                            IoStatus.BAD_HEADER,
                            format.toString(),
                            "1 to " + MOST_FIELDS + " fields in a line");
        }
        Table table =
                isUniform(edits)
                        ? array(flag, format, edits.get(0), end, linesAtEnd)
                        : rows(flag, format, edits, isBlank ? linesBefore : linesAtEnd);
        lines.moveTo(end, linesAtEnd);
        int blankLines = isBlank && table.rowCount() == 0 ? (int) (linesAtEnd - linesBefore) : 0;
        return new TopologySection(
                flag, header, format, format.written(first.toString()), table, blankLines);
    }

    private static boolean isUniform(List<DataEdit> edits) {
        ItemKind kind = FieldReader.naturalKind(edits.get(0));
        return edits.stream().allMatch(edit -> FieldReader.naturalKind(edit) == kind);
    }

    private static ItemKind kind(DataEdit edit) {
        ItemKind kind = FieldReader.naturalKind(edit);
        return kind == ItemKind.LOGICAL4 ? ItemKind.CHARACTER : kind;
    }

    // ---- one type ----

    private Table array(String flag, FoundFormat format, DataEdit edit, long end, long linesAtEnd)
            throws IOException {
        Section<?> section = format.all(lines, end, linesAtEnd, kind(edit));
        if (flag.equals("POINTERS")) {
            sizes = new TopologySizes(section);
        }
        checkSize(flag, section);
        Column column = new Column(flag, UNITS.getOrDefault(flag, ""), kind(edit), Policy.STRICT);
        return Table.of(flag, column, 1, section);
    }

    private void checkSize(String flag, Section<?> section) {
        long expected = sizes == null ? -1 : sizes.of(flag);
        long found = Array.getLength(section.values());
        if (expected >= 0 && expected != found && !options.isLenient()) {
            throw section.lines()
                    .fault(
                            IoStatus.BAD_COUNT,
                            found + " values of " + flag,
                            expected + ", as the POINTERS in " + sizes.place() + " say");
        }
    }

    // ---- several types ----

    private Table rows(String flag, FoundFormat format, List<DataEdit> edits, long linesAtEnd)
            throws IOException {
        long first = lines.linesBefore() + 1;
        List<Object[]> rows = new ArrayList<>();
        while (lines.linesBefore() < linesAtEnd) {
            Object[] row = format.row(lines);
            if (row.length != edits.size()) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE, edits.size() + " fields, as " + format + " has");
            }
            rows.add(row);
        }
        Place place = Place.lines(lines.source().name(), first, Math.max(first, linesAtEnd));
        Table table = null;
        for (int i = 0; i < edits.size(); i++) {
            Object values = column(rows, i, kind(edits.get(i)));
            Column column = new Column(flag + " " + (i + 1), "", kind(edits.get(i)), Policy.STRICT);
            table =
                    table == null
                            ? Table.of(flag, column, 1, new Section<>(values, place, 1))
                            : table.with(column, 1, values);
        }
        return table;
    }

    private static Object column(List<Object[]> rows, int index, ItemKind kind) {
        return switch (kind) {
            case INTEGER4 ->
                    rows.stream().mapToInt(row -> ((Number) row[index]).intValue()).toArray();
            case INTEGER8 ->
                    rows.stream().mapToLong(row -> ((Number) row[index]).longValue()).toArray();
            case REAL8 ->
                    rows.stream().mapToDouble(row -> ((Number) row[index]).doubleValue()).toArray();
            default -> rows.stream().map(row -> String.valueOf(row[index])).toArray(String[]::new);
        };
    }
}
