package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;

/**
 * How many there are of something, as a file says it. Nothing is made room for by a count before it
 * was held against the bytes that are left.
 *
 * @param what it counts, in the plural, for instance {@code row indices}
 * @param value 0 or more
 * @param place where the file says it
 */
public record Count(String what, long value, Place place) {
    /** Checks that it is not negative. */
    public Count {
        if (value < 0) {
            throw place.fault(IoStatus.BAD_COUNT, value + " " + what, "0 or more");
        }
    }

    /** So many more, of something else perhaps. */
    public Count plus(String others, long more) {
        return new Count(
                others, value > Long.MAX_VALUE - more ? Long.MAX_VALUE : value + more, place);
    }

    /** So many times as many, of something else perhaps. */
    public Count times(String others, long factor) {
        boolean fits = factor == 0 || value <= Long.MAX_VALUE / factor;
        return new Count(others, fits ? value * factor : Long.MAX_VALUE, place);
    }

    /**
     * Checks that {@code bytes} are enough for all of them, {@code each} at least.
     *
     * @throws FormworkException if they are not
     */
    public void requireWithin(long bytes, long each) {
        if (value > bytes / each) {
            throw fault("at most " + bytes / each + ", as " + bytes + " bytes are left for them");
        }
    }

    /** The error of this count where {@code expected} should be. */
    public FormworkException fault(String expected) {
        return place.fault(IoStatus.BAD_COUNT, value + " " + what, expected);
    }
}
