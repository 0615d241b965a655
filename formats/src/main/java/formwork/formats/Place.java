package formwork.formats;

import formwork.error.FormworkException;
import formwork.error.IoStatus;

/**
 * Where something stands in a file.
 *
 * @param file what messages call it
 * @param line from 1; 0 for the file as a whole
 * @param lastLine of several; else the same
 * @param firstColumn from 1; 0 for the line as a whole
 * @param lastColumn of several; else the same
 */
public record Place(String file, long line, long lastLine, int firstColumn, int lastColumn) {
    /** The line {@code line}. */
    public static Place of(String file, long line) {
        return new Place(file, line, line, 0, 0);
    }

    /** Columns of the line {@code line}. */
    public static Place of(String file, long line, int firstColumn, int lastColumn) {
        return new Place(file, line, line, firstColumn, lastColumn);
    }

    /** Several lines. */
    public static Place lines(String file, long first, long last) {
        return new Place(file, first, last, 0, 0);
    }

    /** The error of what stands here. */
    public FormworkException fault(IoStatus status, String found, String expected) {
        return new FormworkException(status, this + ": found " + found + "; expected " + expected);
    }

    /** As messages begin with it: {@code g20.rua, line 4, columns 1-16}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(file);
        range(text, ", line ", line, lastLine);
        range(text, ", column ", firstColumn, lastColumn);
        return text.toString();
    }

    private static void range(StringBuilder text, String name, long first, long last) {
        if (first <= 0) {
            return;
        }
        text.append(name);
        if (last > first) {
            text.insert(text.length() - 1, 's').append(first).append('-').append(last);
        } else {
            text.append(first);
        }
    }
}
