package formwork.formats;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Lines written piece by piece, with the remarks of a file between them where they stood. Close it
 * to write what it holds; the target stays open.
 */
public final class LineTarget implements Closeable {
    private static final int BUFFER_BYTES = 1 << 16;
    private static final int LONGEST_NUMBER = 20; // -9223372036854775808

    private final Target target;
    private final Remarks remarks;
    private byte[] buffer = new byte[BUFFER_BYTES];
    private int length;
    private int lineFrom;
    private long line = 1;
    private int nextRemark;
    private long nextRemarkLine;

    /** Lines of a target, from the first on. */
    public LineTarget(Target target, Remarks remarks) throws IOException {
        this.target = target;
        this.remarks = remarks;
        findRemark();
        putRemarks();
    }

    /** Adds text to the line, in ISO 8859-1. */
    public LineTarget text(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        reserve(bytes.length);
        System.arraycopy(bytes, 0, buffer, length, bytes.length);
        length += bytes.length;
        return this;
    }

    /** Adds a byte to the line. */
    public LineTarget put(char character) throws IOException {
        reserve(1);
        buffer[length++] = (byte) character;
        return this;
    }

    /** Adds a number to the line. */
    public LineTarget number(long value) throws IOException {
        return number(value, 0);
    }

    /** Adds a number to the line, with blanks before it up to a width. */
    public LineTarget number(long value, int width) throws IOException {
        reserve(LONGEST_NUMBER + width);
        int digits = 1;
        for (long rest = value / 10; rest != 0; rest /= 10) {
            digits++;
        }
        int size = Math.max(width, value < 0 ? digits + 1 : digits);
        int position = length + size;
        long rest = value;
        do {
            buffer[--position] = (byte) ('0' + Math.abs(rest % 10));
            rest /= 10;
        } while (rest != 0);
        if (value < 0) {
            buffer[--position] = '-';
        }
        Arrays.fill(buffer, length, position, (byte) ' ');
        length += size;
        return this;
    }

    /** In which column the next piece will stand, from 1. */
    public int column() {
        return length - lineFrom + 1;
    }

    /** Adds blanks up to {@code column}, where the next piece will stand; none if it is passed. */
    public LineTarget toColumn(int column) throws IOException {
        int count = column - column();
        if (count > 0) {
            reserve(count);
            Arrays.fill(buffer, length, length + count, (byte) ' ');
            length += count;
        }
        return this;
    }

    /** Ends the line. */
    public void endLine() throws IOException {
        reserve(1);
        buffer[length++] = '\n';
        lineFrom = length;
        line++;
        putRemarks();
    }

    /** Writes a line, or the end of one. */
    public void line(String text) throws IOException {
        text(text);
        endLine();
    }

    private void putRemarks() throws IOException {
        while (line == nextRemarkLine) {
            putRemark();
        }
    }

    private void putRemark() throws IOException {
        text(remarks.lines().get(nextRemark).text()).put('\n');
        lineFrom = length;
        line++;
        nextRemark++;
        findRemark();
    }

    private void findRemark() {
        nextRemarkLine =
                nextRemark < remarks.lines().size() ? remarks.lines().get(nextRemark).line() : 0;
    }

    private void reserve(int count) throws IOException {
        if (buffer.length - length < count) {
            flush();
            if (buffer.length - length < count) {
                buffer = Arrays.copyOf(buffer, length + count + BUFFER_BYTES);
            }
        }
    }

    /** Writes all lines that have ended. */
    private void flush() throws IOException {
        target.stream().write(buffer, 0, lineFrom);
        System.arraycopy(buffer, lineFrom, buffer, 0, length - lineFrom);
        length -= lineFrom;
        lineFrom = 0;
    }

    @Override
    public void close() throws IOException {
        while (nextRemarkLine > 0) { // behind lines that are not there any more
            putRemark();
        }
        target.stream().write(buffer, 0, length);
        length = 0;
        lineFrom = 0;
    }
}
