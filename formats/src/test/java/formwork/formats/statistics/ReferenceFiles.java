package formwork.formats.statistics;

import formwork.formats.Made;
import java.util.List;

/** Reference data. */
public final class ReferenceFiles {
    private ReferenceFiles() {}

    static final String NONLINEAR =
            """
            NIST/ITL StRD
            Dataset Name:  Made
            File Format:   ASCII
                           Starting Values   (lines 9 to 10)
                           Certified Values  (lines 9 to 13)
                           Data              (lines 16 to 18)
            Model:         2 Parameters (b1 and b2)
                    Start 1     Start 2           Parameter     Standard Deviation
              b1 =   500         250           2.3894212918E+02  2.7070075241E+00
              b2 =     0.0001      0.0005      5.5015643181E-04  7.2668688436E-06

            Residual Sum of Squares:                    1.2455138894E-01
            Degrees of Freedom:                                12

            Data:   y               x
                  10.07        7.76E+01
                  -1.5          .1
                  14.           0
            """;

    static final String LINEAR =
            """
            NIST/ITL StRD
            File Format:   ASCII
                           Certified Values  (lines 5 to 11)
                           Data              (lines 13 to 14)
                    B0        -0.262323073774029     0.232818234301152
                    B1         1.00211681802045      0.429796848199937E-03
                 R-Squared            0.999993745883712
            Regression    1     4255954.13232369   4255954.13232369   5436385.54079785
            Residual     34     26.6173985294224   0.782864662630069
            Between Treatment   8 1.68000000000000E+00 2.10000000000000E-01 2.10000000000000E+01

            Data:  Treatment   Response
                       1         1.4
                       2         1000000000000.3
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("nist-strd", "nonlinear", NONLINEAR),
                    new Made("nist-strd", "linear", LINEAR));
}
