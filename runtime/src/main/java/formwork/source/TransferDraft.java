package formwork.source;

import formwork.source.ConstantReader.Operand;
import formwork.source.TransferStatement.Keyword;
import java.util.List;

/**
 * A data transfer statement before all its names are known.
 *
 * @param formatCode its format without blanks, or null if it names none
 * @param formatText the same as written
 * @param operands the format as an expression of constants and names, or null if it is no such
 * @param isGroup whether it names a namelist group by NML=
 */
record TransferDraft(
        Keyword keyword,
        String external,
        String formatCode,
        String formatText,
        List<Operand> operands,
        boolean isGroup,
        String controls,
        String items) {
    private static final int LABEL_DIGITS = 5;

    /** The label of a FORMAT statement that it names, or 0. */
    int label() {
        boolean isLabel =
                formatCode != null
                        && !formatCode.isEmpty()
                        && formatCode.length() <= LABEL_DIGITS
                        && Code.afterDigits(formatCode, 0) == formatCode.length();
        return isLabel ? Integer.parseInt(formatCode) : 0;
    }

    FormatUse use(UnitDraft unit, ConstantScope scope, FaultFinder finder) {
        if (formatCode == null) {
            return use(FormatUse.Kind.UNFORMATTED);
        }
        if (formatCode.equals("*")) {
            return use(FormatUse.Kind.LIST_DIRECTED);
        }
        if (isGroup) {
            return use(FormatUse.Kind.NAMELIST);
        }
        if (label() > 0) {
            return new FormatUse(FormatUse.Kind.LABEL, formatText, List.of(label()), null);
        }
        Constant value = operands == null ? null : ConstantReader.value(operands, scope, unit);
        if (value != null) {
            return new FormatUse(
                    FormatUse.Kind.CONSTANT, value.text(), List.of(), value.fault(finder));
        }
        List<Integer> labels = unit.assignedTo(formatCode);
        if (!labels.isEmpty()) {
            return new FormatUse(FormatUse.Kind.ASSIGNED, formatText, labels, null);
        }
        return use(
                scope.isGroup(unit, formatCode)
                        ? FormatUse.Kind.NAMELIST
                        : FormatUse.Kind.VARIABLE);
    }

    private FormatUse use(FormatUse.Kind kind) {
        return new FormatUse(kind, formatText, List.of(), null);
    }
}
