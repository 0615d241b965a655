package formwork.field;

import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.LogicalEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.DataEdit.TrimmedEdit;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import formwork.mode.Encoding;

/**
 * One item to one field, by whichever data edit descriptor (F2018 13.7).
 *
 * <p>Items of every type but CHARACTER come as their bits, the lowest first. One object serves one
 * statement; it holds the room that conversion works in, and a field costs no allocation.
 */
public final class FieldOutput {
    /** Returned where the descriptor does not take an item of that kind. */
    public static final int NO_MATCH = -1;

    /** Returned where the scale factor does not suit the digits of E or D (F2018 13.8.5). */
    public static final int SCALE_OUT_OF_RANGE = -2;

    /** Columns beside the digits asked for that a field without a width may take. */
    private static final int MOST_COLUMNS = 400;

    private final RealOutput reals = new RealOutput();
    private final byte[] word = new byte[Long.BYTES];

    /**
     * At most how many bytes the field takes; what {@code target} must have room for.
     *
     * @param itemBytes the length of the item
     */
    public static int mostBytes(DataEdit edit, int itemBytes, EditState state) {
        int width = edit.width();
        if (width > 0) {
            return state.encoding() == Encoding.UTF_8 ? saturated((long) width + itemBytes) : width;
        }
        int digits = 0;
        if (edit instanceof RealEdit real) {
            digits = Math.max(real.fractionDigits(), 0) + Math.max(real.exponentDigits(), 0);
            digits += Math.abs(state.scaleFactor());
        } else if (edit instanceof IntegerEdit integer) {
            digits = integer.minimumDigits();
        } else if (edit instanceof BitsEdit bits) {
            digits = bits.minimumDigits();
        }
        int bytesPerByte = edit instanceof BitsEdit ? 8 : 1;
        return saturated(
                MOST_COLUMNS + (long) Math.max(digits, 0) + (long) bytesPerByte * itemBytes);
    }

    private static int saturated(long bytes) {
        return (int) Math.min(bytes, Integer.MAX_VALUE); // which no record has room for
    }

    /**
     * Writes one field and returns its length in bytes, or {@link #NO_MATCH} or {@link
     * #SCALE_OUT_OF_RANGE}, with nothing written.
     *
     * @param bits the item: an integer with its sign, the bits of a real, 0 or 1 of a logical
     */
    public int write(
            byte[] target, int offset, DataEdit edit, ItemKind kind, long bits, EditState state) {
        if (edit instanceof RealEdit real) {
            if (kind.isReal()) {
                return writeReal(target, offset, real, kind, bits, state);
            }
            return real.form() == RealForm.G
                    ? writeGeneral(target, offset, real.width(), kind, bits, state)
                    : NO_MATCH;
        }
        if (edit instanceof IntegerEdit integer) {
            return kind.isInteger()
                    ? IntegerOutput.writeDecimal(
                            target,
                            offset,
                            bits,
                            Math.max(integer.width(), 0),
                            integer.minimumDigits(),
                            state.sign())
                    : NO_MATCH;
        }
        if (edit instanceof BitsEdit radix) {
            return IntegerOutput.writeBits(
                    target,
                    offset,
                    bits & mask(kind),
                    radix.radix().bitsPerDigit(),
                    Math.max(radix.width(), 0),
                    radix.minimumDigits());
        }
        if (edit instanceof LogicalEdit logical) {
            boolean byFirstByte = kind.isReal() && state.dialect().logicalOfFirstByte();
            long truth = byFirstByte ? 0xff : mask(kind);
            return TextOutput.writeLogical(target, offset, (bits & truth) != 0, logical.width());
        }
        if (edit instanceof CharacterEdit character) {
            for (int i = 0; i < word.length; i++) {
                word[i] = (byte) (bits >>> (8 * i));
            }
            return TextOutput.writeCharacters(
                    target, offset, word, 0, kind.sizeBytes(), character.width(), Encoding.DEFAULT);
        }
        return NO_MATCH;
    }

    /** Writes one field of the CHARACTER item {@code from} to {@code to}; else as the other one. */
    public int write(
            byte[] target,
            int offset,
            DataEdit edit,
            byte[] item,
            int from,
            int to,
            EditState state) {
        if (edit instanceof CharacterEdit character) {
            return TextOutput.writeCharacters(
                    target, offset, item, from, to, character.width(), state.encoding());
        }
        if (edit instanceof RealEdit real && real.form() == RealForm.G) {
            int width = real.width() == 0 ? EditDescriptor.ABSENT : real.width();
            return TextOutput.writeCharacters(
                    target, offset, item, from, to, width, state.encoding());
        }
        if (edit instanceof TrimmedEdit) {
            int end = TextOutput.trimmedEnd(item, from, to);
            return TextOutput.writeCharacters(
                    target, offset, item, from, end, EditDescriptor.ABSENT, state.encoding());
        }
        if (edit instanceof BitsEdit radix) {
            return IntegerOutput.writeBits(
                    target,
                    offset,
                    item,
                    from,
                    state.dialect().firstByteOfCharacterBits() ? Math.min(to, from + 1) : to,
                    radix.radix().bitsPerDigit(),
                    Math.max(radix.width(), 0),
                    radix.minimumDigits());
        }
        if (edit instanceof LogicalEdit logical) {
            return TextOutput.writeLogical(
                    target, offset, to > from && item[from] != 0, logical.width());
        }
        return NO_MATCH;
    }

    private int writeReal(
            byte[] target, int offset, RealEdit edit, ItemKind kind, long bits, EditState state) {
        if (kind == ItemKind.REAL4) {
            float value = Float.intBitsToFloat((int) bits);
            if (edit.form() == RealForm.EX && Math.abs(value) <= Float.MAX_VALUE) {
                return HexOutput.write(target, offset, edit, value, state);
            }
            return reals.write(target, offset, edit, value, state);
        }
        double value = Double.longBitsToDouble(bits);
        if (edit.form() == RealForm.EX && Math.abs(value) <= Double.MAX_VALUE) {
            return HexOutput.write(target, offset, edit, value, state);
        }
        return reals.write(target, offset, edit, value, state);
    }

    /** G on what is no real is I or L (F2018 13.7.5.1). */
    private static int writeGeneral(
            byte[] target, int offset, int width, ItemKind kind, long bits, EditState state) {
        if (kind == ItemKind.LOGICAL4) {
            return TextOutput.writeLogical(target, offset, bits != 0, width);
        }
        return IntegerOutput.writeDecimal(
                target, offset, bits, Math.max(width, 0), EditDescriptor.ABSENT, state.sign());
    }

    private static long mask(ItemKind kind) {
        return -1L >>> (Long.SIZE - 8 * kind.sizeBytes());
    }
}
