package formwork.source;

/**
 * A statement that reads or writes.
 *
 * @param keyword what it does
 * @param unit the program unit that it stands in
 * @param firstLine its first line, from 1
 * @param lastLine its last line, from 1
 * @param external the I/O unit as written, such as {@code 6}, {@code *} or {@code line(1:20)}
 * @param format the format that it names
 * @param controls its control list as written, or its format where it has no list
 * @param items its items as written
 */
public record TransferStatement(
        Keyword keyword,
        SourceUnit unit,
        int firstLine,
        int lastLine,
        String external,
        FormatUse format,
        String controls,
        String items) {
    /** What a statement does. */
    public enum Keyword {
        /** READ. */
        READ,
        /** WRITE. */
        WRITE,
        /** PRINT. */
        PRINT,
        /** ENCODE, which writes to memory: an extension older than internal units. */
        ENCODE,
        /** DECODE, which reads from memory. */
        DECODE
    }
}
