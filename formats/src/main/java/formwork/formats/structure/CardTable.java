package formwork.formats.structure;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.RowBuilder;
import formwork.formats.Table;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The rows of the cards of one name, whose fields are declared. */
final class CardTable {
    /**
     * The fields of cards, from the first data field on: {@code i} an integer, {@code r} a real,
     * {@code n} either, {@code t} anything; with {@code !} where it must be there, and {@code =}
     * what a blank one is; {@code -} is a field that is always blank; {@code list} the fields of a
     * list up to the end, where THRU stands between the first and the last of many.
     */
    private static final String[] DECLARED = {
        "GRID i!id i:cp r=0:x1 r=0:x2 r=0:x3 i:cd i:ps i:seid",
        "CQUAD4 i!eid i:pid i!g1 i!g2 i!g3 i!g4 n:theta r:zoffs - i:tflag r:t1 r:t2 r:t3 r:t4",
        "CTRIA3 i!eid i:pid i!g1 i!g2 i!g3 n:theta r:zoffs - - i:tflag r:t1 r:t2 r:t3",
        "CTETRA i!eid i:pid i!g1 i!g2 i!g3 i!g4 i:g5-10",
        "CPENTA i!eid i:pid i!g1 i!g2 i!g3 i!g4 i!g5 i!g6 i:g7-15",
        "CHEXA i!eid i:pid i!g1 i!g2 i!g3 i!g4 i!g5 i!g6 i!g7 i!g8 i:g9-20",
        "CBAR i!eid i:pid i!ga i!gb n:x1 r:x2 r:x3 t:offt"
                + " i:pa i:pb r:w1a r:w2a r:w3a r:w1b r:w2b r:w3b",
        "CROD i!eid i:pid i!g1 i!g2",
        "CONROD i!eid i!g1 i!g2 i:mid r:a r=0:j r=0:c r=0:nsm",
        "CELAS1 i!eid i:pid i:g1 i:c1 i:g2 i:c2",
        "CELAS2 i!eid r!k i:g1 i:c1 i:g2 i:c2 r:ge r:s",
        "MAT1 i!mid r:e r:g r:nu r=0:rho r=0:a r:tref r:ge r:st r:sc r:ss i:mcsid",
        "PSHELL i!pid i:mid1 r:t i:mid2 r=1:bending i:mid3 r:ts/t r=0:nsm r:z1 r:z2 i:mid4",
        "PSOLID i!pid i!mid t:cordm t:in t:stress t:isop t:fctn",
        "PROD i!pid i!mid r!a r=0:j r=0:c r=0:nsm",
        "FORCE i!sid i!g i=0:cid r!f r=0:n1 r=0:n2 r=0:n3",
        "MOMENT i!sid i!g i=0:cid r!m r=0:n1 r=0:n2 r=0:n3",
        "SPC i!sid i!g1 i:c1 r=0:d1 i:g2 i:c2 r:d2",
        "SPC1 i!sid i:c list",
        "CORD2R i!cid i=0:rid r=0:a1 r=0:a2 r=0:a3 r=0:b1 r=0:b2 r=0:b3 r=0:c1 r=0:c2 r=0:c3",
        "CORD2C i!cid i=0:rid r=0:a1 r=0:a2 r=0:a3 r=0:b1 r=0:b2 r=0:b3 r=0:c1 r=0:c2 r=0:c3",
        "CORD2S i!cid i=0:rid r=0:a1 r=0:a2 r=0:a3 r=0:b1 r=0:b2 r=0:b3 r=0:c1 r=0:c2 r=0:c3",
        "PARAM t!n t:v1 t:v2"
    };

    private static final String INTEGER = "an integer, up to " + Integer.MAX_VALUE;

    private record Field(char type, Column column) {}

    private static final Map<Long, List<Field>> FIELDS = new LinkedHashMap<>();
    private static final char SKIPPED = '-';
    private static final char LIST = 'l';

    static {
        for (String declared : DECLARED) {
            String[] words = declared.split(" ");
            List<Field> fields = new ArrayList<>();
            for (int i = 1; i < words.length; i++) {
                addTo(fields, words[i]);
            }
            FIELDS.put(packed(words[0]), List.copyOf(fields));
        }
    }

    private final List<Field> fields;
    private final RowBuilder rows;

    private CardTable(List<Field> fields, RowBuilder rows) {
        this.fields = fields;
        this.rows = rows;
    }

    /** The table of the cards of a packed name; null if their fields are not declared. */
    static CardTable of(String file, long name, ReadOptions options) {
        List<Field> fields = FIELDS.get(name);
        if (fields == null) {
            return null;
        }
        List<Column> columns = new ArrayList<>();
        for (Field field : fields) {
            if (field.type() == LIST) {
                columns.add(Column.integer("first"));
                columns.add(Column.integer("last"));
            } else if (field.type() != SKIPPED) {
                columns.add(field.column());
            }
        }
        return new CardTable(fields, new RowBuilder(file, text(name), columns, options));
    }

