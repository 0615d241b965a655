package formwork.formats;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines that say nothing to a reader, comments and empty ones, with their numbers: so that they are
 * written again where they stood.
 *
 * @param lines in the order of their numbers
 */
public record Remarks(List<Remark> lines) {
    /** One of them, and its number, from 1. */
    public record Remark(long line, String text) {}

    /** No lines. */
    public static final Remarks NONE = new Remarks(List.of());

    /** Keeps a copy of the list. */
    public Remarks {
        lines = List.copyOf(lines);
    }

    /**
     * Those that are met while a file is read. What is more than a few megabytes of them is let go:
     * a file may be nothing else.
     */
    public static final class Collected {
        private static final int MOST_CHARACTERS = 1 << 22;
        private static final int EACH = 32;

        private final List<Remark> lines = new ArrayList<>();
        private int characters;

        /** Keeps a line. */
        public void add(long line, String text) {
            if (characters <= MOST_CHARACTERS - text.length() - EACH) {
                characters += text.length() + EACH;
                lines.add(new Remark(line, text));
            }
        }

        /** All that were kept. */
        public Remarks all() {
            return new Remarks(lines);
        }
    }
}
