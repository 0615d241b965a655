package formwork.kernels.interconnect;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TrafficTest {
    private static int[][] packets(Traffic traffic, long first, int count) throws IOException {
        int[][] ends = new int[2][count];
        traffic.packets(first, ends[0], ends[1], count);
        return ends;
    }

    @ParameterizedTest
    @EnumSource(TrafficRule.class)
    void neverSendsToItselfAndCanBeginAnywhere(TrafficRule rule) throws IOException {
        int[] job = TrafficRule.scattered(64, 500, 3);
        Traffic traffic = rule.among(job, 8);
        int[][] ends = packets(traffic, 0, 9000);
        int[][] later = packets(traffic, 1234, 100);
        int[] sorted = job.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < 9000; i++) {
            assertTrue(ends[0][i] != ends[1][i], "packet " + i);
            assertTrue(Arrays.binarySearch(sorted, ends[0][i]) >= 0);
            assertTrue(Arrays.binarySearch(sorted, ends[1][i]) >= 0);
        }
        assertArrayEquals(Arrays.copyOfRange(ends[0], 1234, 1334), later[0]);
        assertArrayEquals(Arrays.copyOfRange(ends[1], 1234, 1334), later[1]);
        assertThrows(IllegalArgumentException.class, () -> rule.among(new int[1], 8));
    }

    @Test
    void sendsAsTheRulesSay() throws IOException {
        int[] all = TrafficRule.consecutive(8);
        int[][] ends = packets(TrafficRule.BIT_REVERSAL.among(all, 1), 0, 4);
        assertArrayEquals(new int[] {1, 3, 4, 6}, ends[0]);
        assertArrayEquals(new int[] {4, 6, 1, 3}, ends[1]);
        ends = packets(TrafficRule.TRANSPOSE.among(all, 1), 0, 6); // 2 rows of 4
        assertArrayEquals(new int[] {1, 2, 3, 4, 5, 6}, ends[0]);
        assertArrayEquals(new int[] {2, 4, 6, 1, 3, 5}, ends[1]);
        ends = packets(TrafficRule.ALL_TO_ALL.among(TrafficRule.consecutive(3), 1), 0, 7);
        assertArrayEquals(new int[] {0, 1, 2, 0, 1, 2, 0}, ends[0]);
        assertArrayEquals(new int[] {1, 2, 0, 2, 0, 1, 1}, ends[1]);
        ends = packets(TrafficRule.NEIGHBOUR.among(TrafficRule.consecutive(3), 1), 0, 6);
        assertArrayEquals(new int[] {1, 2, 0, 2, 0, 1}, ends[1]);
        assertThrows(
                IllegalArgumentException.class,
                () -> TrafficRule.BIT_REVERSAL.among(TrafficRule.consecutive(6), 1));
        assertThrows(
                IllegalArgumentException.class,
                () -> TrafficRule.TRANSPOSE.among(TrafficRule.consecutive(7), 1));
    }

    /** Chi-square of the pairs: 64 x 63 of them, 100 packets each; 4,031 degrees of freedom. */
    @Test
    void isUniform() throws IOException {
        int count = 64 * 63 * 100;
        int[][] ends =
                packets(TrafficRule.UNIFORM.among(TrafficRule.consecutive(64), 77), 0, count);
        int[] pairs = new int[64 * 64];
        for (int i = 0; i < count; i++) {
            pairs[ends[0][i] * 64 + ends[1][i]]++;
        }
        double square = 0;
        for (int i = 0; i < pairs.length; i++) {
            square += i % 65 == 0 ? 0 : (pairs[i] - 100.0) * (pairs[i] - 100.0) / 100;
        }
        assertTrue(Math.abs(square - 4031) < 5 * Math.sqrt(2 * 4031), "chi-square " + square);
    }

    @Test
    void readsATrace(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.txt");
        Files.writeString(file, "   0   5 comment\n   3   1\n   7   2\n");
        Format format = Format.of("(2I4)");
        try (TraceTraffic trace = TraceTraffic.open(file, format, 8)) {
            assertEquals(3, trace.count());
            assertArrayEquals(new int[][] {{0, 3, 7}, {5, 1, 2}}, packets(trace, 0, 3));
            assertArrayEquals(new int[][] {{7}, {2}}, packets(trace, 2, 1));
            assertArrayEquals(new int[][] {{3}, {1}}, packets(trace, 1, 1));
        }
        String message =
                assertThrows(FormworkException.class, () -> TraceTraffic.open(file, format, 7))
                        .getMessage();
        assertTrue(
                message.endsWith("packet 3: found 7 to 2; expected two hosts in 0 to 6"), message);
        Files.writeString(file, "   0   5\n   3   x\n");
        FormworkException fault =
                assertThrows(FormworkException.class, () -> TraceTraffic.open(file, format, 8));
        assertTrue(fault.getMessage().contains("record 2"), fault.getMessage());
    }

    @Test
    void refusesATraceThatEndsInAPacket(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("trace.txt");
        Files.writeString(file, "   0\n   5\n   3\n");
        FormworkException fault =
                assertThrows(
                        FormworkException.class,
                        () -> TraceTraffic.open(file, Format.of("(I4)"), 8));
        assertEquals(IoStatus.END_OF_FILE, fault.status());
    }
}
