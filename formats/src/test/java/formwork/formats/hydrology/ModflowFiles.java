package formwork.formats.hydrology;

import formwork.formats.Made;
import java.util.List;

/** Input of MODFLOW. */
public final class ModflowFiles {
    private ModflowFiles() {}

    static final String BASIC =
            """
            # made for a test
            FREE
                     1         1(25I3)                      -1     IBOUND Layer   1
              1  1  1 -1  1  1  1
              1  1  0 -1  1  1  1
              1  1  1 -1  1  1  1
             999.000000
                     1   2.00000(5E12.4)                    -1     STARTING HEADS
              4.5000E+01  4.5000E+01  4.5000E+01  4.5000E+01  1.6900E+01
              1.6400E+01  1.6100E+01
              4.5000E+01  4.5000D+01  4.5000+01     4.50E+01  1.6900E+01
              1.6400E+01  1.6100E+01
              4.5000E+01  4.5000E+01  4.5000E+01  4.5000E+01  1.6900E+01
              1.6400E+01   1.6100-12
                    -1
            """;

    static final String DISCRETIZATION =
            """
            # made for a test
             1 3 4 2 4 2  NLAY,NROW,NCOL,NPER,ITMUNI,LENUNI
             0
            INTERNAL 1.0 (FREE) -1 #delr
            4*250.
            internal 10 (2F5.1) -1  #delc
              1.0  2.0
              3.0
            INTERNAL 1.0 (FREE) -1 # top
            1. 2. 3.
            4.
            5., 6., 7., 8.
            9. 10.5 2*11
            OPEN/CLOSE 'botm 1.ref' 1.0 (4E15.6) -1 #bottom
            EXTERNAL 33 1.0 (BINARY) -1 # other
            CONSTANT 1.D-3 # quasi
             365.0 10 1.2 TR
            """;

    static final String FREE =
            """
            FREE
            internal 1 (free) -1              Item 2: Ibound
             -1  1  1
             -1  1  1
            -999.                             Item 3: HNOFLO
            INTERNAL  1.0  (FREE)  -1         Item 4: STRT
            54.9\t55.5\t3.0000e+001
            2*7 8
            """;

    static final String FLOW =
            """
              0  1.E30  0  0.0  0  0       Item 1:  IBCFBD HDRY IWDFLG WETFCT IWETIT IHDWET
              1  0  0                      Item 2:  Ltype
            CONSTANT        1.             Item 3:  TRPY
            CONSTANT     .001              Item 6:  HY-1
                     0       .02
            """;

    static final String LISTING =
            """
             MADE FOR A TEST

                                 CONCENTRATIONS   IN LAYER  1 AT END OF TRANSPORT STEP   12, TIME STEP  1, STRESS PERIOD  1
                                 ------------------------------------------------------------------------------------------

                      1       2       3
                      4       5
             ......................................
               1    0.047   0.047   0.046
                  129.837 606.757
               2    0.014   0.017  -1.000
                    1.000   2.000

                                 RETARD. FACTOR   IN LAYER  2 AT END OF TRANSPORT STEP   12, TIME STEP  1, STRESS PERIOD  1
                                 ------------------------------------------------------------------------------------------

                      1       2
             ..................
               1     3.25    3.26

             the end
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("modflow", "basic package", BASIC),
                    new Made("modflow", "discretization", DISCRETIZATION),
                    new Made("modflow", "free", FREE),
                    new Made("modflow", "flow package", FLOW),
                    new Made("mt3d-listing", "listing", LISTING));
}
