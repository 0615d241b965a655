package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Earth orientation by days. */
public final class RapidOrientationFiles {
    private RapidOrientationFiles() {}

    static final String DAYS =
            """
            26 1 9 61049.00 I -0.043325 0.000025  0.293403 0.000023  I-0.2207251 0.0000051  0.7480 0.0043  I    -0.056    0.119    -0.368    0.117 -0.043369  0.293414 -0.2207232     0.056    -0.417 \s
            26 110 61050.00 I -0.043325 0.000025  0.293403 0.000023  I-0.2207251 0.0000051  0.7480 0.0043  I    -0.056    0.119    -0.368    0.117                                                    \s
            261211 61385.00 P -0.043325 0.000025  0.293403 0.000023  P-0.2207251 0.0000051                                                                                                            \s
            261212 61386.00                                                                                                                                                                           \s
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("eop-finals", "days", DAYS));
}
