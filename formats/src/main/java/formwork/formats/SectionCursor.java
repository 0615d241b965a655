package formwork.formats;

import formwork.edit.ItemKind;
import java.io.Closeable;
import java.io.IOException;

/**
 * The numbers of a section one after the other, in memory that does not grow with them; by a format
 * whose lines have no fixed columns, all are read at once.
 */
public final class SectionCursor implements Closeable {
    private static final int PIECE_NUMBERS = 1 << 14;

    private final FoundFormat format;
    private final Lines lines;
    private final Count count;
    private final ItemKind kind;
    private final ReadOptions options;
    private final long piece;
    private Section<Numbers> section;
    private long before; // numbers in the pieces before
    private long next; // in this piece

    /**
     * The numbers from the next line of {@code lines} on, which this then owns.
     *
     * @param kind INTEGER*8 or REAL*8
     */
    public SectionCursor(
            FoundFormat format, Lines lines, Count count, ItemKind kind, ReadOptions options)
            throws IOException {
        this.format = format;
        this.lines = lines;
        this.count = count;
        this.kind = kind;
        this.options = options.withStorage(Storage.HEAP);
        int perLine = FormatFields.perLine(format.format(), kind);
        piece = perLine == 0 ? count.value() : perLine * (1L + PIECE_NUMBERS / perLine);
        count.requireWithin(lines.bytesLeft(), 1);
    }

    /** The next number, an integer. */
    public long integer() throws IOException {
        return numbers().integer(next++);
    }

    /** The next number, a real. */
    public double real() throws IOException {
        return numbers().real(next++);
    }

    /** Where the last number stood. */
    public Place place() {
        return section.place(next - 1);
    }

    private Numbers numbers() throws IOException {
        if (section == null || next == section.values().length()) {
            before += section == null ? 0 : next;
            if (before >= count.value()) {
                throw new IllegalStateException("found no more numbers; expected " + count);
            }
            Count some =
                    new Count(count.what(), Math.min(piece, count.value() - before), count.place());
            section = format.numbers(lines, some, kind, options);
            next = 0;
        }
        return section.values();
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
