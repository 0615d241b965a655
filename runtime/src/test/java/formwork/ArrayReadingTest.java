package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole arrays read as statements read them: bit for bit, errors included. */
final class ArrayReadingTest {
    private static final String[] REAL_FORMATS = {
        "(4D24.15)",
        "(4E16.7)",
        "(3D26.18)",
        "(5E16.9)",
        "(F20.10)",
        "(1P,5E15.7)",
        "(10F8.3)",
        "(F8.0)",
        "(8F10.0)",
        "(3ES24.15E3)",
        "(2G20.12)",
        "(F7.2,E14.6)",
        "(3(F9.4,2X),E12.3)",
        "(2X,3F10.4)",
        "(T5,2F12.5,TR3,F6.1)",
        "(F5.1,5F30.20)",
        "(2(F6.2,E11.3))",
        "(6E10.3)",
        "(DC,4F12.5)",
        "(BZ,4F12.5)",
        "(-2P,4F12.5)",
        "(RU,3E20.12)",
        "(2EN18.6)",
        "(E40.30)",
        "(SP,4E18.9)",
        "(F2.1)",
        "(80F4.1)",
        "(2(F6.2),(E11.3))",
        "(E9.2,/,F7.1)",
        "(*(F8.3))"
    };
    private static final String[] INTEGER_FORMATS = {
        "(8I12)",
        "(I5)",
        "(20I4)",
        "(I1)",
        "(80I1)",
        "(4I20)",
        "(3(I7,1X))",
        "(I8,I16)",
        "(I24)",
        "(I30,I9.4)",
        "(SP,6I9)",
        "(BZ,I6,I6)",
        "(4Z9)",
        "(2G12.3)",
        "(I6,A4)"
    };

    @TempDir private Path folder;

    private static final class Answer {
        private final long[] bits;
        private final String error;

        Answer(long[] bits, String error) {
            this.bits = bits;
            this.error = error;
        }

        @Override
        public String toString() {
            return error == null ? bits.length + " values" : error;
        }
    }

    /** By one statement, a field at a time. */
    private static Answer slow(Format format, byte[] text, UnitOptions options, ItemKind kind)
            throws IOException {
        long[] bits = new long[16];
        int count = 0;
        try (Unit unit = Unit.reading("buffer", new ByteArrayInputStream(text), options)) {
            FieldReader fields = unit.fields(format);
            while (fields.nextPresent()) {
                bits = count == bits.length ? Arrays.copyOf(bits, 2 * count) : bits;
                bits[count++] = fields.bits(kind);
            }
        } catch (FormworkException e) {
            return new Answer(Arrays.copyOf(bits, count), e.status() + " " + e.getMessage());
        }
        return new Answer(Arrays.copyOf(bits, count), null);
    }

    private static Answer fast(ArrayFile file, ItemKind kind) throws IOException {
        try {
            return new Answer(
                    switch (kind) {
                        case REAL8 ->
                                Arrays.stream(file.readDoubles())
                                        .mapToLong(Double::doubleToRawLongBits)
                                        .toArray();
                        case REAL4 -> floatBits(file.readFloats());
                        case INTEGER4 -> Arrays.stream(file.readInts()).asLongStream().toArray();
                        default -> file.readLongs();
                    },
                    null);
        } catch (FormworkException e) {
            return new Answer(null, e.status() + " " + e.getMessage());
        }
    }

