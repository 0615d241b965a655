package formwork.mode;

/** How characters stand in the bytes of a formatted file: ENCODING= (F2018 12.5.6.9). */
public enum Encoding {
    /** A byte a character, ISO 8859-1. */
    DEFAULT,
    /** UTF-8; widths and columns count characters. */
    UTF_8;

    /** How many characters begin in the bytes {@code from} to {@code to}. */
    public int count(byte[] bytes, int from, int to) {
        if (this == DEFAULT) {
            return to - from;
        }
        int count = 0;
        for (int i = from; i < to; i++) {
            if (begins(bytes[i])) {
                count++;
            }
        }
        return count;
    }

    /**
     * The offset just past the next {@code count} characters from {@code from}, at most {@code to}.
     */
    public int skip(byte[] bytes, int from, int to, int count) {
        if (this == DEFAULT) {
            return count < to - from ? from + count : to;
        }
        int at = from;
        int left = count;
        while (at < to && (left > 0 || !begins(bytes[at]))) {
            if (begins(bytes[at])) {
                left--;
            }
            at++;
        }
        return at;
    }

    /** The offset {@code count} characters before {@code from}, at least {@code limit}. */
    public int back(byte[] bytes, int limit, int from, int count) {
        if (this == DEFAULT) {
            return count < from - limit ? from - count : limit;
        }
        int at = from;
        for (int left = count; left > 0 && at > limit; left--) {
            do {
                at--;
            } while (at > limit && !begins(bytes[at]));
        }
        return at;
    }

    private boolean begins(byte b) {
        return (b & 0xc0) != 0x80;
    }
}
