package formwork.bench;

import formwork.convert.ByteLanes;
import formwork.convert.Decimal;
import java.util.Arrays;

/**
 * The digits of a real's field up to its exponent, as an integer with the sign, in four ways. A
 * byte is a digit, a blank, a sign, the point or the end, as in the routine that the study found
 * hot. An exponent must begin with its letter.
 */
final class SignificandDecoding {
    private static final byte BLANK = 10;
    private static final byte PLUS = 11;
    private static final byte MINUS = 12;
    private static final byte POINT = 13;
    private static final byte END = 14;
    private static final byte[] CLASSES = classes();
    private static final long BLANKS = ByteLanes.eightOf((byte) ' ');

    private SignificandDecoding() {}

    private static byte[] classes() {
        byte[] classes = new byte[256];
        Arrays.fill(classes, END);
        for (int digit = 0; digit <= 9; digit++) {
            classes['0' + digit] = (byte) digit;
        }
        classes[' '] = BLANK;
        classes['+'] = PLUS;
        classes['-'] = MINUS;
        classes['.'] = POINT;
        return classes;
    }

    /** A compare for each byte that there may be: what a compiler without jump tables makes. */
    static long byIfChain(byte[] text, int from, int to) {
        long significand = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            byte b = text[i];
            int digit;
            if (b == ' ' || b == '+' || b == '.') {
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
            significand = 10 * significand + digit;
        }
        return isNegative ? -significand : significand;
    }

    /** A {@code switch} over the byte: a jump table, if the JIT thinks so. */
    static long bySwitch(byte[] text, int from, int to) {
        long significand = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            switch (text[i]) {
                case '0' -> significand = 10 * significand;
                case '1' -> significand = 10 * significand + 1;
                case '2' -> significand = 10 * significand + 2;
                case '3' -> significand = 10 * significand + 3;
                case '4' -> significand = 10 * significand + 4;
                case '5' -> significand = 10 * significand + 5;
                case '6' -> significand = 10 * significand + 6;
                case '7' -> significand = 10 * significand + 7;
                case '8' -> significand = 10 * significand + 8;
                case '9' -> significand = 10 * significand + 9;
                case ' ', '+', '.' -> {}
                case '-' -> isNegative = true;
                default -> to = i;
            }
        }
        return isNegative ? -significand : significand;
    }

    /** The class of each byte from a table. */
    static long byTable(byte[] text, int from, int to) {
        long significand = 0;
        boolean isNegative = false;
        for (int i = from; i < to; i++) {
            byte kind = CLASSES[text[i] & 0xff];
            if (kind < BLANK) {
                significand = 10 * significand + kind;
            } else if (kind == END) {
                break;
            } else if (kind == MINUS) {
                isNegative = true;
            }
        }
        return isNegative ? -significand : significand;
    }

    /** Eight bytes at a time; eight more than the field has are read. */
    static long bySwar(byte[] text, int from, int to) {
        int at = from;
        long eight = ByteLanes.get8(text, at);
        while (eight == BLANKS && at + Long.BYTES < to) {
            at += Long.BYTES;
            eight = ByteLanes.get8(text, at);
        }
        at += Long.numberOfTrailingZeros(eight ^ BLANKS) >>> 3;
        byte first = text[at];
        at += first == '-' || first == '+' ? 1 : 0;
        long significand = 0;
        int count = Long.BYTES;
        while (count == Long.BYTES) {
            eight = ByteLanes.get8(text, at);
            count = ByteLanes.leadingDigits(eight);
            significand = significand * Decimal.powerOfTen(count) + ByteLanes.number(eight, count);
            at += count;
        }
        if (text[at] == '.') {
            at++;
            count = Long.BYTES;
            while (count == Long.BYTES) {
                eight = ByteLanes.get8(text, at);
                count = ByteLanes.leadingDigits(eight);
                significand =
                        significand * Decimal.powerOfTen(count) + ByteLanes.number(eight, count);
                at += count;
            }
        }
        return first == '-' ? -significand : significand;
    }
}
