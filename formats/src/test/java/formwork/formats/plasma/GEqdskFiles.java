package formwork.formats.plasma;

import formwork.formats.Made;
import java.util.List;

/** Files that were made for the tests, of no plasma. */
public final class GEqdskFiles {
    private GEqdskFiles() {}

    static final String SMALL =
            """
              MADE    01/01/2001    #000001  1000              3   2   3
             0.100000000E+01 0.200000000E+01 0.300000000E+01 0.400000000E+00-0.500000000E+00
             0.600000000E+01-0.700000000E+01 0.800000000E+01 0.900000000E+01 0.100000000E+02
             0.110000000E+07 0.800000000E+01 0.000000000E+00 0.600000000E+01 0.000000000E+00
            -0.700000000E+01 0.000000000E+00 0.900000000E+01 0.000000000E+00 0.000000000E+00
             0.100000000E+01 0.110000000E+01
             0.200000000E+01 0.210000000E+01
             0.300000000E+01 0.310000000E+01
             0.400000000E+01 0.410000000E+01
             0.100000000E+00-0.200000000E+00 0.300000000E+00 0.400000000E+00 0.500000000E+00
             0.600000000E+00
             0.500000000E+01 0.510000000E+01
                3    1
             0.100000000E+01 0.000000000E+00 0.200000000E+01 0.100000000E+01 0.300000000E+01
             0.200000000E+01
             0.900000000E+01-0.900000000E+01
                0 0.000000000e+00    0
            """;

    private static String scaled(String text) {
        return text.replaceAll("([ -])0\\.(\\d)(\\d{8})E\\+01", "$1$2.$30E+00")
                .replace(" 0.110000000E+07", " 1.100000000E+06")
                .replace(" 0.400000000E+00-0.500000000E+00", " 4.000000000E-01-5.000000000E-01")
                .replace(" 0.100000000E+02", " 1.000000000E+01")
                .replaceAll("([ -])0\\.([1-9])(\\d{8})E\\+00", "$1$2.$30E-01");
    }

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("g-eqdsk", "small", SMALL),
                    new Made("g-eqdsk", "by 1PE16.9", scaled(SMALL)));
}
