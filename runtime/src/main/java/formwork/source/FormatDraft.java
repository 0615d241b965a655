package formwork.source;

import java.util.ArrayList;
import java.util.List;

/** A FORMAT statement before all lines that use it are known. */
final class FormatDraft {
    private final UnitDraft unit;
    private final int label;
    private final int firstLine;
    private final int lastLine;
    private final String text;
    private final FormatFault fault;
    private final List<Integer> usedOnLines = new ArrayList<>();

    FormatDraft(
            UnitDraft unit,
            int label,
            int firstLine,
            int lastLine,
            String text,
            FormatFault fault) {
        this.unit = unit;
        this.label = label;
        this.firstLine = firstLine;
        this.lastLine = lastLine;
        this.text = text;
        this.fault = fault;
    }

    void usedOn(int line) {
        usedOnLines.add(line);
    }

    int firstLine() {
        return firstLine;
    }

    FormatStatement finished() {
        return new FormatStatement(
                unit.unit(), label, firstLine, lastLine, text, fault, List.copyOf(usedOnLines));
    }
}
