package formwork.namelist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.unit.TextRecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntConsumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Texts that are nearly namelists: documented exceptions only, and what is read can be written. */
final class NamelistFuzzTest {
    private static final String[] PIECES = {
        "&g ",
        "$g\n",
        "&h\n",
        "/",
        "\n/\n",
        "&end",
        "$end",
        "&",
        "$",
        "a",
        "b",
        "c",
        "w",
        "d",
        "l",
        "z",
        "i",
        "n",
        "unknown",
        "=",
        " = ",
        "=\n",
        "(1)",
        "(2:3)",
        "(:)",
        "(::2)",
        "(3:1:-1)",
        "(1,2)",
        "(:,1)",
        "(-1)",
        "(2147483647)",
        "(99999999999)",
        "(1:2147483647)",
        "()",
        "(",
        ")",
        "%x",
        "%s",
        "%p",
        "%",
        "(2)%x",
        "1",
        "-7",
        "+3",
        "1.5",
        "1d3",
        "inf",
        "nan",
        "T",
        ".false.",
        "true",
        "'text'",
        "\"te\"\"xt\"",
        "'",
        "\"",
        "(1,2)",
        "(1.5,",
        "2*",
        "3*7",
        "999999999*1",
        "2147483639*",
        "99999999999*2",
        "0*1",
        ",",
        ",,",
        ";",
        " ",
        "\t",
        "\n",
        "\r\n",
        "\n\n",
        "!",
        "! text\n",
        "*",
        "\u00e9",
        "\0",
        "a=1 ",
        "a(2)=1,2 ",
        "w(1)%s='x' ",
        "c='it''s\n more' ",
        "d%p(2)%x=3 ",
        "l=t f\n",
        "z=(1,\n2) ",
        "b(1,:)=1 2 ",
        "&g a=1 /\n",
        "&g i=1 n=2 /\n",
    };

    private static final int MOST_SHOWN = 1000;

    private static final DerivedType POINT =
            DerivedType.named("point")
                    .with("x", IntrinsicType.INTEGER4)
                    .with("s", IntrinsicType.character(3));

    private static final NamelistGroup GROUP =
            NamelistGroup.named("g")
                    .with("a", IntrinsicType.INTEGER4, "4")
                    .with("b", IntrinsicType.REAL8, "2,0:2")
                    .with("c", IntrinsicType.character(6))
                    .with("w", POINT, "2")
                    .with(
                            "d",
                            DerivedType.named("nest")
                                    .with("p", POINT, "2")
                                    .with("q", IntrinsicType.REAL4))
                    .with("l", IntrinsicType.LOGICAL, "3")
                    .with("z", IntrinsicType.COMPLEX8)
                    .with(new Variable("n", IntrinsicType.INTEGER8, Shape.GROWING))
                    .with(new Variable("i", IntrinsicType.TEXT, Shape.SCALAR));

    @Test
    void meetsDocumentedExceptionsOnly() {
        repeat(20_000, NamelistFuzzTest::tryText);
    }

    @Test
    @Tag("slow")
    void meetsDocumentedExceptionsOnlyInAMillionTexts() {
        repeat(1_000_000, NamelistFuzzTest::tryText);
    }

    private static void repeat(int count, IntConsumer check) {
        for (int seed = 0; seed < count; seed++) {
            try {
                check.accept(seed);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder(random.nextInt(4) > 0 ? "&g " : "");
        int count = random.nextInt(24);
        for (int i = 0; i < count; i++) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.append(random.nextInt(4) > 0 ? " /\n" : "").toString();
    }

    private static void tryText(int seed) {
        Random random = new Random(seed);
        byte[] text = text(random).getBytes(StandardCharsets.ISO_8859_1);
        Modes modes =
                Modes.DEFAULT
                        .with(random.nextBoolean() ? Dialect.GFORTRAN : Dialect.FLANG)
                        .with(random.nextInt(8) > 0 ? DecimalSymbol.POINT : DecimalSymbol.COMMA);
        boolean isLenient = random.nextBoolean();
        try {
            NamelistStatement.read(new TextRecordSource("text", text), modes, GROUP.values());
        } catch (FormworkException e) {
            assertTrue(e.getMessage().contains("found "), e.getMessage());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        try {
            NamelistFile file = NamelistFile.of("text", text, modes, isLenient);
            checkWriting(file);
            file.read(GROUP.values());
            edit(file, random);
        } catch (FormworkException e) {
            assertTrue(e.getMessage().contains("found "), e.getMessage());
        }
    }

    /** What a file shows is what a file made of it shows. */
    private static void checkWriting(NamelistFile file) {
        String shown = shown(file);
        if (shown != null) {
            assertEquals(shown, shown(NamelistFile.create(file.toMap())));
        }
    }

    /** What a file shows, or null if it is very much. */
    private static String shown(NamelistFile file) {
        StringBuilder text = new StringBuilder();
        return append(file.toMap(), text) ? text.toString() : null;
    }

    private static boolean append(Object value, StringBuilder text) {
        if (value instanceof Map<?, ?> map) {
            text.append('{');
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                text.append(entry.getKey()).append('=');
                if (!append(entry.getValue(), text)) {
                    return false;
                }
            }
            text.append('}');
        } else if (value instanceof List<?> list) {
            if (list.size() > MOST_SHOWN) {
                return false;
            }
            text.append('[');
            for (Object element : list) {
                if (!append(element, text)) {
                    return false;
                }
            }
            text.append(']');
        } else {
            text.append(value).append(' ');
        }
        return true;
    }

    private static void edit(NamelistFile file, Random random) {
        if (file.groups().isEmpty()) {
            return;
        }
        String group = file.groups().get(0);
        if (random.nextBoolean()) {
            file.set(group, "a", 77);
        } else {
            file.set(group, "a(2)", 77);
            assertEquals("77", String.valueOf(file.get(group, "a(2)")));
        }
    }
}
