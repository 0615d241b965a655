package formwork.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.edit.ItemKind;
import formwork.mode.Modes;
import formwork.unit.MemoryRecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values in a namelist group; those of list-directed statements are tested by them. */
final class ListInputTest {
    private static ListInput group(String... records) throws IOException {
        List<byte[]> bytes =
                Arrays.stream(records)
                        .map(record -> record.getBytes(StandardCharsets.ISO_8859_1))
                        .toList();
        ListInput input = new ListInput(new MemoryRecordSource("group", bytes));
        input.beginGroup(Modes.DEFAULT);
        return input;
    }

    private static String rest(ListInput input) {
        return new String(
                input.bytes(), input.at(), input.to() - input.at(), StandardCharsets.ISO_8859_1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1 b=2 | b=2",
                "1,b = 2 | b = 2",
                "1 b(1,2)%c(3)=4 | b(1,2)%c(3)=4",
                "1/ | /",
                "1 &end | &end",
                "1 $end | $end",
                "1 ! b=3 / | /",
            })
    void valuesEndBeforeWhatIsNone(String text, String rest) throws IOException {
        ListInput input = group(text, "/");
        assertEquals(Next.VALUE, input.next());
        assertEquals(1, input.read(ItemKind.INTEGER4));
        assertEquals(Next.END, input.next());
        assertEquals(Next.END, input.next(), "again");
        assertEquals(rest, rest(input));
    }

    @Test
    void logicalsAndNansAreNoNames() throws IOException {
        ListInput input = group("t, f nan(1) inf t = 1");
        assertEquals(Next.VALUE, input.next());
        assertEquals(1, input.read(ItemKind.LOGICAL4));
        assertEquals(Next.VALUE, input.next());
        assertEquals(0, input.read(ItemKind.LOGICAL4));
        assertEquals(Next.VALUE, input.next());
        assertTrue(Double.isNaN(Double.longBitsToDouble(input.read(ItemKind.REAL8))));
        assertEquals(Next.VALUE, input.next());
        assertTrue(Double.isInfinite(Double.longBitsToDouble(input.read(ItemKind.REAL8))));
        assertEquals(Next.END, input.next());
    }

    @Test
    void separatorsAndCommentsBehindAnObjectArePassedOver() throws IOException {
        ListInput input = group("5 ! five", " , ! comma", "! more", " b=6");
        assertEquals(Next.VALUE, input.next());
        assertEquals(5, input.read(ItemKind.INTEGER4));
        input.skipSeparator();
        assertEquals("b=6", rest(input));
        input.moveTo(input.at() + 2);
        input.beginValues();
        assertEquals(Next.VALUE, input.next());
        assertEquals(6, input.read(ItemKind.INTEGER4));
    }

    @Test
    void theFormTellsWhatStandsThere() throws IOException {
        ListInput input = group("'a' \"b\" (1,2) 7");
        String forms = "'\"(\0";
        for (int i = 0; i < forms.length(); i++) {
            assertEquals(Next.VALUE, input.next());
            assertEquals(forms.charAt(i), input.form());
            if (input.form() == '(') {
                assertTrue(input.readComplex(ItemKind.REAL8));
            } else {
                input.readText();
                assertEquals(1, input.textLength());
            }
        }
    }
}
