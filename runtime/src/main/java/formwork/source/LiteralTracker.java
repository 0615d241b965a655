package formwork.source;

/**
 * Whether the next character of a statement stands within a character constant or a Hollerith one,
 * where blanks, quotes, semicolons and exclamation marks are as any other.
 *
 * <p>A number before an H begins a Hollerith constant where no name, width or kind can have led to
 * it: {@code REAL*8 HEIGHT} has none.
 */
final class LiteralTracker {
    private static final String FORMAT = "FORMAT(";
    private static final String DATA = "DATA";
    private static final int LARGEST_COUNT = 1 << 30;

    private int quote;
    private int left;
    private boolean isNumber;
    private int number;
    private int beforeNumber;
    private int beforeThat;
    private int last;
    private int previous;
    private int position;
    private boolean isFormat;
    private boolean isData;

    /** Begins a statement. */
    void clear() {
        quote = 0;
        left = 0;
        isNumber = false;
        last = 0;
        previous = 0;
        position = 0;
        isFormat = true;
        isData = true;
    }

    /** Whether what comes next is within a constant. */
    boolean isInside() {
        return quote != 0 || left > 0;
    }

    /** Takes the next character; true if it stands within a constant or ends one. */
    boolean take(byte c) {
        if (left > 0) {
            left--;
            return true;
        }
        if (quote != 0) {
            if (c == quote) {
                quote = 0;
            }
            return true;
        }
        if (!LineTable.isBlank(c)) {
            takeCode(c >= 'a' && c <= 'z' ? c - ('a' - 'A') : c);
        }
        return false;
    }

    private void takeCode(int c) {
        isFormat &= position >= FORMAT.length() || c == FORMAT.charAt(position);
        isData &= position >= DATA.length() || c == DATA.charAt(position);
        position = Math.min(position + 1, FORMAT.length());
        if (c >= '0' && c <= '9') {
            if (!isNumber) {
                isNumber = true;
                number = 0;
                beforeNumber = last;
                beforeThat = previous;
            }
            number = Math.min(10 * Math.min(number, LARGEST_COUNT / 10) + c - '0', LARGEST_COUNT);
        } else {
            if (c == '\'' || c == '"') {
                quote = c;
            } else if (c == 'H' && isNumber && mayCount()) {
                left = number;
            }
            isNumber = false;
        }
        previous = last;
        last = c;
    }

    private boolean mayCount() {
        if (isFormat && position == FORMAT.length()) {
            return !isLetter(beforeNumber) && beforeNumber != '.'
                    || "XPSNZ".indexOf(beforeNumber) >= 0;
        }
        return switch (beforeNumber) {
            case '(', ',', '/', '=' -> true;
            case '*' -> isData;
            case '.' -> isLetter(beforeThat); // .EQ.4HABCD
            default -> false;
        };
    }

    private static boolean isLetter(int c) {
        return c >= 'A' && c <= 'Z';
    }
}
