package formwork.cli;

import formwork.FieldReader;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.Quoted;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The type of an item.
 *
 * @param length of a CHARACTER; 0 for as many as its field has
 */
record ItemType(ItemKind kind, boolean isComplex, int length) {
    /** The names that {@link #list} takes, for help texts and messages. */
    static final String NAMES = "i1, i2, i4, i8, r4, r8, c8, c16, l4, ch, chN";

    private static final Pattern NAME = Pattern.compile("(?:(\\d{1,6})\\*)?([a-z]+)(\\d{0,9})");
    private static final int MOST_TYPES = 1_000_000;

    /**
     * The types of a list such as {@code i4,3*r8,ch10}; {@code 3*r8} stands for three.
     *
     * @throws UsageException if a name is none of {@link #NAMES}
     */
    static List<ItemType> list(String names) {
        List<ItemType> types = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            Matcher matcher = NAME.matcher(name.strip());
            ItemType type = matcher.matches() ? named(matcher.group(2), matcher.group(3)) : null;
            if (type == null) {
                throw new UsageException(
                        "found " + Quoted.text(name) + "; expected types of " + NAMES);
            }
            int repeat = matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
            if (types.size() + repeat > MOST_TYPES) {
                throw new UsageException(
                        "found "
                                + Quoted.text(names)
                                + "; expected at most "
                                + MOST_TYPES
                                + " types");
            }
            for (int i = 0; i < repeat; i++) {
                types.add(type);
            }
        }
        return List.copyOf(types);
    }

    /** The types of the fields of such a list one by one, a complex item as two; none of null. */
    static List<ItemType> fields(String names) {
        List<ItemType> fields = new ArrayList<>();
        if (names != null) {
            for (ItemType type : list(names)) {
                fields.add(type);
                if (type.isComplex()) {
                    fields.add(type);
                }
            }
        }
        return fields;
    }

    private static ItemType named(String letters, String digits) {
        return switch (letters + digits) {
            case "i1" -> of(ItemKind.INTEGER1);
            case "i2" -> of(ItemKind.INTEGER2);
            case "i4" -> of(ItemKind.INTEGER4);
            case "i8" -> of(ItemKind.INTEGER8);
            case "r4" -> of(ItemKind.REAL4);
            case "r8" -> of(ItemKind.REAL8);
            case "l4" -> of(ItemKind.LOGICAL4);
            case "c8" -> new ItemType(ItemKind.REAL4, true, 0);
            case "c16" -> new ItemType(ItemKind.REAL8, true, 0);
            case "ch" -> of(ItemKind.CHARACTER);
            default ->
                    letters.equals("ch")
                            ? new ItemType(ItemKind.CHARACTER, false, Integer.parseInt(digits))
                            : null;
        };
    }

    static ItemType of(ItemKind kind) {
        return new ItemType(kind, false, 0);
    }

    /** The type of an item that nobody gave a type. */
    static ItemType of(DataEdit edit) {
        return of(FieldReader.naturalKind(edit));
    }
}
