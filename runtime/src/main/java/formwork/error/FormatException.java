package formwork.error;

/** The text of a format is wrong at one place. */
public final class FormatException extends FormworkException {
    private static final long serialVersionUID = 1L;
    private static final int WINDOW = 60;

    private final String format;
    private final int offset;
    private final String found;
    private final String expected;

    /**
     * The format {@code format} is wrong at {@code offset}.
     *
     * @param offset where, in characters from 0; the length of the text means its end
     * @param found what stands there, as it shall be shown
     * @param expected what should stand there
     */
    public FormatException(String format, int offset, String found, String expected) {
        super(
                IoStatus.FORMAT_SYNTAX,
                "format column "
                        + (offset + 1)
                        + ": found "
                        + found
                        + "; expected "
                        + expected
                        + " [format "
                        + Quoted.text(format)
                        + "]");
        this.format = format;
        this.offset = offset;
        this.found = found;
        this.expected = expected;
    }

    /** The whole text of the format. */
    public String format() {
        return format;
    }

    /** The place of the fault, in characters from 0. */
    public int offset() {
        return offset;
    }

    /** What stands at that place. */
    public String found() {
        return found;
    }

    /** What should stand at that place. */
    public String expected() {
        return expected;
    }

    /** Two lines: the text around the fault, and a caret below it. */
    public String picture() {
        int from = Math.max(0, Math.min(offset - WINDOW / 2, format.length() - WINDOW));
        int to = Math.min(format.length(), from + WINDOW);
        StringBuilder line = new StringBuilder(2 * WINDOW);
        if (from > 0) {
            line.append("...");
        }
        int caret = line.length() + offset - from;
        for (int i = from; i < to; i++) {
            char c = format.charAt(i);
            line.append(c < ' ' || c == 0x7f ? '?' : c);
        }
        if (to < format.length()) {
            line.append("...");
        }
        return line.append('\n').append(" ".repeat(caret)).append('^').toString();
    }
}
