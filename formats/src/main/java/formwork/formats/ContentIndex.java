package formwork.formats;

import formwork.convert.ByteLanes;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Where in a file the lines are that have more than blanks and are no comments, so that workers can
 * begin at any of them: how many begin in each piece of it.
 */
public final class ContentIndex {
    private static final int PIECE_BYTES = 1 << 20;
    private static final int SLACK_BYTES = 1 << 10; // of a line that begins at the end of a piece
    private static final int MOST_PIECES = 1 << 24;
    private static final byte LINE_FEED = '\n';

    private final Source source;
    private final long begin;
    private final byte comment;
    private final int pieceBytes;
    private final long[] firstLines; // of each piece, where its first line begins
    private final long[] linesBefore; // such lines before each piece; those of all
    private volatile boolean isWrong;

    private ContentIndex(Source source, long begin, byte comment, int pieceBytes, int pieces) {
        this.source = source;
        this.begin = begin;
        this.comment = comment;
        this.pieceBytes = pieceBytes;
        firstLines = new long[pieces];
        linesBefore = new long[pieces + 1];
    }

    /**
     * That of the lines from the byte {@code begin} on, where one begins; null if a line is longer
     * than a piece, or begins with so many blanks that it has to be read to tell what it is.
     */
    public static ContentIndex of(Source source, long begin, byte comment, NumberWorkers workers)
            throws IOException {
        return of(source, begin, comment, workers, PIECE_BYTES);
    }

    static ContentIndex of(
            Source source, long begin, byte comment, NumberWorkers workers, int pieceBytes)
            throws IOException {
        long pieces = (source.sizeBytes() - begin + pieceBytes - 1) / pieceBytes;
        if (pieces > MOST_PIECES) {
            return null;
        }
        ContentIndex index = new ContentIndex(source, begin, comment, pieceBytes, (int) pieces);
        AtomicInteger next = new AtomicInteger();
        workers.run(
                worker -> {
                    byte[] bytes = new byte[pieceBytes + SLACK_BYTES + Long.BYTES];
                    int piece = next.getAndIncrement();
                    while (piece < pieces && !index.isWrong) {
                        index.count(piece, bytes);
                        piece = next.getAndIncrement();
                    }
                });
        for (int piece = 0; piece < pieces; piece++) {
            index.linesBefore[piece + 1] += index.linesBefore[piece];
        }
        return index.isWrong ? null : index;
    }

    private void count(int piece, byte[] bytes) throws IOException {
        long from = begin + (long) piece * pieceBytes;
        int length = source.read(from, bytes, 0, pieceBytes + SLACK_BYTES);
        boolean isLast = from + length == source.sizeBytes();
        int end = Math.min(length, pieceBytes);
        int line = beginsLine(from) ? 0 : pastLineFeed(bytes, 0, end);
        firstLines[piece] = from + line;
        long count = 0;
        if (line == end && end < length) {
            isWrong = true;
        }
        while (line < end) {
            int first = line;
            while (first < length && (bytes[first] == ' ' || bytes[first] == '\t')) {
                first++;
            }
            if (first + 1 >= length && !isLast) {
                isWrong = true;
                return;
            }
            count += isContent(bytes, first, length) ? 1 : 0;
            line = pastLineFeed(bytes, first, end);
        }
        linesBefore[piece + 1] = count;
    }

    private boolean beginsLine(long offset) throws IOException {
        byte[] before = {LINE_FEED};
        if (offset > begin) {
            source.read(offset - 1, before, 0, 1);
        }
        return before[0] == LINE_FEED;
    }

    private boolean isContent(byte[] bytes, int first, int length) {
        if (first >= length || bytes[first] == LINE_FEED || bytes[first] == comment) {
            return false;
        }
        boolean isEnd = first + 1 == length || bytes[first + 1] == LINE_FEED;
        return bytes[first] != '\r' || !isEnd;
    }

    /** Behind the first line feed from {@code from} on; {@code end} if there is none before it. */
    private static int pastLineFeed(byte[] bytes, int from, int end) {
        for (int i = from; i < end; i += Long.BYTES) {
            long mask = ByteLanes.mask(ByteLanes.get8(bytes, i), LINE_FEED);
            if (mask != 0) {
                return Math.min(end, i + ByteLanes.first(mask) + 1);
            }
        }
        return end;
    }

    /** How many such lines there are. */
    public long lineCount() {
        return linesBefore[linesBefore.length - 1];
    }

    /** The lines of the file of which the next such one is that of the number {@code line}. */
    public NumberLines lines(long line) throws IOException {
        int low = 0;
        int high = firstLines.length - 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (linesBefore[middle + 1] <= line) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        NumberLines lines = new NumberLines(source, firstLines[low]);
        for (long i = linesBefore[low]; i < line; i++) {
            lines.nextContent(comment);
        }
        return lines;
    }
}
