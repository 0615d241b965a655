package formwork.formats.nuclear;

import formwork.formats.Made;
import java.util.List;

/** What NJOY has written. */
public final class NjoyFiles {
    private NjoyFiles() {}

    static final String ACE =
            """
              2003.10o    2.989032  0.0000E+00   12/22/20
            MADE FOR A TEST                                                          mat 225
                  0         0.      0         0.      0         0.      0         0.
                  0         0.      0         0.      0         0.      0         0.
                  0         0.      0         0.      0         0.      0         0.
               1001   0.999167      0         0.      0         0.      0         0.
                    6     2003      238        1        0        0        0        0
                    0        2        3        0        0        0        0        0
                    1        0     1191     1192     1193     1194     1195     1435
                 1436    28837    28837        0        0        0        0        0
                    0        0        0        0        0    28836        0        0
                    0        0        0        0        0        0        0        0
               1.00000000000E-04   1.15510000000-117                   1                -238
              -7.85000000000E-01                   2
            """;

    static final String PLOT =
            """
            1 2 .30  2/
            1  3/
            '<p>rincipal / cross sections'/
            4 0 2 1  0.5000E-03  0.3884E+05/
               1.000E-04   2.000E+01   1.000E+00/
            '<e>nergy (<m>e<v>)'/
            /
            'total'/
            0/
              1.000000E-04  1.155100-117/
              1.200000E-04  6.199665E+08/
            /
            3/
            1/
              3.000000E+00/
              0.000000E+00  2.113531E-01/
            /
              4.000000E+00/
              0.000000E+00  2.017752E-01  1.0E-02/
            /
            /
            99/
            stop
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(new Made("ace", "one table", ACE), new Made("njoy-plot", "three curves", PLOT));
}
