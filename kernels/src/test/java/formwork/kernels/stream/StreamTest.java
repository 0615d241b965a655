package formwork.kernels.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.kernels.numa.Machine;
import formwork.kernels.numa.NodePool;
import formwork.kernels.numa.Placement;
import formwork.kernels.numa.Topology;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.agrona.UnsafeApi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

final class StreamTest {
    private static final Machine MACHINE = Machine.here(warning -> {});
    private long before;

    @BeforeEach
    void count() {
        before = Machine.mappedBytes();
    }

    @AfterEach
    void leavesNoMemory() {
        assertEquals(before, Machine.mappedBytes());
    }

    @ParameterizedTest
    @EnumSource
    void leavesVectorsAsTheyShouldBeInEachPlacement(StreamPlacement placement) {
        try (NodePool pool = MACHINE.pool(2)) {
            for (long length : new long[] {1, 1000, 100_003}) {
                StreamResult result = Stream.measure(pool, placement, length, 3);
                assertTrue(result.isRight(), result.toString());
                assertEquals(0.0, result.deviation());
                assertEquals(pool.threads(), result.threads());
                for (Loop loop : Loop.values()) {
                    assertTrue(result.gigabytesPerSecond(loop) > 0, result.toString());
                }
            }
        }
    }

    /**
     * What is said of a machine of one node is true of any: this runs on machines of several too.
     */
    @Test
    void placesVectorsAsItSays() {
        try (NodePool pool = MACHINE.pool(1)) {
            if (!pool.isPinned()) {
                return; // RefusalTest shows that results are marked then
            }
            try (StreamVectors vectors = new StreamVectors(pool, StreamPlacement.SPLIT, 300_000)) {
                for (int i = 0; i < pool.homes().size(); i++) {
                    Placement placement = vectors.vector(2).buffer(i).placement();
                    boolean isKnown = placement.source() != Placement.Source.NONE;
                    assertTrue(
                            !isKnown || placement.isAllOn(pool.homes().get(i).node()),
                            placement.toString());
                }
            }
            int node = pool.homes().get(0).node();
            for (StreamPlacement one : List.of(StreamPlacement.BIND, StreamPlacement.FIRST_TOUCH)) {
                try (StreamVectors vectors = new StreamVectors(pool, one, 300_000)) {
                    Placement placement = vectors.vector(0).buffer(0).placement();
                    boolean isKnown = placement.source() != Placement.Source.NONE;
                    assertTrue(!isKnown || placement.isAllOn(node), one + ": " + placement);
                }
            }
        }
    }

    @Test
    void seesAnElementThatIsNotWhatItShouldBe() {
        Map<Loop, Double> seconds = new EnumMap<>(Loop.class);
        for (Loop loop : Loop.values()) {
            seconds.put(loop, 0.5);
        }
        StreamPlacement split = StreamPlacement.SPLIT;
        assertTrue(new StreamResult(split, 1, 1, 1, seconds, true, 1e-13).isRight());
        assertFalse(new StreamResult(split, 1, 1, 1, seconds, true, 2e-13).isRight());
        assertFalse(new StreamResult(split, 1, 1, 1, seconds, true, Double.NaN).isRight());
        StreamResult result = new StreamResult(split, 1, 1, 1 << 20, seconds, true, 0);
        assertEquals(24 * 0x1p20 / 0.5 / 1e9, result.gigabytesPerSecond(Loop.TRIAD), 1e-12);
        assertEquals(16 * 0x1p20 / 0.5 / 1e9, result.gigabytesPerSecond(Loop.COPY), 1e-12);
    }

    /** The loops against themselves, element by element, around the ends of their blocks. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 7, 65_535, 65_536, 65_537, 131_075})
    void doesEachElementOnceAndNoOther(int length) {
        long bytes = (length + 2) * 8L;
        long memory = UnsafeApi.allocateMemory(3 * bytes);
        try {
            for (Loop loop : Loop.values()) {
                for (int i = 0; i < length + 2; i++) {
                    UnsafeApi.putDouble(memory + 8L * i, -1);
                    UnsafeApi.putDouble(memory + bytes + 8L * i, i);
                    UnsafeApi.putDouble(memory + 2 * bytes + 8L * i, 1e6 + i);
                }
                long from = memory + 8;
                StreamLoops.run(loop, from, from + bytes, from + 2 * bytes, 0.5, length);
                for (int i = 0; i < length + 2; i++) {
                    double a = i;
                    double b = 1e6 + i;
                    double expected =
                            switch (loop) {
                                case COPY -> a;
                                case SCALE -> 0.5 * a;
                                case ADD -> a + b;
                                case TRIAD -> a + 0.5 * b;
                            };
                    boolean isInside = i >= 1 && i <= length;
                    assertEquals(isInside ? expected : -1, UnsafeApi.getDouble(memory + 8L * i));
                }
            }
            double sum = StreamLoops.deviation(memory + bytes, 0, length);
            assertEquals(length * (length - 1L) / 2.0, sum);
        } finally {
            UnsafeApi.freeMemory(memory);
        }
    }

    @Test
    void measuresFromEachHomeToEachNode() {
        BandwidthMatrix matrix = BandwidthMatrix.measure(MACHINE, 1, 4096, 2);
        assertEquals(MACHINE.topology().homes().size(), matrix.homes().size());
        assertEquals(MACHINE.topology().memoryNodes().size(), matrix.nodes().size());
        for (List<Double> row : matrix.gigabytesPerSecond()) {
            assertEquals(matrix.nodes().size(), row.size());
            assertTrue(row.stream().allMatch(value -> value > 0), row.toString());
        }
        assertTrue(matrix.isRight());
    }

    @Test
    void goesAsFarAsTheMemoryOfTheSmallestNode() {
        long free =
                MACHINE.topology().nodes().stream()
                        .filter(node -> node.hasUsableMemory())
                        .mapToLong(node -> node.freeBytes())
                        .min()
                        .orElseThrow();
        long room = StreamLengths.room(MACHINE.topology(), Long.MAX_VALUE);
        assertEquals(free / 2, room);
        List<Long> lengths = StreamLengths.of(room, 1 << 10, 1L << 40);
        assertEquals(1 << 10, lengths.get(0));
        long last = lengths.get(lengths.size() - 1);
        assertTrue(24 * last <= room && 48 * last > room, last + " of " + room);
    }

    @Test
    void goesNoFurtherThanThisProcessMay() {
        long room = StreamLengths.room(MACHINE.topology(), 100_000);
        assertEquals(50_000, room);
        assertEquals(List.of(512L, 1024L, 2048L), StreamLengths.of(room, 512, 1 << 30));
        assertEquals(List.of(), StreamLengths.of(room, 4096, 1 << 30));
        assertEquals(List.of(16L), StreamLengths.of(room, 16, 31));
    }

    @Test
    void hasSomeMemoryWhereTheSystemDoesNotSay(@TempDir Path nothing) {
        assertEquals(1 << 29, StreamLengths.room(Topology.read(nothing), Long.MAX_VALUE));
    }

    @Test
    void refusesNothingToMeasure() {
        try (NodePool pool = MACHINE.pool(1)) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> Stream.measure(pool, StreamPlacement.LOCAL, 0, 2));
            assertThrows(
                    IllegalArgumentException.class,
                    () -> Stream.measure(pool, StreamPlacement.LOCAL, 1, 1));
        }
    }
}
