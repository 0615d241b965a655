package formwork.formats.matrix;

import formwork.formats.Made;
import java.util.List;

/** Supplementary files of the Rutherford-Boeing collection. */
public final class SupplementFiles {
    private SupplementFiles() {}

    static final String DENSE =
            """
            Two right-hand sides, made for a test                                   MADE1
            rhsrd case 1   r             3             2             6
            (3D16.8)
              0.10000000D+01  0.20000000D+01  0.30000000D+01
              0.40000000D+01 -0.50000000D+01  0.60000000-101
            """;

    static final String SPARSE =
            """
            Sparse right-hand sides                                                 MADE2
            rhsrs          r             5             2             3
            (16I5)              (16I5)              (1P,3E16.8)
                1    3    4
                2    5    1
              1.00000000E+00  2.50000000E+00 -3.00000000E+00
            """;

    static final String ORDERING =
            """
            Two orderings                                                           MADE3
            ordr  degree   i             4             2             0
            (26I3)
              2  4  1  3  1  2  3  4
            """;

    private static final String PARTITION =
            """
            A partition in three                                                    MADE4
            iptr  bisect   p             5             3             5
            (16I5)              (16I5)
                1    3    4    6
                1    4    2    3    5
            """;

    private static final String COMPLEX =
            """
            Complex eigenvalues, by 1P though it is not said                        MADE5
            evl            c             2             1             0
            (4E16.8)
              1.00000000E+00  0.00000000E+00  2.00000000E+00 -3.00000000E+00
            """;

    private static final String COORDINATES =
            """
            Where the rows are, in integers                                         MADE6
            geo   grid     i             3             2             0
            (8I10)
                     0         1         2        -1        -2  70000000
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    made("dense right-hand sides", DENSE),
                    made("sparse right-hand sides", SPARSE),
                    made("orderings", ORDERING),
                    made("partition", PARTITION),
                    made("complex eigenvalues", COMPLEX),
                    made("integer coordinates", COORDINATES));

    private static Made made(String name, String text) {
        return new Made("rutherford-boeing-supplement", name, text);
    }
}
