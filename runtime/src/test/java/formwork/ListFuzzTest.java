package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import formwork.error.FormworkException;
import formwork.mode.DecimalSymbol;
import formwork.mode.Delimiter;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random lists: whatever is read, nothing but values or a {@link FormworkException}; and whatever
 * is written reads back.
 */
final class ListFuzzTest {
    private static final long SEED = 20_261_130;
    private static final String[] PIECES = {
        " ",
        "  ",
        ",",
        ",",
        ";",
        "/",
        "\n",
        "\r\n",
        "\t",
        "1",
        "-2",
        "+3",
        "1.5",
        "-.25",
        "1d3",
        "2.5-3",
        "1e999",
        "Inf",
        "-nan",
        "nan(1)",
        "0x1p3",
        "T",
        ".FALSE.",
        "tomato",
        "'a b'",
        "\"c\"",
        "'it''s'",
        "'",
        "\"",
        "''",
        "word",
        "a/b",
        "longer-than-any-item",
        "3*",
        "2*7",
        "0*1",
        "999999999*1",
        "99999999999*1",
        "3*'x'",
        "2*(1,2)",
        "(1,2)",
        "( 1.5 ,\n-2 )",
        "(",
        ")",
        "(1",
        "(,)",
        "(1 2)",
        "(nan(1),inf)",
        "*",
        "**",
        ".",
        "-",
        "+",
        "e5",
        "1,5",
        "&end",
        "!",
        "$",
        "=",
        "99999999999999999999",
        "300",
        "\0",
        "\u00e9",
        "\u20ac"
    };

    private SplittableRandom random = new SplittableRandom(SEED);
    private long seed = SEED;

    @Test
    void readsWhateverComes() {
        readAny(20_000);
    }

    @Test
    @Tag("slow")
    void readsAMillionLists() {
        seed = SEED + 1;
        readAny(1_000_000);
    }

    @Test
    void readsBackWhatItWrites() throws IOException {
        writeAndRead(4_000);
    }

    @Test
    @Tag("slow")
    void readsBackManyThatItWrites() throws IOException {
        seed = SEED + 2;
        writeAndRead(300_000);
    }

    // ---- any input ----

    private void readAny(int count) {
        for (int i = 0; i < count; i++) {
            SplittableRandom one = new SplittableRandom(seed + (long) i << 20);
            byte[] input = input(one);
            Modes modes = modes(one);
            try (Unit unit = unit(input, modes, one)) {
                for (int statement = 0; statement < 3; statement++) {
                    readItems(unit, one);
                }
            } catch (FormworkException e) {
                assertEquals(e.status().code() != 0, !e.getMessage().isEmpty(), e.getMessage());
            } catch (RuntimeException | Error | IOException e) {
                fail("seed " + seed + ", list " + i + ": " + e, e);
            }
        }
    }

    /** The same records from memory, mostly, as a stream has a large buffer. */
    private static Unit unit(byte[] input, Modes modes, SplittableRandom random) {
        return random.nextInt(16) == 0
                ? Unit.reading(
                        "any", new ByteArrayInputStream(input), UnitOptions.DEFAULT.with(modes))
                : Unit.text(new String(input, StandardCharsets.ISO_8859_1), modes);
    }

    private static void readItems(Unit unit, SplittableRandom random) throws IOException {
        double[] pair = new double[2];
        float[] single = new float[2];
        byte[] characters = new byte[5];
        try (ListReadStatement read = unit.readList()) {
            for (int item = random.nextInt(12); item > 0; item--) {
                switch (random.nextInt(10)) {
                    case 0 -> read.nextByte();
                    case 1 -> read.nextInt();
                    case 2 -> read.nextLong();
                    case 3 -> read.nextFloat();
                    case 4 -> read.nextBoolean();
                    case 5 -> read.nextString();
                    case 6 -> read.nextCharacters(characters, 0, random.nextInt(6));
                    case 7 -> read.nextComplex(pair, 0);
                    case 8 -> read.nextComplex(single, 0);
                    default -> read.nextDouble();
                }
            }
        }
    }

