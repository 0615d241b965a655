package formwork.formats.matrix;

import formwork.formats.Made;
import java.util.List;

/** Matrix Market files. */
public final class MarketFiles {
    private MarketFiles() {}

    static final String REAL =
            """
            %%MatrixMarket matrix coordinate real general
            % made for a test

            3 4 5
            1 1 1
            2 2 -0.25
            3 1 1.5e-7
            3 3 -0
            2 4 12345.678
            """;

    private static final String C_LIKE =
            """
            %%MatrixMarket matrix coordinate real symmetric
            2 2 3
            1 1 1.0000000000000000e+00
            2 1 -2.5000000000000000e-101
            2 2 3.3333333333333331e-01
            """;

    private static final String COMPLEX =
            """
            %%MatrixMarket matrix coordinate complex hermitian
            2 2 2
            1 1 1 0
            2 1 0.5 -0.5
            """;

    private static final String PATTERN =
            """
            %%MatrixMarket matrix coordinate pattern general
            5000000000 2 2
            1 1
            5000000000 2
            """;

    private static final String INTEGER =
            """
            %%MatrixMarket matrix coordinate integer skew-symmetric
            3 3 2
            2 1 -7
            3 1 4000000000
            """;

    private static final String ARRAY =
            """
            %%MatrixMarket matrix array real general
            2 2
            1
            -2.5
            0.001
            4.0e100
            """;

    private static final String HALF_ARRAY =
            """
            %%MatrixMarket matrix array integer symmetric
            3 3
            1
            2
            3
            4
            5
            6
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("matrix-market", "real", REAL),
                    new Made("matrix-market", "as C writes", C_LIKE),
                    new Made("matrix-market", "complex", COMPLEX),
                    new Made("matrix-market", "pattern", PATTERN),
                    new Made("matrix-market", "integer", INTEGER),
                    new Made("matrix-market", "array", ARRAY),
                    new Made("matrix-market", "half of an array", HALF_ARRAY));
}
