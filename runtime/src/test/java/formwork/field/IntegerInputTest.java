package formwork.field;

import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.error.FieldException;
import formwork.mode.Blank;
import formwork.mode.Modes;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Integers, against {@link BigInteger}; what the compilers say is {@link CompilerAnswersTest}'s.
 */
final class IntegerInputTest {
    private static final Pattern INTEGER = Pattern.compile(" *([+-]?) *(?:([0-9])([0-9 ]*))?");
    private static final String MUTATIONS = "   01289+-.x\t";

    @Test
    void readsWellFormedFields() {
        check(20_260_201, 100_000, 0);
    }

    @Test
    void readsDamagedFields() {
        check(20_260_202, 100_000, 3);
    }

    @Test
    void readsAnyBytesOrSaysWhyNot() {
        Random random = new Random(20_260_203);
        byte[] bytes = new byte[48];
        EditState state = new EditState(Modes.DEFAULT);
        for (int i = 0; i < 100_000; i++) {
            random.nextBytes(bytes);
            int from = random.nextInt(bytes.length);
            int to = from + random.nextInt(bytes.length - from + 1);
            try {
                IntegerInput.read(bytes, from, to, state, 1 << random.nextInt(4));
            } catch (FieldException e) {
                assertEquals(to - from, e.found().length);
            }
        }
    }

    private static void check(long seed, int count, int mutations) {
        Random random = new Random(seed);
        EditState state = new EditState(Modes.DEFAULT);
        for (int i = 0; i < count; i++) {
            state.set(random.nextInt(3) == 0 ? Blank.ZERO : Blank.NULL);
            int kindBytes = 1 << random.nextInt(4);
            StringBuilder text = new StringBuilder();
            text.append(" ".repeat(random.nextInt(3) * random.nextInt(9)));
            text.append(new String[] {"", "-", "+"}[random.nextInt(3)]);
            long number = random.nextLong() >>> 1 >>> random.nextInt(63);
            text.append(random.nextInt(9) == 0 ? number + "" + number : number);
            for (int m = random.nextInt(mutations + 1); m > 0; m--) {
                int at = random.nextInt(text.length());
                text.setCharAt(at, MUTATIONS.charAt(random.nextInt(MUTATIONS.length())));
            }
            String field = text.toString();
            String about = "seed " + seed + ": '" + field + "' " + state.blank() + " " + kindBytes;
            String expected = slow(field, state.blank() == Blank.ZERO, kindBytes);
            byte[] bytes = ("12345678" + field).getBytes(StandardCharsets.ISO_8859_1);
            String ours;
            try {
                ours = "" + IntegerInput.read(bytes, 8, bytes.length, state, kindBytes);
            } catch (FieldException e) {
                ours = e.status().name();
            }
            assertEquals(expected, ours, about);
        }
    }

    private static String slow(String field, boolean hasZeros, int kindBytes) {
        Matcher matcher = INTEGER.matcher(field.replace('\t', ' '));
        if (!matcher.matches()) {
            return "BAD_INTEGER";
        }
        if (matcher.group(2) == null) {
            return "0";
        }
        String digits = matcher.group(2) + matcher.group(3).replace(" ", hasZeros ? "0" : "");
        BigInteger number = new BigInteger(matcher.group(1) + digits);
        return number.bitLength() < 8 * kindBytes ? number.toString() : "INTEGER_OVERFLOW";
    }
}
