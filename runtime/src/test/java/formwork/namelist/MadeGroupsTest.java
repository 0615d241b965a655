package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Groups of random objects and values that suit what is declared, many of the same elements: what
 * is made of them without a declaration gives the same values.
 */
final class MadeGroupsTest {
    private static final DerivedType TYPE =
            DerivedType.named("t")
                    .with("x", IntrinsicType.INTEGER4)
                    .with("y", IntrinsicType.REAL8)
                    .with("s", IntrinsicType.character(3))
                    .with("k", IntrinsicType.INTEGER4, "2");

    private static final NamelistGroup GROUP =
            NamelistGroup.named("g")
                    .with("i", IntrinsicType.INTEGER4)
                    .with("a", IntrinsicType.INTEGER4, "4")
                    .with("b", IntrinsicType.INTEGER4, "2,0:1")
                    .with("r", IntrinsicType.REAL8)
                    .with("x", IntrinsicType.REAL4, "-1:2")
                    .with("l", IntrinsicType.LOGICAL, "3")
                    .with("c", IntrinsicType.character(6))
                    .with("cs", IntrinsicType.character(3), "2")
                    .with("z", IntrinsicType.COMPLEX16, "2")
                    .with("v", TYPE)
                    .with("w", TYPE, "3");

    /** Designators with the kinds of the values that they may be given. */
    private static final String[] OBJECTS = {
        "i I",
        "a IIII",
        "a(2) III",
        "A(2:3) II",
        "a(4:1:-1) IIII",
        "a(::2) II",
        "a(1) IIII",
        "b IIII",
        "b(1,0) IIII",
        "b(2,0) III",
        "b(:,1) II",
        "b( : , : ) IIII",
        "b(1,:) II",
        "r R",
        "x RRRR",
        "x(0) RRR",
        "x(:0) RR",
        "x(2) R",
        "l LLL",
        "L(2) LL",
        "c C",
        "c(2:3) C",
        "c(:4) C",
        "cs CC",
        "cs(2) C",
        "cs(1)(2:) C",
        "cs(:) CC",
        "z ZZ",
        "z(2) Z",
        "v IRCII",
        "v%x I",
        "v%K II",
        "v%k(2) I",
        "v%s(2:2) C",
        "v%s C",
        "w IRCIIIRCIIIRCII",
        "w(2) IRCIIIRCII",
        "w(2:3)%x II",
        "w%y RRR",
        "w(3)%k II",
        "W(2)%s C",
        "w(1)%s(1:2) C",
        "w(1)%k(2) I",
    };

    private static final String[] SEPARATORS = {", ", ",", " ", "\n", " ,\n ", " ! more\n ", "\t"};

    @Test
    void giveTheSameValuesTidiedAndMadeAgain() {
        repeat(3_000);
    }

    @Test
    @Tag("slow")
    void giveTheSameValuesTidiedAndMadeAgainAMillionTimes() {
        repeat(1_000_000);
    }

    private static void repeat(int count) {
        for (long seed = 0; seed < count; seed++) {
            try {
                tryText(seed);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ": " + text(new Random(seed)), e);
            }
        }
    }

    private static void tryText(long seed) {
        NamelistFile file = NamelistFile.of(text(new Random(seed)));
        String expected = values(file);
        NamelistFile tidied = file.tidied();
        assertEquals(expected, values(tidied), tidied.toString());
        assertEquals(tidied.toString(), tidied.tidied().toString());
        NamelistFile made = NamelistFile.create(file.toMap());
        assertEquals(expected, values(made), made.toString());
        assertEquals(made.toString(), NamelistFile.create(made.toMap()).toString());
    }

    private static String values(NamelistFile file) {
        NamelistValues values = GROUP.values();
        file.read(values);
        return ShownValues.of(values);
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder("&g\n");
        Set<String> used = new HashSet<>();
        int first = random.nextInt(OBJECTS.length);
        for (int count = random.nextInt(6); count >= 0; count--) {
            // Some are beside each other, so that several are of one variable.
            int index = (first + random.nextInt(random.nextInt(3) > 0 ? 8 : 40)) % OBJECTS.length;
            String object = OBJECTS[index];
            int end = object.lastIndexOf(' ');
            if (used.add(object)) {
                text.append(object, 0, end).append(random.nextBoolean() ? " = " : "=");
                putValues(object.substring(end + 1), random, text);
                text.append(random.nextBoolean() ? "\n" : ", ");
            }
        }
        return text.append("/\n").toString();
    }

    private static void putValues(String kinds, Random random, StringBuilder text) {
        int count = random.nextInt(kinds.length() + 1);
        int at = 0;
        boolean isBehindComma = true;
        while (at < count) {
            int run = 1;
            while (at + run < count && kinds.charAt(at + run) == kinds.charAt(at)) {
                run++;
            }
            int repeat = random.nextInt(3) == 0 ? 1 + random.nextInt(run) : 0;
            String value = random.nextInt(5) == 0 ? "" : value(kinds.charAt(at), random);
            if (value.isEmpty() && repeat == 0) {
                text.append(isBehindComma ? "," : "1*,"); // nothing between two commas is a null
                isBehindComma = true;
            } else {
                String separator = SEPARATORS[random.nextInt(SEPARATORS.length)];
                text.append(repeat > 0 ? repeat + "*" : "").append(value).append(separator);
                isBehindComma = separator.contains(",");
            }
            at += Math.max(1, repeat);
        }
    }

    private static String value(char kind, Random random) {
        List<String> values =
                switch (kind) {
                    case 'I' -> List.of("1", "-20", "+3", "007", "2147483647");
                    case 'R' -> List.of("1.5", "-2", "1d-3", ".25", "6.E2", "1+2", "inf");
                    case 'L' -> List.of("T", "f", ".true.", ".FALSE.", "true");
                    case 'C' -> List.of("'a'", "\"it's\"", "'it''s'", "''", "'l\n m'", "'a=1 /'");
                    default -> List.of("(1,2)", "( 1.5 , -2d0 )", "(1,\n2)", "(0,0)");
                };
        return values.get(random.nextInt(values.size()));
    }
}
