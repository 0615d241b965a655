package formwork.kernels.loading;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import formwork.edit.ItemKind;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GatheredElementsTest {
    @Test
    void givesBackWhatItTookOverTheBoundsOfBlocks() {
        GatheredElements elements = new GatheredElements(ItemKind.REAL8);
        double[] values = new Random(3).doubles(100_000).toArray();
        for (int from = 0; from < values.length; ) {
            int count = Math.min(values.length - from, 1 + from % 7777);
            elements.put(from, Arrays.copyOfRange(values, from, from + count), count);
            from += count;
        }
        for (int from : new int[] {0, 1, 32_767, 32_768, 65_000}) {
            double[] back = new double[35_000];
            elements.take(from, back, back.length);
            assertArrayEquals(Arrays.copyOfRange(values, from, from + back.length), back);
        }
    }
}
