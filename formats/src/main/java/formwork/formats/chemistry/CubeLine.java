package formwork.formats.chemistry;

import formwork.error.IoStatus;
import formwork.formats.Lines;
import formwork.formats.RealText;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of the head of a cube file: an integer, reals, and perhaps another integer; by columns
 * where they stand as {@code (I5,nF12.6,I5)} has them, else by words.
 */
final class CubeLine {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final int INTEGER_WIDTH = 5;
    private static final int REAL_WIDTH = 12;
    private static final int POINT = 5; // in a field of F12.6, from 0

    private final Lines lines;
    private final int[] firsts; // the columns of each number, from 1
    private final int[] lasts;
    private final int count;

    /** The line in hand. */
    CubeLine(Lines lines, int realCount, String expected) {
        this.lines = lines;
        firsts = new int[realCount + 2];
        lasts = new int[realCount + 2];
        String text = lines.text();
        if (isByColumns(text, realCount)) {
            for (int i = 0; i < realCount + 2; i++) {
                firsts[i] = i == 0 ? 1 : lasts[i - 1] + 1;
                boolean isReal = i > 0 && i <= realCount;
                lasts[i] = firsts[i] + (isReal ? REAL_WIDTH : INTEGER_WIDTH) - 1;
            }
            boolean hasMore = text.length() >= firsts[realCount + 1];
            count = realCount + (hasMore && !text.substring(lasts[realCount]).isBlank() ? 2 : 1);
        } else {
            Matcher words = WORD.matcher(text);
            int found = 0;
            while (found < firsts.length && words.find()) {
                firsts[found] = words.start() + 1;
                lasts[found++] = words.end();
            }
            count = found;
        }
        if (count <= realCount) {
            throw lines.fault(IoStatus.BAD_HEADER, expected);
        }
    }

    private static boolean isByColumns(String text, int realCount) {
        if (text.length() < INTEGER_WIDTH + realCount * REAL_WIDTH) {
            return false;
        }
        for (int i = 0; i < realCount; i++) {
            int from = INTEGER_WIDTH + i * REAL_WIDTH;
            if (text.charAt(from + POINT) != '.' || text.charAt(from + REAL_WIDTH - 1) == ' ') {
                return false;
            }
        }
        return true;
    }

    /** Whether there is a further integer. */
    boolean hasMore() {
        return count == firsts.length;
    }

    /** The number {@code index} of the line, which is an integer. */
    int integer(int index) {
        long value = lines.integer(firsts[index], lasts[index]);
        if (value != (int) value) {
            throw lines.fault(
                    IoStatus.BAD_INTEGER, firsts[index], lasts[index], "an integer of 4 bytes");
        }
        return (int) value;
    }

    /** The number {@code index} of the line, which is a real. */
    double real(int index) {
        byte[] field =
                lines.columns(firsts[index], lasts[index])
                        .strip()
                        .getBytes(StandardCharsets.ISO_8859_1);
        RealText real = new RealText();
        if (!real.read(field, 0, field.length)) {
            throw lines.fault(IoStatus.BAD_REAL, firsts[index], lasts[index], "a real");
        }
        return real.value();
    }
}
