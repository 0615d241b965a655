package formwork.formats.hydrology;

import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The line before an array, which says where its values are and by what format they are read.
 *
 * @param source where the values are
 * @param unit LOCAT, in the form with fixed columns, or of EXTERNAL; else 0
 * @param file of OPEN/CLOSE; else empty
 * @param constant all values, or what they are multiplied by
 * @param format by which they are read; null where there is none, and where they are list-directed
 * @param isFree whether they are list-directed
 * @param comment what stands behind
 * @param place of the line
 */
public record ControlRecord(
        Source source,
        long unit,
        String file,
        double constant,
        FoundFormat format,
        boolean isFree,
        String comment,
        Place place) {
    /** Where values are. */
    public enum Source {
        /** All are the same. */
        CONSTANT,
        /** In the lines that follow. */
        INTERNAL,
        /** In a unit, which may be this file. */
        UNIT,
        /** In another file. */
        OTHER_FILE,
        /** In an unformatted unit. */
        BINARY
    }

    private static final int LAST_OF_UNIT = 10;
    private static final int LAST_OF_CONSTANT = 20;
    private static final int LAST_OF_FORMAT = 40;
    private static final int LAST_OF_PRINT = 50;
    private static final int MOST_CHARACTERS = 1000;

    private static final String REAL = "[-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[EeDd]?[-+]?\\d{1,3})?";
    private static final String FORMAT =
            "'?(\\(.{1,100}?\\)|\\([^()]{0,40}\\([^()]*\\)[^()]*\\))'?";
    private static final String AFTER = "(?:[ ,]+([-+]?\\d{1,9}))?(?:[ ,#;!].*)?";
    private static final Pattern FIXED_UNIT = Pattern.compile(" *[-+]?\\d{1,10} *");
    private static final Pattern FIXED_CONSTANT = Pattern.compile(" *(" + REAL + ")? *");
    private static final Pattern FIXED_FORMAT = Pattern.compile(" *(\\(.*\\))? *");
    private static final Pattern FIXED_PRINT = Pattern.compile(" *[-+]?\\d{0,10} *");
    private static final Pattern CONSTANT =
            Pattern.compile(" *CONSTANT[ ,]+(" + REAL + ")([ ,#;!].*)?", Pattern.CASE_INSENSITIVE);
    private static final Pattern INTERNAL =
            Pattern.compile(
                    " *INTERNAL[ ,]+(" + REAL + ")[ ,]+" + FORMAT + AFTER,
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern EXTERNAL =
            Pattern.compile(
                    " *EXTERNAL[ ,]+(\\d{1,9})[ ,]+(" + REAL + ")[ ,]+" + FORMAT + AFTER,
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern OPEN =
            Pattern.compile(
                    " *OPEN/CLOSE[ ,]+('[^']+'|[^ ,]+)[ ,]+(" + REAL + ")[ ,]+" + FORMAT + AFTER,
                    Pattern.CASE_INSENSITIVE);

    /** What the line in hand says; null if it is no such line. */
    static ControlRecord of(Lines lines) {
        if (lines.to() - lines.from() > MOST_CHARACTERS) {
            return null;
        }
        return of(lines.text(), lines.place());
    }

    /** What a line says; null if it is no such line. */
    static ControlRecord of(String line, Place place) {
        Matcher words = CONSTANT.matcher(line);
        if (words.matches()) {
            String comment = comment(line, words.end(1));
            double value = real(words.group(1));
            return new ControlRecord(Source.CONSTANT, 0, "", value, null, false, comment, place);
        }
        words = INTERNAL.matcher(line);
        if (words.matches()) {
            return with(Source.INTERNAL, 0, "", words, 1, line, place);
        }
        words = EXTERNAL.matcher(line);
        if (words.matches()) {
            long unit = Long.parseLong(words.group(1));
            return with(Source.OTHER_FILE, unit, "", words, 2, line, place);
        }
        words = OPEN.matcher(line);
        if (words.matches()) {
            String file = words.group(1).replace("'", "");
            return with(Source.OTHER_FILE, 0, file, words, 2, line, place);
        }
        return fixed(line, place);
    }

    /** The multiplier, the format and the number that says how to print are the last groups. */
    private static ControlRecord with(
            Source source,
            long unit,
            String file,
            Matcher words,
            int group,
            String line,
            Place place) {
        String format = words.group(group + 1);
        int end = words.end(words.group(group + 2) == null ? group + 1 : group + 2);
        String comment = comment(line, Math.min(line.length(), end));
        double constant = real(words.group(group));
        return formatted(source, unit, file, constant, format, comment, place);
    }

    private static ControlRecord formatted(
            Source source,
            long unit,
            String file,
            double constant,
            String format,
            String comment,
            Place place) {
        String upper = format.replace(" ", "").toUpperCase(Locale.ROOT);
        if (upper.equals("(BINARY)")) {
            return new ControlRecord(
                    Source.BINARY, unit, file, constant, null, false, comment, place);
        }
        boolean isFree = upper.equals("(FREE)");
        FoundFormat found = isFree ? null : FoundFormat.of(format, place);
        return new ControlRecord(source, unit, file, constant, found, isFree, comment, place);
    }

    /** By (I10,F10.0,A20,I10). */
    private static ControlRecord fixed(String line, Place place) {
        String unitText = columns(line, 0, LAST_OF_UNIT);
        String constantText = columns(line, LAST_OF_UNIT, LAST_OF_CONSTANT);
        String format = columns(line, LAST_OF_CONSTANT, LAST_OF_FORMAT);
        if (!FIXED_UNIT.matcher(unitText).matches()
                || !FIXED_CONSTANT.matcher(constantText).matches()
                || !FIXED_FORMAT.matcher(format).matches()
                || !FIXED_PRINT.matcher(columns(line, LAST_OF_FORMAT, LAST_OF_PRINT)).matches()) {
            return null;
        }
        long unit = Long.parseLong(unitText.strip().replace("+", ""));
        double constant = constantText.isBlank() ? 0 : real(constantText.strip());
        String comment = comment(line, Math.min(line.length(), LAST_OF_PRINT));
        if (unit == 0) {
            return constantText.indexOf('.') < 0
                    ? null
                    : new ControlRecord(
                            Source.CONSTANT, 0, "", constant, null, false, comment, place);
        }
        if (format.isBlank()) {
            return null;
        }
        return unit < 0
                ? new ControlRecord(Source.BINARY, unit, "", constant, null, false, comment, place)
                : formatted(Source.UNIT, unit, "", constant, format.strip(), comment, place);
    }

    private static String columns(String line, int from, int to) {
        return line.substring(Math.min(line.length(), from), Math.min(line.length(), to));
    }

    private static String comment(String line, int from) {
        String rest = line.substring(from).strip();
        while (rest.startsWith("#") || rest.startsWith(";") || rest.startsWith("!")) {
            rest = rest.substring(1).strip();
        }
        return rest;
    }

    /** What Fortran reads, with an exponent with or without its letter. */
    private static double real(String text) {
        String number = text.replace('D', 'E').replace('d', 'E');
        if (number.toUpperCase(Locale.ROOT).indexOf('E') < 0) {
            int sign = Math.max(number.lastIndexOf('+'), number.lastIndexOf('-'));
            number = sign > 0 ? number.substring(0, sign) + "E" + number.substring(sign) : number;
        }
        return Double.parseDouble(number);
    }
}
