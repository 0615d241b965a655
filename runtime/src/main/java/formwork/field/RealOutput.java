package formwork.field;

import formwork.convert.Decimal;
import formwork.convert.DecimalDigits;
import formwork.convert.Rounding;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.mode.Round;
import formwork.mode.SignMode;

/**
 * One real value to one field, by F, E, D, ES, EN or G (F2018 13.7.2.3).
 *
 * <p>A field is planned first: sign, digits before the symbol, digits after it, exponent. Its
 * length is then compared with the width once, and the field is either asterisks or the parts in
 * order.
 */
final class RealOutput {
    /** Digits of a G0 field as gfortran writes it: enough to tell any two values apart. */
    private static final int GENERAL_DIGITS_SINGLE = 9;

    private static final int GENERAL_DIGITS_DOUBLE = 17;

    /** Digits before the point from which on flang's G0 takes the E form. */
    private static final int MOST_INTEGER_DIGITS_SINGLE = 6;

    private static final int MOST_INTEGER_DIGITS_DOUBLE = 15;
    private static final int BLANKS_FOR_EXPONENT = 4;

    /** What gfortran takes for the width where none is given; the optional zero must fit it. */
    private static final int MINIMAL_LENGTH_SINGLE = 18;

    private static final int MINIMAL_LENGTH_DOUBLE = 25;

    private static final int DECIMALS_SEEN_SINGLE = 12;
    private static final int DECIMALS_SEEN_DOUBLE = 20;

    private final DecimalDigits digits = new DecimalDigits();

    // The value of the field in hand.
    private boolean single;
    private double magnitude;
    private boolean negative;

    private final RealParts parts = new RealParts();

    int write(byte[] target, int offset, RealEdit edit, float value, EditState state) {
        single = true;
        return write(
                target, offset, edit, (double) value, Float.floatToRawIntBits(value) < 0, state);
    }

    int write(byte[] target, int offset, RealEdit edit, double value, EditState state) {
        single = false;
        return write(target, offset, edit, value, Double.doubleToRawLongBits(value) < 0, state);
    }

    private int write(
            byte[] target,
            int offset,
            RealEdit edit,
            double value,
            boolean isNegative,
            EditState state) {
        negative = isNegative;
        magnitude = Math.abs(value);
        if (!(magnitude <= Double.MAX_VALUE)) {
            // only flang has EX, so it is as flang has it
            boolean inFull = edit.form() != RealForm.EX && state.dialect().infinityInFull();
            return nonFinite(target, offset, Math.max(edit.width(), 0), inFull, state);
        }
        parts.sign = signOf(isNegative, state.sign());
        parts.trailingBlanks = 0;
        parts.exponentShown = false;
        parts.mostMinimalLength = single ? MINIMAL_LENGTH_SINGLE : MINIMAL_LENGTH_DOUBLE;
        parts.dialect = state.dialect();
        int scaleFactor = state.scaleFactor();
        Rounding rounding = roundingOf(state.round(), isNegative);
        boolean scaleFits = true;
        switch (edit.form()) {
            case F -> planFixed(edit, scaleFactor, rounding);
            case E, D -> scaleFits = planExponential(edit, scaleFactor, rounding);
            case ES -> planScientific(edit, scaleFactor, rounding);
            case EN -> planEngineering(edit, rounding);
            case G -> scaleFits = planGeneral(edit, scaleFactor, rounding);
            case EX -> throw new IllegalArgumentException("EX is another class's");
        }
        return scaleFits
                ? parts.emit(target, offset, digits, edit, state)
                : FieldOutput.SCALE_OUT_OF_RANGE;
    }

    // ---- plans ----

    private void planFixed(RealEdit edit, int scaleFactor, Rounding rounding) {
        int d = Math.max(edit.fractionDigits(), 0);
        if (isShortest(edit)) {
            planShortestFixed(scaleFactor);
            return;
        }
        roundToFraction(d + scaleFactor, seen(d + scaleFactor, rounding));
        planFixedParts(d, scaleFactor);
    }

    /**
     * The rounding of a value to {@code fraction} decimals: away from zero only if a digit is in
     * sight. Both compilers look at so many decimals more and take what is below them for zero; the
     * standard would round it up.
     */
    private Rounding seen(int fraction, Rounding rounding) {
        if (rounding != Rounding.AWAY || magnitude == 0) {
            return rounding;
        }
        int decimals = fraction + (single ? DECIMALS_SEEN_SINGLE : DECIMALS_SEEN_DOUBLE);
        roundToFraction(decimals, Rounding.HALF_EVEN);
        return digits.length() == 0 ? Rounding.TOWARD_ZERO : rounding;
    }

