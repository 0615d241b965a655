package formwork.transfer;

import formwork.edit.DataEdit;

/** What messages call the items that a data edit descriptor takes. */
final class DescriptorText {
    private DescriptorText() {}

    static String itemFor(DataEdit edit) {
        if (edit instanceof DataEdit.IntegerEdit) {
            return "an INTEGER";
        }
        if (edit instanceof DataEdit.RealEdit) {
            return "a REAL or COMPLEX";
        }
        if (edit instanceof DataEdit.LogicalEdit) {
            return "a LOGICAL";
        }
        if (edit instanceof DataEdit.CharactersLeftEdit) {
            return "an INTEGER to read into";
        }
        if (edit instanceof DataEdit.DefinedEdit) {
            return "an item of derived type";
        }
        return "a CHARACTER";
    }

    /** The descriptor as a format has it, for instance {@code F8.0}. */
    static String of(DataEdit edit) {
        if (edit instanceof DataEdit.IntegerEdit integer) {
            return part("I", integer.width()) + part(".", integer.minimumDigits());
        }
        if (edit instanceof DataEdit.RealEdit real) {
            return part(real.form().name(), real.width())
                    + part(".", real.fractionDigits())
                    + (real.exponentDigits() < 0 ? "" : "E" + real.exponentDigits());
        }
        if (edit instanceof DataEdit.BitsEdit bits) {
            return part(bits.radix().name().substring(0, 1), bits.width())
                    + part(".", bits.minimumDigits());
        }
        if (edit instanceof DataEdit.LogicalEdit) {
            return part("L", edit.width());
        }
        return edit instanceof DataEdit.CharacterEdit ? part("A", edit.width()) : "";
    }

    private static String part(String letter, int number) {
        return number < 0 ? letter.equals(".") ? "" : letter : letter + number;
    }
}
