package formwork.formats;

import formwork.edit.ItemKind;

/**
 * A column of a table as its kind declares it. Immutable: what sets something returns another one.
 *
 * <pre>{@code
 * Column.real("clock bias", "s").with(Policy.STRICT.blank(Outcome.of(0)))
 * }</pre>
 *
 * @param name by which it is asked for
 * @param unit of its values, for instance {@code m/s}; empty if they have none
 * @param kind INTEGER4, INTEGER8, REAL8, LOGICAL4 or CHARACTER
 * @param policy what becomes of fields without a value
 */
public record Column(String name, String unit, ItemKind kind, Policy policy) {
    /** Integers of 4 bytes. */
    public static Column integer(String name) {
        return new Column(name, "", ItemKind.INTEGER4, Policy.STRICT);
    }

    /** Integers of 8 bytes. */
    public static Column wide(String name) {
        return new Column(name, "", ItemKind.INTEGER8, Policy.STRICT);
    }

    /** Reals of 8 bytes. */
    public static Column real(String name, String unit) {
        return new Column(name, unit, ItemKind.REAL8, Policy.STRICT);
    }

    /** Texts as wide as their fields, with their blanks; blank ones too. */
    public static Column text(String name) {
        return new Column(name, "", ItemKind.CHARACTER, Policy.STRICT);
    }

    /** Logical values. */
    public static Column logical(String name) {
        return new Column(name, "", ItemKind.LOGICAL4, Policy.STRICT);
    }

    /** The same with another policy. */
    public Column with(Policy value) {
        return new Column(name, unit, kind, value);
    }

    /** The same with a unit. */
    public Column in(String value) {
        return new Column(name, value, kind, policy);
    }
}
