package formwork.list;

import formwork.convert.DecimalDigits;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.field.FieldOutput;
import formwork.mode.DecimalSymbol;
import java.util.Arrays;

/**
 * One item as list-directed output writes it, without what separates it from the others: the edit
 * descriptors that each dialect takes (F2018 13.10.4).
 *
 * <p>One object serves one statement; a field costs no allocation.
 */
public final class ListFields {
    /** No field of a number or logical, complex ones included, is longer. */
    public static final int MOST_BYTES = 64;

    private static final int ABSENT = EditDescriptor.ABSENT;
    private static final LogicalEdit LOGICAL = new LogicalEdit(1);
    private static final IntegerEdit MINIMAL_INTEGER = new IntegerEdit(0, ABSENT);

    // As wide as the longest of the kind.
    private static final IntegerEdit INTEGER1 = new IntegerEdit(4, ABSENT);
    private static final IntegerEdit INTEGER2 = new IntegerEdit(6, ABSENT);
    private static final IntegerEdit INTEGER4 = new IntegerEdit(11, ABSENT);
    private static final IntegerEdit INTEGER8 = new IntegerEdit(20, ABSENT);

    // Digits that tell any two values apart; G where it takes the F form, else E under 1P, which
    // adds a digit before the point.
    private static final RealEdit FIXED4 = new RealEdit(RealForm.G, 16, 9, 2);
    private static final RealEdit FIXED8 = new RealEdit(RealForm.G, 25, 17, 3);
    private static final RealEdit EXPONENTIAL4 = new RealEdit(RealForm.E, 16, 8, 2);
    private static final RealEdit EXPONENTIAL8 = new RealEdit(RealForm.E, 25, 16, 3);
    private static final double LEAST_FIXED = 0.1;
    private static final double FIXED4_LIMIT = 1e9;
    private static final double FIXED8_LIMIT = 1e17;

    // The parts of complex values, which have a digit more in the E form.
    private static final RealEdit FIXED_PART4 = new RealEdit(RealForm.G, 0, 9, 2);
    private static final RealEdit FIXED_PART8 = new RealEdit(RealForm.G, 0, 17, 3);
    private static final RealEdit EXPONENTIAL_PART4 = new RealEdit(RealForm.E, 0, 9, 2);
    private static final RealEdit EXPONENTIAL_PART8 = new RealEdit(RealForm.E, 0, 17, 3);
    private static final int COMPLEX4_WIDTH = 35;
    private static final int COMPLEX8_WIDTH = 53;

    // The shortest digits.
    private static final RealEdit SHORTEST = new RealEdit(RealForm.F, 0, ABSENT, ABSENT);
    private static final RealEdit SHORTEST_E2 = new RealEdit(RealForm.E, 0, ABSENT, 2);
    private static final RealEdit SHORTEST_E3 = new RealEdit(RealForm.E, 0, ABSENT, 3);
    private static final int MOST_WHOLE_DIGITS4 = 6;
    private static final int MOST_WHOLE_DIGITS8 = 15;

    private final FieldOutput fields = new FieldOutput();
    private final DecimalDigits digits = new DecimalDigits();

    /**
     * Writes the field of an item, no CHARACTER, and returns its length; {@code target} has room
     * for {@link #MOST_BYTES}.
     */
    public int write(byte[] target, int offset, ItemKind kind, long bits, EditState state) {
        if (kind.isReal()) {
            return writeReal(target, offset, kind, bits, false, state);
        }
        DataEdit edit = LOGICAL;
        if (kind.isInteger()) {
            edit = state.dialect().wideListFields() ? integer(kind) : MINIMAL_INTEGER;
        }
        return fields.write(target, offset, edit, kind, bits, state);
    }

    private static IntegerEdit integer(ItemKind kind) {
        return switch (kind) {
            case INTEGER1 -> INTEGER1;
            case INTEGER2 -> INTEGER2;
            case INTEGER4 -> INTEGER4;
            default -> INTEGER8;
        };
    }

