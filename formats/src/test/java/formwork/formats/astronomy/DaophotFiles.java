package formwork.formats.astronomy;

import formwork.formats.Made;
import java.util.List;

/** Photometry. */
public final class DaophotFiles {
    private DaophotFiles() {}

    static final String STARS =
            """
            #K IRAF = NOAO/IRAFV2.10EXPORT version %-23s
            #K MERGERAD   = INDEF                   scaleunit  %-23.7g
            #K REJFILE = "hello world" filename %-23s
            #
            #N ID    XCENTER   MAG         \\
            #U ##    pixels    magnitudes  \\
            #F %-9d  %-10.3f   %-12.3f
            #
            #N         CHI         PIER  PERROR                                \\
            #U         ##          ##    perrors                               \\
            #F         %-23.3f     %-6d  %-13s
            #
            14       138.538   15.461      \\
                       -0.032      0     No_error
            18       18.114    INDEF       \\
                       1.5D+00     4     Bad
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("daophot", "two stars", STARS));
}
