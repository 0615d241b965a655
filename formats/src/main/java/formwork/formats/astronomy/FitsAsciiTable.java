package formwork.formats.astronomy;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.FoundFormat;
import formwork.formats.Head;
import formwork.formats.Kind;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;

/**
 * The ASCII tables of a FITS file, by the formats TFORMn of its headers; a table for each, called
 * by its EXTNAME or {@code table 1}. What else is in the file is passed over.
 *
 * <p>They are not written: a format reads {@code .10123E+02} as E10.4, and would write it
 * otherwise.
 */
public final class FitsAsciiTable implements Kind<Tables> {
    @Override
    public String name() {
        return "fits-ascii";
    }

    @Override
    public String title() {
        return "a FITS file with ASCII tables";
    }

    @Override
    public String specification() {
        return "Definition of the Flexible Image Transport System, version 4.0, 2018, section 7.2";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!card(head, 0).matches("SIMPLE  = +T.*")) {
            return Evidence.none("the first card is not SIMPLE = T");
        }
        for (int at = FitsHeader.BLOCK_BYTES;
                at + FitsHeader.CARD_BYTES <= head.length();
                at += FitsHeader.BLOCK_BYTES) {
            if (FitsHeader.isAsciiTable(card(head, at))) {
                return Evidence.certain(
                        "byte 1: SIMPLE = T", "byte " + (at + 1) + ": XTENSION= 'TABLE   '");
            }
        }
        return Evidence.none("no block in the beginning of this FITS file is an ASCII table's");
    }

    private static String card(Head head, int offset) {
        StringBuilder card = new StringBuilder();
        for (int i = offset; i < Math.min(head.length(), offset + FitsHeader.CARD_BYTES); i++) {
            card.append((char) (head.at(i) & 0xFF));
        }
        return card.toString();
    }

    @Override
    public Tables read(Source source, ReadOptions options) throws IOException {
        Tables tables = Tables.of(source.name());
        long at = 0;
        int number = 0;
        while (at < source.sizeBytes()) {
            FitsHeader header = FitsHeader.read(source, at);
            if (header.isTable()) {
                number++;
                FitsColumns columns = FitsColumns.of(header);
                Table table = columns.read(source, header, "table " + number, options);
                tables.and(table);
            }
            at = header.end();
        }
        return tables;
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Facts facts = Facts.of(read(source, options));
        long at = 0;
        while (at < source.sizeBytes()) {
            FitsHeader header = FitsHeader.read(source, at);
            if (header.isTable()) {
                for (FoundFormat format : FitsColumns.of(header).formats()) {
                    facts = facts.with(format);
                }
            }
            at = header.end();
        }
        return facts;
    }
}
