package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** A gravity field as GRGS has it. */
public final class GrgsFiles {
    private GrgsFiles() {}

    static final String FIELD =
            """
            FIELD - MADE FOR A TEST
                     AE                  1/F                 GM                 OMEGA
            0.63781364600000E+070.29825765000000E+030.39860044150000E+150.72921150000000E-04
            MAXIMAL DEGREE :   8     Sigmas calibration factor : .5000E+01 (applied)
             L  M DOT         CBAR                SBAR             SIGMA C      SIGMA S
              2  0DOT 0.13637590952454E-10 0.00000000000000E+00  .143968E-11  .000000E+00
              0  0     .99999999988860E+00  .00000000000000E+00  .153900E-09  .000000E+00
              8  8    -.12399107621700E-06  .12054758619900E-06  .526500E-10  .537500E-09
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("grgs-gravity", "field", FIELD));
}
