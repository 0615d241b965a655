package formwork.formats.astronomy;

import formwork.error.IoStatus;
import formwork.formats.Place;
import formwork.formats.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/**
 * The cards of a header and data unit. Messages count cards of 80 bytes from the beginning of the
 * file as lines.
 */
final class FitsHeader {
    static final int CARD_BYTES = 80;
    static final int BLOCK_BYTES = 2880;
    private static final int MOST_CARDS = 100_000;

    private record Card(String value, long number) {}

    private final Source source;
    private final Map<String, Card> cards = new HashMap<>();
    private long data;
    private long dataBytes;

    private FitsHeader(Source source) {
        this.source = source;
    }

    /** Whether this is the first card of an ASCII table. */
    static boolean isAsciiTable(String card) {
        return card.startsWith("XTENSION= 'TABLE ");
    }

    /** The header that begins at {@code offset}. */
    static FitsHeader read(Source source, long offset) throws IOException {
        FitsHeader header = new FitsHeader(source);
        byte[] bytes = new byte[CARD_BYTES];
        long at = offset;
        for (int count = 0; count < MOST_CARDS; count++) {
            if (source.read(at, bytes, 0, CARD_BYTES) < CARD_BYTES) {
                throw Place.of(source.name(), at / CARD_BYTES + 1)
                        .fault(IoStatus.END_OF_FILE, "its end", "cards up to END");
            }
            String card = new String(bytes, StandardCharsets.ISO_8859_1);
            at += CARD_BYTES;
            String key = card.substring(0, 8).strip();
            if (count == 0 && !key.equals("SIMPLE") && !key.equals("XTENSION")) {
                throw Place.of(source.name(), at / CARD_BYTES)
                        .fault(
                                IoStatus.BAD_HEADER,
                                "\"" + printable(card.substring(0, 30)) + "\"",
                                "SIMPLE or XTENSION");
            }
            if (key.equals("END")) {
                header.data = blocks(at);
                header.dataBytes = header.size();
                return header;
            }
            if (card.startsWith("= ", 8)) {
                header.cards.putIfAbsent(key, new Card(card.substring(10), at / CARD_BYTES));
            }
        }
        throw Place.of(source.name(), at / CARD_BYTES)
                .fault(IoStatus.BAD_HEADER, MOST_CARDS + " cards", "END before");
    }

    private static String printable(String text) {
        return text.replaceAll("[^ -~]", "?");
    }

    private static long blocks(long bytes) {
        return (bytes + BLOCK_BYTES - 1) / BLOCK_BYTES * BLOCK_BYTES;
    }

    /** How many bytes the data have, without what fills their last block. */
    private long size() {
        long axes = integer("NAXIS", 0, 999);
        long size = axes == 0 ? 0 : 1;
        for (int i = 1; i <= axes; i++) {
            size = times(size, integer("NAXIS" + i, 0, Long.MAX_VALUE));
        }
        size = Math.addExact(size, has("PCOUNT") ? integer("PCOUNT", 0, Long.MAX_VALUE / 4) : 0);
        size = times(size, has("GCOUNT") ? integer("GCOUNT", 0, Long.MAX_VALUE) : 1);
        size = times(size, Math.abs(integer("BITPIX", -64, 64)) / 8);
        if (size > source.sizeBytes() - Math.min(data, source.sizeBytes())) {
            throw place("NAXIS" + (axes > 1 ? 2 : 1))
                    .fault(
                            IoStatus.BAD_COUNT,
                            size + " bytes of data",
                            "at most "
                                    + Math.max(0, source.sizeBytes() - data)
                                    + ", which are left");
        }
        return size;
    }

    /** A product, or more than any file has. */
    private static long times(long a, long b) {
        return b != 0 && a > (Long.MAX_VALUE / 4) / b ? Long.MAX_VALUE / 4 : a * b;
    }

    boolean isTable() {
        return text("XTENSION").equals("TABLE");
    }

    /** Where the data begin. */
    long data() {
        return data;
    }

    /** Where the next header begins. */
    long end() {
        return blocks(data + dataBytes);
    }

    boolean has(String key) {
        return cards.containsKey(key);
    }

    /** The place of the value of a card; of the file if there is no such card. */
    Place place(String key) {
        Card card = cards.get(key);
        return card == null
                ? Place.of(source.name(), 0)
                : Place.of(source.name(), card.number(), 11, CARD_BYTES);
    }

    /** The text of a card; empty if there is none. */
    String text(String key) {
        Card card = cards.get(key);
        String value = card == null ? "" : card.value().strip();
        if (!value.startsWith("'")) {
            return "";
        }
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\'') {
                boolean isDoubled = i + 1 < value.length() && value.charAt(i + 1) == '\'';
                if (!isDoubled) {
                    break;
                }
                i++;
            }
            text.append(c);
        }
        return text.toString().stripTrailing();
    }

    private String word(String key) {
        Card card = cards.get(key);
        if (card == null) {
            throw place(key).fault(IoStatus.BAD_HEADER, "no card " + key, "one");
        }
        int slash = card.value().indexOf('/');
        return (slash < 0 ? card.value() : card.value().substring(0, slash)).strip();
    }

    /** The integer of a card, which must be there. */
    long integer(String key, long least, long most) {
        String word = word(key);
        try {
            long value = Long.parseLong(word);
            if (value >= least && value <= most) {
                return value;
            }
        } catch (NumberFormatException e) {
            // told below
        }
        throw place(key)
                .fault(
                        IoStatus.BAD_HEADER,
                        key + " = " + printable(word),
                        most == Long.MAX_VALUE
                                ? "an integer from " + least
                                : "an integer from " + least + " to " + most);
    }

    /** The real of a card; {@code other} if there is none. */
    double real(String key, double other) {
        if (!has(key)) {
            return other;
        }
        String word = word(key).replace('D', 'E').replace('d', 'e');
        if (word.matches("[-+]?(\\d+\\.?\\d*|\\.\\d+)([Ee][-+]?\\d{1,4})?")) {
            return Double.parseDouble(word);
        }
        throw place(key).fault(IoStatus.BAD_HEADER, key + " = " + printable(word), "a real");
    }
}
