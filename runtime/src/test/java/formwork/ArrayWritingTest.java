package formwork;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.mode.Dialect;
import formwork.mode.LeadingZero;
import formwork.mode.Modes;
import formwork.mode.Round;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole arrays written as statements write them: byte for byte. */
final class ArrayWritingTest {
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
        "('x =',F9.3,' y =',E13.5,';')",
        "(-2P,4F12.5)",
        "(RU,3E20.12)",
        "(2EN18.6)",
        "(E40.30)",
        "(SP,4E18.9)",
        "(F2.1)",
        "(80F4.1)",
        "(2(F6.2),(E11.3))",
        "(E9.2,/,F7.1)",
        "(*(F8.3))",
        "(1P,3E24.16)",
        "(2ES25.17)",
        "(E12.1,E13.2)",
        "(3E14.8E2)",
        "(2E13.6E1)",
        "(2P,F12.4,E14.6)",
        "(3F24.15)",
        "(2F25.16)",
        "(F40.12)",
        "(LZS,4F7.3)",
        "(LZP,4F7.3)",
        "(LZP,4E10.4)",
        "(RZ,4F9.2)",
        "(RC,4F9.2)",
        "(4F9.2,:,' end')",
        "(I5,F8.2)",
        "(F12.3,$)",
        "(3E9.8)",
        "(4D11.8)",
        "(F10.10)",
        "(1P,4D10.3,0P,F9.2)"
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
        "(I3.3,I12.10)",
        "(4Z9)",
        "(2G12.3)",
        "(4I6.0)",
        "(I2,I3,I4)",
        "(I9,I10,I11)",
        "(I17,I18,I19)",
        "(3I8.8)",
        "(L3,I4)",
        "(I25.24)"
    };

    private static final List<Round> ROUNDS = List.of(Round.values());

    @TempDir private Path folder;

    /** By one statement, item by item. */
    private static byte[] slow(Format format, Object values, int from, int to, UnitOptions options)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing("buffer", bytes, options);
                WriteStatement write = unit.write(format)) {
            for (int i = from; i < to; i++) {
                if (values instanceof double[] doubles) {
                    write.put(doubles[i]);
                } else if (values instanceof float[] floats) {
                    write.put(floats[i]);
                } else if (values instanceof int[] ints) {
                    write.put(ints[i]);
                } else {
                    write.put(((long[]) values)[i]);
                }
            }
        }
        return bytes.toByteArray();
    }

    private static void fast(ArrayFile file, Object values, int from, int to) throws IOException {
        if (values instanceof double[] doubles) {
            file.writeDoubles(doubles, from, to);
        } else if (values instanceof float[] floats) {
            file.writeFloats(floats, from, to);
        } else if (values instanceof int[] ints) {
            file.writeInts(ints, from, to);
        } else {
            file.writeLongs((long[]) values, from, to);
        }
    }

    private static void check(
            Format format, Object values, int count, UnitOptions options, Random random, String id)
            throws IOException {
        int from = random.nextInt(count + 1);
        int to = from + random.nextInt(count - from + 1);
        byte[] wanted;
        try {
            wanted = slow(format, values, from, to, options);
        } catch (FormworkException e) {
            ByteBuffer text = ByteBuffer.allocate(1 << 20);
            FormworkException thrown =
                    assertThrows(
                            FormworkException.class,
                            () -> fast(format.arrays(text).with(options), values, from, to),
                            id);
            assertEquals(e.getMessage(), thrown.getMessage(), id);
            return;
        }
        ByteBuffer text = ByteBuffer.allocate(wanted.length + random.nextInt(3));
        ArrayFile file = format.arrays(text).with(options).threads(1 + random.nextInt(4));
        fast(file, values, from, to);
        byte[] found = Arrays.copyOf(text.array(), text.position());
        int at = Arrays.mismatch(wanted, found);
        if (at >= 0) {
            int begin = Math.max(0, at - 60);
            assertEquals(
                    new String(
                            wanted,
                            begin,
                            Math.min(wanted.length, at + 60) - begin,
                            StandardCharsets.ISO_8859_1),
                    new String(
                            found,
                            begin,
                            Math.min(found.length, at + 60) - begin,
                            StandardCharsets.ISO_8859_1),
                    id + " byte " + at);
        }
        ItemKind kind =
                values instanceof double[]
                        ? ItemKind.REAL8
                        : values instanceof float[]
                                ? ItemKind.REAL4
                                : values instanceof int[] ? ItemKind.INTEGER4 : ItemKind.INTEGER8;
        long bytes = file.bytes(to - from, kind);
        assertEquals(bytes < 0 ? -1 : wanted.length, bytes, id);
    }

    private static double real(Random random) {
        return switch (random.nextInt(40)) {
            case 0 -> random.nextInt(100) - 50;
            case 1, 2 -> Double.longBitsToDouble(random.nextLong());
            case 3 -> random.nextBoolean() ? 0.0 : -0.0;
            case 4 -> random.nextBoolean() ? Double.NaN : Double.NEGATIVE_INFINITY;
            case 5 -> 9.9999999999 * Math.pow(10, random.nextInt(20) - 10);
            case 6 -> random.nextInt(2000) / 8.0 - 100;
            case 7 -> Double.MIN_VALUE * random.nextInt(100);
            case 8, 9, 10, 11 ->
                    (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(40) - 20);
            default -> (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(7) - 2);
        };
    }

    private static UnitOptions options(Random random) {
        Modes modes = Modes.DEFAULT;
        if (random.nextInt(3) == 0) {
            modes = modes.with(Dialect.FLANG);
        }
        if (random.nextInt(4) == 0) {
            modes = modes.with(ROUNDS.get(random.nextInt(ROUNDS.size())));
        }
        if (random.nextInt(6) == 0) {
            modes = modes.with(LeadingZero.SUPPRESS);
        }
        return UnitOptions.DEFAULT.with(modes).withCarriageReturns(random.nextInt(5) == 0);
    }

    static Stream<String> realFormats() {
        return Arrays.stream(REAL_FORMATS);
    }

    static Stream<String> integerFormats() {
        return Arrays.stream(INTEGER_FORMATS);
    }

    @ParameterizedTest
    @MethodSource("realFormats")
    void writesRealsAsStatementsDo(String format) throws IOException {
        for (int seed = 0; seed < 16; seed++) {
            Random random = new Random(seed);
            int count = random.nextInt(4) == 0 ? random.nextInt(20_000) : random.nextInt(600);
            double[] doubles = new double[count];
            float[] floats = new float[count];
            for (int i = 0; i < count; i++) {
                doubles[i] = real(random);
                floats[i] = (float) real(random);
            }
            UnitOptions options = options(random);
            String id = format + " seed " + seed + " values " + count;
            check(Format.of(format), doubles, count, options, random, id);
            check(Format.of(format), floats, count, options, random, id);
        }
    }

    @ParameterizedTest
    @MethodSource("integerFormats")
    void writesIntegersAsStatementsDo(String format) throws IOException {
        for (int seed = 0; seed < 16; seed++) {
            Random random = new Random(seed);
            int count = random.nextInt(4) == 0 ? random.nextInt(20_000) : random.nextInt(600);
            long[] longs = new long[count];
            int[] ints = new int[count];
            for (int i = 0; i < count; i++) {
                longs[i] = random.nextLong() >> random.nextInt(64);
                ints[i] = random.nextInt() >> random.nextInt(32);
            }
            if (count > 0) {
                longs[random.nextInt(count)] = Long.MIN_VALUE;
                ints[random.nextInt(count)] = Integer.MIN_VALUE;
            }
            UnitOptions options = options(random);
            String id = format + " seed " + seed + " values " + count;
            check(Format.of(format), longs, count, options, random, id);
            check(Format.of(format), ints, count, options, random, id);
        }
    }

    @Test
    void writesFilesOfAnyKindByAnyNumberOfThreads() throws IOException {
        double[] values = new Random(6).doubles(40_003).toArray();
        Format format = Format.of("(3E20.12)");
        byte[] wanted = slow(format, values, 0, values.length, UnitOptions.DEFAULT);
        Path file = folder.resolve("values");
        Files.write(file, new byte[2_000_000]);
        for (int threads = 1; threads <= 4; threads++) {
            format.arrays(file).threads(threads).writeDoubles(values);
            assertArrayEquals(wanted, Files.readAllBytes(file));
        }
        Path packed = folder.resolve("values.gz");
        format.arrays(packed).threads(2).writeDoubles(values);
        double[] back = format.arrays(file).readDoubles();
        assertArrayEquals(back, format.arrays(packed).readDoubles());
    }

    @Test
    void writesTheElementsOfABuffer() throws IOException {
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            ByteBuffer values = ByteBuffer.allocateDirect(30).order(order).position(2);
            values.putFloat(1).putFloat(2).putFloat(3).limit(values.position()).position(2);
            ByteBuffer text = ByteBuffer.allocate(100);
            Format.of("(2F5.1)").arrays(text).write(ItemKind.REAL4, values);
            assertEquals(0, values.remaining());
            assertEquals(
                    "  1.0  2.0\n  3.0\n",
                    new String(text.array(), 0, text.position(), StandardCharsets.ISO_8859_1));
        }
    }

    @Test
    void saysThatThereIsNoRoomInABuffer() {
        ByteBuffer text = ByteBuffer.allocate(50);
        IOException e =
                assertThrows(
                        IOException.class,
                        () -> Format.of("(I8)").arrays(text).writeInts(new int[100]));
        assertEquals(
                "buffer, record 1: found the end of the buffer; expected room for what follows byte 0",
                e.getMessage());
    }
}
