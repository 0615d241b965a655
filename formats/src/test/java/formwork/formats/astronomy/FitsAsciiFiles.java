package formwork.formats.astronomy;

import formwork.formats.Made;
import java.util.List;

/** Files that were made for the tests. */
public final class FitsAsciiFiles {
    private FitsAsciiFiles() {}

    private static String block(List<String> cards) {
        StringBuilder text = new StringBuilder();
        for (String card : cards) {
            text.append(String.format("%-80s", card));
        }
        return filled(text.toString());
    }

    private static String filled(String text) {
        return text + " ".repeat((2880 - text.length() % 2880) % 2880);
    }

    static final String STARS =
            block(
                            List.of(
                                    "SIMPLE  =                    T / made for a test",
                                    "BITPIX  =                   16",
                                    "NAXIS   =                    1",
                                    "NAXIS1  =                    3",
                                    "EXTEND  =                    T",
                                    "END"))
                    + filled("abcdef")
                    + block(
                            List.of(
                                    "XTENSION= 'TABLE   '           / an ASCII table",
                                    "BITPIX  =                    8",
                                    "NAXIS   =                    2",
                                    "NAXIS1  =                   24 / bytes of a row",
                                    "NAXIS2  =                    3",
                                    "PCOUNT  =                    0",
                                    "GCOUNT  =                    1",
                                    "TFIELDS =                    4",
                                    "EXTNAME = 'STARS   '",
                                    "TTYPE1  = 'name    '",
                                    "TBCOL1  =                    1",
                                    "TFORM1  = 'A4      '",
                                    "TTYPE2  = 'flux    '",
                                    "TUNIT2  = 'mJy     '",
                                    "TBCOL2  =                    6",
                                    "TFORM2  = 'D10.3   '",
                                    "TNULL2  = '-       '",
                                    "TTYPE3  = 'count   '",
                                    "TBCOL3  =                   16",
                                    "TFORM3  = 'I4      '",
                                    "TNULL3  = '-99     '",
                                    "TTYPE4  = 'tenths  '",
                                    "TBCOL4  =                   21",
                                    "TFORM4  = 'F4.0    '",
                                    "TSCAL4  =                  0.5 / halves",
                                    "TZERO4  =                  1.0",
                                    "END"))
                    + filled(
                            "ab      1.5D+01  12    4"
                                    + "cd      -       -99   6."
                                    + "e          25-1         ");

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("fits-ascii", "stars", STARS));
}
