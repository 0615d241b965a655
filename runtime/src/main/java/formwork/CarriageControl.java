package formwork;

import formwork.unit.StreamRecordSource;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * Where a file with carriage control goes: its lines say by their first character how far the paper
 * is to move before the rest of them is printed.
 *
 * <p>A blank is for the next line, {@code 0} leaves a line blank, {@code -} two, {@code 1} begins a
 * page, {@code +} stays on the line; other characters are taken for blanks, and so are lines
 * without any. Fortran had this until Fortran 2003; POSIX has it as {@code asa}.
 */
public enum CarriageControl {
    /** A printer: a page begins with a form feed, a line is overprinted after a carriage return. */
    PRINTER,
    /** Text: what is printed over a line takes the place of what it covers; pages as there. */
    TEXT;

    /**
     * Reads all of {@code listing}, which is closed then, and writes what it looks like.
     *
     * @param name what messages call the listing
     */
    public void convert(String name, InputStream listing, OutputStream target) throws IOException {
        OutputStream out = new BufferedOutputStream(target, 1 << 16);
        int longest = UnitOptions.DEFAULT_RECORD_LENGTH;
        try (StreamRecordSource lines = new StreamRecordSource(name, listing, longest)) {
            Line line = new Line(out);
            while (lines.next()) {
                boolean isEmpty = lines.from() == lines.to();
                char control = isEmpty ? ' ' : (char) lines.bytes()[lines.from()];
                int from = isEmpty ? lines.to() : lines.from() + 1;
                if (control == '+' && this == TEXT) {
                    line.cover(lines.bytes(), from, lines.to());
                } else {
                    line.move(control, lines.number() == 1);
                    line.set(lines.bytes(), from, lines.to());
                }
            }
            line.end(lines.number() > 0);
        }
        out.flush();
    }

    /** The line that is being printed, until it is known that nothing more is printed on it. */
    private static final class Line {
        private final OutputStream out;
        private byte[] bytes = {};
        private int length;

        Line(OutputStream out) {
            this.out = out;
        }

        void move(char control, boolean isFirst) throws IOException {
            out.write(bytes, 0, length);
            length = 0;
            if (control == '+') {
                if (!isFirst) {
                    out.write('\r');
                }
                return;
            }
            if (!isFirst) {
                out.write('\n');
            }
            switch (control) {
                case '0' -> out.write('\n');
                case '-' -> {
                    out.write('\n');
                    out.write('\n');
                }
                case '1' -> out.write('\f');
                default -> {
                    // the next line
                }
            }
        }

        void set(byte[] text, int from, int to) {
            length = 0;
            cover(text, from, to);
        }

        void cover(byte[] text, int from, int to) {
            int count = to - from;
            if (bytes.length < count) {
                bytes = Arrays.copyOf(bytes, Math.max(count, 2 * bytes.length));
            }
            for (int i = 0; i < count; i++) {
                if (i >= length || text[from + i] != ' ') {
                    bytes[i] = text[from + i];
                }
            }
            length = Math.max(length, count);
        }

        void end(boolean hasLines) throws IOException {
            out.write(bytes, 0, length);
            if (hasLines) {
                out.write('\n');
            }
        }
    }
}
