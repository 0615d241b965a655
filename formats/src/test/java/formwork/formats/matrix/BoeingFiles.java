package formwork.formats.matrix;

import formwork.formats.Made;
import java.util.List;

/** Harwell-Boeing and Rutherford-Boeing files. */
public final class BoeingFiles {
    private BoeingFiles() {}

    static final String REAL =
            """
            A matrix of four columns, made for a test                               MADE1
                         5             1             1             3             0
            RUA                        4             4             8             0
            (16I5)          (16I5)          (3E26.16)
                1    3    5    7    9
                1    2    2    3    3    4    1    4
                0.1000000000000000E+01   -0.2500000000000000E+00    0.3333333333333333E+00
                0.1000000000000000E+11    0.4000000000000000E-20    0.5000000000000000E+00
               -0.6000000000000000E+01    0.7000000000000000E+00
            """;

    private static final String RIGHT =
            """
            With right-hand sides, guesses and solutions                            MADE2
                         9             1             1             1             6
            RSA                        3             3             4             0
            (10I8)          (10I8)          (4F12.4)            (3D16.8)
            FGX                        2             0
                   1       3       4       5
                   1       2       2       3
                  4.0000     -1.0000      4.0000      2.5000
              0.10000000D+01  0.20000000D+01  0.30000000D+01
              0.40000000D+01  0.50000000D+01  0.60000000D+01
              0.00000000D+00  0.00000000D+00  0.00000000D+00
              0.00000000D+00  0.00000000D+00  0.00000000D+00
              0.25000000D+00  0.50000000D+00  0.12000000D+01
              0.10000000D+01  0.12500000D+01  0.24000000D+01
            """;

    private static final String SPARSE_RIGHT =
            """
            With sparse right-hand sides                                            MADE3
                         6             1             1             1             3
            RUA                        3             3             3             0
            (10I8)          (10I8)          (4F12.4)            (1P,3E16.8)
            M                          2             3
                   1       2       3       4
                   1       2       3
                  4.0000      5.0000      6.0000
                   1       3       4
                   1       3       2
              1.00000000E+00  2.00000000E+00  3.00000000E+00
            """;

    private static final String PATTERN =
            """
            A rectangular pattern                                                   MADE4
                         2             1             1             0             0
            PRA                        2             3             3             0
            (16I5)          (16I5)
                1    2    3    4
                1    2    1
            """;

    private static final String COMPLEX =
            """
            A Hermitian matrix, its numbers written by 1P though it is not said     MADE5
                         4             1             1             2             0
            CHA                        2             2             3             0
            (16I5)          (16I5)          (4E16.8)
                1    3    4
                1    2    2
              1.00000000E+00  0.00000000E+00  2.00000000E+00 -3.00000000E+00
              4.50000000E+00  0.00000000E+00
            """;

    private static final String ELEMENTS =
            """
            Two triangles                                                           MADE6
                         5             1             1             3             0
            RSE                        4             2             6            12
            (16I5)          (16I5)          (5F10.3)
                1    4    7
                1    2    3    2    3    4
                 2.000    -1.000    -1.000     2.000    -1.000
                 2.000     2.000    -1.000    -1.000     2.000
                -1.000     2.000
            """;

    private static final String INTEGER =
            """
            Integers, skew                                                          MADE7
                         3             1             1             1             0
            IZA                        3             3             2             0
            (8I10)          (8I10)          (5I15)
                     1         3         3         3
                     2         3
                          7    -4000000000
            """;

    private static final String RUTHERFORD =
            """
            A Rutherford-Boeing matrix                                              MADE8
                         4             1             1             2
            rsa                        3             3             4             0
            (26I3)          (26I3)          (3D23.15)
              1  3  4  5
              1  3  2  3
              0.100000000000000D+01 -0.250000000000000-101  0.333333333333333D+00
              0.400000000000000+120
            """;

    private static final String RUTHERFORD_ELEMENTS =
            """
            A pattern of elements                                                   MADE9
                         2             1             1             0
            pse                        4             2             6             0
            (26I3)          (26I3)
              1  4  7
              1  2  3  2  3  4
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("harwell-boeing", "real", REAL),
                    new Made("harwell-boeing", "right-hand sides", RIGHT),
                    new Made("harwell-boeing", "sparse right-hand sides", SPARSE_RIGHT),
                    new Made("harwell-boeing", "pattern", PATTERN),
                    new Made("harwell-boeing", "complex", COMPLEX),
                    new Made("harwell-boeing", "elements", ELEMENTS),
                    new Made("harwell-boeing", "integers", INTEGER),
                    new Made("rutherford-boeing", "real", RUTHERFORD),
                    new Made("rutherford-boeing", "elements", RUTHERFORD_ELEMENTS));
}