    /** The same of a complex item, without blanks before it. */
    public int writeComplex(
            byte[] target,
            int offset,
            ItemKind part,
            long realBits,
            long imaginaryBits,
            EditState state) {
        int at = offset + writeRealPart(target, offset, part, realBits, state);
        return at + writeImaginaryPart(target, at, part, imaginaryBits, state) - offset;
    }

    /** The first half of a complex item, up to what separates the parts. */
    int writeRealPart(byte[] target, int offset, ItemKind part, long bits, EditState state) {
        target[offset] = '(';
        int at = offset + 1;
        at += writeReal(target, at, part, bits, true, state);
        target[at++] = (byte) (state.decimal() == DecimalSymbol.COMMA ? ';' : ',');
        return at - offset;
    }

    /** The second half of a complex item. */
    int writeImaginaryPart(byte[] target, int offset, ItemKind part, long bits, EditState state) {
        int at = offset + writeReal(target, offset, part, bits, true, state);
        target[at++] = ')';
        return at - offset;
    }

    /** Moves a complex field of {@code length} bytes to the right end of as many as it may have. */
    int alignComplex(byte[] target, int offset, int length, ItemKind part) {
        int width = part == ItemKind.REAL4 ? COMPLEX4_WIDTH : COMPLEX8_WIDTH;
        int blanks = Math.max(0, width - length);
        System.arraycopy(target, offset, target, offset + blanks, length);
        Arrays.fill(target, offset, offset + blanks, (byte) ' ');
        return length + blanks;
    }

    private int writeReal(
            byte[] target, int offset, ItemKind kind, long bits, boolean isPart, EditState state) {
        boolean isSingle = kind == ItemKind.REAL4;
        double value = isSingle ? Float.intBitsToFloat((int) bits) : Double.longBitsToDouble(bits);
        double magnitude = Math.abs(value);
        RealEdit edit;
        if (state.dialect().wideListFields()) {
            boolean isFixed =
                    magnitude == 0
                            || magnitude >= LEAST_FIXED
                                    && magnitude < (isSingle ? FIXED4_LIMIT : FIXED8_LIMIT);
            edit = wide(isSingle, isPart, isFixed || !(magnitude <= Double.MAX_VALUE));
        } else {
            edit = shortest(magnitude, isSingle, value < 0 ? 1 : 0, state);
        }
        state.setScaleFactor(edit.form() == RealForm.E ? 1 : 0);
        return fields.write(target, offset, edit, kind, bits, state);
    }

    private static RealEdit wide(boolean isSingle, boolean isPart, boolean isFixed) {
        if (isSingle) {
            return isFixed
                    ? isPart ? FIXED_PART4 : FIXED4
                    : isPart ? EXPONENTIAL_PART4 : EXPONENTIAL4;
        }
        return isFixed ? isPart ? FIXED_PART8 : FIXED8 : isPart ? EXPONENTIAL_PART8 : EXPONENTIAL8;
    }

    /** F where the value, rounded to one digit, is from 0.1 to below a power of ten; else E. */
    private RealEdit shortest(double magnitude, boolean isSingle, int isNegative, EditState state) {
        int most = isSingle ? MOST_WHOLE_DIGITS4 : MOST_WHOLE_DIGITS8;
        if (magnitude == 0 || !(magnitude <= Double.MAX_VALUE)) {
            return SHORTEST;
        }
        if (isSingle) {
            digits.roundToCount((float) magnitude, 1, state.rounding(isNegative));
        } else {
            digits.roundToCount(magnitude, 1, state.rounding(isNegative));
        }
        int pointPosition = digits.pointPosition();
        if (pointPosition >= 0 && pointPosition <= most) {
            return SHORTEST;
        }
        return magnitude < 1e-99 || magnitude >= 1e100 ? SHORTEST_E3 : SHORTEST_E2;
    }
}
