package formwork.source;

import formwork.error.FormatException;

/**
 * Where a format in a source text is wrong.
 *
 * @param line the line of the fault, from 1
 * @param column its column, from 1: a byte each, a tab too
 * @param picture two lines: the source text around the fault, and a caret below it
 * @param cause what was found and what was expected, within the format's own text
 */
public record FormatFault(int line, int column, String picture, FormatException cause) {
    /** What was found and what was expected. */
    public String message() {
        return "found " + cause.found() + "; expected " + cause.expected();
    }
}
