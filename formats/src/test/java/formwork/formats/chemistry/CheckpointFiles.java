package formwork.formats.chemistry;

import formwork.formats.Made;
import java.util.List;

/** Formatted checkpoint files that were made for the tests, of no molecule. */
public final class CheckpointFiles {
    private CheckpointFiles() {}

    /** All types, in arrays and alone; a program in Fortran wrote the arrays. */
    static final String ALL_TYPES =
            """
            made for a test                                                        \s
            SP        RHF                                                         STO-3G             \s
            Number of atoms                            I                2
            Charge                                     I               -1
            Atomic numbers                             I   N=           7
                       8           1           0  2147483648          -1           6
                       7
            Nothing                                    R   N=           0
            Full Title                                 C   N=           6
            made for a test, which is more than twelve characters of txt
                       \s
            Total Energy                               R     -7.496592926421457E+01
            Current cartesian coordinates              R   N=           6
              0.00000000E+00  0.00000000E+00  0.00000000E+00  0.00000000E+00  0.00000000E+00
             -1.21523563E+00
            Huge and tiny                              R   N=           3
              1.00000000+100 -2.50000000-101  0.00000000E+00
            Converged                                  L     T
            Flags                                      L   N=          75
            TFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTFTF
            TTF
            Symbols                                    H   N=           2
            O       H      \s
            Program                                    C     made by hand
            Current cartesian coordinates              R   N=           1
              3.00000000E+00
            """;

    /** Without the usual 1P. */
    static final String UNSCALED =
            """
            made
            FREQ      UB3LYP                        6-31G(d)
            Number of atoms                            I                1
            Nuclear charges                            R   N=           2
              0.80000000E+01 -0.12500000E-02
            """;

    /** All of them. */
    public static final List<Made> ALL =
            List.of(
                    new Made("gaussian-fchk", "all types", ALL_TYPES),
                    new Made("gaussian-fchk", "unscaled", UNSCALED));
}
