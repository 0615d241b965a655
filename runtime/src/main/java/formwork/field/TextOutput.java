package formwork.field;

import formwork.edit.EditDescriptor;
import formwork.mode.Encoding;

/** One character or logical value to one field, by A, AT, G or L (F2018 13.7.3 and 13.7.4). */
final class TextOutput {
    private TextOutput() {}

    /** {@code Lw}; no width is a width of 1. */
    static int writeLogical(byte[] target, int offset, boolean value, int width) {
        int at = RealParts.blanks(target, offset, Math.max(width, 1) - 1);
        target[at++] = (byte) (value ? 'T' : 'F');
        return at - offset;
    }

    /**
     * {@code Aw}: right-justified in the field, or the leftmost {@code w} characters; without a
     * width the whole item.
     */
    static int writeCharacters(
            byte[] target,
            int offset,
            byte[] item,
            int from,
            int to,
            int width,
            Encoding encoding) {
        int length = to - from;
        if (width <= 0) {
            int copied = width == EditDescriptor.ABSENT ? length : 0;
            System.arraycopy(item, from, target, offset, copied);
            return copied;
        }
        int end = encoding.skip(item, from, to, width);
        int blanks = end < to ? 0 : width - encoding.count(item, from, to);
        int at = RealParts.blanks(target, offset, blanks);
        System.arraycopy(item, from, target, at, end - from);
        return at + end - from - offset;
    }

    /** The offset after the last byte that is not a blank. */
    static int trimmedEnd(byte[] item, int from, int to) {
        int end = to;
        while (end > from && item[end - 1] == ' ') {
            end--;
        }
        return end;
    }
}
