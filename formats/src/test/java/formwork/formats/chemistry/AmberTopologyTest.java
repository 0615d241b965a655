package formwork.formats.chemistry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FormworkException;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Tables;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class AmberTopologyTest {
    private static Tables read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return new AmberTopology().read(Source.of("top", bytes), ReadOptions.STRICT).tables();
    }

    @Test
    void readsEachSectionByItsFormat() throws IOException {
        Tables tables = read(AmberTopologyFiles.WATER);
        assertEquals(31, tables.table("POINTERS").rowCount());
        assertArrayEquals(
                new String[] {"O   ", "H1  ", "H2  "},
                tables.table("ATOM_NAME").strings("ATOM_NAME"));
        assertArrayEquals(
                new double[] {-15.1973982, 7.5986991, 7.5986991},
                tables.table("CHARGE").doubles("CHARGE"));
        assertArrayEquals(
                new int[] {0, 3, 1, 0, 6, 1},
                tables.table("BONDS_INC_HYDROGEN").ints("BONDS_INC_HYDROGEN"));
        assertEquals(0, tables.table("BONDS_WITHOUT_HYDROGEN").rowCount());
        assertEquals(1e-100, tables.table("LENNARD_JONES_ACOEF").doubles("LENNARD_JONES_ACOEF")[2]);
        assertArrayEquals(
                new int[] {1}, tables.table("FORCE_FIELD_TYPE").ints("FORCE_FIELD_TYPE 1"));
        assertEquals(
                " CHARMM  31",
                tables.table("FORCE_FIELD_TYPE").strings("FORCE_FIELD_TYPE 2")[0].substring(0, 11));
        assertEquals(9, tables.table("POINTERS").line(29));
    }

    /** What is changed in the file, and what is said of it. */
    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of(
                        "O   H1  H2  \n",
                        "O   H1  \n",
                        "top, line 16: found 2 values of ATOM_NAME;"
                                + " expected 3, as the POINTERS in top, lines 7-10 say"),
                Arguments.of(
                        "(10I8)",
                        "(10Y8)",
                        "top, line 6, columns 8-80: found \"(10Y8)\"; expected"),
                Arguments.of(
                        "7.59869910E+00\n",
                        "***************\n",
                        "top, record 20, columns 33-48: found"),
                Arguments.of("FLAG MASS", "FLAG     ", "top, line 21: found \"%FLAG"),
                Arguments.of("FLAG MASS", "FLAG CHARGE", "top, line 21: found \"%FLAG"),
                Arguments.of("%COMMENT", "COMMENT", "top, line 18: found \"COMMENT"),
                Arguments.of(
                        "       0       3       1",
                        "      x0       3       1",
                        "top, record 26, columns 1-8"),
                Arguments.of(
                        "(10I8)",
                        "(5X)",
                        "top, line 6, columns 8-78: found (5X); expected 1 to 200"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void saysWhereItIsWrong(String part, String changed, String message) {
        String text = AmberTopologyFiles.WATER.replace(part, changed);
        FormworkException e = assertThrows(FormworkException.class, () -> read(text));
        int length = Math.min(e.getMessage().length(), message.length());
        assertEquals(message, e.getMessage().substring(0, length));
    }
}
