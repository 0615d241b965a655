package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What GNU Fortran 12.2.0 writes with {@code -fdec-format-defaults}, asked on 2026-11-30. */
final class DecWidthsTest {
    static Stream<Arguments> written() {
        return Stream.of(
                Arguments.of("(I,'|')", (byte) 1, "      1|"),
                Arguments.of("(I,'|')", (short) 2, "      2|"),
                Arguments.of("(I,'|')", 3, "           3|"),
                Arguments.of("(I,'|')", 4L, "                      4|"),
                Arguments.of("(F,'|')", 1.5f, "      1.5000000|"),
                Arguments.of("(E,'|')", 2.5, "   0.2500000000000000E+01|"),
                Arguments.of("(G,'|')", 3, "           3|"),
                Arguments.of("(G,'|')", 1.5f, "   1.500000    |"),
                Arguments.of("(L,'|')", true, "T|"),
                Arguments.of("(O,'|')", 3, "           3|"),
                Arguments.of("(Z,'|')", 4L, "                      4|"),
                Arguments.of("(B,'|')", (byte) 1, "      1|"),
                Arguments.of("(A,'|')", "abc  ", "abc  |"));
    }

    @ParameterizedTest
    @MethodSource("written")
    void writesAsGfortranDoes(String format, Object item, String expected) {
        assertEquals(expected, Format.of(format).withDecWidths().write(item));
    }

    @Test
    void readsTheSameColumns() {
        Object[] row = Format.of("(F,F5.1)").withDecWidths().read("                  1.25000  2.5");
        assertArrayEquals(new Object[] {1.25, 2.5}, row);
    }
}
