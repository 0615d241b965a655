package formwork.kernels.graph;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rows against sorted maps: short ones together, one longer than a batch, targets of any size. */
final class RowBatchTest {
    @ParameterizedTest
    @CsvSource({
        "1, 1, false",
        "2, 5, true",
        "2048, 3000, false",
        "2049, 20000, true",
        "1000, 60000, false",
        "1000, 60000, true",
        "70000, 60000, true",
        "4194305, 60000, false",
        "2147483647, 40000, false",
        "2147483647, 40000, true",
    })
    void sortsRowsAndKeepsTheLightest(int bound, int longest, boolean isWeighted) {
        Random random = new Random(longest + bound);
        int[] lengths = new int[300];
        int total = 0;
        for (int row = 0; row < lengths.length; row++) {
            lengths[row] = row == 77 ? longest : random.nextInt(1 + Math.min(longest, 200));
            total += lengths[row];
        }
        int[] targets = new int[total];
        int[] weights = new int[total];
        List<Map<Integer, Integer>> expected = new ArrayList<>();
        int at = 0;
        for (int length : lengths) {
            Map<Integer, Integer> row = new TreeMap<>();
            for (int i = 0; i < length; i++, at++) {
                targets[at] = random.nextInt(bound);
                weights[at] = isWeighted ? random.nextInt() : 0;
                row.merge(targets[at], weights[at], Math::min);
            }
            expected.add(row);
        }
        Span from = Span.of(targets);
        Span weightsFrom = isWeighted ? Span.of(weights) : null;
        RowBatch batch = new RowBatch(bound, null);
        int batches = 0;
        int begin = 0;
        int[] ends = new int[lengths.length];
        int row = 0;
        while (row < lengths.length) {
            int first = row;
            while (row < lengths.length && batch.hasRoom(lengths[row])) {
                batch.add(from, weightsFrom, begin, begin + lengths[row], begin);
                begin += lengths[row++];
            }
            assertTrue(row > first);
            batch.sort();
            batch.store(from, weightsFrom, null);
            assertEquals(row - first, batch.rows());
            for (int i = first; i < row; i++) {
                ends[i] = (int) batch.end(i - first);
            }
            batch.clear();
            batches++;
        }
        assertTrue(batches > 1 || total <= 1 << 14, "batches " + batches);
        begin = 0;
        for (row = 0; row < lengths.length; row++) {
            Map<Integer, Integer> found = new TreeMap<>();
            for (int i = begin; i < ends[row]; i++) {
                assertTrue(i == begin || targets[i - 1] < targets[i], "row " + row);
                found.put(targets[i], isWeighted ? weights[i] : 0);
            }
            assertEquals(expected.get(row), found, "row " + row);
            begin += lengths[row];
        }
    }
}
