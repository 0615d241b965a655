package formwork.formats.spectra;

import formwork.formats.Made;
import java.util.List;

/** HITRAN files. */
public final class HitranFiles {
    private HitranFiles() {}

    static final String LINES =
            """
             11    0.072049 1.165E-32 5.088E-12.09190.391 1922.82910.760.003700          0 1 0          0 1 0        4  2  2        5  1  54003441313 010 123     9.0   11.0
             20 2349.917500 3.500E-26 2.100E-03.07060.093  106.12970.69-.002300      0 0 0 1 1      0 0 0 0 1                         R 16e457665 1 2 3 412 7*   35.0   33.0
             2A 2350.000001 1.250E-29 1.000E+02.10001.000   10.00000.70-.010000      0 0 0 1 1      0 0 0 0 1                         P  2e000000 0 0 0 0 0 0     3.0    5.0
            47112345.678901 9.999E-99 0.000E+00.00010.000   -1.0000-.500.000000                                                            12345699 1 2 3 4 5     0.012345.6
             53 2172.758812 4.440E-20 1.930E+01.07970.087    5.76750.76-.002500              1              0                          R  1                                \s
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("hitran", "lines", LINES));
}
