package formwork.field;

import formwork.convert.ByteLanes;
import formwork.mode.DecimalSymbol;

/**
 * Where a field ends that a comma may end before its width: an extension that both compilers have,
 * for data with fields of other widths than the format's.
 *
 * <p>Each method returns the offset of the comma in {@code bytes[from, to)}, or {@code to} if there
 * is none. The field is what is before the comma, and as wide as that; the next field begins after
 * it.
 */
public final class FieldEnd {
    private static final byte COMMA = ',';

    private FieldEnd() {}

    /** The end of a field of F, E, D, EN, ES, EX or G into a real; under DC, commas end none. */
    public static int ofReal(byte[] bytes, int from, int to, EditState state) {
        return state.decimal() == DecimalSymbol.COMMA ? to : comma(bytes, from, to);
    }

    /** The end of a field of I or G into an integer, or of B, O or Z. */
    public static int ofInteger(byte[] bytes, int from, int to) {
        return comma(bytes, from, to);
    }

    /** The end of a field of L or G into a logical, which the dialect decides. */
    public static int ofLogical(byte[] bytes, int from, int to, EditState state) {
        boolean mayEnd =
                state.decimal() == DecimalSymbol.POINT && state.dialect().commaEndsLogical();
        return mayEnd ? comma(bytes, from, to) : to;
    }

    private static int comma(byte[] bytes, int from, int to) {
        int at = from;
        for (; at + Long.BYTES <= to; at += Long.BYTES) {
            long mask = ByteLanes.mask(ByteLanes.get8(bytes, at), COMMA);
            if (mask != 0) {
                return at + ByteLanes.first(mask);
            }
        }
        while (at < to && bytes[at] != COMMA) {
            at++;
        }
        return at;
    }
}
