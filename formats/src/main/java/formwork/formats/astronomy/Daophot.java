package formwork.formats.astronomy;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Photometry of DAOPHOT as IRAF writes it: the tables {@code keywords} and {@code stars}, whose
 * columns, units and formats the lines {@code #N}, {@code #U} and {@code #F} give; INDEF is null.
 */
public final class Daophot implements Kind<Tables> {
    private static final Pattern KEYWORD = Pattern.compile("#K +(\\S+) += +(.*\\S)? *");
    private static final Pattern FORMATS =
            Pattern.compile("#F( +%-?\\d+(\\.\\d+)?[a-z])+ *\\\\? *");

    @Override
    public String name() {
        return "daophot";
    }

    @Override
    public String title() {
        return "photometry of DAOPHOT";
    }

    @Override
    public String specification() {
        return "Davis 1994, A Reference Guide to the IRAF/DAOPHOT Package; each file has its formats";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        if (head.line(1).length() > 400 || !KEYWORD.matcher(head.line(1)).matches()) {
            return Evidence.none("line 1: no #K with a keyword");
        }
        for (int line = 2; line <= head.lineCount(); line++) {
            String text = head.line(line);
            if (text.length() < 400 && FORMATS.matcher(text).matches()) {
                return Evidence.certain(
                        "line 1: \"" + head.columns(1, 1, 30).strip() + "\"",
                        "line " + line + ": the formats " + text.substring(2).strip());
            }
        }
        return Evidence.none("no line #F with formats");
    }

    @Override
    public Tables read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            DaophotHeader header = new DaophotHeader(lines);
            RowLayout layout = header.read();
            RecordReader records = new RecordReader(lines, options);
            records.declare(layout);
            while (header.isLineLeft()) {
                records.readHere(layout);
                header.next();
            }
            return Tables.of(source.name()).and(header.keywords()).and(records.tables());
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Facts facts = Facts.NONE;
        for (Map.Entry<String, Table> table : read(source, options).all().entrySet()) {
            facts = facts.with("rows of " + table.getKey(), table.getValue().rowCount());
        }
        return facts;
    }
}
