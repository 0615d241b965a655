package formwork.cli;

import formwork.ListReadStatement;
import formwork.ListWriteStatement;
import formwork.Unit;
import formwork.UnitOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Does what a list-directed case asks; the cases set each item before they read it. */
final class ListCaseRunner {
    private static final byte CHARACTER_BEFORE = 1;

    private ListCaseRunner() {}

    static List<String> read(CompilerCase question, UnitOptions options) throws IOException {
        List<String> values = new ArrayList<>();
        byte[] input = CompilerCase.bytes(question.input());
        try (Unit unit = Unit.reading(question.id(), new ByteArrayInputStream(input), options)) {
            try (ListReadStatement read = unit.readList()) {
                for (CompilerCase.Item item : question.items()) {
                    values.add(next(read, item.type()));
                }
            }
        }
        return Collections.unmodifiableList(values);
    }

    static List<String> write(CompilerCase question, UnitOptions options) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Unit unit = Unit.writing(question.id(), bytes, options)) {
            try (ListWriteStatement write = unit.writeList()) {
                for (CompilerCase.Item item : question.items()) {
                    put(write, item);
                }
            }
        }
        return CaseRunner.records(bytes.toString(StandardCharsets.ISO_8859_1));
    }

    private static void put(ListWriteStatement write, CompilerCase.Item item) throws IOException {
        String first = item.value().get(0);
        switch (item.type()) {
            case "i1" -> write.put(Byte.parseByte(first));
            case "i2" -> write.put(Short.parseShort(first));
            case "i4" -> write.put(Integer.parseInt(first));
            case "i8" -> write.put(Long.parseLong(first));
            case "r4" -> write.put(real4(first));
            case "r8" -> write.put(real8(first));
            case "c8" -> write.putComplex(real4(first), real4(item.value().get(1)));
            case "c16" -> write.putComplex(real8(first), real8(item.value().get(1)));
            case "l4" -> write.put(Boolean.parseBoolean(first));
            default -> {
                byte[] text = CompilerCase.bytes(first);
                write.putCharacters(text, 0, text.length);
            }
        }
    }

    private static float real4(String bits) {
        return Float.intBitsToFloat(Integer.parseUnsignedInt(bits, 16));
    }

    private static double real8(String bits) {
        return Double.longBitsToDouble(Long.parseUnsignedLong(bits, 16));
    }

    private static String next(ListReadStatement read, String type) throws IOException {
        String text = read(read, type);
        boolean isShown = type.equals("l4") || type.startsWith("c");
        return read.isNull() && !isShown ? "null" : text;
    }

    private static String read(ListReadStatement read, String type) throws IOException {
        return switch (type) {
            case "i1" -> String.valueOf(read.nextByte());
            case "i2" -> String.valueOf(read.nextShort());
            case "i4" -> String.valueOf(read.nextInt());
            case "i8" -> String.valueOf(read.nextLong());
            case "r4" -> real4(read.nextFloat());
            case "r8" -> real8(read.nextDouble());
            case "c8" -> {
                float[] pair = {Float.NaN, Float.NaN};
                read.nextComplex(pair, 0);
                yield real4(pair[0]) + "," + real4(pair[1]);
            }
            case "c16" -> {
                double[] pair = {Double.NaN, Double.NaN};
                read.nextComplex(pair, 0);
                yield real8(pair[0]) + "," + real8(pair[1]);
            }
            case "l4" -> String.valueOf(read.nextBoolean());
            default -> {
                byte[] text = new byte[Integer.parseInt(type.substring(2))];
                Arrays.fill(text, CHARACTER_BEFORE);
                read.nextCharacters(text, 0, text.length);
                yield CompilerCase.recordText(new String(text, StandardCharsets.ISO_8859_1));
            }
        };
    }

    private static String real4(float value) {
        return CompilerCase.realText("r4", Integer.toHexString(Float.floatToRawIntBits(value)));
    }

    private static String real8(double value) {
        return CompilerCase.realText("r8", Long.toHexString(Double.doubleToRawLongBits(value)));
    }
}
