package formwork.field;

import formwork.edit.DataEdit.Radix;
import formwork.error.FieldException;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Modes;
import formwork.mode.Round;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * One record read with one data edit descriptor, and what each compiler made of it: the reading of
 * one field as a transfer does it, with no transfer.
 *
 * @param kind of the item: i1 to i8, r4, r8, l4, ch and a length
 * @param format control edit descriptors and one data edit descriptor, in parentheses
 * @param gfortran the value, integers in decimal, others in hexadecimal; {@code error} for an error
 */
record FieldCase(String kind, String format, String record, String gfortran, String flang) {
    static final String ERROR = "error";

    /** What the compiler of this dialect says. */
    String answer(Dialect dialect) {
        return dialect == Dialect.GFORTRAN ? gfortran : flang;
    }

    /**
     * What we are to say: the same as the compiler of this dialect; but what flang takes and
     * gfortran refuses is taken in both.
     */
    String expected(Dialect dialect) {
        String answer = answer(dialect);
        return answer.equals(ERROR) && dialect == Dialect.GFORTRAN ? flang : answer;
    }

    /** What we say. */
    String ours(Dialect dialect) {
        EditState state = new EditState(Modes.DEFAULT.with(dialect));
        String edit = "";
        for (String part : format.substring(1, format.length() - 1).split(",", 0)) {
            switch (part) {
                case "BN" -> state.set(Blank.NULL);
                case "BZ" -> state.set(Blank.ZERO);
                case "DP" -> state.set(DecimalSymbol.POINT);
                case "DC" -> state.set(DecimalSymbol.COMMA);
                case "RU" -> state.set(Round.UP);
                case "RD" -> state.set(Round.DOWN);
                case "RZ" -> state.set(Round.ZERO);
                case "RN" -> state.set(Round.NEAREST);
                case "RC" -> state.set(Round.COMPATIBLE);
                case "RP" -> state.set(Round.PROCESSOR_DEFINED);
                default -> {
                    int p = part.indexOf('P');
                    if (p > 0) {
                        state.setScaleFactor(Integer.parseInt(part.substring(0, p)));
                    }
                    edit = part.substring(p + 1).isEmpty() ? edit : part.substring(p + 1);
                }
            }
        }
        try {
            return read(edit, state);
        } catch (FieldException e) {
            return ERROR;
        }
    }

    private String read(String edit, EditState state) {
        String letters = edit.replaceAll("[0-9.].*", "");
        String numbers = edit.substring(letters.length());
        numbers = numbers.replaceAll("E.*", "");
        int point = numbers.indexOf('.');
        int fractionDigits = point < 0 ? 0 : Integer.parseInt(numbers.substring(point + 1));
        String widthText = point < 0 ? numbers : numbers.substring(0, point);
        int width = widthText.isEmpty() ? item().length() : Integer.parseInt(widthText);
        byte[] text = record.getBytes(StandardCharsets.ISO_8859_1);
        // In the middle of a buffer, so that reading outside of the field would be seen.
        byte[] bytes = new byte[16 + text.length + width];
        Arrays.fill(bytes, (byte) '7');
        System.arraycopy(text, 0, bytes, 8, text.length);
        int from = 8;
        int to = from + Math.min(width, text.length);
        int end = end(letters, bytes, from, to, state);
        if (end < to) {
            to = end;
        } else if (state.dialect().padsShortFields()) {
            Arrays.fill(bytes, to, from + width, (byte) ' ');
            to = from + width;
        }
        return value(letters, bytes, from, to, fractionDigits, state);
    }

    private String item() {
        return kind.startsWith("ch") ? "x".repeat(Integer.parseInt(kind.substring(2))) : "x";
    }

    private int end(String letters, byte[] bytes, int from, int to, EditState state) {
        if (kind.startsWith("ch") || letters.equals("A")) {
            return to;
        }
        if ("BOZ".contains(letters) || kind.startsWith("i")) {
            return FieldEnd.ofInteger(bytes, from, to);
        }
        return kind.startsWith("r")
                ? FieldEnd.ofReal(bytes, from, to, state)
                : FieldEnd.ofLogical(bytes, from, to, state);
    }

    private String value(
            String letters, byte[] bytes, int from, int to, int fractionDigits, EditState state) {
        if (kind.startsWith("ch")) {
            byte[] item = new byte[item().length()];
            CharacterInput.read(bytes, from, to, item, 0, item.length);
            StringBuilder hex = new StringBuilder();
            for (byte b : item) {
                hex.append(String.format("%02x", b));
            }
            return hex.toString();
        }
        int kindBytes = kind.charAt(1) - '0';
        if ("BOZ".contains(letters)) {
            Radix radix =
                    switch (letters) {
                        case "B" -> Radix.BINARY;
                        case "O" -> Radix.OCTAL;
                        default -> Radix.HEXADECIMAL;
                    };
            return bits(BitsInput.read(bytes, from, to, radix, state, kindBytes));
        }
        if (letters.equals("A")) {
            return bits(CharacterInput.bits(bytes, from, to, kindBytes));
        }
        return switch (kind) {
            case "r8" ->
                    bits(
                            Double.doubleToRawLongBits(
                                    RealInput.readDouble(bytes, from, to, fractionDigits, state)));
            case "r4" ->
                    bits(
                            Float.floatToRawIntBits(
                                    RealInput.readFloat(bytes, from, to, fractionDigits, state)));
            case "l4" -> bits(LogicalInput.read(bytes, from, to) ? 1 : 0);
            default -> bits(IntegerInput.read(bytes, from, to, state, kindBytes));
        };
    }

    private String bits(long bits) {
        return switch (kind) {
            case "r8" -> String.format("%016x", bits);
            case "r4", "l4" -> String.format("%08x", (int) bits);
            default -> Long.toString(bits);
        };
    }
}
