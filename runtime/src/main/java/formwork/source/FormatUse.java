package formwork.source;

import java.util.List;

/**
 * The format that a data transfer statement names.
 *
 * @param kind how it names it
 * @param text as written; where it is a character constant of known value, that value
 * @param labels the label, or all those that ASSIGN statements of the unit give to the variable
 * @param fault where a character constant is wrong as a format, or null
 */
public record FormatUse(Kind kind, String text, List<Integer> labels, FormatFault fault) {
    /** How a statement names its format. */
    public enum Kind {
        /** By the label of a FORMAT statement. */
        LABEL,
        /** By a character constant, or an expression of constants. */
        CONSTANT,
        /** By a variable that ASSIGN gives labels to. */
        ASSIGNED,
        /** By a variable or an expression whose value only the running program knows. */
        VARIABLE,
        /** By an asterisk. */
        LIST_DIRECTED,
        /** By the name of a namelist group. */
        NAMELIST,
        /** Not at all: the transfer is unformatted. */
        UNFORMATTED
    }
}
