package formwork.formats.structure;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.structure.CardLine.Sort;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Input of Nastran: executive and case control, then cards of bulk data with small, large or free
 * fields, up to ENDDATA; or bulk data alone.
 */
public final class NastranBulk implements WritableKind<BulkData> {
    private static final int FEW_CARDS = 3;

    @Override
    public String name() {
        return "nastran-bulk";
    }

    @Override
    public String title() {
        return "bulk data of Nastran";
    }

    @Override
    public String specification() {
        return "MSC Nastran Quick Reference Guide, section 8; NASA SP-222, section 2.4";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        CardLine split = new CardLine();
        int begin = 0;
        int declared = 0;
        int first = 0;
        int others = 0;
        for (int number = 1; number <= head.lineCount(); number++) {
            String text = head.line(number);
            byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
            split.split(bytes, 0, bytes.length);
            if (split.sort() != Sort.CARD) {
                continue;
            }
            if (begin == 0 && text.length() < 200 && BulkReading.BEGIN.matcher(text).matches()) {
                begin = number;
                declared = 0;
                others = 0;
            } else if (CardTable.isDeclared(split.name())) {
                first = declared == 0 ? number : first;
                declared++;
            } else {
                others++;
            }
        }
        String cards = declared == 0 ? "" : "line " + first + ": a card " + word(head.line(first));
        if (begin > 0) {
            String seen = "line " + begin + ": \"" + head.line(begin).strip() + "\"";
            return declared > 0 ? Evidence.certain(seen, cards) : Evidence.likely(seen);
        }
        if (declared >= FEW_CARDS && declared >= others) {
            return Evidence.likely(cards, declared + " cards whose names are known");
        }
        return Evidence.none("no line BEGIN BULK, and no cards");
    }

    private static String word(String line) {
        return line.strip().split("[ ,*\\t]", 2)[0];
    }

    @Override
    public BulkData read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new BulkReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        BulkData data = read(source, options);
        Facts facts = Facts.NONE.with("lines of control", data.controlLines());
        facts = facts.with("cards", data.cardCount());
        for (String include : data.includes()) {
            facts = facts.with("not read", include.strip());
        }
        int listed = 0;
        for (Map.Entry<String, Long> count : data.counts().entrySet()) {
            if (listed++ < 100) {
                facts = facts.with("cards " + count.getKey(), count.getValue());
            }
        }
        return facts;
    }

    @Override
    public void write(BulkData data, Target target) throws IOException {
        LineStore lines = data.deck().lines();
        for (int line = 0; line < lines.count(); line++) {
            int from = lines.from(line);
            target.stream().write(lines.bytes(line), from, lines.to(line) - from);
            target.stream().write('\n');
        }
    }
}
