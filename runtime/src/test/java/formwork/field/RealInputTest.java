package formwork.field;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Round;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Reals, against {@link SlowReal}; what the compilers say is {@link CompilerAnswersTest}'s. */
final class RealInputTest {
    private static final String MUTATIONS = "  0123456789+-.,EDqe\tx";

    @Test
    void readsWellFormedFieldsExactly() {
        check(20_260_101, 50_000, 0);
    }

    @Test
    void readsDamagedFieldsAsItsTablesSay() {
        check(20_260_102, 50_000, 3);
    }

    @Test
    void readsFieldsAtEveryPlaceOfABuffer() {
        byte[] bytes = "-1.25E+01".getBytes(StandardCharsets.ISO_8859_1);
        for (int before = 0; before < 20; before++) {
            for (int after = 0; after < 20; after++) {
                byte[] buffer = new byte[before + bytes.length + after];
                Arrays.fill(buffer, (byte) '9');
                System.arraycopy(bytes, 0, buffer, before, bytes.length);
                int to = before + bytes.length;
                EditState state = new EditState(Modes.DEFAULT);
                assertEquals(-12.5, RealInput.readDouble(buffer, before, to, 3, state));
                assertEquals(-1.25, RealInput.readDouble(buffer, before, to - 4, 3, state));
                assertEquals(-1.0, RealInput.readDouble(buffer, before, to - 7, 0, state));
                assertEquals(-0.0, RealInput.readDouble(buffer, before, before, 3, state) * -1);
            }
        }
    }

    @Test
    void readsAnyBytesOrSaysWhyNot() {
        long seed = 20_260_103;
        Random random = new Random(seed);
        byte[] bytes = new byte[64];
        for (int i = 0; i < 100_000; i++) {
            random.nextBytes(bytes);
            if (i % 2 == 0) {
                for (int j = 0; j < bytes.length; j++) {
                    bytes[j] = (byte) MUTATIONS.charAt((bytes[j] & 0xff) % MUTATIONS.length());
                }
            }
            int from = random.nextInt(bytes.length);
            int to = from + random.nextInt(bytes.length - from + 1);
            EditState state = state(random);
            try {
                RealInput.readDouble(bytes, from, to, random.nextInt(20), state);
            } catch (FieldException e) {
                assertEquals(to - from, e.found().length, "seed " + seed + ", field " + i);
            }
        }
    }

    @Test
    void readsHexadecimalFieldsOfAnyLengthExactly() {
        String zeros = "0".repeat(100_000);
        Object[][] rows = {
            {"0x1p3", 8.0},
            {"-0X1.8P-1", -0.75},
            {"0x1" + zeros + "p-400000", 1.0},
            {"0x" + zeros + "." + zeros + "1p400004", 1.0},
            {"0x1.fffffffffffff7" + zeros + "1p0", 2 - Math.ulp(1.0)},
            {"0x1.fffffffffffff8" + zeros + "p0", 2.0}, // a tie, to even
            {"0x1.00000000000008" + zeros + "p0", 1.0},
            {"0x1.00000000000008" + zeros + "1p0", 1 + Math.ulp(1.0)},
            {"0x.8" + zeros + "p-1074", 0.0}, // half the smallest
            {"0x.8" + zeros + "1p-1074", Double.MIN_VALUE},
            {"0x0p99999999999999999999", 0.0},
        };
        EditState state = new EditState(Modes.DEFAULT);
        for (Object[] row : rows) {
            byte[] field = ((String) row[0]).getBytes(StandardCharsets.ISO_8859_1);
            double value = RealInput.readDouble(field, 0, field.length, 0, state);
            assertEquals(row[1], value, ((String) row[0]).substring(0, 5));
        }
    }

    @Test
    void namesPlaceAndDescriptorInItsError() {
        byte[] field = "12,5E+03".getBytes(StandardCharsets.ISO_8859_1);
        EditState state = new EditState(Modes.DEFAULT);
        FieldException e =
                assertThrows(
                        FieldException.class,
                        () -> RealInput.readDouble(field, 0, field.length, 0, state));
        assertEquals(
                "stars.dat, record 12, columns 21-28: found \"12,5E+03\"; expected a real for F8.0"
                        + " (',' needs DC editing)",
                e.at("stars.dat", 12, 21, 28, "F8.0").getMessage());
        assertEquals("found \"12,5E+03\"; expected a real (',' needs DC editing)", e.getMessage());
        assertEquals(IoStatus.BAD_REAL, e.status());
        assertEquals(2, e.offset());
        assertEquals(0, e.getStackTrace().length);
    }

