package formwork.kernels.numa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SplitTest {
    @ParameterizedTest
    @ValueSource(longs = {0, 1, 63, 64, 65, 127, 128, 1000, 4096, 7_500_001, 1L << 40})
    void partsFollowEachOtherAndBeginAtMultiplesOf64(long length) {
        for (int parts = 1; parts <= 8; parts++) {
            Split split = new Split(length, parts);
            long next = 0;
            for (int part = 0; part < parts; part++) {
                Split.Range range = split.range(part);
                assertEquals(next, range.from(), split + ", part " + part);
                assertEquals(0, range.size() == 0 ? 0 : range.from() % Split.GRAIN);
                if (range.size() > 0) {
                    assertEquals(part, split.part(range.from()));
                    assertEquals(part, split.part(range.to() - 1));
                }
                next = range.to();
            }
            assertEquals(length, next, split.toString());
        }
    }

    @Test
    void laterPartsMayBeEmpty() {
        Split split = new Split(65, 4);
        assertEquals(new Split.Range(0, 64), split.range(0));
        assertEquals(new Split.Range(64, 65), split.range(1));
        assertEquals(new Split.Range(65, 65), split.range(2));
    }

    @Test
    void sharesOfARangeFollowEachOtherToo() {
        assertEquals(new Split.Range(164, 228), new Split.Range(100, 228).share(1, 2));
    }

    @Test
    void refusesNoPartsAndLessThanNothing() {
        assertThrows(IllegalArgumentException.class, () -> new Split(1, 0));
        assertThrows(IllegalArgumentException.class, () -> new Split(-1, 1));
        assertThrows(IllegalArgumentException.class, () -> new Split(Long.MAX_VALUE, 1));
    }
}
