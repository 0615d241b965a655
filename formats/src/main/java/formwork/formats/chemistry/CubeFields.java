package formwork.formats.chemistry;

import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import java.io.IOException;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fields of the values of a cube file, as the first lines of them show: Gaussian has (6E13.5),
 * others have more digits, or a blank behind each.
 *
 * @param perLine how many a line has
 * @param edit the edit descriptor of each
 * @param scale {@code 1P,} or nothing
 * @param behind how many blanks stand behind each
 * @param width how many columns each has, blanks behind it included
 */
record CubeFields(int perLine, String edit, String scale, int behind, int width) {
    /** As Gaussian writes them. */
    static final CubeFields GAUSSIAN = new CubeFields(6, "E13.5", "", 0, 13);

    /** The format to read lines of {@code count} values by. */
    String read(int count) {
        return "(" + count + (behind == 0 ? edit : "(" + edit + "," + behind + "X)") + ")";
    }

    /** The format that writes lines of {@code count} values. */
    String written(int count) {
        String tail = "'" + " ".repeat(behind) + "'";
        String each = behind == 0 ? edit : "(" + edit + "," + tail + ")";
        return "(" + scale + count + each + ")";
    }

    private static final int USUAL_PER_LINE = 6;
    private static final int USUAL_EXPONENT = 2;
    private static final int MOST_WIDTH = 40;
    private static final int MOST_PER_LINE = 1000;
    private static final Pattern FIRST =
            Pattern.compile(
                    "( *[-+]?\\d?\\.(\\d{1,20})(?:([EeDd])[-+]?(\\d{2,3})|[-+]\\d{3}))( *).*");

    /**
     * The fields of the lines from the next one on; null if they have no fixed width. The next line
     * stays the next one.
     *
     * @param perRow how many values a row of points has
     */
    static CubeFields of(Lines lines, long perRow) throws IOException {
        long begin = lines.nextOffset();
        long before = lines.linesBefore();
        if (!lines.next()) {
            return null;
        }
        String line = lines.text();
        Matcher first = FIRST.matcher(line);
        if (!first.matches() || first.end(1) > MOST_WIDTH) {
            lines.moveTo(begin, before);
            return null;
        }
        String stripped = line.stripTrailing();
        int behind = line.length() - stripped.length();
        int width = first.end(1) + behind;
        int perLine = line.length() / width;
        if (line.length() % width != 0
                || perLine > MOST_PER_LINE
                || behind > first.group(5).length() && perLine > 1
                || !isInFields(line, width, behind)) {
            lines.moveTo(begin, before);
            return null;
        }
        if (perRow <= perLine) {
            perLine = Math.max(USUAL_PER_LINE, perLine);
        }
        String letter = first.group(3) == null ? "E" : first.group(3).toUpperCase(Locale.ROOT);
        String edit = letter + first.end(1) + "." + first.group(2).length();
        boolean isWide = first.group(4) != null && first.group(4).length() > USUAL_EXPONENT;
        edit += isWide ? "E" + first.group(4).length() : "";
        String digits = digits(lines);
        lines.moveTo(begin, before);
        String scaled = FoundFormat.of("(" + perLine + edit + ")", Place.of("", 0)).written(digits);
        String scale = scaled.contains("1P") ? "1P," : "";
        return new CubeFields(perLine, edit, scale, behind, width);
    }

    /** Whether each field ends with a digit, and blanks behind it. */
    private static boolean isInFields(String line, int width, int behind) {
        for (int end = width; end <= line.length(); end += width) {
            char last = line.charAt(end - behind - 1);
            if (last < '0' || last > '9') {
                return false;
            }
        }
        return true;
    }

    /** The first line from the one in hand on with a number that is not 0. */
    private static String digits(Lines lines) throws IOException {
        String line = lines.text();
        while (line.chars().noneMatch(c -> c >= '1' && c <= '9') && lines.next()) {
            line = lines.text();
        }
        return line;
    }
}
