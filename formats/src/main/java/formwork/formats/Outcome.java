package formwork.formats;

/**
 * What becomes of a field that holds no value of its own.
 *
 * @param what it becomes
 * @param value what a {@link What#VALUE} is
 */
public record Outcome(What what, double value) {
    /** What a field becomes. */
    public enum What {
        /** Reading ends with an error that says where it is. */
        ERROR,
        /** No value: 0 or an empty text in arrays, and {@link Table#isNull} says so. */
        NULL,
        /** NaN, in a column of reals; in others as {@link #NULL}. */
        NAN,
        /** A number. */
        VALUE
    }

    /** Reading ends with an error. */
    public static final Outcome ERROR = new Outcome(What.ERROR, 0);

    /** No value. */
    public static final Outcome NULL = new Outcome(What.NULL, 0);

    /** NaN. */
    public static final Outcome NAN = new Outcome(What.NAN, Double.NaN);

    /** A number. */
    public static Outcome of(double value) {
        return new Outcome(What.VALUE, value);
    }

    @Override
    public String toString() {
        return switch (what) {
            case ERROR -> "an error";
            case NULL -> "null";
            case NAN -> "NaN";
            case VALUE -> Double.toString(value);
        };
    }
}
