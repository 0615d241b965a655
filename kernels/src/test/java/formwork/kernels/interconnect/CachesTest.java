package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CachesTest {
    /** The JDK's map by order of access, which drops the eldest. */
    private static final class Eldest extends LinkedHashMap<Integer, Boolean> {
        private static final long serialVersionUID = 1;
        private final int room;

        Eldest(int room) {
            super(16, 0.75f, true);
            this.room = room;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, Boolean> eldest) {
            return size() > room;
        }

        boolean use(int key) {
            return put(key, true) != null;
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 5", "2, 3", "7, 10", "64, 100", "64, 64", "100, 5000", "2048, 3000"})
    void keepsTheKeysUsedLast(int room, int keys) {
        for (long seed = 1; seed <= 5; seed++) {
            Random random = new Random(seed);
            RecentKeys recent = new RecentKeys(room);
            Eldest expected = new Eldest(room);
            for (int i = 0; i < 30_000; i++) {
                int key = (int) (keys * Math.pow(random.nextDouble(), (double) (1 + seed % 3)));
                assertEquals(expected.use(key), recent.use(key), "seed " + seed + ", lookup " + i);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1, 16, 40",
        "4, 32, 40",
        "4, 32, 200",
        "2, 64, 64",
        "3, 24, 50",
        "16, 16, 40",
        "8, 8, 8"
    })
    void tellsMissesApart(int ways, int entries, int destinations) {
        for (CacheShape.Index index : CacheShape.Index.values()) {
            CacheShape shape = new CacheShape(ways, entries, index, 1);
            int[] setOf = new int[destinations];
            Arrays.setAll(setOf, shape::set);
            PortCache cache = new PortCache(shape, setOf);
            Map<Integer, Deque<Integer>> sets = new LinkedHashMap<>();
            Eldest full = new Eldest(entries);
            Set<Integer> seen = new HashSet<>();
            Random random = new Random(ways * 1000L + entries);
            for (int i = 0; i < 20_000; i++) {
                int key = random.nextInt(destinations);
                Deque<Integer> set = sets.computeIfAbsent(setOf[key], k -> new ArrayDeque<>());
                boolean isHit = set.remove(key);
                set.addFirst(key);
                if (set.size() > ways) {
                    set.removeLast();
                }
                boolean isInFull = full.use(key);
                int expected =
                        isHit
                                ? PortCache.HIT
                                : seen.add(key)
                                        ? PortCache.COLD
                                        : isInFull ? PortCache.CONFLICT : PortCache.CAPACITY;
                seen.add(key);
                assertEquals(expected, cache.lookUp(key), shape + " lookup " + i);
            }
            assertEquals(seen.size(), cache.seenCount());
        }
    }

    /** One set of all ways has no conflicts, and misses what the fully associative one misses. */
    @Test
    void isFullyAssociativeAsOneSet() {
        int destinations = 3000;
        CacheShape shape = new CacheShape(2048, 2048, CacheShape.Index.LOW_BITS, 1);
        PortCache cache = new PortCache(shape, new int[destinations]);
        Eldest expected = new Eldest(2048);
        Random random = new Random(7);
        long[] counts = new long[4];
        for (int i = 0; i < 60_000; i++) {
            int key = random.nextInt(destinations);
            int found = cache.lookUp(key);
            counts[found]++;
            assertEquals(expected.use(key), found == PortCache.HIT, "lookup " + i);
        }
        assertEquals(0, counts[PortCache.CONFLICT]);
        assertEquals(destinations, counts[PortCache.COLD]);
        assertEquals(60_000, Lookups.of(counts).count());
    }

    @ParameterizedTest
    @CsvSource({"0, 4", "4, 2", "3, 16", "4, 24", "1, 2097152", "-4, -16"})
    void wantsSetsOfAPowerOfTwo(int ways, int entries) {
        assertThrows(
                IllegalArgumentException.class,
                () -> new CacheShape(ways, entries, CacheShape.Index.LOW_BITS, 1));
    }
}