    /** {@code F} alone: as many digits as tell the value apart. */
    private void planShortestFixed(int scaleFactor) {
        shortest();
        int pointPosition = digits.length() == 0 ? 0 : digits.pointPosition() + scaleFactor;
        planFixedParts(Math.max(0, digits.length() - pointPosition), scaleFactor);
    }

    private void planFixedParts(int d, int scaleFactor) {
        int pointPosition = digits.length() == 0 ? 0 : digits.pointPosition() + scaleFactor;
        parts.integerDigits = Math.max(0, pointPosition);
        parts.fractionDigits = d;
        parts.firstFractionDigit = digits.length() == 0 ? digits.length() : pointPosition;
    }

    /** E and D; false where the scale factor is out of range. */
    private boolean planExponential(RealEdit edit, int scaleFactor, Rounding rounding) {
        if (isShortest(edit)) {
            return planShortestExponential(edit, scaleFactor);
        }
        int n = digitsOf(edit);
        if (n == 0 && scaleFactor == 0 && edit.fractionDigits() == 0) {
            return false;
        }
        return planExponential(edit, n, scaleFactor, rounding);
    }

    /** {@code n} digits in all for scale factor 0; the scale factor moves the symbol among them. */
    private boolean planExponential(RealEdit edit, int n, int scaleFactor, Rounding rounding) {
        int k = scaleFactor;
        if (k != 0 && !(-n < k && k < n + 2)) {
            return false; // F2018 13.8.5
        }
        int significant = k > 0 ? n + 1 : n + k;
        if (significant == 0) {
            // as flang has Gw.0: no digit is asked for, and the value only gives the exponent
            roundToCount(1, Rounding.TOWARD_ZERO);
            parts.integerDigits = 0;
            parts.fractionDigits = digits.length() == 0 ? 1 : 0;
            parts.firstFractionDigit = digits.length();
        } else {
            roundToCount(significant, rounding);
            parts.integerDigits = Math.max(k, 0);
            parts.fractionDigits = k > 0 ? n - k + 1 : n;
            parts.firstFractionDigit = k;
        }
        parts.planExponent(digits.length() == 0 ? 0 : digits.pointPosition() - k, edit);
        return true;
    }

    private boolean planShortestExponential(RealEdit edit, int scaleFactor) {
        if (scaleFactor < 0 || scaleFactor > 1) {
            return false;
        }
        shortest();
        boolean isZero = digits.length() == 0;
        parts.integerDigits = scaleFactor;
        parts.fractionDigits = isZero ? 1 - scaleFactor : digits.length() - scaleFactor;
        parts.firstFractionDigit = scaleFactor;
        parts.planExponent(isZero ? 0 : digits.pointPosition() - scaleFactor, edit);
        return true;
    }

    private void planScientific(RealEdit edit, int scaleFactor, Rounding rounding) {
        int d = digitsOf(edit);
        if (isShortest(edit)) {
            shortest();
            d = Math.max(0, digits.length() - 1);
        } else {
            d = isMinimal(edit) && d == 0 && scaleFactor <= 0 ? 1 : d; // as flang has ES0.0
            roundToCount(d + 1, rounding);
        }
        parts.integerDigits = 1;
        parts.fractionDigits = d;
        parts.firstFractionDigit = 1;
        parts.planExponent(digits.length() == 0 ? 0 : digits.pointPosition() - 1, edit);
    }

    private void planEngineering(RealEdit edit, Rounding rounding) {
        int decimalExponent = 0;
        if (magnitude != 0) {
            int decade = single ? Decimal.exponent((float) magnitude) : Decimal.exponent(magnitude);
            decimalExponent = 3 * Math.floorDiv(decade, 3);
        }
        int d = digitsOf(edit);
        if (isShortest(edit)) {
            shortest();
            d = Math.max(0, digits.length() - (digits.pointPosition() - decimalExponent));
        } else {
            roundToFraction(d - decimalExponent, rounding);
        }
        int before = digits.length() == 0 ? 1 : digits.pointPosition() - decimalExponent;
        if (before > 3) {
            // rounded up to 1000
            decimalExponent += 3;
            before -= 3;
        }
        parts.integerDigits = before;
        parts.fractionDigits = digits.length() == 0 && isShortest(edit) ? 0 : d;
        parts.firstFractionDigit = before;
        parts.planExponent(decimalExponent, edit);
    }

