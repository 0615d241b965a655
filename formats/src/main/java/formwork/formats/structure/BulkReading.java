package formwork.formats.structure;

import formwork.error.IoStatus;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Tables;
import formwork.formats.structure.CardLine.Sort;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads a file of bulk data. */
final class BulkReading {
    static final Pattern BEGIN =
            Pattern.compile(
                    " *BEGIN( +(BULK|SUPER|AUXMODEL)[^$]*)? *(\\$.*)?", Pattern.CASE_INSENSITIVE);

    private static final long INCLUDE = packed("INCLUDE");
    private static final long ENDDATA = packed("ENDDATA");
    private static final long BEGIN_NAME = packed("BEGIN");
    private static final int MOST_LINES = Integer.MAX_VALUE / 2;

    private final Lines lines;
    private final ReadOptions options;
    private final Deck deck;

    BulkReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
        deck = new Deck(lines.source().name());
    }

    private static long packed(String name) {
        CardLine line = new CardLine();
        byte[] bytes = name.getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        line.split(bytes, 0, bytes.length);
        return line.name();
    }

    BulkData read() throws IOException {
        CardLine split = new CardLine();
        boolean hasBegun = false;
        int bulkFrom = 0;
        int bulkTo = -1;
        while (lines.next()) {
            int line = deck.lines().count();
            if (line == MOST_LINES) {
                throw lines.fault(IoStatus.BAD_STRUCTURE, "the end before");
            }
            deck.addLine(lines.bytes(), lines.from(), lines.to());
            split.split(lines.bytes(), lines.from(), lines.to());
            if (bulkTo >= 0 || split.sort() != Sort.CARD) {
                continue;
            }
            if (isBegin()) {
                if (!hasBegun) { // what stands before is no bulk data
                    deck.clearCards();
                    hasBegun = true;
                    bulkFrom = line + 1;
                }
                continue;
            }
            if (split.name() == ENDDATA) {
                bulkTo = line;
                continue;
            }
            deck.addCard(name(split));
        }
        bulkTo = bulkTo < 0 ? deck.lines().count() : bulkTo;
        deck.link(bulkFrom, bulkTo, options.isLenient());
        requireNamed();
        return new BulkData(deck, declared(), bulkFrom, bulkTo);
    }

    private boolean isBegin() {
        int length = lines.to() - lines.from();
        return length >= 5 && length < 200 && BEGIN.matcher(lines.text()).matches();
    }

    /** The name in the first field; INCLUDE may have more behind it. */
    private static long name(CardLine split) {
        byte[] text = split.text();
        int from = split.start(0);
        int to = from;
        while (to < split.end(0) && text[to] != ' ' && text[to] != '=' && text[to] != '\'') {
            to++;
        }
        CardLine first = new CardLine();
        if (to < split.end(0) || to - from == 7) {
            first.split(text, from, to);
            if (first.name() == INCLUDE) {
                return INCLUDE;
            }
        }
        return split.name();
    }

    /** A card begins with a letter and has a name of eight characters at most. */
    private void requireNamed() {
        for (int card = 0; card < deck.cardCount(); card++) {
            long name = deck.name(card);
            boolean isNamed = name != 0 && name != BEGIN_NAME;
            long first = name;
            while (first > 0xFF || first < 0) {
                first >>>= Byte.SIZE;
            }
            isNamed &= first >= 'A' && first <= 'Z';
            if (!isNamed) {
                int line = deck.firstLine(card);
                throw deck.place(line)
                        .fault(
                                IoStatus.BAD_STRUCTURE,
                                deck.found(line),
                                "a card, whose name is a letter and up to seven characters more");
            }
        }
    }

    private Tables declared() {
        Map<Long, CardTable> tables = new LinkedHashMap<>();
        CardFields fields = new CardFields(deck);
        for (int card = 0; card < deck.cardCount(); card++) {
            long name = deck.name(card);
            if (name == INCLUDE) {
                continue;
            }
            fields.load(card);
            CardTable table = tables.get(name);
            if (table == null) {
                table = CardTable.of(deck.file(), name, options);
                if (table == null) {
                    continue;
                }
                tables.put(name, table);
            }
            table.add(fields, deck.firstLine(card), options.isLenient());
        }
        Tables all = Tables.of(deck.file());
        tables.values().forEach(table -> all.and(table.table()));
        return all;
    }
}
