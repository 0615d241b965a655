package formwork.edit;

import formwork.error.FormatException;
import formwork.mode.Dialect;

/**
 * Makes a {@link FormatList} of the text of a format.
 *
 * <p><b>Shape.</b> Any text up to the largest {@code String} is taken in time and memory that grow
 * with its length only. Text after the last parenthesis is no part of the format.
 *
 * <p><b>Limits.</b> Groups nest {@link FormatList#DEEPEST} deep, widths and digits go up to {@link
 * FormatList#LARGEST_WIDTH}, counts and columns up to {@link FormatList#LARGEST_COUNT}; beyond that
 * a text is no format.
 *
 * <p><b>Source.</b> Fortran 2018, 13.3 to 13.9.
 */
public final class FormatParser {
    private FormatParser() {}

    /**
     * The list of a text that either compiler takes, the whole text checked.
     *
     * <p>Where both take a text, but not for the same list, it is libgfortran's.
     *
     * @throws FormatException if neither compiler takes it
     */
    public static FormatList parse(String text) {
        try {
            return new FormatPass(text, Grammar.GFORTRAN).parse();
        } catch (FormatException asGfortran) {
            try {
                return new FormatPass(text, Grammar.FLANG).parse().onlyAs(Dialect.FLANG);
            } catch (FormatException asFlang) {
                throw asFlang.offset() > asGfortran.offset() ? asFlang : asGfortran;
            }
        }
    }

    /**
     * The list of a text as flang takes it: a fault is no exception, but the last item of the list,
     * for a statement to raise when it gets there.
     */
    public static FormatList parseLate(String text) {
        FormatPass pass = new FormatPass(text, Grammar.FLANG);
        try {
            return pass.parse();
        } catch (FormatException fault) {
            return withoutFault(text, pass, fault);
        }
    }

    /**
     * The list of a text that the standard allows (F2018; of F2023, LZ, LZP, LZS and AT).
     *
     * @throws FormatException if the standard does not allow it
     */
    public static FormatList parseStrict(String text) {
        return new FormatPass(text, Grammar.STANDARD).parse();
    }

    // A text that libgfortran takes as a whole is no fault to a user.
    private static FormatList withoutFault(String text, FormatPass late, FormatException fault) {
        try {
            return new FormatPass(text, Grammar.GFORTRAN).parse().onlyAs(Dialect.GFORTRAN);
        } catch (FormatException alsoFault) {
            return late.listUpTo(fault);
        }
    }
}
