package formwork.formats.matrix;

import formwork.formats.Evidence;
import formwork.formats.Head;

/**
 * How Harwell-Boeing and Rutherford-Boeing files are recognised. They differ in the lines of
 * right-hand sides, whose number only the former have in line 2, and the case of the type.
 */
final class BoeingEvidence {
    private static final int WIDTH = 14;

    private BoeingEvidence() {}

    static Evidence of(Head head, boolean isHarwell) {
        String type = head.columns(3, 1, 3);
        if (!BoeingType.is(type)) {
            return Evidence.none("line 3 begins with no type of three letters such as RUA");
        }
        int counts = integers(head, 2, 1, 5);
        int sizes = integers(head, 3, 15, 4);
        if (counts < 4 || sizes < 3) {
            return Evidence.none("lines 2 and 3 have no counts in fields of 14 columns");
        }
        if (!head.columns(4, 1, 16).strip().startsWith("(")
                || !head.columns(4, 17, 32).strip().startsWith("(")) {
            return Evidence.none("line 4 has no two formats in fields of 16 columns");
        }
        String seen = "line 3: the type \"" + type + "\" and " + sizes + " sizes";
        String formats =
                "line 4: the formats "
                        + head.columns(4, 1, 16).strip()
                        + " and "
                        + head.columns(4, 17, 32).strip();
        boolean hasFifth = counts == 5;
        if (hasFifth) {
            String fifth = "line 2: five counts of lines, the last of right-hand sides";
            return isHarwell
                    ? Evidence.certain(fifth, seen, formats)
                    : Evidence.none("line 2 has a fifth count, as in Harwell-Boeing files");
        }
        String four = "line 2: four counts of lines";
        boolean isLower = Character.isLowerCase(type.charAt(0));
        if (isHarwell == isLower) {
            return Evidence.possible(four, seen, formats);
        }
        return Evidence.likely(four, seen + (isLower ? " in lower case" : ""), formats);
    }

    /** How many fields of 14 columns from {@code column} on hold integers, up to the first not. */
    private static int integers(Head head, int line, int column, int most) {
        int count = 0;
        while (count < most) {
            int first = column + count * WIDTH;
            String field = head.columns(line, first, first + WIDTH - 1).strip();
            if (!field.matches("\\d{1,14}")) {
                return count;
            }
            count++;
        }
        return count;
    }
}
