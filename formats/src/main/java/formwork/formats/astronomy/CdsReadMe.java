package formwork.formats.astronomy;

import formwork.error.IoStatus;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.FoundFormat;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * ReadMe files of the CDS, which describe tables byte by byte, and machine-readable tables of the
 * AAS, which have one and the rows below. Rows in a file of their own are read by {@link
 * CdsDescription#read}.
 *
 * <p>They are not written: the text around the descriptions has no rules.
 */
public final class CdsReadMe implements Kind<CdsCatalogue> {
    @Override
    public String name() {
        return "cds-readme";
    }

    @Override
    public String title() {
        return "a CDS ReadMe or machine-readable table";
    }

    @Override
    public String specification() {
        return "Standards for Astronomical Catalogues, version 2.0, CDS, 2000";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        for (int line = 1; line < head.lineCount(); line++) {
            if (CdsDescription.begins(head.line(line))) {
                String seen = "line " + line + ": \"Byte-by-byte Description\"";
                for (int after = line + 1; after <= line + 20; after++) {
                    if (head.line(after).strip().matches("Bytes +Format +Units +Label.*")) {
                        return Evidence.certain(seen, "line " + after + ": Bytes, Format, Units");
                    }
                }
                return Evidence.likely(seen);
            }
        }
        return Evidence.none("no line begins with \"Byte-by-byte Description\"");
    }

    @Override
    public CdsCatalogue read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            List<CdsDescription> descriptions = new ArrayList<>();
            String title = "";
            long last = 0; // what follows the last line of dashes
            long lastLines = 0;
            while (lines.next()) {
                String text = lines.text();
                if (CdsDescription.begins(text)) {
                    descriptions.add(CdsDescription.read(lines));
                    text = "";
                    last = lines.nextOffset();
                    lastLines = lines.linesBefore();
                } else if (CdsDescription.isRule(text)) {
                    last = lines.nextOffset();
                    lastLines = lines.linesBefore();
                }
                title = title.isEmpty() ? text.strip() : title;
            }
            if (descriptions.isEmpty()) {
                throw lines.atEnd("\"Byte-by-byte Description of file:\"");
            }
            Table rows = null;
            lines.moveTo(last, lastLines);
            if (lines.next() && !lines.text().startsWith("(End)")) {
                if (descriptions.size() > 1) {
                    throw lines.fault(
                            IoStatus.BAD_STRUCTURE,
                            "(End), after the descriptions of " + descriptions.size() + " files");
                }
                lines.back();
                rows = descriptions.get(0).read(lines, options);
            }
            return new CdsCatalogue(source.name(), title, descriptions, rows);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        CdsCatalogue catalogue = read(source, options);
        Facts facts = Facts.of(catalogue).with("title", catalogue.title());
        for (CdsDescription description : catalogue.descriptions()) {
            String files = String.join(", ", description.files());
            facts = facts.with("columns of " + files, description.columns().size());
            for (FoundFormat format : description.formats()) {
                facts = facts.with(format);
            }
        }
        return facts;
    }
}
