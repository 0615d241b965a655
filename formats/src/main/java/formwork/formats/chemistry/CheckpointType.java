package formwork.formats.chemistry;

import formwork.edit.ItemKind;

/** The types that values of a formatted checkpoint file have, by their letters. */
public enum CheckpointType {
    /** Integers. */
    I(ItemKind.INTEGER8, "(I12)", "(6I12)"),
    /** Reals. */
    R(ItemKind.REAL8, "(1P,E22.15)", "(1P,5E16.8)"),
    /** Characters, twelve each. */
    C(ItemKind.CHARACTER, "(A12)", "(5A12)"),
    /** Hollerith constants, eight characters each. */
    H(ItemKind.CHARACTER, "(A8)", "(9A8)"),
    /** Logical values. */
    L(ItemKind.LOGICAL4, "(L1)", "(72L1)");

    private final ItemKind kind;
    private final String valueFormat;
    private final String arrayFormat;

    CheckpointType(ItemKind kind, String valueFormat, String arrayFormat) {
        this.kind = kind;
        this.valueFormat = valueFormat;
        this.arrayFormat = arrayFormat;
    }

    ItemKind kind() {
        return kind;
    }

    /** By which a value behind its name is written. */
    String valueFormat() {
        return valueFormat;
    }

    /** By which an array is written. */
    String arrayFormat() {
        return arrayFormat;
    }

    Object newArray(int length) {
        return switch (this) {
            case I -> new long[length];
            case R -> new double[length];
            case C, H -> new String[length];
            case L -> new boolean[length];
        };
    }
}
