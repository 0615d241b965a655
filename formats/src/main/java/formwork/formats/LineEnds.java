package formwork.formats;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/**
 * How the lines of a file end, which is the file's affair and not its kind's: kinds write lines as
 * this system ends them, and what is to be the same file again is written through {@link #over}.
 *
 * @param hasCarriageReturns whether a carriage return stands before each line feed
 * @param isLastEnded whether the last line has an end
 */
public record LineEnds(boolean hasCarriageReturns, boolean isLastEnded) {
    private static final int PIECE = 1 << 13;

    /** As the first line of a file ends, and the last one does or does not. */
    public static LineEnds of(Source source) throws IOException {
        byte[] last = new byte[1];
        boolean isEnded =
                source.sizeBytes() == 0
                        || source.read(source.sizeBytes() - 1, last, 0, 1) == 1 && last[0] == '\n';
        return new LineEnds(isFirstReturned(source), isEnded);
    }

    private static boolean isFirstReturned(Source source) throws IOException {
        byte[] piece = new byte[PIECE];
        byte before = 0;
        for (long offset = 0; offset < source.sizeBytes(); offset += PIECE) {
            int count = source.read(offset, piece, 0, piece.length);
            for (int i = 0; i < count; i++) {
                if (piece[i] == '\n') {
                    return before == '\r';
                }
                before = piece[i];
            }
        }
        return false;
    }

    /**
     * A stream that ends lines so, whose lines end in a line feed, or in a carriage return and a
     * line feed, which stay; it owns {@code stream}.
     */
    public OutputStream over(OutputStream stream) {
        return new Ending(stream);
    }

    private final class Ending extends FilterOutputStream {
        private byte before;
        private boolean isOwed; // a line feed, until it is known that something follows
        private boolean hasOwnReturn; // before it

        Ending(OutputStream stream) {
            super(stream);
        }

        @Override
        public void write(int b) throws IOException {
            write(new byte[] {(byte) b}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            int done = from;
            for (int i = from; i < from + length; i++) {
                if (bytes[i] == '\n') {
                    byte last = i == from ? before : bytes[i - 1];
                    put(bytes, done, i);
                    end(last);
                    done = i + 1;
                }
            }
            put(bytes, done, from + length);
            if (length > 0) {
                before = bytes[from + length - 1];
            }
        }

        private void put(byte[] bytes, int from, int to) throws IOException {
            if (to > from) {
                payOwed();
                out.write(bytes, from, to - from);
            }
        }

        private void end(byte last) throws IOException {
            payOwed();
            isOwed = true;
            hasOwnReturn = last == '\r';
        }

        private void payOwed() throws IOException {
            if (isOwed) {
                isOwed = false;
                if (hasCarriageReturns && !hasOwnReturn) {
                    out.write('\r');
                }
                out.write('\n');
            }
        }

        @Override
        public void close() throws IOException {
            if (isLastEnded) {
                payOwed();
            }
            super.close();
        }
    }
}
