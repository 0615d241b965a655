package formwork.kernels.graph500;

import java.math.BigDecimal;
import java.math.MathContext;

/** Means with 34 digits. */
final class ExactMeans {
    private ExactMeans() {}

    static BigDecimal mean(double[] values) {
        BigDecimal sum = BigDecimal.ZERO;
        for (double value : values) {
            sum = sum.add(new BigDecimal(value));
        }
        return sum.divide(BigDecimal.valueOf(values.length), MathContext.DECIMAL128);
    }
}
