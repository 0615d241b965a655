package formwork.formats.astronomy;

import formwork.formats.Made;
import java.util.List;

/** Ephemerides that were made for the tests, of planets that stand still. */
public final class EphemerisFiles {
    private EphemerisFiles() {}

    static final String HEADER =
            """
            KSIZE=    20    NCOEFF=    10
            \s
            GROUP   1010
            \s
            JPL Planetary Ephemeris DE000/LE000, made for a test
            Start Epoch: JED=  2440000.5
            Final Epoch: JED=  2440096.5
            \s
            GROUP   1030
            \s
              2440000.50  2440096.50         32.
            \s
            GROUP   1040
            \s
                12
              DENUM   LENUM   TDATEF  TDATEB  CENTER  CLIGHT  AU      EMRAT   GM1     GM2  \s
              GMB     GM4                                                                  \s
            \s
            GROUP   1041
            \s
                12
              0.000000000000000000D+00  0.000000000000000000D+00  0.000000000000000000D+00
              0.119970525194723000D+17  0.000000000000000000D+00  0.299792457999999984D+06
              0.149597870691000015D+09  0.813005600000000044D+02  0.491254745145081187D-10
              0.724345248616270270D-09  0.899701134671249882D-09  0.954953510577925806D-10
            \s
            GROUP   1050
            \s
                 3     0     0     0     0     0     0     0     0     0     0     9     0
                 2     0     0     0     0     0     0     0     0     0     0     1     0
                 1     0     0     0     0     0     0     0     0     0     0     1     0
            \s
            GROUP   1070
            \s
            """;

    /** As the files of DE405 have them: a digit before the point, three blanks behind. */
    static final String BLOCKS =
            """
                 1    10\s
              2.440000500000000000D+06  2.440032500000000000D+06  1.000000000000000000D+00  \s
             -2.500000000000000000D-01  3.000000000000000000D+00  4.080371142789800465D+07  \s
             -1.097058139766366780D+07  6.738988161245888786D-02  7.000000000000000000D+00  \s
              8.000000000000000000D+00  0.000000000000000000D+00  0.000000000000000000D+00  \s
                 2    10\s
              2.440032500000000000D+06  2.440064500000000000D+06  1.100000000000000000D+01  \s
             -2.500000000000000000D+01  3.100000000000000000D+01  4.100000000000000000D+01  \s
              5.100000000000000000D+01  6.100000000000000000D+01  7.100000000000000000D+01  \s
              8.100000000000000000D+01  0.000000000000000000D+00  0.000000000000000000D+00  \s
            """;

    /** Goes on where the other one ends, and has its last block once more; no zeros at the end. */
    static final String MORE =
            """
                 1    10
              0.244003250000000000D+07  0.244006450000000000D+07  0.110000000000000000D+02
             -0.250000000000000000D+02  0.310000000000000000D+02  0.410000000000000000D+02
              0.510000000000000000D+02  0.610000000000000000D+02  0.710000000000000000D+02
              0.810000000000000000D+02
                 2    10
              0.244006450000000000D+07  0.244009650000000000D+07  0.120000000000000000D+02
             -0.250000000000000000D+02  0.310000000000000000D+02  0.410000000000000000D+02
              0.510000000000000000D+02  0.610000000000000000D+02  0.710000000000000000D+02
              0.820000000000000000D+02
            """;

    private static Made made(String name, String text) {
        return new Made("jpl-ephemeris", name, text);
    }

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    made("header", HEADER),
                    made("blocks", BLOCKS),
                    made("more blocks", MORE),
                    made("header and blocks", HEADER + BLOCKS));
}
