package formwork.namelist;

import formwork.convert.DecimalDigits;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Java values as the text of a namelist has them: numbers with the fewest digits that read back, in
 * the style of what stood there before.
 */
final class ValueText {
    private static final int MOST_PLACES = 7; // before the point without an exponent
    private static final int LEAST_PLACES = 3; // zeros behind it

    private final char delimiter;
    private final char exponentLetter;
    private final boolean isLongLogical;
    private final boolean isDecimalComma;

    private ValueText(
            char delimiter, char exponentLetter, boolean isLongLogical, boolean isDecimalComma) {
        this.delimiter = delimiter;
        this.exponentLetter = exponentLetter;
        this.isLongLogical = isLongLogical;
        this.isDecimalComma = isDecimalComma;
    }

    /** Texts like {@code sample}, as far as it shows a style. */
    static ValueText like(String sample, boolean isDecimalComma) {
        int quote = sample.indexOf('"');
        int apostrophe = sample.indexOf('\'');
        boolean isQuote = quote >= 0 && (apostrophe < 0 || quote < apostrophe);
        char letter = 'e';
        for (int i = 1; i < sample.length(); i++) {
            boolean isBehindNumber = ".0123456789".indexOf(sample.charAt(i - 1)) >= 0;
            if (isBehindNumber && "eEdDqQ".indexOf(sample.charAt(i)) >= 0) {
                letter = sample.charAt(i);
                break;
            }
        }
        boolean isLong = sample.startsWith(".");
        return new ValueText(isQuote ? '"' : '\'', letter, isLong, isDecimalComma);
    }

    private String separator() {
        return isDecimalComma ? "; " : ", ";
    }

    /** The text of one value, or of the values of an array or a List. */
    String of(Object value) {
        StringBuilder text = new StringBuilder();
        String before = "";
        for (Object part : values(value)) {
            text.append(before).append(one(part));
            before = separator();
        }
        return text.toString();
    }

    /** Whether there is no value at all, or null values only. */
    static boolean isNull(Object value) {
        return values(value).stream().allMatch(part -> part == null);
    }

    private static List<Object> values(Object value) {
        List<Object> values = new ArrayList<>();
        if (value instanceof Iterable<?> list) {
            for (Iterator<?> i = list.iterator(); i.hasNext(); ) {
                values.add(i.next());
            }
        } else if (value != null && value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
                values.add(Array.get(value, i));
            }
        } else {
            values.add(value);
        }
        return values;
    }

    private String one(Object value) {
        if (value == null) {
            return "1*"; // a place of its own, whatever is beside it
        }
        if (value instanceof Complex complex) {
            String separator = isDecimalComma ? ";" : ",";
            return "(" + real(complex.real()) + separator + real(complex.imaginary()) + ")";
        }
        if (value instanceof Double number) {
            return real(number);
        }
        if (value instanceof Float number) {
            return real(number);
        }
        if (value instanceof Number number) {
            return number.toString();
        }
        if (value instanceof Boolean truth) {
            return isLongLogical ? truth ? ".true." : ".false." : truth ? "T" : "F";
        }
        if (value instanceof String text) {
            return delimited(text);
        }
        throw new FormworkException(
                IoStatus.ITEM_MISMATCH,
                "found "
                        + Quoted.text(value.toString())
                        + "; expected a number, a Boolean, a String, a Complex or several of them");
    }

    /** The text between delimiters, each of those inside doubled. */
    String delimited(String text) {
        if (text.indexOf('\n')
                >= 0) { // read, the next record continues the value (F2018 13.10.3.1)
            throw new FormworkException(
                    IoStatus.BAD_CHARACTERS,
                    "found " + Quoted.text(text) + "; expected a string without line ends");
        }
        String mark = String.valueOf(delimiter);
        return mark + text.replace(mark, mark + mark) + mark;
    }

    private String real(double value) {
        if (!(Math.abs(value) <= Double.MAX_VALUE) || value == 0) {
            return special(value);
        }
        DecimalDigits digits = new DecimalDigits();
        digits.shortest(value);
        return text(digits, value < 0);
    }

    private String real(float value) {
        if (!(Math.abs(value) <= Float.MAX_VALUE) || value == 0) {
            return special(value);
        }
        DecimalDigits digits = new DecimalDigits();
        digits.shortest(value);
        return text(digits, value < 0);
    }

    private String special(double value) {
        if (value == 0) {
            return withSymbol(1 / value < 0 ? "-0.0" : "0.0");
        }
        return Double.isNaN(value) ? "NaN" : value < 0 ? "-Inf" : "Inf";
    }

    private String text(DecimalDigits digits, boolean isNegative) {
        String shown =
                new String(
                        digits.bytes(),
                        digits.offset(),
                        digits.length(),
                        StandardCharsets.ISO_8859_1);
        int point = digits.pointPosition();
        String sign = isNegative ? "-" : "";
        int count = shown.length();
        if (point > MOST_PLACES || point < -LEAST_PLACES) {
            String fraction = count > 1 ? shown.substring(1) : "0";
            return withSymbol(
                    sign + shown.charAt(0) + "." + fraction + exponentLetter + (point - 1));
        }
        if (point <= 0) {
            return withSymbol(sign + "0." + "0".repeat(-point) + shown);
        }
        if (point >= count) {
            return withSymbol(sign + shown + "0".repeat(point - count) + ".0");
        }
        return withSymbol(sign + shown.substring(0, point) + "." + shown.substring(point));
    }

    private String withSymbol(String text) {
        return isDecimalComma ? text.replace('.', ',') : text;
    }
}
