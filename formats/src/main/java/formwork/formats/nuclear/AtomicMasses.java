package formwork.formats.nuclear;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.FormattedTable;
import formwork.formats.FoundFormat;
import formwork.formats.Grammar;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RowLayout;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of the Atomic Mass Evaluation: a row a nuclide, by the format of the header, with
 * {@code #} for the point of estimated values and {@code *} where there is none.
 *
 * <p>It is not written: its values have as many decimals as they are known to, which no format
 * gives.
 */
public final class AtomicMasses implements Kind<FormattedTable> {
    private static final int MOST_HEADER_LINES = 200;
    private static final Policy ESTIMATED =
            Policy.STRICT.point('#').marker("*", Outcome.NULL).blank(Outcome.NULL);

    private static final RowLayout NUCLIDES =
            RowLayout.of(
                    "nuclides",
                    "(A1,I3,I5,I5,I5,1X,A3,A4,1X,F14.6,F12.6,F13.5,1X,F10.5,1X,A2,F13.5,F11.5,1X,I3,"
                            + "1X,F13.6,F12.6)",
                    Column.text("control"),
                    Column.integer("N-Z"),
                    Column.integer("N"),
                    Column.integer("Z"),
                    Column.integer("A"),
                    Column.text("element"),
                    Column.text("origin"),
                    value("mass excess", "keV"),
                    value("mass excess uncertainty", "keV"),
                    value("binding energy per nucleon", "keV"),
                    value("binding energy per nucleon uncertainty", "keV"),
                    Column.text("beta"),
                    value("beta decay energy", "keV"),
                    value("beta decay energy uncertainty", "keV"),
                    Column.integer("atomic mass units").in("u"),
                    value("atomic mass beyond units", "micro-u"),
                    value("atomic mass uncertainty", "micro-u"));

    private static Column value(String name, String unit) {
        return Column.real(name, unit).with(ESTIMATED);
    }

    @Override
    public String name() {
        return "ame-mass";
    }

    @Override
    public String title() {
        return "atomic masses of the Atomic Mass Evaluation";
    }

    @Override
    public String specification() {
        return "the header of the file itself; W. Huang et al., Chinese Physics C 45, 030002, 2021";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!head.line(1).contains("A T O M I C   M A S S   A D J U S T M E N T")) {
            return Evidence.none("line 1 does not say ATOMIC MASS ADJUSTMENT");
        }
        for (int line = 2; line <= Math.min(head.lineCount(), 60); line++) {
            if (isFormat(head.line(line))) {
                return Evidence.certain(
                        "line 1: \"ATOMIC MASS ADJUSTMENT\"",
                        "line " + line + ": the format " + head.line(line).strip());
            }
        }
        return Evidence.likely("line 1: \"ATOMIC MASS ADJUSTMENT\"");
    }

    private static boolean isFormat(String line) {
        return line.strip().matches("format +: .*");
    }

    @Override
    public FormattedTable read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            List<String> header = new ArrayList<>();
            FoundFormat format = null;
            boolean isLast = false;
            while (!isLast) {
                lines.require(
                        format == null
                                ? "the format of the rows"
                                : "the line of units before rows");
                String text = lines.text();
                if (format == null && isFormat(text)) {
                    int colon = text.indexOf(':');
                    format = FoundFormat.in(lines, colon + 2, text.length());
                }
                isLast = format != null && text.contains("(keV)") && text.contains("(micro-u)");
                if (header.size() == MOST_HEADER_LINES) {
                    throw lines.fault(IoStatus.BAD_HEADER, "the format and the units before");
                }
                header.add(text);
            }
            Table nuclides =
                    Grammar.begin()
                            .rest(NUCLIDES.by(format))
                            .read(lines, options)
                            .table(NUCLIDES.name());
            return new FormattedTable(header, format, nuclides);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        return read(source, options).facts();
    }
}
