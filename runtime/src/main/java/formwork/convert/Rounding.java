package formwork.convert;

/**
 * How the magnitude of a number is rounded to one of its two neighbours. Whoever knows the sign
 * turns "towards plus infinity" into one of these.
 *
 * <p>All of them are an addition and a shift of an <em>unrounded</em> number: an integer with two
 * bits more, the half and the sticky bit (Cox, "Floating-Point Printing and Parsing Can Be Simple
 * And Fast", January 2026).
 */
public enum Rounding {
    /** To the nearest, a tie to the even one. */
    HALF_EVEN(1, 1),
    /** To the nearest, a tie to the greater magnitude. */
    HALF_AWAY(2, 0),
    /** To the greater magnitude. */
    AWAY(3, 0),
    /** To the smaller magnitude. */
    TOWARD_ZERO(0, 0);

    private final int addend;
    private final int evenBit;

    Rounding(int addend, int evenBit) {
        this.addend = addend;
        this.evenBit = evenBit;
    }

    /** The unrounded number {@code unrounded / 4}, rounded. Exact below 2^62. */
    long round(long unrounded) {
        return (unrounded + addend + ((unrounded >>> 2) & evenBit)) >>> 2;
    }
}
