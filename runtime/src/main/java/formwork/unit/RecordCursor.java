package formwork.unit;

import formwork.mode.Encoding;

/**
 * The position in the record that is being read, and the tabs that move it (F2018 13.8.1): the
 * counterpart of {@link RecordComposer}.
 *
 * <p>A position is in bytes from the beginning of the record and may be beyond its end. In UTF-8
 * columns count characters.
 */
public final class RecordCursor {
    private final RecordSource source;
    private Encoding encoding = Encoding.DEFAULT;
    private int position;
    private int leftLimit; // where this statement began in the record

    /** A cursor in the record in hand of {@code source}. */
    public RecordCursor(RecordSource source) {
        this.source = source;
    }

    /** A statement begins, at the beginning of a record yet to come. */
    public void begin(Encoding statementEncoding) {
        encoding = statementEncoding;
        moveTo(0);
    }

    /** To {@code bytes} from the beginning of the record; tabs do not go back before it. */
    public void moveTo(int bytes) {
        position = bytes;
        leftLimit = bytes;
    }

    /** To column {@code column}, from 1, of this statement's part of the record. */
    public void tabTo(int column) {
        position = leftLimit;
        skip(column - 1);
    }

    /**
     * {@code columns} forwards, or backwards but not before this statement's part of the record.
     */
    public void skip(int columns) {
        int length = source.to() - source.from();
        if (encoding == Encoding.DEFAULT || position > length) {
            position = Math.max(leftLimit, saturated((long) position + columns));
            return;
        }
        byte[] bytes = source.bytes();
        int at = source.from() + position;
        if (columns < 0) {
            int limit = Math.min(source.from() + leftLimit, at);
            position = encoding.back(bytes, limit, at, -columns) - source.from();
        } else {
            int here = encoding.count(bytes, at, source.to());
            position =
                    columns < here
                            ? encoding.skip(bytes, at, source.to(), columns) - source.from()
                            : saturated((long) length + columns - here);
        }
    }

    /** Moves {@code bytes} forwards. */
    public void advance(int bytes) {
        position += bytes;
    }

    /** Moves just past {@code index} of {@link RecordSource#bytes}. */
    public void passOver(int index) {
        position = index + 1 - source.from();
    }

    /** Where the next field begins in {@link RecordSource#bytes}; at most the record's end. */
    public int index() {
        return Math.min(source.from() + position, source.to());
    }

    /** Where the next field begins, in bytes from the beginning of the record. */
    public int position() {
        return position;
    }

    /** Whether the position is beyond the end of the record, not at it. */
    public boolean isBehindRecord() {
        return source.from() + position > source.to();
    }

    /** How many characters are left of the record. */
    public int charactersLeft() {
        return encoding.count(source.bytes(), index(), source.to());
    }

    /** Whether anything but blanks is left of the record. */
    public boolean isTextLeft() {
        byte[] bytes = source.bytes();
        for (int i = source.from() + position; i < source.to(); i++) {
            if (bytes[i] != ' ') {
                return true;
            }
        }
        return false;
    }

    private static int saturated(long position) {
        return (int) Math.min(position, Integer.MAX_VALUE / 2);
    }
}
