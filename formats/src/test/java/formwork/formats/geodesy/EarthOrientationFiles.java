package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Files that were made for the tests, of values that never were. */
public final class EarthOrientationFiles {
    private EarthOrientationFiles() {}

    static final String DAYS =
            """

                               EARTH ORIENTATION PARAMETERS
                                  EOP (IERS) 08 C04
                     FORMAT(3(I4),I7,2(F11.6),2(F12.7),2(F11.6),2(F11.6),2(F11.7),2F12.6)
            ****************************************************
                  Date      MJD      x          y        UT1-UTC       LOD
                 (0h UTC)

            2001   1   1  51910   0.100000   0.200000  -0.3000001   0.0004000   0.000050  -0.000060   0.000100   0.000200  0.0000003  0.0000004    0.000005    0.000006
            2001   1   2  51911  -0.100001   0.200002  -0.3000003   0.0004001   0.000051  -0.000061   0.000101   0.000201  0.0000003  0.0000004    0.000005    0.000006
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("eop-c04", "two days", DAYS),
                    new Made(
                            "eop-c04",
                            "other widths",
                            "EOP (IERS) 05 C04\n FORMAT(4I6,2F6.1,10F5.1)\n  2001     1     1 51910"
                                    + "   0.1   0.2  0.3  0.4  0.5 -0.6  0.7  0.8  0.9  1.0  1.1  1.2\n"));
}
