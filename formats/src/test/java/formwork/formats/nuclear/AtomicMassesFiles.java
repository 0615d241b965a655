package formwork.formats.nuclear;

import formwork.formats.Made;
import java.util.List;

/** A file that was made for the tests, of values that never were. */
public final class AtomicMassesFiles {
    private AtomicMassesFiles() {}

    static final String NUCLIDES =
            """
            1                                             A T O M I C   M A S S   A D J U S T M E N T
            0                                                     DATE  1 Jan 2001 TIME 00:00
               format    :  a1,i3,i5,i5,i5,1x,a3,a4,1x,f14.6,f12.6,f13.5,1x,f10.5,1x,a2,f13.5,f11.5,1x,i3,1x,f13.6,f12.6
                            # in a place of decimal point : estimated (non-experimental) value;

            1N-Z    N    Z   A  EL    O     MASS EXCESS           BINDING ENERGY/A        BETA-DECAY ENERGY               ATOMIC MASS
                                               (keV)                  (keV)                    (keV)                        (micro-u)
            0  1    1    0    1  n         8071.25        0.00044       0.0        0.0     B-    782.5        0.0004    1 008664.5          0.00047
              -1    2    3    3 Li  -pp   28667#       2000#        -2267#       667#      B-      *                    3 030775#       2147#
            """;

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("ame-mass", "two nuclides", NUCLIDES));
}
