package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class QuartilesTest {
    /** By hand. */
    @Test
    void isTheMeanOfTwoValuesWhereNoneIsInTheMiddle() {
        Quartiles four = Quartiles.of(new double[] {4, 1, 3, 2});
        assertEquals(new Quartiles(1, 1.5, 2.5, 3.5, 4, 2.5, Math.sqrt(5.0 / 3)), four);
        Quartiles five = Quartiles.of(new double[] {5, 4, 1, 3, 2});
        assertEquals(new Quartiles(1, 2, 3, 4, 5, 3, Math.sqrt(2.5)), five);
        Quartiles six = Quartiles.of(new double[] {6, 5, 4, 1, 3, 2});
        assertEquals(new Quartiles(1, 2, 3.5, 5, 6, 3.5, Math.sqrt(3.5)), six);
        Quartiles seven = Quartiles.of(new double[] {7, 6, 5, 4, 1, 3, 2});
        assertEquals(2, seven.first());
        assertEquals(4, seven.median());
        assertEquals(6, seven.third());
    }

    @Test
    void hasNoDeviationOfOneValue() {
        Quartiles one = Quartiles.of(new double[] {7});
        assertEquals(7, one.first());
        assertEquals(7, one.third());
        assertEquals(7, one.mean());
        assertTrue(Double.isNaN(one.deviation()));
        assertThrows(IllegalArgumentException.class, () -> Quartiles.of(new double[0]));
    }

    @Test
    void equalsExactArithmetic() {
        long seed = 1;
        Random random = new Random(seed);
        for (int count = 2; count <= 70; count++) {
            double[] values = random.doubles(count, 1e-3, 2).toArray();
            BigDecimal mean = ExactMeans.mean(values);
            BigDecimal squares = BigDecimal.ZERO;
            for (double value : values) {
                squares = squares.add(new BigDecimal(value).subtract(mean).pow(2));
            }
            double deviation =
                    squares.divide(BigDecimal.valueOf(count - 1), MathContext.DECIMAL128)
                            .sqrt(MathContext.DECIMAL128)
                            .doubleValue();
            Quartiles quartiles = Quartiles.of(values);
            String which = "seed " + seed + ", " + count + " values";
            assertEquals(mean.doubleValue(), quartiles.mean(), 1e-13, which);
            assertEquals(deviation, quartiles.deviation(), 1e-13, which);
        }
    }
}
