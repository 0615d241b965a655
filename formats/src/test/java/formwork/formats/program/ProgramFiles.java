package formwork.formats.program;

import formwork.formats.Made;
import java.util.List;

/** Files of programs. */
public final class ProgramFiles {
    private ProgramFiles() {}

    static final String FIXED =
            """
            NAME          MADE
            * every form of number, and names with blanks
            OBJSENSE
                MAX
            ROWS
             N  COST
             L  LIM 1
             G  LIM2
             E  MY EQN
            COLUMNS
                X         COST                1.   LIM 1             1.D0
                X         LIM2              -.32
                M1                 'MARKER'                 'INTORG'
                Y ONE     COST                 2   LIM 1            1.5-3
                Y ONE     MY EQN       -1.25E+01
                M2                 'MARKER'                 'INTEND'
                Z         COST                -1   MY EQN             0.1
            RHS
                RHS       LIM 1                4   LIM2                 1
                RHS       MY EQN            7.00   COST             -10.5
            RANGES
                RNG       LIM 1              2.5   MY EQN              -3
            BOUNDS
             UP BND       X                    4
             LO BND       Y ONE              -1.
             UP BND       Y ONE               1.
             FR BND       Z
            ENDATA
            """;

    static final String FREE =
            """
            NAME free
            ROWS
             N obj
             L a_long_name_of_a_row
            COLUMNS
             x obj 1 a_long_name_of_a_row 2.5
             y a_long_name_of_a_row -1
            RHS
             a_long_name_of_a_row 4
            BOUNDS
             MI x
             UP y 1e30
            ENDATA
            """;

    static final String SDPA =
            """
            "A small program: mDim = 3, nBLOCK = 2, {2, -2}"
               3  =  mDIM
               2  =  nBLOCK
              (2, -2)   = bLOCKsTRUCT
            {48, -8, 20.5}
            0 1 1 1 -11.0
            0 1 2 2 23.0

            1 1 1 1 10.0
            1 1 1 2 4.25
            2 1 2 2 -0.0
            3 2 1 1 1.5D-3
            3 2 2 2 1e5
            """;

    static final String SDPA_BRACES =
            """
            * nothing but braces
            1
            1
            2
            1.0
            {0, 1, 1, 2, +1.000000000000000e+00}
            {1, 1, 2, 2, -2.500000000000000e-01}
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("mps", "fixed columns", FIXED),
                    new Made("mps", "free", FREE),
                    new Made("sdpa", "blocks", SDPA),
                    new Made("sdpa", "braces", SDPA_BRACES));
}
