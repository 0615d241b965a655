package formwork.formats.astronomy;

import formwork.formats.Made;
import java.util.List;

/** Files that were made for the tests. */
public final class CdsReadMeFiles {
    private CdsReadMeFiles() {}

    private static final String DASHES = "-".repeat(80) + "\n";
    private static final String DOUBLE = "=".repeat(80) + "\n";

    static final String TABLE =
            "Title: A table that was made for a test\n"
                    + "Table: Stars that are none\n"
                    + DOUBLE
                    + "Byte-by-byte Description of file: stars.txt\n"
                    + DASHES
                    + "   Bytes Format Units  Label  Explanations\n"
                    + DASHES
                    + """
                         1-  4 A4     ---    Name   Its name
                         6-  8 I3     ---    Num    [0/500]?=-99 How many of them
                                                    there are
                        10- 15 F6.2   mJy    Flux   ? How bright (1)
                            17 A1     ---    Flag   A flag
                        18- 26 E9.2   mag    Mag    ?=- The magnitude
                      """
                    + DASHES
                    + "Note (1): in some band.\n"
                    + DASHES
                    + "ab    12   1.50 x 2.50E+01\n"
                    + "cd   -99        y -\n";

    static final String README =
            "J/MADE/1      A ReadMe that was made for a test  (Nobody, 2001)\n"
                    + DOUBLE
                    + "Description:\n   Nothing at all.\n\n"
                    + "Byte-by-byte Description of file: a.dat, b.dat\n"
                    + "Byte-by-byte Description of file: c.dat\n"
                    + DASHES
                    + "   Bytes  Format   Units  Label     Explanations\n"
                    + DASHES
                    + "   1- 12  F12.2    0.1nm  Lambda    A wavelength\n"
                    + "  13- 26  A14.9    mJy    Fnu       A flux\n"
                    + DASHES
                    + "\n"
                    + "Byte-by-byte Description of file: d.dat\n"
                    + DASHES
                    + "   Bytes  Format   Units  Label     Explanations\n"
                    + DASHES
                    + "   1-  5  I5       ---    Count     A count\n"
                    + DASHES
                    + "\n"
                    + DOUBLE
                    + "(End)                                                  01-Jan-2001\n";

    /** All of them. */
    public static final List<Made> ALL =
            List.of(new Made("cds-readme", "table", TABLE), new Made("cds-readme", "two", README));
}