    private static void check(long seed, int count, int mutations) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            EditState state = state(random);
            String field = field(random, state.decimal() == DecimalSymbol.POINT ? '.' : ',');
            StringBuilder text = new StringBuilder(field);
            for (int m = random.nextInt(mutations + 1); m > 0 && text.length() > 0; m--) {
                int at = random.nextInt(text.length());
                text.setCharAt(at, MUTATIONS.charAt(random.nextInt(MUTATIONS.length())));
            }
            field = text.toString();
            // Often as many as the field has, as its own descriptor would write it.
            int fractionDigits =
                    random.nextBoolean() ? digitsAfterSymbol(field) : random.nextInt(16);
            boolean isFloat = random.nextBoolean();
            String about =
                    "seed "
                            + seed
                            + ": '"
                            + field
                            + "' d "
                            + fractionDigits
                            + (isFloat ? " r4 " : " r8 ")
                            + state.round()
                            + " "
                            + state.blank()
                            + " "
                            + state.decimal()
                            + " "
                            + state.dialect()
                            + " "
                            + state.scaleFactor()
                            + "P";
            Double expected = SlowReal.read(field, fractionDigits, state, isFloat);
            assertEquals(expected, read(field, fractionDigits, state, isFloat), about);
            assertEquals(expected, readAny(field, fractionDigits, state, isFloat), about);
        }
    }

    private static int digitsAfterSymbol(String field) {
        int count = 0;
        int at = Math.max(field.indexOf('.'), field.indexOf(',')) + 1;
        while (at + count < field.length() && Character.isDigit(field.charAt(at + count))) {
            count++;
        }
        return count;
    }

    private static Double read(String field, int fractionDigits, EditState state, boolean isFloat) {
        byte[] bytes = ("99999999" + field + "9999").getBytes(StandardCharsets.ISO_8859_1);
        int to = bytes.length - 4;
        try {
            return isFloat
                    ? (double) RealInput.readFloat(bytes, 8, to, fractionDigits, state)
                    : RealInput.readDouble(bytes, 8, to, fractionDigits, state);
        } catch (FieldException e) {
            return null;
        }
    }

    private static Double readAny(
            String field, int fractionDigits, EditState state, boolean isFloat) {
        byte[] bytes = field.getBytes(StandardCharsets.ISO_8859_1);
        try {
            return AnyReal.read(bytes, 0, bytes.length, fractionDigits, state, isFloat);
        } catch (FieldException e) {
            return null;
        }
    }

    private static EditState state(Random random) {
        Modes modes = Modes.DEFAULT.with(random.nextBoolean() ? Dialect.GFORTRAN : Dialect.FLANG);
        EditState state = new EditState(modes);
        state.set(List.of(Round.values()).get(random.nextInt(6)));
        state.set(random.nextInt(4) == 0 ? Blank.ZERO : Blank.NULL);
        state.set(random.nextInt(4) == 0 ? DecimalSymbol.COMMA : DecimalSymbol.POINT);
        state.setScaleFactor(random.nextInt(4) == 0 ? random.nextInt(7) - 3 : 0);
        return state;
    }

    private static String field(Random random, char symbol) {
        StringBuilder text = new StringBuilder();
        text.append(" ".repeat(random.nextInt(3) * random.nextInt(8)));
        text.append(new String[] {"", "", "-", "+"}[random.nextInt(4)]);
        int digits = random.nextInt(8) == 0 ? random.nextInt(40) : random.nextInt(19);
        int point = random.nextInt(digits + 4);
        for (int i = 0; i <= digits; i++) {
            if (i == point) {
                text.append(symbol);
            }
            text.append((char) ('0' + random.nextInt(10)));
        }
        int kind = random.nextInt(3);
        if (kind > 0) {
            text.append(new String[] {"E", "D", "e", "q", ""}[random.nextInt(5)]);
            char last = text.charAt(text.length() - 1);
            boolean needsSign = last >= '0' && last <= '9' || last == symbol;
            text.append(needsSign ? "-" : new String[] {"", "-", "+"}[random.nextInt(3)]);
            text.append(
                    kind == 1
                            ? String.format("%02d", random.nextInt(40))
                            : Integer.toString(random.nextInt(400)));
        }
        text.append(" ".repeat(random.nextInt(10) == 0 ? random.nextInt(4) : 0));
        return text.toString();
    }
}
