package formwork.edit;

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
 */
public record FormatList(String text, List<FormatItem> items, int reversion, int depth) {
    /** The repeat count of an unlimited group. */
    public static final int UNLIMITED = Integer.MAX_VALUE;

    /** Groups nest at most this deep. */
    public static final int DEEPEST = 1000;

    /** The largest width, digit count, column and repeat count. */
    public static final int LARGEST_COUNT = Integer.MAX_VALUE - 1;

    /** Keeps a copy of the list. */
    public FormatList {
        items = List.copyOf(items);
    }
}
