package formwork.formats;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Records whose sort stands in some columns of their first line, the discriminator.
 *
 * <pre>{@code
 * Choice.by(1, 6).when("ATOM", atoms).when("HETATM", atoms).skipping("TER")
 * }</pre>
 */
public final class Choice implements Rows {
    private final int firstColumn;
    private final int lastColumn;
    private final Map<String, RowLayout> layouts; // null: passed over
    private final Map<String, RowSort> sorts = new HashMap<>();
    private final boolean skipsOthers;

    private Choice(
            int firstColumn, int lastColumn, Map<String, RowLayout> layouts, boolean skipsOthers) {
        this.firstColumn = firstColumn;
        this.lastColumn = lastColumn;
        this.layouts = layouts;
        this.skipsOthers = skipsOthers;
        layouts.forEach(
                (text, layout) -> {
                    if (layout != null) {
                        sorts.put(text, RowSort.of(layout));
                    }
                });
    }

    /** By what stands in these columns, without blanks around it. */
    public static Choice by(int firstColumn, int lastColumn) {
        return new Choice(firstColumn, lastColumn, Map.of(), false);
    }

    private Choice and(String text, RowLayout layout) {
        Map<String, RowLayout> more = new LinkedHashMap<>(layouts);
        more.put(text, layout);
        return new Choice(firstColumn, lastColumn, more, skipsOthers);
    }

    /** Where {@code text} stands there, the record is one of {@code layout}. */
    public Choice when(String text, RowLayout layout) {
        return and(text, layout);
    }

    /** Where {@code text} stands there, the line is passed over. */
    public Choice skipping(String text) {
        return and(text, null);
    }

    /** All other lines are passed over; else they are an error. */
    public Choice skippingOthers() {
        return new Choice(firstColumn, lastColumn, layouts, true);
    }

    /** What the discriminator of the line in hand says. */
    private String key(Lines lines) {
        return lines.columns(firstColumn, lastColumn).strip();
    }

    /** The sort of the row in the line in hand; null if it is none. */
    RowSort sort(Lines lines) {
        return sorts.get(key(lines));
    }

    /** Whether the line in hand, which is no row, is passed over. */
    boolean isSkipped(Lines lines) {
        return skipsOthers || layouts.containsKey(key(lines));
    }

    int firstColumn() {
        return firstColumn;
    }

    int lastColumn() {
        return lastColumn;
    }

    /** The texts that it knows. */
    Iterable<String> keys() {
        return layouts.keySet();
    }

    /** Its layouts. */
    Iterable<RowLayout> layouts() {
        return layouts.values().stream().filter(layout -> layout != null).toList();
    }
}
