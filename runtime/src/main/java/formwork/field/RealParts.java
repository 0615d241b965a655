package formwork.field;

import formwork.convert.DecimalDigits;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.LeadingZero;
import java.util.Arrays;

/** The parts of one real field in their order, and the field that they make (F2018 13.7.2.3). */
final class RealParts {
    byte sign;
    int integerDigits;
    int fractionDigits;
    int firstFractionDigit;
    boolean exponentShown;
    byte exponentLetter;
    int exponent;
    int exponentDigits;
    int trailingBlanks;
    Dialect dialect = Dialect.GFORTRAN;
    int mostMinimalLength; // of a field without a width, for the optional zero
    private boolean exponentFits;

    /** F2018 table 13.1: the exponent's letter and how many digits it has. */
    void planExponent(int decimalExponent, RealEdit edit) {
        int e = edit.exponentDigits();
        boolean isMinimal = edit.width() <= 0;
        exponentShown = decimalExponent != 0 || !isMinimal || !dialect.dropsZeroExponent();
        exponent = decimalExponent;
        exponentLetter = (byte) (edit.form() == RealForm.D ? 'D' : 'E');
        exponentDigits = decimalDigits(Math.abs(decimalExponent));
        exponentFits = true;
        boolean isShort =
                isMinimal && (dialect.minimalExponentWidth() || edit.form() == RealForm.G);
        if (e > 0) {
            exponentFits = exponentDigits <= e;
            exponentDigits = Math.max(exponentDigits, e);
        } else if (e == EditDescriptor.ABSENT && !isShort) {
            if (exponentDigits > 2) {
                exponentLetter = 0;
                exponentFits = exponentDigits == 3 || dialect.longExponentWithoutLetter();
            }
            exponentDigits = Math.max(exponentDigits, 2);
        }
    }

    /** Writes the field and returns its length: the parts in their order, or asterisks. */
    int emit(byte[] target, int offset, DecimalDigits digits, RealEdit edit, EditState state) {
        int width = Math.max(edit.width(), 0);
        int length =
                (sign == 0 ? 0 : 1)
                        + integerDigits
                        + 1
                        + fractionDigits
                        + exponentLength()
                        + trailingBlanks;
        boolean leadingZero = integerDigits == 0 && showsLeadingZero(edit, length, state);
        if (leadingZero) {
            length++;
        }
        if (exponentShown && !exponentFits || width > 0 && length > width) {
            return asterisks(target, offset, width > 0 ? width : length);
        }
        int at = offset;
        if (width > length) {
            at = blanks(target, at, width - length);
        }
        if (sign != 0) {
            target[at++] = sign;
        }
        if (leadingZero) {
            target[at++] = '0';
        }
        at = putDigits(target, at, digits, 0, integerDigits);
        target[at++] = (byte) (state.decimal() == DecimalSymbol.COMMA ? ',' : '.');
        at = putDigits(target, at, digits, firstFractionDigit, fractionDigits);
        if (exponentShown) {
            if (exponentLetter != 0) {
                target[at++] = exponentLetter;
            }
            at = putExponent(target, at, exponent, exponentDigits);
        }
        return blanks(target, at, trailingBlanks) - offset;
    }

    private boolean showsLeadingZero(RealEdit edit, int length, EditState state) {
        if (fractionDigits == 0 && !exponentShown) {
            return true; // not optional: there is no other digit
        }
        if (state.leadingZero() == LeadingZero.PROCESSOR_DEFINED) {
            return edit.width() > 0
                    ? edit.width() > length
                    : edit.form() != RealForm.F
                            && dialect.zeroBeforeMinimalPoint()
                            && length < mostMinimalLength;
        }
        return state.leadingZero() == LeadingZero.PRINT;
    }

    private int exponentLength() {
        return exponentShown ? (exponentLetter == 0 ? 1 : 2) + exponentDigits : 0;
    }

    /** {@code count} digits of the value from its {@code index}-th; zeros on both sides of them. */
    private static int putDigits(
            byte[] target, int offset, DecimalDigits digits, int index, int count) {
        int at = offset;
        int end = offset + count;
        int zeros = Math.min(count, Math.max(0, -index));
        for (int i = 0; i < zeros; i++) {
            target[at++] = '0';
        }
        int from = index + zeros;
        int copied = Math.min(end - at, Math.max(0, digits.length() - from));
        if (copied > 0) {
            System.arraycopy(digits.bytes(), digits.offset() + from, target, at, copied);
            at += copied;
        }
        while (at < end) {
            target[at++] = '0';
        }
        return at;
    }

    /** The sign and {@code count} digits of an exponent. */
    static int putExponent(byte[] target, int offset, int exponent, int count) {
        target[offset] = (byte) (exponent < 0 ? '-' : '+');
        int rest = Math.abs(exponent);
        for (int i = offset + count; i > offset; i--) {
            target[i] = (byte) ('0' + rest % 10);
            rest /= 10;
        }
        return offset + 1 + count;
    }

    static int decimalDigits(int value) {
        return value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : value < 10_000 ? 4 : 10;
    }

    static int asterisks(byte[] target, int offset, int width) {
        Arrays.fill(target, offset, offset + width, (byte) '*');
        return width;
    }

    static int blanks(byte[] target, int offset, int count) {
        for (int i = 0; i < count; i++) {
            target[offset + i] = ' ';
        }
        return offset + count;
    }
}