    private static long[] floatBits(float[] values) {
        long[] bits = new long[values.length];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = Float.floatToRawIntBits(values[i]);
        }
        return bits;
    }

    private static void check(
            String format,
            byte[] text,
            UnitOptions options,
            ItemKind kind,
            Random random,
            String id)
            throws IOException {
        Format parsed = Format.of(format);
        Answer wanted = slow(parsed, text, options, kind);
        ArrayFile file = parsed.arrays(ByteBuffer.wrap(text)).with(options);
        int threads = 1 + random.nextInt(4);
        check(wanted, fast(file.threads(threads), kind), id);
        if (wanted.error == null && wanted.bits.length > 0) {
            int first = random.nextInt(wanted.bits.length + 2);
            int count = random.nextInt(wanted.bits.length + 2);
            int from = Math.min(first, wanted.bits.length);
            int to = Math.min(from + count, wanted.bits.length);
            Answer part = new Answer(Arrays.copyOfRange(wanted.bits, from, to), null);
            check(
                    part,
                    fast(file.threads(threads).range(first, count), kind),
                    id + " range " + first + " " + count);
        }
    }

    private static void check(Answer wanted, Answer found, String id) {
        assertEquals(wanted.error, found.error, id);
        if (wanted.error == null && !Arrays.equals(wanted.bits, found.bits)) {
            int at = Arrays.mismatch(wanted.bits, found.bits);
            assertEquals(wanted.toString(), found.toString(), id);
            assertEquals(
                    Long.toHexString(wanted.bits[at]),
                    Long.toHexString(found.bits[at]),
                    id + " element " + at);
        }
    }

    private static double real(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> random.nextInt(100) - 50;
            case 1 -> Double.longBitsToDouble(random.nextLong());
            case 2 -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(40) - 20);
            case 3 -> random.nextInt(5) == 0 ? 0.0 : -random.nextDouble();
            default -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(7) - 2);
        };
    }

    /** A text by the format itself, or by another one with fields as wide. */
    private static byte[] text(String format, int values, boolean isReal, Random random)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("text", bytes, UnitOptions.DEFAULT);
                WriteStatement write = unit.write(Format.of(format))) {
            int most = 1 + random.nextInt(1 << 30);
            for (int i = 0; i < values; i++) {
                if (isReal) {
                    write.put(real(random));
                } else {
                    write.put((int) (random.nextGaussian() * most / 4));
                }
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] damaged(byte[] text, Random random) {
        byte[] changed = text.clone();
        String bytes = " \n\r,.+-0123456789EeDd*xTF\t";
        switch (random.nextInt(8)) {
            case 0 -> {
                return Arrays.copyOf(changed, random.nextInt(changed.length + 1));
            }
            case 1 -> {
                return new String(changed, StandardCharsets.ISO_8859_1)
                        .replace("\n", "\r\n")
                        .getBytes(StandardCharsets.ISO_8859_1);
            }
            case 2 -> {
                return new String(changed, StandardCharsets.ISO_8859_1)
                        .replace("\n", "   \n")
                        .getBytes(StandardCharsets.ISO_8859_1);
            }
            case 3 -> {
                String[] lines = new String(changed, StandardCharsets.ISO_8859_1).split("\n", -1);
                int line = random.nextInt(lines.length);
                lines[line] = random.nextBoolean() ? "" : " ".repeat(lines[line].length());
                return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
            }
            case 4 -> {
                // numbers at the left of their fields
                String line = new String(changed, StandardCharsets.ISO_8859_1);
                return line.replaceAll("( +)([^ \n]+)", "$2$1")
                        .getBytes(StandardCharsets.ISO_8859_1);
            }
            case 5 -> {
                return changed;
            }
            default -> {
                for (int i = random.nextInt(4); i >= 0 && changed.length > 0; i--) {
                    changed[random.nextInt(changed.length)] =
                            (byte) bytes.charAt(random.nextInt(bytes.length()));
                }
            }
        }
        return changed;
    }

    static Stream<String> realFormats() {
        return Arrays.stream(REAL_FORMATS);
    }

    static Stream<String> integerFormats() {
        return Arrays.stream(INTEGER_FORMATS);
    }

    @ParameterizedTest
    @MethodSource("realFormats")
    void readsRealsAsStatementsDo(String format) throws IOException {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            int values = random.nextInt(4) == 0 ? random.nextInt(30_000) : random.nextInt(300);
            byte[] text = damaged(text(format, values, true, random), random);
            UnitOptions options =
                    random.nextInt(4) == 0
                            ? UnitOptions.DEFAULT.with(Dialect.FLANG)
                            : UnitOptions.DEFAULT;
            String id = format + " seed " + seed + " values " + values;
            check(format, text, options, ItemKind.REAL8, random, id);
            check(format, text, options, ItemKind.REAL4, random, id);
        }
    }

    @ParameterizedTest
    @MethodSource("integerFormats")
    void readsIntegersAsStatementsDo(String format) throws IOException {
        for (int seed = 0; seed < 30; seed++) {
            Random random = new Random(seed);
            int values = random.nextInt(4) == 0 ? random.nextInt(30_000) : random.nextInt(300);
            byte[] text = damaged(text(format, values, false, random), random);
            String id = format + " seed " + seed + " values " + values;
            check(format, text, UnitOptions.DEFAULT, ItemKind.INTEGER4, random, id);
            check(format, text, UnitOptions.DEFAULT, ItemKind.INTEGER8, random, id);
        }
    }

    /** Among fields that are as they should be, one that may not be. */
    private static byte[] around(String odd, int width, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0, at = random.nextInt(300); i < 300; i++) {
            String number = Integer.toString(random.nextInt() >> random.nextInt(32));
            String field = i == at ? odd : number.length() > width ? "7" : number;
            text.append(" ".repeat(width - field.length())).append(field);
            text.append(i % 5 == 4 ? "\n" : "");
        }
        return text.toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void readsEachOddIntegerAsAStatementDoes() throws IOException {
        String[] odd = {
            "",
            "0",
            "-0",
            "+0",
            "00",
            "-00",
            "+7",
            "-7",
            "- 7",
            "+ 7",
            "--7",
            "+-7",
            "-+7",
            "7-",
            "7+",
            "7 ",
            "-7 ",
            "7 7",
            "-",
            "+",
            "1-2",
            "1+2",
            "-1 2",
            "0x1",
            "1e1",
            "1.",
            ".1",
            "/7",
            ":7",
            "7:",
            "7/",
            "\t7",
            "7\t",
            "A",
            "=7",
            "*7",
            "007",
            "-007",
            "2147483647",
            "-2147483647",
            "2147483648",
            "-2147483648",
            "-2147483649",
            "4199999999",
            "-4199999999",
            "4200000000",
            "4294967295",
            "4294967296",
            "4294967297",
            "9999999999",
            "42949672961",
            "999999999999",
            "-99999999999",
            "000000000001",
            "-00000000001",
            "00000000000-",
            "1 2147483647",
            "- 2147483647",
            "-+2147483647"
        };
        Random random = new Random(4);
        for (int width = 1; width <= 13; width++) {
            String format = "(5I" + width + ")";
            for (String field : odd) {
                if (field.length() <= width) {
                    byte[] text = around(field, width, random);
                    String id = format + " '" + field + "'";
                    check(format, text, UnitOptions.DEFAULT, ItemKind.INTEGER4, random, id);
                    check(format, text, UnitOptions.DEFAULT, ItemKind.INTEGER8, random, id);
                }
            }
        }
    }

    @Test
    void readsIntegersOfAnyBytesAsAStatementDoes() throws IOException {
        String bytes = "  ++--0123456789012";
        for (int seed = 0; seed < 600; seed++) {
            Random random = new Random(seed);
            int width = 1 + seed % 13;
            StringBuilder odd = new StringBuilder();
            for (int i = 0; i < width; i++) {
                odd.append(bytes.charAt(random.nextInt(bytes.length())));
            }
            byte[] text = around(odd.toString(), width, random);
            String format = "(5I" + width + ")";
            String id = format + " '" + odd + "' seed " + seed;
            check(format, text, UnitOptions.DEFAULT, ItemKind.INTEGER4, random, id);
        }
    }

    @Test
    void readsFilesPipesAndCompressedFilesAlike() throws IOException {
        double[] values = new Random(5).doubles(50_001).toArray();
        Format format = Format.of("(4D24.15)");
        Path plain = folder.resolve("plain");
        Path packed = folder.resolve("packed.gz");
        format.writeDoubles(plain, values);
        format.writeDoubles(packed, values);
        double[] wanted = format.arrays(ByteBuffer.wrap(Files.readAllBytes(plain))).readDoubles();
        assertEquals(values.length, wanted.length);
        for (int threads = 1; threads <= 4; threads++) {
            assertArrayEquals(wanted, format.arrays(plain).threads(threads).readDoubles());
            assertArrayEquals(wanted, format.arrays(packed).threads(threads).readDoubles());
            double[] part = format.arrays(plain).threads(threads).range(4321, 30_000).readDoubles();
            assertArrayEquals(Arrays.copyOfRange(wanted, 4321, 34_321), part);
        }
    }

    @Test
    void fillsPartsOfArraysAndBuffers() throws IOException {
        Format format = Format.of("(3I8)");
        ArrayFile file =
                format.arrays(
                        ByteBuffer.wrap(
                                "       1       2       3\n       4\n"
                                        .getBytes(StandardCharsets.ISO_8859_1)));
        int[] target = {9, 9, 9, 9, 9, 9};
        assertEquals(4, file.readInts(target, 1, 6));
        assertArrayEquals(new int[] {9, 1, 2, 3, 4, 9}, target);
        assertEquals(2, file.readInts(target, 4, 6));
        assertArrayEquals(new int[] {9, 1, 2, 3, 1, 2}, target);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            ByteBuffer buffer = ByteBuffer.allocateDirect(30).order(order).position(1);
            assertEquals(3, file.range(1, 9).read(ItemKind.INTEGER8, buffer));
            assertEquals(25, buffer.position());
            assertEquals(2, buffer.getLong(1));
            assertEquals(4, buffer.getLong(17));
        }
    }

    @Test
    void saysWhereABadFieldIsAsAStatementDoes() {
        Format format = Format.of("(2F8.2)");
        String text = "    1.00    2.00\n".repeat(70_000) + "    1.00    2,x0\n";
        ByteBuffer buffer = ByteBuffer.wrap(text.getBytes(StandardCharsets.ISO_8859_1));
        for (int threads = 1; threads <= 3; threads++) {
            ArrayFile file = format.arrays(buffer).threads(threads);
            FormworkException e =
                    org.junit.jupiter.api.Assertions.assertThrows(
                            FormworkException.class, file::readInts);
            assertEquals(formwork.error.IoStatus.ITEM_MISMATCH, e.status());
        }
        assertEquals(Modes.DEFAULT, UnitOptions.DEFAULT.modes());
    }
}
