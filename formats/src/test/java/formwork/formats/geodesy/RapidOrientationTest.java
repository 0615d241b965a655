package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.PolicyUse.Event;
import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class RapidOrientationTest {
    @Test
    void takesWhatIsNotKnownYetForNull() throws IOException {
        Table days =
                RecordFaults.read("eop-finals", RapidOrientationFiles.DAYS, ReadOptions.STRICT)
                        .table("days");
        assertArrayEquals(new int[] {1, 1, 12, 12}, days.ints("month"));
        assertEquals(-0.2207251, days.doubles("ut1-utc")[2]);
        assertTrue(days.isNull("length of day", 2) && days.isNull("x", 3));
        assertEquals(-0.417, days.doubles("bulletin b dy")[0]);
        assertEquals(3, days.uses().countOf("bulletin b x", Event.BLANK));
        assertEquals("arcsec", days.columns().get(5).unit());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "61049.00", "        ", "a, line 1, columns 8-15: found blanks; expect"),
                Arguments.of(
                        "-0.043325", "-0.04x325", "a, record 1, columns 19-27: found \"-0.04x"),
                Arguments.of("26 1 9", "26 1 x", "a, record 1, columns 5-6: found \" x\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("eop-finals", RapidOrientationFiles.DAYS, part, changed, message);
    }
}
