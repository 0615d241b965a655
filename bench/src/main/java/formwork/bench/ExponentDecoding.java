package formwork.bench;

import formwork.convert.ByteLanes;
import java.util.Arrays;

/**
 * The exponent of a real's field, {@code D+05} or {@code E-12} or {@code +101}, in four ways; a
 * letter in either case or none, a sign or none, digits up to the end of the field.
 */
final class ExponentDecoding {
    private static final byte LETTER = 10;
    private static final byte PLUS = 11;
    private static final byte MINUS = 12;
    private static final byte OTHER = 13;
    private static final byte[] CLASSES = classes();

    private ExponentDecoding() {}

    private static byte[] classes() {
        byte[] classes = new byte[256];
        Arrays.fill(classes, OTHER);
        for (int digit = 0; digit <= 9; digit++) {
            classes['0' + digit] = (byte) digit;
        }
        for (char letter : "DEQdeq".toCharArray()) {
            classes[letter] = LETTER;
        }
        classes['+'] = PLUS;
        classes['-'] = MINUS;
        return classes;
    }

    /** A compare for each byte that there may be. */
    static int byIfChain(byte[] text, int from, int to) {
        int exponent = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            byte b = text[i];
            int digit;
            if (b == 'E' || b == 'D' || b == 'Q' || b == 'e' || b == 'd' || b == 'q' || b == '+') {
                continue;
            } else if (b == '-') {
                isNegative = true;
                continue;
            } else if (b == '0') {
                digit = 0;
            } else if (b == '1') {
                digit = 1;
            } else if (b == '2') {
                digit = 2;
            } else if (b == '3') {
                digit = 3;
            } else if (b == '4') {
                digit = 4;
            } else if (b == '5') {
                digit = 5;
            } else if (b == '6') {
                digit = 6;
            } else if (b == '7') {
                digit = 7;
            } else if (b == '8') {
                digit = 8;
            } else if (b == '9') {
                digit = 9;
            } else {
                break;
            }
            exponent = 10 * exponent + digit;
        }
        return isNegative ? -exponent : exponent;
    }

    /** A {@code switch} over the byte. */
    static int bySwitch(byte[] text, int from, int to) {
        int exponent = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            switch (text[i]) {
                case '0' -> exponent = 10 * exponent;
                case '1' -> exponent = 10 * exponent + 1;
                case '2' -> exponent = 10 * exponent + 2;
                case '3' -> exponent = 10 * exponent + 3;
                case '4' -> exponent = 10 * exponent + 4;
                case '5' -> exponent = 10 * exponent + 5;
                case '6' -> exponent = 10 * exponent + 6;
                case '7' -> exponent = 10 * exponent + 7;
                case '8' -> exponent = 10 * exponent + 8;
                case '9' -> exponent = 10 * exponent + 9;
                case 'E', 'D', 'Q', 'e', 'd', 'q', '+' -> {}
                case '-' -> isNegative = true;
                default -> to = i;
            }
        }
        return isNegative ? -exponent : exponent;
    }

    /** The class of each byte from a table. */
    static int byTable(byte[] text, int from, int to) {
        int exponent = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            byte kind = CLASSES[text[i] & 0xff];
            if (kind < LETTER) {
                exponent = 10 * exponent + kind;
            } else if (kind == OTHER) {
                break;
            } else if (kind == MINUS) {
                isNegative = true;
            }
        }
        return isNegative ? -exponent : exponent;
    }

    /** All bytes at once; eight from the first on are read. */
    static int bySwar(byte[] text, int from, int to) {
        long eight = ByteLanes.get8(text, from);
        int hasLetter = (eight & 0x40) != 0 ? 1 : 0; // letters have this bit, signs and digits not
        eight >>>= hasLetter << 3;
        byte sign = (byte) eight;
        int hasSign = sign < '0' ? 1 : 0;
        eight >>>= hasSign << 3;
        int exponent = ByteLanes.number(eight, to - from - hasLetter - hasSign);
        return sign == '-' ? -exponent : exponent;
    }
}
