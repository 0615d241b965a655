package formwork.formats.climate;

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

final class GhcnDailyTest {
    private static final String BEGINNING =
            "XX000000001198702%s%s\n"
                    .formatted("%s", "  123  S  -45H G    0   " + "-9999   ".repeat(28));

    private static Table read(String text) throws IOException {
        return RecordFaults.read("ghcn-daily", text, ReadOptions.STRICT).table("months");
    }

    @Test
    void valuesAreInTheUnitOfTheirElement() throws IOException {
        Table table =
                read(
                        BEGINNING.formatted("TMAX")
                                + BEGINNING.formatted("SNOW")
                                + BEGINNING.formatted("SN32")
                                + BEGINNING.formatted("ABCD"));
        double[] values = table.doubles("value");
        assertEquals(12.3, values[0]);
        assertEquals(-4.5, values[1]);
        assertEquals(0, values[2]);
        assertTrue(Double.isNaN(values[3]) && table.isNull("value", 30));
        assertEquals(123, values[31]);
        assertEquals(12.3, values[62]);
        assertEquals(123, values[93]);
        assertEquals("degree Celsius mm degree Celsius ", String.join(" ", table.strings("unit")));
        assertEquals("H", table.strings("mflag")[1]);
        assertEquals(4 * 28, table.uses().countOf("value", Event.SENTINEL));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("  123", "  1x3", "a, record 1, columns 22-26: found \"  1x3\""),
                Arguments.of(
                        "  123", "     ", "a, line 1, columns 22-26: found blanks; expected a"),
                Arguments.of("-9999   \n", "-99", "a, line 1, columns 262-266: found \"-99\"; exp"),
                Arguments.of(
                        "-9999   \n", "-9999    1\n", "a, line 1, columns 270-271: found \" 1\""));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = BEGINNING.formatted("PRCP");
        RecordFaults.check("ghcn-daily", text, part, changed, message);
    }
}
