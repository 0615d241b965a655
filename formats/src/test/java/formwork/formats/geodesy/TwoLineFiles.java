package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Two-line elements. */
public final class TwoLineFiles {
    private TwoLineFiles() {}

    static final String PAIRS =
            """
            MADE 1 (TEST)
            1 00071U 58002B   26331.12345678  .00000123  00000+0  23456-4 0  9993
            2 00071  34.2682  48.7242 1859667 331.7664  19.3264 10.82419157413667
            0 MADE 2
            1 90072U 98067A   08004.00000001 -.00002182  00000-0 -11606-4 0    29
            2 90072  98.7000   0.0000 0006703 130.5360 325.0288 15.72125391563534
            1 A0073U          99365.99999999  .12345678  12345-3  99999+1 0    06
            2 A0073   0.0001 359.9999 0000001   0.0000   0.0000  1.00273791    07
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("tle", "pairs", PAIRS));
}
