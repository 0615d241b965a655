package formwork.cli;

import formwork.source.FormatStatement;
import formwork.source.FormatUse;
import formwork.source.SourceFormats;
import formwork.source.SourceUnit;
import formwork.source.TransferStatement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The formats of source files, a line each. */
final class FormatsTable {
    private static final int WIDEST = 60;

    /** A line of the table; constants have the keyword of their statement for a label. */
    private record Row(int line, List<String> cells) {}

    private FormatsTable() {}

    static void write(List<SourceFormats> sources, Predicate<SourceUnit> isWanted, TextOutput out)
            throws IOException {
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("place", "unit", "label", "format", "used on lines"));
        for (SourceFormats source : sources) {
            rows(source, isWanted).forEach(row -> lines.add(row.cells()));
        }
        int[] widths = new int[lines.get(0).size()];
        for (List<String> line : lines) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], Math.min(WIDEST, line.get(i).length()));
            }
        }
        for (List<String> line : lines) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String cell = line.get(i);
                text.append(cell);
                text.append(" ".repeat(Math.max(0, widths[i] - cell.length()) + 2));
            }
            out.put(text.toString().stripTrailing().getBytes(StandardCharsets.ISO_8859_1));
            out.endLine();
        }
    }

    private static List<Row> rows(SourceFormats source, Predicate<SourceUnit> isWanted) {
        List<Row> rows = new ArrayList<>();
        for (FormatStatement format : source.formats()) {
            if (isWanted.test(format.unit())) {
                String used =
                        format.usedOnLines().stream()
                                .map(String::valueOf)
                                .collect(Collectors.joining(","));
                rows.add(
                        row(
                                source,
                                format.firstLine(),
                                format.unit(),
                                String.valueOf(format.label()),
                                format.text(),
                                used.isEmpty() ? "none" : used));
            }
        }
        for (TransferStatement statement : source.statements()) {
            if (statement.format().kind() == FormatUse.Kind.CONSTANT
                    && isWanted.test(statement.unit())) {
                rows.add(
                        row(
                                source,
                                statement.firstLine(),
                                statement.unit(),
                                statement.keyword().name().toLowerCase(Locale.ROOT),
                                statement.format().text(),
                                String.valueOf(statement.firstLine())));
            }
        }
        rows.sort(Comparator.comparingInt(Row::line));
        return rows;
    }

    private static Row row(
            SourceFormats source,
            int line,
            SourceUnit unit,
            String label,
            String format,
            String used) {
        return new Row(line, List.of(source.name() + ":" + line, unit.path(), label, format, used));
    }
}
