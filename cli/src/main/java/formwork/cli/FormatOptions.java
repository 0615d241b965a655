package formwork.cli;

import formwork.Format;
import formwork.UnitOptions;
import formwork.mode.Dialect;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The format that a command is given, and the compiler it shall be like. */
final class FormatOptions {
    @Parameters(index = "0", paramLabel = "FORMAT", description = "A format, such as (I5,3F10.4).")
    private String text;

    @Option(
            names = "--as",
            paramLabel = "gfortran|flang",
            defaultValue = "GFORTRAN",
            description = "The compiler to be like where the two differ (gfortran).")
    private Dialect dialect;

    /** The format; each character of its literals is a byte, as in the shell that it came from. */
    Format format() {
        return of(bytesAsCharacters(text), dialect);
    }

    /** Whether the format is {@code *}, which the commands that read and write take. */
    boolean isListDirected() {
        return text.equals("*");
    }

    /** How the units of the command are connected. */
    UnitOptions unitOptions() {
        return UnitOptions.DEFAULT.with(dialect);
    }

    /** The format that {@code text} is, as the compiler takes it. */
    static Format of(String text, Dialect dialect) {
        return dialect.lateFormatErrors() ? Format.late(text) : Format.of(text);
    }

    private static String bytesAsCharacters(String text) {
        return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
    }
}
