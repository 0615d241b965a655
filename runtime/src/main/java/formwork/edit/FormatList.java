package formwork.edit;

import formwork.mode.Dialect;
import java.util.List;

/**
 * A format, parsed: its items in order, groups as a start and an end that know each other, repeats
 * as counts that are never expanded. The outermost parentheses are not among the items.
 *
 * @param text the format as it was given
 * @param items the items from first to last
 * @param reversion the index at which format control goes on when items are left at the end: the
 *     start of the last group at the top level, or 0 (F2018 13.4)
 * @param depth how deep groups nest, the outermost parentheses not counted
 * @param decWidths whether a missing width is DEC's default, which depends on the kind of the item:
 *     I, B, O and Z 7 columns for one and two bytes, 12 for four, 23 for eight; F, E, D and G 15.7
 *     for four bytes, 25.16 for eight
 * @param soleDialect the dialect whose compiler alone takes the text, which is then also the one
 *     that it is edited by; null if both compilers take it
 */
public record FormatList(
        String text,
        List<FormatItem> items,
        int reversion,
        int depth,
        boolean decWidths,
        Dialect soleDialect) {
    /** The repeat count of an unlimited group. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Groups nest at most this deep. */
    public static final int DEEPEST = 1000;

    /** The largest repeat count, column and number of columns; larger ones up to 2**31-1 are it. */
    public static final int LARGEST_COUNT = Integer.MAX_VALUE - 1;

    /** The largest width, number of digits and scale factor. */
    public static final int LARGEST_WIDTH = 1_000_000;

    /** Keeps a copy of the list. */
    public FormatList {
        items = List.copyOf(items);
    }

    /** A list whose missing widths are not DEC's. */
    public FormatList(String text, List<FormatItem> items, int reversion, int depth) {
        this(text, items, reversion, depth, false, null);
    }

    /** This list, its missing widths DEC's defaults. */
    public FormatList withDecWidths() {
        return new FormatList(text, items, reversion, depth, true, null);
    }

    /** This list of a text that only the compiler of {@code dialect} takes. */
    FormatList onlyAs(Dialect dialect) {
        return new FormatList(text, items, reversion, depth, decWidths, dialect);
    }

    /** The format in its plainest spelling, which parses to the same items. */
    public String canonical() {
        return CanonicalText.of(this);
    }
}
