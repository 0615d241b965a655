package formwork.formats;

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
    private final boolean skipsOthers;

    private Choice(
            int firstColumn, int lastColumn, Map<String, RowLayout> layouts, boolean skipsOthers) {
        this.firstColumn = firstColumn;
        this.lastColumn = lastColumn;
        this.layouts = layouts;
        this.skipsOthers = skipsOthers;
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
    String key(Lines lines) {
        return lines.columns(firstColumn, lastColumn).strip();
    }

    boolean knows(String key) {
        return layouts.containsKey(key);
    }

    /** The layout for {@code key}; null if its line is to be passed over. */
    RowLayout layout(String key) {
        return layouts.get(key);
    }

    boolean skipsOthers() {
        return skipsOthers;
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
