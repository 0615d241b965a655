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
    private static final int BLANKS_FOR_EXPONENT = 4;

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
            return nonFinite(target, offset, Math.max(edit.width(), 0), state);
        }
        parts.sign = signOf(isNegative, state.sign());
        parts.trailingBlanks = 0;
        parts.exponentShown = false;
        Rounding rounding = roundingOf(state.round(), isNegative);
        switch (edit.form()) {
            case F -> planFixed(edit, state.scaleFactor(), rounding);
            case E, D -> {
                if (!scaleFits(edit, state.scaleFactor())) {
                    return FieldOutput.SCALE_OUT_OF_RANGE;
                }
                planExponential(edit, digitsGiven(edit), state, rounding);
            }
            case ES -> planScientific(edit, state, rounding);
            case EN -> planEngineering(edit, state, rounding);
            case G -> {
                if (!planGeneral(edit, state, rounding)) {
                    return FieldOutput.SCALE_OUT_OF_RANGE;
                }
            }
            case EX -> throw new IllegalArgumentException("EX is another class's");
        }
        return parts.emit(target, offset, digits, edit, state);
    }

    // ---- plans ----

    private void planFixed(RealEdit edit, int scaleFactor, Rounding rounding) {
        int d = Math.max(edit.fractionDigits(), 0);
        if (edit.fractionDigits() == EditDescriptor.ABSENT && edit.width() <= 0) {
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

    /** {@code n} digits in all for scale factor 0; the scale factor moves the symbol among them. */
    private void planExponential(RealEdit edit, int n, EditState state, Rounding rounding) {
        int k = state.scaleFactor();
        int significant = k > 0 ? n + 1 : n + k;
        if (significant > 0) {
            roundToCount(significant, rounding);
        } else {
            // flang's Gw.0: no digit is asked for, and the value only gives the exponent
            roundToCount(1, Rounding.TOWARD_ZERO);
        }
        boolean isZero = digits.length() == 0;
        parts.integerDigits = Math.max(k, 0);
        parts.fractionDigits = k > 0 ? n - k + 1 : n;
        parts.firstFractionDigit = k;
        if (significant <= 0) {
            parts.fractionDigits = isZero ? 1 : 0;
            parts.firstFractionDigit = digits.length();
        }
        parts.planExponent(isZero ? 0 : digits.pointPosition() - k, edit, state.dialect());
    }

    private void planScientific(RealEdit edit, EditState state, Rounding rounding) {
        int d = Math.max(edit.fractionDigits(), 0);
        if (edit.fractionDigits() == EditDescriptor.ABSENT && edit.width() <= 0) {
            shortest();
            d = Math.max(0, digits.length() - 1);
        } else {
            roundToCount(d + 1, rounding);
        }
        parts.integerDigits = 1;
        parts.fractionDigits = d;
        parts.firstFractionDigit = 1;
        int decimalExponent = digits.length() == 0 ? 0 : digits.pointPosition() - 1;
        parts.planExponent(decimalExponent, edit, state.dialect());
    }

    private void planEngineering(RealEdit edit, EditState state, Rounding rounding) {
        int d = Math.max(edit.fractionDigits(), 0);
        int decimalExponent = 0;
        int before = 1;
        if (magnitude == 0) {
            roundToCount(1, rounding);
        } else {
            int decade = single ? Decimal.exponent((float) magnitude) : Decimal.exponent(magnitude);
            decimalExponent = 3 * Math.floorDiv(decade, 3);
            roundToFraction(d - decimalExponent, rounding);
            before = digits.pointPosition() - decimalExponent;
            if (before > 3) {
                // rounded up to 1000
                decimalExponent += 3;
                before -= 3;
            }
        }
        parts.integerDigits = before;
        parts.fractionDigits = d;
        parts.firstFractionDigit = before;
        parts.planExponent(decimalExponent, edit, state.dialect());
    }

    private boolean planGeneral(RealEdit edit, EditState state, Rounding rounding) {
        boolean minimal = edit.width() <= 0;
        int d = edit.fractionDigits();
        boolean shortest = minimal && d <= 0 && state.dialect().shortestGeneralDigits();
        int n;
        if (minimal && d <= 0) {
            n = single ? GENERAL_DIGITS_SINGLE : GENERAL_DIGITS_DOUBLE;
            if (shortest) {
                shortest();
            } else {
                roundToCount(n, rounding);
            }
        } else {
            n = Math.max(d, 0);
            roundToCount(Math.max(n, 1), rounding);
        }
        boolean isZero = digits.length() == 0;
        int pointPosition = digits.pointPosition();
        int blanks = edit.exponentDigits() > 0 ? edit.exponentDigits() + 2 : BLANKS_FOR_EXPONENT;
        if (isZero || pointPosition >= 0 && pointPosition <= n) {
            int fraction = isZero ? n - 1 : n - pointPosition;
            if (shortest) {
                fraction = isZero ? 0 : Math.max(0, digits.length() - pointPosition);
            }
            planFixedParts(Math.max(0, fraction), 0);
            parts.trailingBlanks = minimal ? 0 : blanks;
            return true;
        }
        if (shortest) {
            parts.integerDigits = 0;
            parts.fractionDigits = digits.length();
            parts.firstFractionDigit = 0;
            parts.planExponent(pointPosition, edit, state.dialect());
            return true;
        }
        if (!scaleFits(edit, state.scaleFactor())) {
            return false;
        }
        planExponential(edit, n, state, rounding);
        return true;
    }

    private static int digitsGiven(RealEdit edit) {
        return Math.max(edit.fractionDigits(), 0);
    }

    /** F2018 13.8.5: -d < k < d + 2. */
    private static boolean scaleFits(RealEdit edit, int scaleFactor) {
        int d = edit.fractionDigits();
        if (scaleFactor == 0) {
            return d != 0 || edit.form() == RealForm.G;
        }
        return d <= 0 && edit.width() <= 0 || -d < scaleFactor && scaleFactor < d + 2;
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
            digits.shortest((float) magnitude);
        } else {
            digits.shortest(magnitude);
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

    private int nonFinite(byte[] target, int offset, int width, EditState state) {
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
        if (!isNaN && state.dialect().infinityInFull() && width >= signs + INFINITY.length) {
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
