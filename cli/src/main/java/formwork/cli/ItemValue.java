package formwork.cli;

import formwork.edit.ItemKind;
import formwork.error.Quoted;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A value of the command line, with the type that the way it is written gives it. */
sealed interface ItemValue {

    /** An INTEGER, REAL or LOGICAL by its bits, as the runtime takes them. */
    record Scalar(ItemKind kind, long bits) implements ItemValue {}

    /** A COMPLEX*16. */
    record Complex(double real, double imaginary) implements ItemValue {}

    /** A CHARACTER; the array is not changed after this is made. */
    @SuppressWarnings("ArrayRecordComponent") // compared by nobody
    record Text(byte[] bytes) implements ItemValue {}

    /**
     * The value that {@code text} is as Fortran writes its constants; what is none of them is text.
     *
     * @throws UsageException if it is an integer beyond its kind
     */
    static ItemValue of(String text) {
        return of(text, StandardCharsets.UTF_8);
    }

    /** The same; {@code charset} is how the bytes of a CHARACTER became its text. */
    static ItemValue of(String text, Charset charset) {
        return Literal.value(text, charset);
    }

    /** How Fortran writes its constants. */
    final class Literal {
        private static final Pattern INTEGER = Pattern.compile("([+-]?\\d+)(?:_([1248]))?");
        private static final Pattern REAL =
                Pattern.compile(
                        "([+-]?(?:\\d+\\.?\\d*|\\.\\d+))(?:[eEdDqQ]([+-]?\\d+))?(?:_([48]))?");
        private static final Pattern LOGICAL =
                Pattern.compile("\\.(true|false)\\.(?:_[1248])?", Pattern.CASE_INSENSITIVE);
        private static final Pattern COMPLEX =
                Pattern.compile("\\(\\s*([^,()\\s]+)\\s*,\\s*([^,()\\s]+)\\s*\\)");

        private Literal() {}

        private static ItemValue value(String text, Charset charset) {
            Matcher integer = INTEGER.matcher(text);
            if (integer.matches()) {
                return integer(text, integer.group(1), integer.group(2));
            }
            Matcher real = REAL.matcher(text);
            if (real.matches()) {
                return real(real);
            }
            Matcher logical = LOGICAL.matcher(text);
            if (logical.matches()) {
                boolean isTrue = logical.group(1).toLowerCase(Locale.ROOT).equals("true");
                return new Scalar(ItemKind.LOGICAL4, isTrue ? 1 : 0);
            }
            Matcher complex = COMPLEX.matcher(text);
            if (complex.matches()) {
                Matcher first = REAL.matcher(complex.group(1));
                Matcher second = REAL.matcher(complex.group(2));
                if (first.matches() && second.matches()) {
                    return new Complex(number(first), number(second));
                }
            }
            return new Text(unquoted(text).getBytes(charset));
        }

        private static Scalar integer(String text, String digits, String kind) {
            long value;
            try {
                value = Long.parseLong(digits);
            } catch (NumberFormatException e) {
                throw outOfRange(text, "8");
            }
            int bytes =
                    kind != null ? Integer.parseInt(kind) : value == (int) value ? 4 : Long.BYTES;
            int unused = Long.SIZE - Byte.SIZE * bytes;
            if (value << unused >> unused != value) {
                throw outOfRange(text, kind);
            }
            ItemKind itemKind =
                    Arrays.stream(ItemKind.values())
                            .filter(k -> k.isInteger() && k.sizeBytes() == bytes)
                            .findFirst()
                            .orElseThrow();
            return new Scalar(itemKind, value);
        }

        private static UsageException outOfRange(String text, String kind) {
            return new UsageException(
                    "found "
                            + Quoted.text(text)
                            + "; expected a value of INTEGER*"
                            + kind
                            + ", or text in quotes");
        }

        private static Scalar real(Matcher real) {
            if ("4".equals(real.group(3))) {
                float value = Float.parseFloat(javaText(real));
                return new Scalar(ItemKind.REAL4, Float.floatToRawIntBits(value));
            }
            return new Scalar(ItemKind.REAL8, Double.doubleToRawLongBits(number(real)));
        }

        private static double number(Matcher real) {
            return Double.parseDouble(javaText(real));
        }

        private static String javaText(Matcher real) {
            return real.group(2) == null ? real.group(1) : real.group(1) + "e" + real.group(2);
        }

        private static String unquoted(String text) {
            int last = text.length() - 1;
            if (last < 1) {
                return text;
            }
            char quote = text.charAt(0);
            if ((quote != '\'' && quote != '"') || text.charAt(last) != quote) {
                return text;
            }
            String mark = String.valueOf(quote);
            return text.substring(1, last).replace(mark + mark, mark);
        }
    }
}
