package formwork.transfer;

import formwork.edit.FormatList;
import formwork.mode.Dialect;
import formwork.mode.Modes;

/**
 * The modes that a statement begins with: the connection's, but the dialect of a format that only
 * one compiler takes is that compiler's. Those of the last such statement are kept for the next.
 */
final class StatementModes {
    private Modes given = Modes.DEFAULT;
    private Modes changed = Modes.DEFAULT;

    Modes of(FormatList format, Modes modes) {
        Dialect sole = format.soleDialect();
        if (sole == null || sole == modes.dialect()) {
            return modes;
        }
        if (changed.dialect() != sole || !given.equals(modes)) {
            given = modes;
            changed = modes.with(sole);
        }
        return changed;
    }
}
