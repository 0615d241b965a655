package formwork.formats.matrix;

import formwork.Format;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reals as text: the shortest that reads back, or as C's {@code %.16e} has it. */
final class MarketNumbers {
    private static final Pattern C_EXPONENTIAL =
            Pattern.compile("[-+]?\\d\\.(\\d{1,40})e[-+]\\d{2,3}");

    private final int fractionDigits;
    private final Format format;

    MarketNumbers(int fractionDigits) {
        this.fractionDigits = fractionDigits;
        format =
                fractionDigits < 0
                        ? null
                        : Format.of("(ES" + (fractionDigits + 9) + "." + fractionDigits + "E3)");
    }

    /** The digits behind the point if {@code word} is as C has it; -1 if not. */
    static int fractionDigits(String word) {
        Matcher matcher = C_EXPONENTIAL.matcher(word);
        return matcher.matches() ? matcher.group(1).length() : -1;
    }

    String text(double value) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        if (Double.isInfinite(value)) {
            return value < 0 ? "-inf" : "inf";
        }
        if (fractionDigits < 0) {
            return shortest(value);
        }
        String text = format.write(value).strip(); // -1.25E+003, of which C has two digits
        int letter = text.indexOf('E');
        String digits = text.substring(letter + 2);
        return text.substring(0, letter)
                + 'e'
                + text.charAt(letter + 1)
                + (digits.startsWith("0") ? digits.substring(1) : digits);
    }

    /** As Java has it, which reads back; without the fraction of whole numbers. */
    private static String shortest(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return value == 0 && 1 / value < 0 ? "-0" : Long.toString((long) value);
        }
        return Double.toString(value).replace('E', 'e');
    }
}
