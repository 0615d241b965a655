package formwork.formats.chemistry;

import formwork.formats.Made;
import java.util.List;

/** Cubes that were made for the tests, around no molecule. */
public final class CubeFiles {
    private CubeFiles() {}

    /**
     * As Gaussian writes: a new line for each row of seven points, and exponents of three digits.
     */
    static final String DENSITY =
            """
             a density
             that was made for a test
                2   -1.500000   -2.000000    0.000000
                2    0.500000    0.000000    0.000000
                1    0.000000    1.250000    0.000000
                7    0.000000    0.000000    0.100000
                8    8.000000    0.000000    0.000000    0.220000
                1    1.000000   -0.500000-1234.567890    0.220000
              0.10000E+01 -0.20000E+01  0.30000E-20  0.33004-101  0.00000E+00 -0.50000E+00
              0.70000E+00
              0.11000E+02  0.12000E+02  0.13000E+02  0.14000E+02 -0.15000+102  0.16000E+02
              0.17000E+02
            """;

    /** Of three orbitals, in angstroms, with more digits, as ORCA writes. */
    static final String ORBITALS =
            """
            orbitals
            made for a test
               -1   -1.000000    0.000000    0.000000
              -1    1.000000    0.000000    0.000000
               1    0.000000    1.000000    0.000000
               3    0.000000    0.000000    1.000000
               6    6.000000    0.000000    0.000000    0.000000
               12    1   2   3   4   5   6   7   8   9
               10  11  12
            """
                    + "  0.000000E+00".repeat(6)
                    + "\n"
                    + "  1.000000E+00 -2.500000E-01  0.000000E+00".repeat(2)
                    + "\n"
                    + ("  3.125000E+02".repeat(6) + "\n").repeat(4);

    /** Rows that go on in the same line, with a blank behind each value, as C++ writes. */
    static final String CONTINUED =
            """
            a density

                1   0.000000   0.000000   0.000000    1
                2   0.500000   0.000000   0.000000
                2   0.000000   0.500000   0.000000
                5   0.000000   0.000000   0.500000
              1   0.000000   0.000000   0.000000   0.000000
             1.00000E+00  2.00000E+00  3.00000E+00  4.00000E+00  5.00000E+00  6.00000E+00\s
             7.00000E+00  8.00000E+00  9.00000E+00  1.00000E+01 -1.10000E-05  1.20000E+01\s
             1.30000E+01  1.40000E+01  1.50000E+01  1.60000E+01  1.70000E+01  1.80000E+01\s
             1.90000E+01  2.00000E+01\s
            """;

    /** Of four values a point. */
    static final String GRADIENT =
            """
             a density and its gradient

                1    0.000000    0.000000    0.000000    4
                1    0.500000    0.000000    0.000000
                1    0.000000    0.500000    0.000000
                2    0.000000    0.000000    0.500000
                1    1.000000    0.000000    0.000000    0.000000
              1.00000E+00  2.00000E+00  3.00000E+00  4.00000E+00  5.00000E+00  6.00000E+00
              7.00000E+00  8.00000E+00
            """;

    private static Made made(String name, String text) {
        return new Made("gaussian-cube", name, text);
    }

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    made("density", DENSITY),
                    made("orbitals", ORBITALS),
                    made("rows that go on", CONTINUED),
                    made("gradient", GRADIENT));
}
