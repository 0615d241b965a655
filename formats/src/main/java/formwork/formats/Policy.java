package formwork.formats;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What becomes of the fields of a column that hold no value of their own. Immutable: what sets
 * something returns another one.
 *
 * @param unreadable what the descriptor does not take, {@code *****} for instance
 * @param blank a field of blanks, or beyond the end of its line
 * @param sentinels numbers that stand for no value, as they stand in the file, before scaling
 * @param markers texts, without blanks around them, that stand for no value
 * @param point a character that stands in place of the decimal point; the point itself if none does
 * @param scale what numbers are multiplied by: 0.1 where the file has tenths
 */
public record Policy(
        Outcome unreadable,
        Outcome blank,
        Map<Double, Outcome> sentinels,
        Map<String, Outcome> markers,
        char point,
        double scale) {
    /** Everything is an error, also a blank that Fortran would take for 0. */
    public static final Policy STRICT =
            new Policy(Outcome.ERROR, Outcome.ERROR, Map.of(), Map.of(), '.', 1);

    /** What is unreadable or blank has no value. */
    public static final Policy LENIENT =
            new Policy(Outcome.NAN, Outcome.NAN, Map.of(), Map.of(), '.', 1);

    /** Keeps copies. */
    public Policy {
        sentinels = Map.copyOf(sentinels);
        markers = Map.copyOf(markers);
    }

    /** What is unreadable becomes {@code outcome}. */
    public Policy unreadable(Outcome outcome) {
        return new Policy(outcome, blank, sentinels, markers, point, scale);
    }

    /** What is blank becomes {@code outcome}. */
    public Policy blank(Outcome outcome) {
        return new Policy(unreadable, outcome, sentinels, markers, point, scale);
    }

    /** The number {@code value} becomes {@code outcome}. */
    public Policy sentinel(double value, Outcome outcome) {
        Map<Double, Outcome> more = new LinkedHashMap<>(sentinels);
        more.put(value, outcome);
        return new Policy(unreadable, blank, more, markers, point, scale);
    }

    /** The text {@code text} becomes {@code outcome}. */
    public Policy marker(String text, Outcome outcome) {
        Map<String, Outcome> more = new LinkedHashMap<>(markers);
        more.put(text, outcome);
        return new Policy(unreadable, blank, sentinels, more, point, scale);
    }

    /** The character {@code value} may stand in place of the decimal point. */
    public Policy point(char value) {
        return new Policy(unreadable, blank, sentinels, markers, value, scale);
    }

    /** Numbers are multiplied by {@code factor}. */
    public Policy scale(double factor) {
        return new Policy(unreadable, blank, sentinels, markers, point, factor);
    }
}
