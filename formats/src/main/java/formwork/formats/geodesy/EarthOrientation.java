package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.FormattedTable;
import formwork.formats.FoundFormat;
import formwork.formats.Grammar;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RowLayout;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Earth orientation parameters, series C04 of the IERS: daily rows by the format of the header. */
public final class EarthOrientation implements WritableKind<FormattedTable> {
    private static final Pattern DAY = Pattern.compile(" *\\d{4} +\\d{1,2} +\\d{1,2} +\\d+ .*");
    private static final int MOST_HEADER_LINES = 200;

    /** The series 05 and 08; the format of the file takes the place of this one. */
    private static final RowLayout DAYS =
            RowLayout.of(
                    "days",
                    "(3I4,I7,2F11.6,2F12.7,2F11.6,2F11.6,2F11.7,2F12.6)",
                    Column.integer("year"),
                    Column.integer("month"),
                    Column.integer("day"),
                    Column.integer("MJD").in("d"),
                    Column.real("x", "arcsec"),
                    Column.real("y", "arcsec"),
                    Column.real("UT1-UTC", "s"),
                    Column.real("LOD", "s"),
                    Column.real("dX", "arcsec"),
                    Column.real("dY", "arcsec"),
                    Column.real("x error", "arcsec"),
                    Column.real("y error", "arcsec"),
                    Column.real("UT1-UTC error", "s"),
                    Column.real("LOD error", "s"),
                    Column.real("dX error", "arcsec"),
                    Column.real("dY error", "arcsec"));

    @Override
    public String name() {
        return "eop-c04";
    }

    @Override
    public String title() {
        return "Earth orientation parameters, IERS C04";
    }

    @Override
    public String specification() {
        return "the header of the file itself; IERS Earth Orientation Centre, series 05 and 08 C04";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        String title = "";
        for (int line = 1; line <= Math.min(head.lineCount(), 40); line++) {
            String text = head.line(line);
            if (text.contains("EOP (IERS)") && text.contains("C04")) {
                title = "line " + line + ": \"" + text.strip() + "\"";
            } else if (isFormat(text) && !title.isEmpty()) {
                return Evidence.certain(title, "line " + line + ": the format " + text.strip());
            }
        }
        return Evidence.none("no line says EOP (IERS) C04 before one with a format");
    }

    private static boolean isFormat(String line) {
        return line.stripLeading().startsWith("FORMAT(");
    }

    @Override
    public FormattedTable read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            List<String> header = new ArrayList<>();
            FoundFormat format = null;
            while (true) {
                lines.require(format == null ? "the format of the rows" : "a day");
                String text = lines.text();
                if (format == null && isFormat(text)) {
                    format = FoundFormat.in(lines, 1, text.length());
                } else if (format != null && DAY.matcher(text).matches()) {
                    break;
                }
                if (header.size() == MOST_HEADER_LINES) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER,
                            format == null ? "the format of the rows before" : "a day before");
                }
                header.add(text);
            }
            lines.back();
            Table days =
                    Grammar.begin().rest(DAYS.by(format)).read(lines, options).table(DAYS.name());
            return new FormattedTable(header, format, days);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        return read(source, options).facts();
    }

    @Override
    public void write(FormattedTable file, Target target) throws IOException {
        file.write(target, file.format().format());
    }
}
