package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** Predictions for laser ranging. */
public final class LaserPredictionFiles {
    private LaserPredictionFiles() {}

    static final String POSITIONS =
            """
            H1 CPF  1  MDE 2026 11 30 10  6641 madesat
            H2  1606902 7212    41860 2026 11 29 23 59 42 2026 12  1 23 59 42   900 1 1  0 0 0
            H9
            10 0 61373  86382.000000  0      -3442706.377      29234902.063       3170080.159
            10 0 61374    882.000000  0      -3443218.148      29401194.353        489466.784
            20 0   -123.456789   1234.567890      0.000001
            10 0 61374 1782.0 0 -3409716.011 29325944.679 -2197229.727
            99
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("ilrs-cpf", "positions", POSITIONS));
}
