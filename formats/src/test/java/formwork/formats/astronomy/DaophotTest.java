package formwork.formats.astronomy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Table;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class DaophotTest {
    @Test
    void readsStarsByTheFormatsOfTheHeader() throws IOException {
        Tables tables = RecordFaults.read("daophot", DaophotFiles.STARS, ReadOptions.STRICT);
        Table stars = tables.table("stars");
        assertArrayEquals(new int[] {14, 18}, stars.ints("ID"));
        assertArrayEquals(new double[] {138.538, 18.114}, stars.doubles("XCENTER"));
        assertTrue(stars.isNull("MAG", 1));
        assertArrayEquals(new double[] {-0.032, 1.5}, stars.doubles("CHI"));
        assertEquals("No_error", stars.strings("PERROR")[0].strip());
        assertEquals("pixels", stars.columns().get(1).unit());
        Table keywords = tables.table("keywords");
        assertArrayEquals(
                new String[] {"NOAO/IRAFV2.10EXPORT", "INDEF", "\"hello world\""},
                keywords.strings("value"));
        assertEquals("scaleunit", keywords.strings("unit")[1]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("#K IRAF", "#L IRAF", "a, line 1: found \"#L IRAF"),
                Arguments.of("%-9d", "%-9q", "a, line 7: found \"#F %-9q"),
                Arguments.of("%-9d ", "", "a, line 7: found \"#F  %-10.3f"),
                Arguments.of("PIER", "CHI", "a, line 11: found \"#F"),
                Arguments.of("18.114", "18.11x", "a, record 15, columns 10-19: found"),
                Arguments.of("18       18", "1x       18", "a, record 15, columns 1-9: found"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("daophot", DaophotFiles.STARS, part, changed, message);
    }
}