    /** Whether the fields of cards of a packed name are declared. */
    static boolean isDeclared(long name) {
        return FIELDS.containsKey(name);
    }

    private static void addTo(List<Field> fields, String word) {
        if (word.equals("-")) {
            fields.add(new Field(SKIPPED, null));
            return;
        }
        if (word.equals("list")) {
            fields.add(new Field(LIST, null));
            return;
        }
        int nameFrom = word.charAt(1) == '!' ? 2 : word.indexOf(':') + 1;
        Policy policy =
                switch (word.charAt(1)) {
                    case '!' -> Policy.STRICT;
                    case '=' -> {
                        double value = Double.parseDouble(word.substring(2, nameFrom - 1));
                        yield Policy.STRICT.blank(Outcome.of(value));
                    }
                    default -> Policy.STRICT.blank(Outcome.NULL);
                };
        String name = word.substring(nameFrom);
        int range = name.indexOf('-');
        if (range < 0) {
            fields.add(field(word.charAt(0), name, policy));
            return;
        }
        int last = Integer.parseInt(name.substring(range + 1));
        for (int i = Integer.parseInt(name.substring(1, range)); i <= last; i++) {
            fields.add(field(word.charAt(0), name.charAt(0) + Integer.toString(i), policy));
        }
    }

    private static Field field(char type, String name, Policy policy) {
        Column column =
                switch (type) {
                    case 'i' -> Column.integer(name);
                    case 't' -> Column.text(name);
                    default -> Column.real(name, "");
                };
        return new Field(type, column.with(policy));
    }

    private static long packed(String name) {
        long packed = 0;
        for (byte b : name.getBytes(StandardCharsets.US_ASCII)) {
            packed = packed << Byte.SIZE | b;
        }
        return packed;
    }

    /** A packed name as a text. */
    static String text(long name) {
        StringBuilder text = new StringBuilder();
        for (long rest = name; rest != 0; rest >>>= Byte.SIZE) {
            text.append((char) (rest & 0xFF));
        }
        return text.reverse().toString();
    }

    Table table() {
        return rows.table();
    }

    /** Adds the row of a card, which begins in {@code line}, from 0. */
    void add(CardFields card, int line, boolean isLenient) {
        int last = fields.size();
        if (fields.get(last - 1).type() == LIST) {
            addList(card, line, last);
            return;
        }
        for (int number = 1; number <= last; number++) {
            put(card, number);
        }
        if (card.count() > last && !isLenient) {
            throw card.fault(
                    card.count(),
                    IoStatus.BAD_COUNT,
                    "the end of the card, after " + last + " fields");
        }
        rows.endRow(line + 1L);
    }

    private void put(CardFields card, int number) {
        Field field = fields.get(number - 1);
        rows.at(card.line(number) + 1L, card.firstColumn(number), card.lastColumn(number));
        if (field.type() == SKIPPED) {
            if (!card.isBlank(number)) {
                throw card.fault(number, IoStatus.BAD_STRUCTURE, "a field that is blank");
            }
        } else if (card.isBlank(number)) {
            rows.blank();
        } else {
            putText(card, number, field);
        }
    }

    private void putText(CardFields card, int number, Field field) {
        switch (field.type()) {
            case 't' -> rows.text(card.text(number));
            case 'i' -> {
                if (isShortInteger(card, number)) {
                    rows.integer(card.integer());
                } else {
                    rows.unreadable(IoStatus.BAD_INTEGER, card.text(number), INTEGER);
                }
            }
            default -> {
                if (card.readReal(number)) {
                    rows.real(card.real());
                } else if (field.type() == 'n' && card.readInteger(number)) {
                    rows.real((double) card.integer());
                } else {
                    rows.unreadable(IoStatus.BAD_REAL, card.text(number), "a real, with a point");
                }
            }
        }
    }

    private static boolean isShortInteger(CardFields card, int number) {
        return card.readInteger(number) && card.integer() == (int) card.integer();
    }

    /** A row for each number of the list, or for all between two. */
    private void addList(CardFields card, int line, int listFrom) {
        int number = listFrom;
        do {
            for (int before = 1; before < listFrom; before++) {
                put(card, before);
            }
            boolean isRange =
                    number + 2 <= card.count() && card.text(number + 1).equalsIgnoreCase("THRU");
            putText(card, number);
            putText(card, isRange ? number + 2 : number);
            rows.endRow(line + 1L);
            number += isRange ? 3 : 1;
        } while (number <= card.count());
    }

    private void putText(CardFields card, int number) {
        rows.at(card.line(number) + 1L, card.firstColumn(number), card.lastColumn(number));
        if (card.isBlank(number)) {
            throw card.fault(number, IoStatus.BAD_INTEGER, "an integer");
        }
        putText(card, number, new Field('i', rows.column()));
    }
}
