package formwork.source;

import java.util.List;

/**
 * A FORMAT statement.
 *
 * @param unit the program unit that it stands in
 * @param label its label
 * @param firstLine its first line, from 1
 * @param lastLine its last line, from 1
 * @param text the format from its first parenthesis to its last, continued lines joined; a byte of
 *     the source is a character, as {@code ISO 8859-1} has it
 * @param fault where it is wrong, or null if it is right
 * @param usedOnLines the lines on which statements of its unit name its label
 */
public record FormatStatement(
        SourceUnit unit,
        int label,
        int firstLine,
        int lastLine,
        String text,
        FormatFault fault,
        List<Integer> usedOnLines) {}