    /** G; false where the E form is asked for and the scale factor is out of range. */
    private boolean planGeneral(RealEdit edit, int scaleFactor, Rounding rounding) {
        if (isShortest(edit)) {
            return planShortestGeneral(edit, scaleFactor);
        }
        int n = digitsOf(edit);
        if (n == 0 && edit.fractionDigits() == 0) {
            int given = isMinimal(edit) && scaleFactor == 0 ? 1 : 0;
            return planExponential(edit, given, scaleFactor, rounding);
        }
        roundToCount(Math.max(n, 1), rounding);
        boolean isZero = digits.length() == 0;
        int pointPosition = digits.pointPosition();
        if (isZero || 0 <= pointPosition && pointPosition <= n) {
            planFixedParts(Math.max(0, isZero ? n - 1 : n - pointPosition), 0);
            parts.trailingBlanks = isMinimal(edit) ? 0 : blanksForExponent(edit);
            return true;
        }
        boolean isUnasked = isMinimal(edit) && edit.fractionDigits() <= 0;
        return planExponential(
                edit, isUnasked && scaleFactor > 0 ? n - 1 : n, scaleFactor, rounding);
    }

    private boolean planShortestGeneral(RealEdit edit, int scaleFactor) {
        shortest();
        int pointPosition = digits.pointPosition();
        int most = single ? MOST_INTEGER_DIGITS_SINGLE : MOST_INTEGER_DIGITS_DOUBLE;
        if (digits.length() == 0) {
            planFixedParts(0, 0);
        } else if (0 <= pointPosition && pointPosition <= most) {
            planFixedParts(Math.max(0, digits.length() - pointPosition), 0);
        } else {
            return planShortestExponential(edit, scaleFactor);
        }
        return true;
    }

    private static int blanksForExponent(RealEdit edit) {
        return edit.exponentDigits() > 0 ? edit.exponentDigits() + 2 : BLANKS_FOR_EXPONENT;
    }

    private static boolean isMinimal(RealEdit edit) {
        return edit.width() <= 0;
    }

    /** Whether the descriptor leaves the digits open and the dialect then writes the shortest. */
    private boolean isShortest(RealEdit edit) {
        return isMinimal(edit)
                && edit.fractionDigits() == EditDescriptor.ABSENT
                && parts.dialect.shortestGeneralDigits();
    }

    /** The d of the descriptor; where it leaves the digits open, as many as tell values apart. */
    private int digitsOf(RealEdit edit) {
        int d = edit.fractionDigits();
        if (isMinimal(edit) && d <= 0 && !parts.dialect.shortestGeneralDigits()) {
            return single ? GENERAL_DIGITS_SINGLE : GENERAL_DIGITS_DOUBLE;
        }
        return Math.max(d, 0);
    }

    // ---- digits ----

    private void roundToCount(int count, Rounding rounding) {
        if (single) {
            digits.roundToCount((float) magnitude, count, rounding);
        } else {
            digits.roundToCount(magnitude, count, rounding);
        }
    }

    private void roundToFraction(int fraction, Rounding rounding) {
        if (single) {
            digits.roundToFraction((float) magnitude, fraction, rounding);
        } else {
            digits.roundToFraction(magnitude, fraction, rounding);
        }
    }

    private void shortest() {
        if (single) {
            digits.shortestInMiddle((float) magnitude);
        } else {
            digits.shortestInMiddle(magnitude);
        }
    }

    static Rounding roundingOf(Round round, boolean negative) {
        return switch (round) {
            case NEAREST, PROCESSOR_DEFINED -> Rounding.HALF_EVEN;
            case COMPATIBLE -> Rounding.HALF_AWAY;
            case ZERO -> Rounding.TOWARD_ZERO;
            case UP -> negative ? Rounding.TOWARD_ZERO : Rounding.AWAY;
            case DOWN -> negative ? Rounding.AWAY : Rounding.TOWARD_ZERO;
        };
    }

    static byte signOf(boolean negative, SignMode mode) {
        return (byte) (negative ? '-' : mode == SignMode.PLUS ? '+' : 0);
    }

    // ---- no number ----

    private int nonFinite(byte[] target, int offset, int width, boolean inFull, EditState state) {
        boolean isNaN = Double.isNaN(magnitude);
        byte shown = isNaN ? 0 : signOf(negative, state.sign());
        int signs = shown == 0 ? 0 : 1;
        if (width > 0 && signs + 3 > width) {
            if (width < 3 || negative || !state.dialect().dropsPlusOfInfinity()) {
                return RealParts.asterisks(target, offset, width);
            }
            shown = 0;
            signs = 0;
        }
        byte[] text = isNaN ? NAN : INFINITY;
        int letters = 3;
        if (!isNaN && inFull && width >= signs + INFINITY.length) {
            letters = INFINITY.length;
        }
        int at = RealParts.blanks(target, offset, Math.max(0, width - signs - letters));
        if (shown != 0) {
            target[at++] = shown;
        }
        System.arraycopy(text, 0, target, at, letters);
        return at + letters - offset;
    }

    private static final byte[] INFINITY = {'I', 'n', 'f', 'i', 'n', 'i', 't', 'y'};
    private static final byte[] NAN = {'N', 'a', 'N'};
}
