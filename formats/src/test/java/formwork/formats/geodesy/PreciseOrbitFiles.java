package formwork.formats.geodesy;

import formwork.formats.Made;
import java.util.List;

/** SP3 files. */
public final class PreciseOrbitFiles {
    private PreciseOrbitFiles() {}

    static final String POSITIONS =
            """
            #cP2026  1  7 12  0  0.00000000       2 ORBIT IGS20 HLM MADE
            ## 2400 259200.00000000   900.00000000 61008 0.5000000000000
            +    3   G01G02R24  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         7  8 10  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            %c M  cc GPS ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %c cc cc ccc ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %f  1.2500000  1.025000000  0.00000000000  0.000000000000000
            %f  0.0000000  0.000000000  0.00000000000  0.000000000000000
            %i    0    0    0    0      0      0      0      0         0
            %i    0    0    0    0      0      0      0      0         0
            /* FOUR COMMENTS, AS VERSION C WANTS
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            *  2026  1  7 12  0  0.00000000
            PG01 -11044.805800 -10475.672350  21929.418200    189.163300 18 18 18 219 EP  MP
            PG02 -12593.593500  10170.327650 -20354.534400 999999.999999  9 10 11
            PR24      0.000000      0.000000      0.000000 999999.999999
            *  2026  1  7 12 15  0.00000000
            PG01 -11044.805801 -10475.672351  21929.418201    189.163301 18 18 18 219
            PG02 -12593.593501  10170.327651 -20354.534401    -55.976001 18 18 18 219     M
            PR24  -1234.567890  12345.678901 -20354.534401      0.000001
            EOF
            """;

    static final String VELOCITIES =
            """
            #dV2026  1  7 12  0  0.00000000       1 d+D   IGS20 FIT MADE
            ## 2400 259200.00000000   900.00000000 61008 0.5000000000000
            +    2   E11C05  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            %c M  cc GPS ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %c cc cc ccc ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %f  1.2500000  1.025000000  0.00000000000  0.000000000000000
            %f  0.0000000  0.000000000  0.00000000000  0.000000000000000
            %i    0    0    0    0      0      0      0      0         0
            %i    0    0    0    0      0      0      0      0         0
            /* ONE COMMENT OF ANY LENGTH UP TO EIGHTY COLUMNS IN VERSION D, AND THIS HAS MANY
            *  2026  1  7 12  0  0.00000000
            PE11 -11044.805800 -10475.672350  21929.418200    189.163300 18 18 18 219
            EP    55   55   55     222  1234567 -1234567  5999999      -30       21 -1230000
            VE11  20298.880364 -18462.044804   1381.387685     -4.534317 14 14 14 191
            EV    22   22   22     111  1234567  1234567  1234567  1234567  1234567  1234567
            PC05 -32345.678901   1234.567890      0.000001     -0.000001
            VC05      0.000000      0.000000      0.000000 999999.999999
            EOF
            """;

    static final String SEVEN_DECIMALS =
            """
            #aP1994 12 17  0  0  0.00000000       1     d ITR92 FIT  NGS
            ## 2400 259200.00000000   900.00000000 61008 0.5000000000000
            +    2     1  2  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            +          0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         7  6  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            ++         0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0
            %c cc cc ccc ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %c cc cc ccc ccc cccc cccc cccc cccc ccccc ccccc ccccc ccccc
            %f  1.2500000  1.025000000  0.00000000000  0.000000000000000
            %f  0.0000000  0.000000000  0.00000000000  0.000000000000000
            %i    0    0    0    0      0      0      0      0         0
            %i    0    0    0    0      0      0      0      0         0
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            /* CCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCCC
            *  1994 12 17  0  0  0.00000000
            P  1 16258.5247500 -3529.0157500-20611.4270500   -62.5406000
            P  2-21998.6521000 -8922.0935500-12229.8240500  -131.3262000
            EOF
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("sp3", "c", POSITIONS),
                    new Made("sp3", "d", VELOCITIES),
                    new Made("sp3", "a with seven decimals", SEVEN_DECIMALS));
}
