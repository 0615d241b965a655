package formwork.formats.nuclear;

import formwork.FieldReader;
import formwork.edit.ItemKind;
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
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The table of NUBASE: a row a nuclide or isomer, by the columns and formats of the header, with
 * {@code #} for the point of estimated values.
 *
 * <p>A half-life, which is F9.4 in the header, is taken for text: {@code stbl} and {@code >1.2}
 * stand there too. It is not written: its values have as many decimals as they are known to.
 */
public final class Nubase implements Kind<FormattedTable> {
    private static final int MOST_HEADER_LINES = 200;
    private static final int MOST_COLUMNS = 100;
    private static final int WIDEST = 1000;
    private static final String HALF_LIFE = "T";

    /** Columns, quantity, format, description. */
    private static final Pattern COLUMN =
            Pattern.compile(
                    "# +(\\d{1,4}): *(\\d{1,4}) +(\\S.{0,20}?) {2,20}([afi]\\d{1,3}(?:\\.\\d{1,2})?) +(.*)");

    private static final Policy ESTIMATED =
            Policy.STRICT
                    .point('#')
                    .blank(Outcome.NULL)
                    .marker("non-exist", Outcome.NULL); // an isomer that was refuted

    @Override
    public String name() {
        return "nubase";
    }

    @Override
    public String title() {
        return "nuclear properties of NUBASE";
    }

    @Override
    public String specification() {
        return "the header of the file itself; F. Kondev et al., Chinese Physics C 45, 030001, 2021";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!head.line(1).startsWith("# Nubase")) {
            return Evidence.none("line 1 does not begin with \"# Nubase\"");
        }
        for (int line = 2; line <= Math.min(head.lineCount(), 20); line++) {
            if (COLUMN.matcher(head.line(line)).matches()) {
                return Evidence.certain(
                        "line 1: \"# Nubase\"", "line " + line + ": columns and a format");
            }
        }
        return Evidence.likely("line 1: \"# Nubase\"");
    }

    @Override
    public FormattedTable read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            List<String> header = new ArrayList<>();
            List<Column> columns = new ArrayList<>();
            Set<String> names = new HashSet<>();
            StringBuilder format = new StringBuilder();
            FoundFormat first = null;
            while (lines.next() && lines.text().startsWith("#")) {
                Matcher text = COLUMN.matcher(lines.text());
                if (text.matches()) {
                    FoundFormat found = add(lines, text, columns, names, format);
                    first = first == null ? found : first;
                }
                if (header.size() == MOST_HEADER_LINES || columns.size() == MOST_COLUMNS) {
                    throw lines.fault(IoStatus.BAD_HEADER, "rows before");
                }
                header.add(lines.text());
            }
            if (first == null) {
                throw lines.atEnd("the columns and their formats");
            }
            if (!header.isEmpty() && lines.number() > header.size()) {
                lines.back();
            }
            FoundFormat whole = FoundFormat.of("(" + format + ")", first.place());
            RowLayout layout =
                    RowLayout.of(
                            "nuclides", whole.format().toString(), columns.toArray(Column[]::new));
            return new FormattedTable(
                    header,
                    whole,
                    Grammar.begin().rest(layout).read(lines, options).table("nuclides"));
        }
    }

    private static FoundFormat add(
            Lines lines, Matcher text, List<Column> columns, Set<String> names, StringBuilder all)
            throws IOException {
        int begin = Integer.parseInt(text.group(1));
        int width = Integer.parseInt(text.group(2)) - begin + 1;
        String name = text.group(3).replaceAll(" #$", "");
        String descriptor = text.group(4);
        FoundFormat found =
                FoundFormat.of("(" + descriptor + ")", lines.place(text.start(4) + 1, text.end(4)));
        if (begin < 1
                || width < 1
                || width > WIDEST
                || found.edits(2).get(0).width() != width
                || !names.add(name)) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    text.start(1) + 1,
                    text.end(4),
                    "a new quantity, and a format as wide as its columns");
        }
        ItemKind kind = FieldReader.naturalKind(found.edits(2).get(0));
        if (name.equals(HALF_LIFE)) {
            kind = ItemKind.CHARACTER;
            descriptor = "a" + width;
        }
        String unit = text.group(5).contains("keV") ? "keV" : "";
        columns.add(new Column(name, unit, kind, ESTIMATED));
        all.append(all.isEmpty() ? "T" : ",T").append(begin).append(',').append(descriptor);
        return found;
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        return read(source, options).facts();
    }
}