    private static byte[] input(SplittableRandom random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = random.nextInt(30); i > 0; i--) {
            String piece = PIECES[random.nextInt(PIECES.length)];
            bytes.writeBytes(piece.getBytes(StandardCharsets.UTF_8));
            if (random.nextInt(3) > 0) {
                bytes.write(random.nextInt(4) == 0 ? ',' : ' ');
            }
        }
        byte[] input = bytes.toByteArray();
        for (int i = random.nextInt(3); i > 0 && input.length > 0; i--) {
            input[random.nextInt(input.length)] = (byte) random.nextInt(256);
        }
        return input;
    }

    private static Modes modes(SplittableRandom random) {
        Modes modes = Modes.DEFAULT.with(random.nextBoolean() ? Dialect.GFORTRAN : Dialect.FLANG);
        if (random.nextInt(4) == 0) {
            modes = modes.with(DecimalSymbol.COMMA);
        }
        return random.nextInt(4) == 0 ? modes.with(Encoding.UTF_8) : modes;
    }

    // ---- what was written ----

    private void writeAndRead(int count) throws IOException {
        random = new SplittableRandom(seed);
        for (int i = 0; i < count; i++) {
            Modes modes =
                    modes(random)
                            .with(random.nextBoolean() ? Delimiter.QUOTE : Delimiter.APOSTROPHE);
            List<Object> items = items();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            UnitOptions options = UnitOptions.DEFAULT.with(modes);
            try (Unit unit = Unit.writing("list", bytes, options);
                    ListWriteStatement write = unit.writeList()) {
                for (Object item : items) {
                    put(write, item);
                }
            }
            byte[] file = bytes.toByteArray();
            try (Unit unit = Unit.reading("list", new ByteArrayInputStream(file), options);
                    ListReadStatement read = unit.readList()) {
                for (Object item : items) {
                    assertEquals(
                            item,
                            next(read, item),
                            () ->
                                    "seed "
                                            + seed
                                            + ", "
                                            + modes
                                            + "\n"
                                            + new String(file, StandardCharsets.UTF_8));
                }
            }
        }
    }

    private List<Object> items() {
        List<Object> items = new ArrayList<>();
        for (int i = 1 + random.nextInt(20); i > 0; i--) {
            items.add(
                    switch (random.nextInt(8)) {
                        case 0 -> (byte) random.nextInt();
                        case 1 -> (short) random.nextInt();
                        case 2 -> random.nextInt() >> random.nextInt(32);
                        case 3 -> random.nextLong() >> random.nextInt(64);
                        case 4 -> real4();
                        case 5 -> random.nextBoolean();
                        case 6 -> text();
                        default -> real8();
                    });
        }
        return items;
    }

    private Float real4() {
        float value = Float.intBitsToFloat(random.nextInt());
        return Float.isNaN(value) ? 0.1f : value;
    }

    private Double real8() {
        double value =
                random.nextBoolean()
                        ? Double.longBitsToDouble(random.nextLong())
                        : random.nextInt(1_000_000) / 1000.0;
        return Double.isNaN(value) ? 0.1 : value;
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(8) == 0 ? random.nextInt(300) : random.nextInt(12);
        for (int i = 0; i < length; i++) {
            text.append("ab '\"/,;*(\u00e9".charAt(random.nextInt(11)));
        }
        return text.toString();
    }

    private static void put(ListWriteStatement write, Object item) throws IOException {
        if (item instanceof Byte value) {
            write.put(value.byteValue());
        } else if (item instanceof Short value) {
            write.put(value.shortValue());
        } else if (item instanceof Integer value) {
            write.put(value.intValue());
        } else if (item instanceof Long value) {
            write.put(value.longValue());
        } else if (item instanceof Float value) {
            write.putComplex(value, -value);
        } else if (item instanceof Boolean value) {
            write.put(value.booleanValue());
        } else if (item instanceof Double value) {
            write.put(value.doubleValue());
        } else {
            write.put((String) item);
        }
    }

    private static Object next(ListReadStatement read, Object item) throws IOException {
        if (item instanceof Byte) {
            return read.nextByte();
        } else if (item instanceof Short) {
            return read.nextShort();
        } else if (item instanceof Integer) {
            return read.nextInt();
        } else if (item instanceof Long) {
            return read.nextLong();
        } else if (item instanceof Float) {
            float[] pair = new float[2];
            read.nextComplex(pair, 0);
            assertEquals(-pair[0], pair[1]);
            return pair[0];
        } else if (item instanceof Boolean) {
            return read.nextBoolean();
        } else if (item instanceof Double) {
            return read.nextDouble();
        }
        return read.nextString();
    }
}
