package formwork.cli.graph500;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/** Numbers as C's {@code %g} writes them, which the benchmark's results have. */
final class SignificantDigits {
    private static final int LEAST_EXPONENT = -4; // below it the number has one, C11 7.21.6.1

    private SignificantDigits() {}

    /** The number with so many significant digits, without zeros at the end. */
    static String of(double value, int digits) {
        if (Double.isNaN(value)) {
            return "nan";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "inf" : "-inf";
        }
        if (value == 0) {
            return "0";
        }
        BigDecimal rounded =
                new BigDecimal(value)
                        .round(new MathContext(digits, RoundingMode.HALF_EVEN))
                        .stripTrailingZeros();
        int exponent = rounded.precision() - rounded.scale() - 1;
        if (exponent >= LEAST_EXPONENT && exponent < digits) {
            return rounded.toPlainString();
        }
        String significand = rounded.movePointLeft(exponent).stripTrailingZeros().toPlainString();
        int size = Math.abs(exponent);
        return significand + (exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + size;
    }
}
