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
import java.util.function.LongConsumer;
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

    private static final DerivedType POINT =
            DerivedType.named("point")
                    .with("x", IntrinsicType.INTEGER4)
                    .with("s", IntrinsicType.character(3));

    private static final DerivedType NEST =
            DerivedType.named("nest").with("p", POINT, "2").with("q", IntrinsicType.REAL4);

    private static final NamelistGroup GROUP =
            NamelistGroup.named("g")
                    .with("a", IntrinsicType.INTEGER4, "4")
                    .with("b", IntrinsicType.REAL8, "2,0:2")
                    .with("c", IntrinsicType.character(6))
                    .with("w", POINT, "2")
                    .with("d", NEST)
                    .with("l", IntrinsicType.LOGICAL, "3")
                    .with("z", IntrinsicType.COMPLEX8)
                    .with(new Variable("n", IntrinsicType.INTEGER8, Shape.GROWING))
                    .with("unknown", IntrinsicType.REAL4, "0:3")
                    .with(new Variable("i", IntrinsicType.TEXT, Shape.SCALAR));

    /** The names of the texts, whatever they are. */
    private static final NamelistGroup[] DECLARED = {
        GROUP,
        all(IntrinsicType.INTEGER4, Shape.SCALAR),
        all(IntrinsicType.INTEGER8, Shape.of("-1:5")),
        all(IntrinsicType.REAL8, Shape.of("5")),
        all(IntrinsicType.REAL4, Shape.of("2,0:3")),
        all(IntrinsicType.LOGICAL, Shape.of("4")),
        all(IntrinsicType.COMPLEX16, Shape.of("3")),
        all(IntrinsicType.character(4), Shape.SCALAR),
        all(IntrinsicType.character(4), Shape.of("3")),
        all(IntrinsicType.TEXT, Shape.GROWING),
        all(POINT, Shape.SCALAR),
        all(POINT, Shape.of("3")),
        all(NEST, Shape.of("2")),
    };

    private static NamelistGroup all(DataType type, Shape shape) {
        NamelistGroup group = NamelistGroup.named("g");
        for (String name : List.of("a", "b", "c", "w", "d", "l", "z", "i", "n", "unknown")) {
            group = group.with(new Variable(name, type, shape));
        }
        return group;
    }

    @Test
    void meetsDocumentedExceptionsOnly() {
        repeat(20_000, NamelistFuzzTest::tryText);
    }

    @Test
    @Tag("slow")
    void meetsDocumentedExceptionsOnlyInAMillionTexts() {
        repeat(1_000_000, NamelistFuzzTest::tryText);
    }

    /** Another first seed is for who looks for more faults. */
    private static final long FIRST_SEED = Long.getLong("formwork.seed", 0);

    private static void repeat(int count, LongConsumer check) {
        for (long seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
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

    private static void tryText(long seed) {
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
            assertTrue(file.toMap().size() <= file.groups().size());
            checkTidying(file, DECLARED[random.nextInt(DECLARED.length)]);
            checkTidying(file, GROUP);
            checkCreating(file);
            edit(file, random, modes, isLenient);
        } catch (FormworkException e) {
            assertTrue(e.getMessage().contains("found "), e.getMessage());
        }
    }

    /** What is tidied stays so, and gives the same values. */
    private static void checkTidying(NamelistFile file, NamelistGroup group) {
        NamelistFile tidied = file.tidied();
        assertEquals(tidied.toString(), tidied.tidied().toString());
        NamelistValues values = group.values();
        try {
            file.read(values);
        } catch (FormworkException e) {
            return; // it is not for these
        }
        if (!file.warnings().isEmpty()) {
            return; // there is more that another declaration may find values in
        }
        NamelistValues again = group.values();
        tidied.read(again);
        assertEquals(ShownValues.of(values), ShownValues.of(again), tidied.toString());
    }

    /** What a file shows, one made of it shows, but what it gives no values. */
    private static void checkCreating(NamelistFile file) {
        String created = NamelistFile.create(file.toMap()).toString();
        NamelistFile again = NamelistFile.of(created);
        assertEquals(created, NamelistFile.create(again.toMap()).toString());
    }

    private static void edit(NamelistFile file, Random random, Modes modes, boolean isLenient) {
        if (file.groups().isEmpty()) {
            return;
        }
        String group = file.groups().get(0);
        String name = random.nextBoolean() ? "a" : "a(2)";
        file.set(group, name, 77);
        Object now = file.get(group, name);
        Object whole = now instanceof Map<?, ?> parts ? parts.get("") : now;
        // Of a name that comes twice, a value that only the first gives stays.
        assertEquals(77L, whole instanceof List<?> several ? several.get(0) : whole);
        if (random.nextBoolean()) {
            file.set(group, name, null);
        }
        NamelistFile again = NamelistFile.of("again", file.bytes(), modes, isLenient);
        assertEquals(file.tidied().toString(), again.tidied().toString());
    }
}
