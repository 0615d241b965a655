package formwork.formats.geodesy;

import formwork.formats.Head;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How the reals of a file are written: {@code .123D+01}, {@code 0.123D+01} or {@code 1.230D+00}.
 *
 * @param modes the control edit descriptors that write them so
 * @param letter of the exponent
 */
record NumberStyle(String modes, String letter) {
    private static final Pattern NUMBER = Pattern.compile("(\\d?)\\.\\d{12}([DEde])[-+]\\d\\d");
    private static final int LINES_LOOKED_AT = 8;

    /** The style of the first lines behind the header. */
    static NumberStyle of(Head head) {
        int line = 1;
        while (line <= head.lineCount() && !head.line(line).contains("END OF HEADER")) {
            line++;
        }
        String first = null;
        String letter = "D";
        for (int i = line + 1; i <= line + LINES_LOOKED_AT; i++) {
            Matcher numbers = NUMBER.matcher(head.line(i));
            while (numbers.find()) {
                String digit = numbers.group(1);
                letter =
                        first == null
                                ? numbers.group(2).toUpperCase(java.util.Locale.ROOT)
                                : letter;
                first = first == null ? digit : first;
                if (!digit.isEmpty() && !digit.equals("0")) {
                    return new NumberStyle("1P", letter);
                }
            }
        }
        return new NumberStyle(first == null || !first.isEmpty() ? "LZP" : "LZS", letter);
    }

    /** The format {@code text}, whose numbers are D, by which such numbers are written. */
    String apply(String text) {
        return text.replace("D19.12", letter + "19.12");
    }
}
