package formwork.formats.structure;

import formwork.formats.Made;
import java.util.List;

/** Bulk data. */
public final class NastranFiles {
    private NastranFiles() {}

    static final String MIXED =
            """
            ID MADE,TEST $ control, is, no, bulk data
            SOL 101
            CEND
            TITLE = made for a test
              LOAD = 2
            BEGIN BULK
            $ small fields
            GRID    1               7.-1    .7+1    1.0D+3          123456
            GRID    2       0       -.5     +2.25E-1
            grid,3,,7.0E-1,0.7+0,1.0
            GRID*                  4                1.2345678901D+01     -3.14159265
            *       2.71828182845904               0
            CQUAD4  11      1       1       2       3       4       45.
            CHEXA   12      2       1       2       3       4       1       2       +H12
            +H12    3       4       1       2
            CTETRA,13,2,1,2,3,4
            MAT1    1       1.+6            0.3             1.-4    0.              PM1
            PSHELL  1       1       .1      1               1
            FORCE   2       3       0       1.5             -1.
            +m1     1.+4    1.+4
            SPC1    2       123456  1       THRU    4
            SPC1    2       12      1       3       4
            PBCOMP  2       2       36.                             500.            +P2A
            +P2A                                                    1               +P2B
            +P2B    0.      2.82843 .0625   2       YES

            INCLUDE 'more.bdf'
            ENDDATA
            what stands here is not read
            """;

    static final String ALONE =
            """
            $ cards alone, with tabs
            GRID\t1\t\t0.\t1.\t2.
            GRID\t2\t\t0.\t1.\t2.5
            CROD,1,1,1,2
            PROD,1,1,36.
            PARAM,POST,-1
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("nastran-bulk", "small, large, free", MIXED),
                    new Made("nastran-bulk", "cards alone", ALONE));
}
