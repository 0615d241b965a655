package formwork.kernels.graph500;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class TraversalRatesTest {
    /** By hand: an edge takes 1, 2, 4 and 5 hundredths of a second, 3 on average. */
    @Test
    void comparesByTheHarmonicMean() {
        TraversalRates rates =
                TraversalRates.of(new double[] {1, 2, 4, 5}, new double[] {100, 100, 100, 100});
        assertEquals(20, rates.minimum(), 1e-12);
        assertEquals(100 / 4.5, rates.first(), 1e-12);
        assertEquals(100 / 3.0, rates.median(), 1e-12);
        assertEquals(100 / 1.5, rates.third(), 1e-12);
        assertEquals(100, rates.maximum(), 1e-12);
        assertEquals(100 / 3.0, rates.harmonicMean(), 1e-12);
        // squares of the seconds per edge from their mean: (4 + 1 + 1 + 4) / 100^2
        double expected = Math.sqrt(10.0 / 3) / 100 / Math.sqrt(3) / (0.03 * 0.03);
        assertEquals(expected, rates.harmonicDeviation(), 1e-12);
    }

    @Test
    void equalsExactArithmetic() {
        long seed = 2;
        Random random = new Random(seed);
        for (int count = 2; count <= 64; count++) {
            double[] seconds = random.doubles(count, 1e-3, 2).toArray();
            double[] edges = random.longs(count, 1, 1L << 36).asDoubleStream().toArray();
            BigDecimal mean = BigDecimal.ZERO;
            BigDecimal[] per = new BigDecimal[count];
            for (int i = 0; i < count; i++) {
                per[i] =
                        new BigDecimal(seconds[i])
                                .divide(new BigDecimal(edges[i]), MathContext.DECIMAL128);
                mean = mean.add(per[i]);
            }
            mean = mean.divide(BigDecimal.valueOf(count), MathContext.DECIMAL128);
            BigDecimal squares = BigDecimal.ZERO;
            for (BigDecimal one : per) {
                squares = squares.add(one.subtract(mean).pow(2));
            }
            double harmonic = BigDecimal.ONE.divide(mean, MathContext.DECIMAL128).doubleValue();
            // sum of squares / (n - 1)^2, as the specification's own code has it
            double deviation =
                    squares.sqrt(MathContext.DECIMAL128)
                            .divide(BigDecimal.valueOf(count - 1), MathContext.DECIMAL128)
                            .divide(mean.pow(2), MathContext.DECIMAL128)
                            .doubleValue();
            TraversalRates rates = TraversalRates.of(seconds, edges);
            String which = "seed " + seed + ", " + count + " searches";
            assertEquals(harmonic, rates.harmonicMean(), 1e-12 * harmonic, which);
            assertEquals(deviation, rates.harmonicDeviation(), 1e-11 * deviation, which);
        }
    }

    @Test
    void hasNoDeviationOfOneSearch() {
        TraversalRates rates = TraversalRates.of(new double[] {0.5}, new double[] {3});
        assertEquals(6, rates.harmonicMean());
        assertTrue(Double.isNaN(rates.harmonicDeviation()));
        assertThrows(
                IllegalArgumentException.class,
                () -> TraversalRates.of(new double[1], new double[2]));
    }
}
