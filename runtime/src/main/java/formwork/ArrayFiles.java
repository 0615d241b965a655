package formwork;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;

/** Whole files to and from arrays, by statements. */
final class ArrayFiles {
    private static final int FIRST_CAPACITY = 1024;

    private ArrayFiles() {}

    static double[] readDoubles(Format format, Path path) throws IOException {
        double[] values = new double[FIRST_CAPACITY];
        int count = 0;
        try (Unit unit = Unit.open(path)) {
            FieldReader fields = unit.fields(format);
            while (fields.nextPresent()) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, larger(count));
                }
                values[count++] = Double.longBitsToDouble(fields.bits(ItemKind.REAL8));
            }
        }
        return Arrays.copyOf(values, count);
    }

    static float[] readFloats(Format format, Path path) throws IOException {
        float[] values = new float[FIRST_CAPACITY];
        int count = 0;
        try (Unit unit = Unit.open(path)) {
            FieldReader fields = unit.fields(format);
            while (fields.nextPresent()) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, larger(count));
                }
                values[count++] = Float.intBitsToFloat((int) fields.bits(ItemKind.REAL4));
            }
        }
        return Arrays.copyOf(values, count);
    }

    static int[] readInts(Format format, Path path) throws IOException {
        int[] values = new int[FIRST_CAPACITY];
        int count = 0;
        try (Unit unit = Unit.open(path)) {
            FieldReader fields = unit.fields(format);
            while (fields.nextPresent()) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, larger(count));
                }
                values[count++] = (int) fields.bits(ItemKind.INTEGER4);
            }
        }
        return Arrays.copyOf(values, count);
    }

    static long[] readLongs(Format format, Path path) throws IOException {
        long[] values = new long[FIRST_CAPACITY];
        int count = 0;
        try (Unit unit = Unit.open(path)) {
            FieldReader fields = unit.fields(format);
            while (fields.nextPresent()) {
                if (count == values.length) {
                    values = Arrays.copyOf(values, larger(count));
                }
                values[count++] = fields.bits(ItemKind.INTEGER8);
            }
        }
        return Arrays.copyOf(values, count);
    }

    static void write(Format format, Path path, Unit.WriteBody items) throws IOException {
        try (Unit unit = Unit.create(path);
                WriteStatement statement = unit.write(format)) {
            items.write(statement);
        }
    }

    private static int larger(int count) {
        return (int) Math.min(2L * count, Integer.MAX_VALUE - 16L);
    }
}
