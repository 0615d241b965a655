package formwork.formats.structure;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Reals as Nastran writes them: with a point, and exponents without a letter. */
public final class NastranReal {
    private static final int MOST_DIGITS = 17;

    private NastranReal() {}

    /**
     * The text of up to {@code width} characters that is nearest to {@code value}; of those that
     * are the same number one that is as short as can be.
     *
     * @param width 7 or more, so that every finite value has one
     * @throws FormworkException if it is infinite or no number
     */
    public static String text(double value, int width) {
        if (!Double.isFinite(value)) {
            throw new FormworkException(
                    IoStatus.BAD_REAL,
                    "a field of bulk data: found " + value + "; expected a finite number");
        }
        if (value == 0) {
            return "0.";
        }
        String sign = value < 0 ? "-" : "";
        BigDecimal exact = new BigDecimal(Math.abs(value));
        for (int digits = MOST_DIGITS; digits >= 1; digits--) {
            BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
            String text = sign + shortest(rounded.stripTrailingZeros());
            if (text.length() <= width) {
                return text;
            }
        }
        throw new IllegalArgumentException("width: found " + width + "; expected 7 or more");
    }

    /** A number with its point where that makes it shortest; before an exponent if it must be. */
    private static String shortest(BigDecimal value) {
        String digits = value.unscaledValue().toString();
        int count = digits.length();
        int power = count - value.scale(); // of 0.digits
        boolean isFixed = power > -MOST_DIGITS && power <= MOST_DIGITS;
        String best = isFixed ? fixed(digits, power) : null;
        int preferred = Math.min(1, count);
        for (int i = 0; i <= count; i++) {
            int before = (i + preferred) % (count + 1);
            int exponent = power - before;
            if (exponent != 0) {
                String text =
                        digits.substring(0, before)
                                + "."
                                + digits.substring(before)
                                + (exponent < 0 ? "-" : "+")
                                + Math.abs(exponent);
                best = best == null || text.length() < best.length() ? text : best;
            }
        }
        return best;
    }

    private static String fixed(String digits, int power) {
        if (power <= 0) {
            return "." + "0".repeat(-power) + digits;
        }
        return power >= digits.length()
                ? digits + "0".repeat(power - digits.length()) + "."
                : digits.substring(0, power) + "." + digits.substring(power);
    }
}
