package formwork.formats.chemistry;

import formwork.formats.Made;
import java.util.List;

/** A file that was made for the tests: water of three atoms, as it were. */
public final class AmberTopologyFiles {
    private AmberTopologyFiles() {}

    private static String padded(String line) {
        return String.format("%-80s%n", line).replace("\r", "");
    }

    static final String WATER =
            padded("%VERSION  VERSION_STAMP = V0001.000  DATE = 01/01/01  00:00:00")
                    + padded("%FLAG TITLE")
                    + padded("%FORMAT(20a4)")
                    + padded("water")
                    + padded("%FLAG POINTERS")
                    + padded("%FORMAT(10I8)")
                    + """
                           3       2       2       0       0       0       0       0       0       0
                           4       1       0       0       0       1       0       0       2       0
                           0       0       0       0       0       0       0       0       3       0
                           0
                    """
                    + padded("%FLAG FORCE_FIELD_TYPE")
                    + padded("%FORMAT(i2,a78)")
                    + padded(" 1 CHARMM  31       A field that was made for a test")
                    + padded("%FLAG ATOM_NAME")
                    + padded("%FORMAT(20a4)")
                    + "O   H1  H2  \n"
                    + padded("%FLAG CHARGE")
                    + padded("%COMMENT in units of e/18.2223")
                    + padded("%FORMAT(5E16.8)")
                    + " -1.51973982E+01  7.59869910E+00  7.59869910E+00\n"
                    + padded("%FLAG MASS")
                    + padded("%FORMAT(5E16.8)")
                    + "  1.60000000E+01  1.00800000E+00  1.00800000E+00\n"
                    + padded("%FLAG BONDS_INC_HYDROGEN")
                    + padded("%FORMAT(10I8)")
                    + "       0       3       1       0       6       1\n"
                    + padded("%FLAG BONDS_WITHOUT_HYDROGEN")
                    + padded("%FORMAT(10I8)")
                    + "\n"
                    + padded("%FLAG LENNARD_JONES_ACOEF")
                    + padded("%FORMAT(3(1X,E23.16))")
                    + "  0.5819359375000000E+06  0.0000000000000000E+00  0.1000000000000000E-99\n";

    /** All of them. */
    public static final List<Made> ALL = List.of(new Made("amber-prmtop", "water", WATER));
}
