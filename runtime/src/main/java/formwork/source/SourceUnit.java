package formwork.source;

import java.util.Locale;

/**
 * A scoping unit of a program, within which a label stands for one statement.
 *
 * @param kind what it is
 * @param name its name as written; the words of its kind if it has none
 * @param path the names of the units around it and its own, with {@code ::} between two
 * @param firstLine its first line, from 1
 * @param lastLine its last line, from 1
 */
public record SourceUnit(Kind kind, String name, String path, int firstLine, int lastLine) {
    /** What a unit is. */
    public enum Kind {
        /** A main program. */
        PROGRAM,
        /** A module. */
        MODULE,
        /** A submodule. */
        SUBMODULE,
        /** A subroutine: external, of a module, internal, or the body of an interface. */
        SUBROUTINE,
        /** A function of any such kind. */
        FUNCTION,
        /** A separate module procedure. */
        MODULE_PROCEDURE,
        /** A block data program unit. */
        BLOCK_DATA;

        /** The kind as messages say it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /** Whether {@code wanted} is the unit's name or path, in any case. */
    boolean isCalled(String wanted) {
        return name.equalsIgnoreCase(wanted) || path.equalsIgnoreCase(wanted);
    }
}
