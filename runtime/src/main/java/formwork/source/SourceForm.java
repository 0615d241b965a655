package formwork.source;

import java.util.Locale;

/** How the lines of a program are laid out (F2018 6.3). */
public enum SourceForm {
    /** Labels in columns 1 to 5, continuation in 6, text in 7 to 72. */
    FIXED,
    /** As {@link #FIXED}, with text up to column 132. */
    FIXED_132,
    /** Text anywhere, continued by an ampersand at its end. */
    FREE;

    /** The form that compilers take from the ending of a file's name, or null if it says none. */
    static SourceForm ofName(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (ending) {
            case "f", "for", "ftn", "f77", "fpp" -> FIXED;
            case "f90", "f95", "f03", "f08", "f18", "f23" -> FREE;
            default -> null;
        };
    }
}
