package formwork.formats.hydrology;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.Outcome;
import formwork.formats.PolicyUse.Event;
import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Target;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class TransportListingTest {
    @Test
    void readsArraysAsWideAsTheNumbersOfTheirColumns() throws IOException {
        Tables tables = RecordFaults.read("mt3d-listing", ModflowFiles.LISTING, ReadOptions.STRICT);
        Table concentrations = tables.table("concentrations");
        assertEquals(2, concentrations.rowCount());
        assertArrayEquals(
                new double[] {0.047, 0.047, 0.046, 129.837, 606.757, 0.014, 0.017, -1, 1, 2},
                concentrations.doubles("value"));
        assertArrayEquals(new int[] {12, 12}, concentrations.ints("transport step"));
        Table factors = tables.table("retard. factor");
        assertEquals(2, factors.ints("layer")[0]);
        assertEquals(3.26, factors.doubles("value")[1]);
    }

    @Test
    void asterisksAreWhatAPolicySaysAndWrittenAgain() throws IOException {
        String text = ModflowFiles.LISTING.replace(" 606.757", " *******");
        ReadOptions options =
                ReadOptions.STRICT.withPolicies(
                        all ->
                                all.forColumn(
                                        "value", policy -> policy.unreadable(Outcome.of(1e4))));
        Tables tables = RecordFaults.read("mt3d-listing", text, options);
        Table concentrations = tables.table("concentrations");
        assertEquals(1e4, concentrations.doubles("value")[4]);
        assertEquals(1, concentrations.uses().countOf("value", Event.UNREADABLE));
        assertEquals(10, concentrations.uses().uses().get(0).place().line());
        Tables lenient = RecordFaults.read("mt3d-listing", text, ReadOptions.LENIENT);
        assertTrue(Double.isNaN(lenient.table("concentrations").doubles("value")[4]));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Target target = Target.of("text", out)) {
            new TransportListing().write(lenient, target);
        }
        assertEquals(text, out.toString(StandardCharsets.ISO_8859_1));
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(" 606.757", " *******", "a, record 10, columns 14-21: found \" **"),
                Arguments.of(
                        "      4       5",
                        "      4       6",
                        "a, line 7, column 19: found \"6\"; expected the number of column 5"),
                Arguments.of(
                        "  0.047   0.047   0.046",
                        "  ABCDE   0.047   0.046",
                        "a, line 9, columns 6-13: found \"   ABCDE\"; expected a value by F8.d"),
                Arguments.of(
                        "   1.000   2.000",
                        "   1.000   2.000   3.000",
                        "a, line 12, columns 22-29: found \"   3.000\"; expected the end"),
                Arguments.of(
                        "RETARD. FACTOR  ",
                        "CONCENTRATIONS  ",
                        "a, line 19: found \"   1     3.25    3.26\"; expected 5 columns"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("mt3d-listing", ModflowFiles.LISTING, part, changed, message);
    }
}
