package formwork;

import formwork.bulk.ReadingParts;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import java.io.IOException;

/**
 * The elements of an {@link ArrayFile} whose records are alike, as far as its first one, its last
 * one and its size tell: threads of a caller's can read parts of them, each without what stands
 * before. Immutable.
 */
public final class PartsToRead {
    private final ReadingParts parts;
    private final ItemKind kind;

    PartsToRead(ReadingParts parts, ItemKind kind) {
        this.parts = parts;
        this.kind = kind;
    }

    /** How many elements there are, if the records are alike. */
    public long count() {
        return parts.count();
    }

    /**
     * Reads the elements {@code from} to {@code to} into memory, in which they begin at 0, and
     * returns whether their records are as thought and hold what they should. If not, the file is
     * to be read as a whole, which tells what is wrong with it if anything is.
     */
    public boolean read(ArrayMemory memory, long from, long to) throws IOException {
        if (from < 0 || to > count() || to - from > memory.length()) {
            throw new IndexOutOfBoundsException(
                    "parts: found elements "
                            + from
                            + " to "
                            + to
                            + "; expected some of "
                            + count()
                            + " that have room");
        }
        if (memory.kind() != kind) {
            throw new IllegalArgumentException(
                    "parts: found memory of " + memory.kind() + "; expected " + kind);
        }
        try {
            return parts.read(memory.target(), from, to);
        } catch (FormworkException e) {
            return false; // it need not be the first that is wrong, nor its record the right one
        }
    }
}
