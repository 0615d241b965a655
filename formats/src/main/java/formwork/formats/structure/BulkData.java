package formwork.formats.structure;

import formwork.formats.Column;
import formwork.formats.ReadOptions;
import formwork.formats.RowBuilder;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * A file of bulk data: its lines, the cards that they are, and a table for each name of cards whose
 * fields are declared ({@code GRID}, {@code CQUAD4}, {@code MAT1} and so on); those of all others
 * are in the table {@code other cards}, a row a field. What is put into fields ({@link Card#set})
 * is written, and seen by the cards, but not by the tables.
 */
public final class BulkData implements Tabular {
    /** The table of the fields of cards that are not declared. */
    public static final String OTHERS = "other cards";

    private final Deck deck;
    private final Tables declared;
    private final int bulkFrom;
    private final int bulkTo;
    private Tables tables;

    BulkData(Deck deck, Tables declared, int bulkFrom, int bulkTo) {
        this.deck = deck;
        this.declared = declared;
        this.bulkFrom = bulkFrom;
        this.bulkTo = bulkTo;
    }

    Deck deck() {
        return deck;
    }

    /** How many cards there are. */
    public int cardCount() {
        return deck.cardCount();
    }

    /** A card by its place among all, from 0. */
    public Card card(int number) {
        if (number < 0 || number >= cardCount()) {
            throw new IllegalArgumentException(
                    "card: found " + number + "; expected 0 to " + (cardCount() - 1));
        }
        return new Card(deck, number);
    }

    /** The cards of a name, in their order. */
    public List<Card> cards(String name) {
        long packed = 0;
        byte[] bytes = name.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.ISO_8859_1);
        for (int i = 0; i < bytes.length && bytes.length <= Long.BYTES; i++) {
            packed = packed << Byte.SIZE | bytes[i] & 0xFF;
        }
        List<Card> cards = new ArrayList<>();
        for (int card = 0; card < cardCount(); card++) {
            if (deck.name(card) == packed) {
                cards.add(new Card(deck, card));
            }
        }
        return cards;
    }

    /** How many cards there are of each name, in the order in which they come first. */
    public Map<String, Long> counts() {
        Map<Long, Long> counts = new LinkedHashMap<>();
        for (int card = 0; card < cardCount(); card++) {
            counts.merge(deck.name(card), 1L, Long::sum);
        }
        Map<String, Long> named = new LinkedHashMap<>();
        counts.forEach((name, count) -> named.put(CardTable.text(name), count));
        return named;
    }

    /** How many lines stand before the bulk data: executive and case control. */
    public int controlLines() {
        return bulkFrom;
    }

    /** How many lines there are of bulk data, without BEGIN and ENDDATA. */
    public int bulkLines() {
        return bulkTo - bulkFrom;
    }

    /** The lines that name another file, which is not read. */
    public List<String> includes() {
        List<String> includes = new ArrayList<>();
        for (Card card : cards("INCLUDE")) {
            int line = (int) card.place().line() - 1;
            LineStore lines = deck.lines();
            int from = lines.from(line);
            includes.add(
                    new String(
                            lines.bytes(line),
                            from,
                            lines.to(line) - from,
                            StandardCharsets.ISO_8859_1));
        }
        return includes;
    }

    @Override
    public Tables tables() {
        if (tables == null) {
            tables = Tables.of(deck.file()).and(declared);
            Tables others = others();
            if (others.rowsOf(OTHERS) > 0) {
                tables.and(others);
            }
        }
        return tables;
    }

    private Tables others() {
        List<Column> columns =
                List.of(
                        Column.text("name"),
                        Column.integer("card"),
                        Column.integer("field"),
                        Column.text("text"));
        RowBuilder rows = new RowBuilder(deck.file(), OTHERS, columns, ReadOptions.STRICT);
        CardFields fields = new CardFields(deck);
        for (int card = 0; card < cardCount(); card++) {
            if (CardTable.isDeclared(deck.name(card))) {
                continue;
            }
            fields.load(card);
            for (int number = 1; number <= fields.count(); number++) {
                if (!fields.isBlank(number)) {
                    rows.text(CardTable.text(deck.name(card)));
                    rows.integer(card + 1L);
                    rows.integer(number);
                    rows.text(fields.text(number));
                    rows.endRow(fields.line(number) + 1L);
                }
            }
        }
        return Tables.of(deck.file()).and(rows.table());
    }
}
