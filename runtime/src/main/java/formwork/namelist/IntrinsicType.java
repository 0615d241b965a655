package formwork.namelist;

import static java.util.Objects.requireNonNull;

import formwork.edit.ItemKind;

/**
 * An intrinsic type with its kind.
 *
 * @param kind of the item, or of each part of a complex one
 * @param isComplex whether it is two reals
 * @param length of a CHARACTER in characters, or {@link #DEFERRED_LENGTH}; 0 for all others
 */
public record IntrinsicType(ItemKind kind, boolean isComplex, int length) implements DataType {
    /** The length of a CHARACTER that takes each value as long as it is. */
    public static final int DEFERRED_LENGTH = -1;

    /** INTEGER*1, a Java {@code byte}. */
    public static final IntrinsicType INTEGER1 = number(ItemKind.INTEGER1);

    /** INTEGER*2, a Java {@code short}. */
    public static final IntrinsicType INTEGER2 = number(ItemKind.INTEGER2);

    /** INTEGER*4, a Java {@code int}. */
    public static final IntrinsicType INTEGER4 = number(ItemKind.INTEGER4);

    /** INTEGER*8, a Java {@code long}. */
    public static final IntrinsicType INTEGER8 = number(ItemKind.INTEGER8);

    /** REAL*4, a Java {@code float}. */
    public static final IntrinsicType REAL4 = number(ItemKind.REAL4);

    /** REAL*8, a Java {@code double}. */
    public static final IntrinsicType REAL8 = number(ItemKind.REAL8);

    /** LOGICAL, a Java {@code boolean}. */
    public static final IntrinsicType LOGICAL = number(ItemKind.LOGICAL4);

    /** COMPLEX*8, two REAL*4. */
    public static final IntrinsicType COMPLEX8 = new IntrinsicType(ItemKind.REAL4, true, 0);

    /** COMPLEX*16, two REAL*8. */
    public static final IntrinsicType COMPLEX16 = new IntrinsicType(ItemKind.REAL8, true, 0);

    /** CHARACTER(LEN=:), as long as the value that it is given. */
    public static final IntrinsicType TEXT =
            new IntrinsicType(ItemKind.CHARACTER, false, DEFERRED_LENGTH);

    /** Checks that the parts suit each other. */
    public IntrinsicType {
        requireNonNull(kind, "kind");
        if (isComplex && !kind.isReal()) {
            throw new IllegalArgumentException("kind: found " + kind + "; expected a REAL's");
        }
        if (kind == ItemKind.CHARACTER ? length < DEFERRED_LENGTH : length != 0) {
            throw new IllegalArgumentException("length: found " + length + " for " + kind);
        }
    }

    private static IntrinsicType number(ItemKind kind) {
        return new IntrinsicType(kind, false, 0);
    }

    /** CHARACTER(LEN={@code length}). */
    public static IntrinsicType character(int length) {
        return new IntrinsicType(ItemKind.CHARACTER, false, length);
    }

    boolean isCharacter() {
        return kind == ItemKind.CHARACTER;
    }

    /** How messages name a value of this type, with its article. */
    String phrase() {
        return isComplex ? kind == ItemKind.REAL4 ? "a COMPLEX*8" : "a COMPLEX*16" : kind.phrase();
    }
}
