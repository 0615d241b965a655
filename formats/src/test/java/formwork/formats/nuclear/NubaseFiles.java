package formwork.formats.nuclear;

import formwork.formats.Made;
import java.util.List;

/** A file that was made for the tests, of values that never were. */
public final class NubaseFiles {
    private NubaseFiles() {}

    static final String NUCLIDES =
            """
            # Nubase2001 citation: nobody
            #---------------------------------------------------
            #     column   quantity   format      description
            #       1: 3   AAA           a3       Mass Number (AAA)
            #       5: 8   ZZZi          a4       Atomic Number (ZZZ)
            #                                     i=3 can also indicate isomers
            #     19: 31   Mass #     f13.6       Mass Excess in keV (# from systematics)
            #     70: 78   T #         f9.4       Half-life; stbl=stable
            #     79: 80   unit T        a2       Half-life unit
            #---------------------------------------------------
            001 0000   1n       8071.5                                               609.8    s 0.6
            003 0030   3Li     28670#      2000#                                  p-unst
            004 0030   4Li
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("nubase", "three nuclides", NUCLIDES));
}
