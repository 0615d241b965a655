package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.edit.ItemKind;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ItemValueTest {
    @ParameterizedTest
    @CsvSource({
        "42, INTEGER4, 42",
        "-7, INTEGER4, -7",
        "+7, INTEGER4, 7",
        "2147483647, INTEGER4, 2147483647",
        "2147483648, INTEGER8, 2147483648",
        "42_8, INTEGER8, 42",
        "-128_1, INTEGER1, -128",
        "300_2, INTEGER2, 300",
        ".true., LOGICAL4, 1",
        ".FALSE., LOGICAL4, 0",
    })
    void takesIntegersAndLogicalsByTheirBits(String text, ItemKind kind, long bits) {
        assertEquals(new ItemValue.Scalar(kind, bits), ItemValue.of(text));
    }

    @ParameterizedTest
    @CsvSource({
        "1.5, 1.5",
        "1., 1",
        ".5, 0.5",
        "1d0, 1",
        "1D-3, 0.001",
        "-2.5e+10, -2.5e10",
        "1q2, 100",
        "1d999, Infinity",
    })
    void takesRealsAsReal8(String text, double value) {
        assertEquals(
                new ItemValue.Scalar(ItemKind.REAL8, Double.doubleToRawLongBits(value)),
                ItemValue.of(text));
    }

    @Test
    void takesAKindOfFourAsReal4() {
        assertEquals(
                new ItemValue.Scalar(ItemKind.REAL4, Float.floatToRawIntBits(0.1f)),
                ItemValue.of("0.1_4"));
    }

    @Test
    void takesAPairInParenthesesAsComplex() {
        assertEquals(new ItemValue.Complex(1, -2.5), ItemValue.of("(1,-2.5)"));
        assertEquals(new ItemValue.Complex(1, 2), ItemValue.of("( 1d0 , 2 )"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "miles, miles",
                "'it''s', it's",
                "\"a b\", a b",
                "'42', 42",
                "1.5.2, 1.5.2",
                "0x10, 0x10",
                "1_3, 1_3",
                "(1), (1)",
                "', '",
            })
    void takesTheRestAsText(String text, String expected) {
        ItemValue.Text value = (ItemValue.Text) ItemValue.of(text);
        assertEquals(expected, new String(value.bytes(), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"9223372036854775808", "128_1", "40000_2", "3000000000_4"})
    void refusesAnIntegerBeyondItsKind(String text) {
        assertThrows(UsageException.class, () -> ItemValue.of(text));
    }
}
