package formwork.formats;

import java.util.Arrays;
import java.util.List;

/**
 * What speaks for a kind in the beginning of a file, in words.
 *
 * @param strength how much it says
 * @param seen what was seen, each with its line, for instance {@code line 3: type code "RUA"}; for
 *     {@link Strength#NONE} what was missing
 */
public record Evidence(Strength strength, List<String> seen) {
    /** How much it says. */
    public enum Strength {
        /** It is not of this kind. */
        NONE,
        /** It may be, as may many other files. */
        POSSIBLE,
        /** It looks like that in several places. */
        LIKELY,
        /** It says so itself, or nothing else looks like that. */
        CERTAIN
    }

    /** Keeps a copy of the list. */
    public Evidence {
        seen = List.copyOf(seen);
    }

    /** It is not of this kind. */
    public static Evidence none(String missing) {
        return new Evidence(Strength.NONE, List.of(missing));
    }

    /** It may be. */
    public static Evidence possible(String... seen) {
        return new Evidence(Strength.POSSIBLE, Arrays.asList(seen));
    }

    /** It looks like that in several places. */
    public static Evidence likely(String... seen) {
        return new Evidence(Strength.LIKELY, Arrays.asList(seen));
    }

    /** It says so itself, or nothing else looks like that. */
    public static Evidence certain(String... seen) {
        return new Evidence(Strength.CERTAIN, Arrays.asList(seen));
    }

    /** Whether it may be of this kind at all. */
    public boolean isAny() {
        return strength != Strength.NONE;
    }

    /** What was seen, in one line. */
    public String reason() {
        return String.join("; ", seen);
    }
}
