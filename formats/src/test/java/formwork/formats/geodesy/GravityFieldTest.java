package formwork.formats.geodesy;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.formats.ReadOptions;
import formwork.formats.RecordFaults;
import formwork.formats.Tables;
import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class GravityFieldTest {
    @Test
    void readsKeywordsAndCoefficients() throws IOException {
        Tables tables = RecordFaults.read("icgem", GravityFieldFiles.FORMAL, ReadOptions.STRICT);
        assertEquals("0.3986004415D+15", tables.table("header").strings("value")[5]);
        assertArrayEquals(new int[] {0, 2, 3}, tables.table("gfc").ints("degree"));
        assertEquals(-4.8416945732e-4, tables.table("gfc").doubles("c")[1]);
        assertEquals(6.789e-12, tables.table("gfc").doubles("sigma s")[2]);
        Tables second = RecordFaults.read("icgem", GravityFieldFiles.SECOND, ReadOptions.STRICT);
        assertEquals(20030101.1234, second.table("gfct").doubles("to")[0]);
        assertEquals(0.432e-10, second.table("acos").doubles("c")[0]);
        assertEquals(20020101, second.table("asin").doubles("from")[0]);
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("gfc    3    3", "gfc    3    4", "a, line 15: found \"gfc    3    4"),
                Arguments.of("gfc    3    3", "gfc    4    3", "a, line 15: found \"gfc    4    3"),
                Arguments.of(
                        "gfc    2", "gfd    2", "a, line 14, columns 1-4: found \"gfd \"; exp"),
                Arguments.of("formal", "normal", "a, line 12: found a header with errors \"normal"),
                Arguments.of("  5.4100E-12", "", "a, line 14: found \"gfc    2    0 -4.84169457"),
                Arguments.of("6.7890E-12", "6.7890E-12 1", "a, line 15, column 80: found \"1\""),
                Arguments.of("5.4100E-12", "5.41x0E-12", "a, record 14, columns 55-66: found"),
                Arguments.of("end_of", "and_of", "a, line 16: found its end; expected end_of_hea"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        RecordFaults.check("icgem", GravityFieldFiles.FORMAL, part, changed, message);
    }
}
