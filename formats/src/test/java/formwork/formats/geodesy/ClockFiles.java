package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Clocks. */
public final class ClockFiles {
    private ClockFiles() {}

    static final String SHORT =
            """
                 3.00           C                                       RINEX VERSION / TYPE
            MADE                TEST                                    PGM / RUN BY / DATE
                 2    AR    AS                                          # / TYPES OF DATA
                                                                        END OF HEADER
            AR ABMF 2020 06 15 00 00  0.000000  2   -0.123456789012E-07  0.987654321098E-11
            AS G01  2020 06 15 00 00 30.000000  1    0.123456789012E-03
            AR WTZR 2020 06 15 00 05  0.000000  6   -0.123456789012E+00  0.123456789012E+01
             -0.123456789012E+02  0.123456789012E+03 -0.123456789012E+04  0.123456789012E+05
            """;

    static final String LONG =
            """
                 3.04           C                                       RINEX VERSION / TYPE
                                                                        END OF HEADER
            AS G18       2020 06 15 00 00  0.000000  2      2.202776632854e-04  1.324171198630e-11
            AR ABMF00GLP 2020 06 15 00 00  0.000000  1     -2.202776632854e-04
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("rinex-clk", "version 3.00", SHORT),
                    new Made("rinex-clk", "version 3.04", LONG));
}
