package formwork.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** Commas that end fields, as gfortran 12.2 and flang 19.1 were seen to take them. */
final class FieldEndTest {
    private static final EditState GFORTRAN = new EditState(Modes.DEFAULT);
    private static final EditState FLANG = new EditState(Modes.DEFAULT.with(Dialect.FLANG));
    private static final EditState COMMA = new EditState(Modes.DEFAULT.with(DecimalSymbol.COMMA));

    @Test
    void findsTheFirstCommaWhereverItIs() {
        for (int length = 0; length < 40; length++) {
            byte[] bytes = (",," + "x".repeat(length) + ",,").getBytes(StandardCharsets.US_ASCII);
            assertEquals(2 + length, FieldEnd.ofInteger(bytes, 2, 2 + length));
            for (int at = 2; at < 2 + length; at++) {
                bytes[at] = ',';
                assertEquals(at, FieldEnd.ofInteger(bytes, 2, 2 + length));
                assertEquals(at, FieldEnd.ofReal(bytes, 2, 2 + length, GFORTRAN));
                bytes[at] = 'x';
            }
        }
    }

    @Test
    void leavesTheCommaToRealsUnderDecimalComma() {
        byte[] bytes = {'1', ',', '5'};
        assertEquals(1, FieldEnd.ofReal(bytes, 0, 3, GFORTRAN));
        assertEquals(1, FieldEnd.ofReal(bytes, 0, 3, FLANG));
        assertEquals(3, FieldEnd.ofReal(bytes, 0, 3, COMMA));
    }

    @Test
    void endsLogicalsAsTheDialectDoes() {
        byte[] bytes = {'T', ',', 'F'};
        assertEquals(1, FieldEnd.ofLogical(bytes, 0, 3, GFORTRAN));
        assertEquals(3, FieldEnd.ofLogical(bytes, 0, 3, FLANG));
        assertEquals(3, FieldEnd.ofLogical(bytes, 0, 3, COMMA));
    }
}
