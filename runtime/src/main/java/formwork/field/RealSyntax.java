package formwork.field;

import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import java.util.Arrays;

/**
 * What a field of a real looks like (F2018 13.7.2.3.2), as two tables: the class of each byte, and
 * the step from each state at each class.
 *
 * <p>A field is {@code [sign] digits [symbol digits] [exponent]} where an exponent is a letter, a
 * sign or both, and then digits. Beyond the standard, as both compilers have it: the letter may be
 * Q, digits of the significand may be missing altogether (the number is then zero), and so may all
 * that follows a sign. {@code Inf}, {@code NaN} and hexadecimal digits lead to {@link #FAULT};
 * {@link SpecialReal} looks at them.
 */
final class RealSyntax {
    // Classes.
    static final int BLANK = 0;
    static final int DIGIT = 1;
    static final int SIGN = 2;
    static final int POINT = 3;
    static final int LETTER = 4;
    static final int OTHER = 5;
    private static final int CLASSES = 8;

    // States, in steps of CLASSES so that state + class is an index; those with an exponent last.
    static final int LEADING = 0;
    static final int SIGNED = 8;
    static final int WHOLE = 16;
    static final int FRACTION = 24;
    static final int LETTER_SEEN = 32;
    static final int EXPONENT_SIGNED = 40;
    static final int EXPONENT = 48;
    static final int FAULT = 56;

    // A step is the next state and at most one of these.
    static final int STATE_MASK = 0x38;

    /** The byte is the next digit of the significand. */
    static final int SIGNIFICAND_DIGIT = 0x40;

    /** The byte is the next digit of the exponent. */
    static final int EXPONENT_DIGIT = 0x80;

    private static final byte[] NULL_BLANK_STEPS = steps(false);
    private static final byte[] ZERO_BLANK_STEPS = steps(true);

    private static final byte[] POINT_CLASSES = classes(".");
    private static final byte[] COMMA_CLASSES = classes(",");
    private static final byte[] COMMA_OR_POINT_CLASSES = classes(",.");

    private RealSyntax() {}

    static byte[] steps(Blank blank) {
        return blank == Blank.NULL ? NULL_BLANK_STEPS : ZERO_BLANK_STEPS;
    }

    static byte[] classes(DecimalSymbol decimal, Dialect dialect) {
        if (decimal == DecimalSymbol.POINT) {
            return POINT_CLASSES;
        }
        return dialect.pointUnderDecimalComma() ? COMMA_OR_POINT_CLASSES : COMMA_CLASSES;
    }

    /** The value of a byte that is a digit, or a blank that counts as zero. */
    static int digit(byte digitOrBlank) {
        return Math.max(0, digitOrBlank - '0');
    }

    private static byte[] classes(String points) {
        byte[] classes = new byte[256];
        Arrays.fill(classes, (byte) OTHER);
        put(classes, " \t", BLANK);
        put(classes, "0123456789", DIGIT);
        put(classes, "+-", SIGN);
        put(classes, "eEdDqQ", LETTER);
        put(classes, points, POINT);
        return classes;
    }

    private static void put(byte[] classes, String bytes, int value) {
        for (int i = 0; i < bytes.length(); i++) {
            classes[bytes.charAt(i)] = (byte) value;
        }
    }

    private static byte[] steps(boolean blanksAreZeros) {
        byte[] steps = new byte[FAULT + CLASSES];
        Arrays.fill(steps, (byte) FAULT);
        int whole = WHOLE | SIGNIFICAND_DIGIT;
        int fraction = FRACTION | SIGNIFICAND_DIGIT;
        int exponent = EXPONENT | EXPONENT_DIGIT;
        row(steps, LEADING, LEADING, whole, SIGNED, FRACTION, LETTER_SEEN);
        row(steps, SIGNED, SIGNED, whole, FAULT, FRACTION, LETTER_SEEN);
        row(steps, WHOLE, WHOLE, whole, EXPONENT_SIGNED, FRACTION, LETTER_SEEN);
        row(steps, FRACTION, FRACTION, fraction, EXPONENT_SIGNED, FAULT, LETTER_SEEN);
        row(steps, LETTER_SEEN, LETTER_SEEN, exponent, EXPONENT_SIGNED, FAULT, FAULT);
        row(steps, EXPONENT_SIGNED, EXPONENT_SIGNED, exponent, FAULT, FAULT, FAULT);
        row(steps, EXPONENT, EXPONENT, exponent, FAULT, FAULT, FAULT);
        if (blanksAreZeros) {
            // Blanks before the sign of the exponent are none the less skipped, in both compilers.
            steps[WHOLE + BLANK] = steps[WHOLE + DIGIT];
            steps[FRACTION + BLANK] = steps[FRACTION + DIGIT];
            steps[EXPONENT_SIGNED + BLANK] = steps[EXPONENT_SIGNED + DIGIT];
            steps[EXPONENT + BLANK] = steps[EXPONENT + DIGIT];
        }
        return steps;
    }

    private static void row(
            byte[] steps, int state, int blank, int digit, int sign, int point, int letter) {
        steps[state + BLANK] = (byte) blank;
        steps[state + DIGIT] = (byte) digit;
        steps[state + SIGN] = (byte) sign;
        steps[state + POINT] = (byte) point;
        steps[state + LETTER] = (byte) letter;
    }
}
