package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.graph.Arcs;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class GraphReadingTest {
    @Test
    void readsWhatItWrote(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.gr");
        GraphReading.write(file, 1000);
        Arcs arcs = GraphReading.read(file);
        Random random = new Random(1);
        long sum = 0;
        for (int source : random.ints(1000, 0, 1 << 20).toArray()) {
            sum += source + 1;
        }
        for (int target : random.ints(1000, 0, 1 << 20).toArray()) {
            sum += 2 * (target + 1L);
        }
        for (long weight : random.longs(1000, 1, 100_000).toArray()) {
            sum += 3 * weight;
        }
        assertEquals(sum, GraphReading.sum(arcs));
    }
}
