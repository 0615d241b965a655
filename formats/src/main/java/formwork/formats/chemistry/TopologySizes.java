package formwork.formats.chemistry;

import formwork.formats.Place;
import formwork.formats.Section;
import java.util.HashMap;
import java.util.Map;

/** How many values the sections of an AMBER topology have, as its POINTERS say. */
final class TopologySizes {
    /** The pointers in their order. */
    private static final String[] POINTERS = {
        "NATOM", "NTYPES", "NBONH", "MBONA", "NTHETH", "MTHETA", "NPHIH", "MPHIA", "NHPARM",
        "NPARM", "NNB", "NRES", "NBONA", "NTHETA", "NPHIA", "NUMBND", "NUMANG", "NPTRA", "NATYP",
        "NPHB"
    };

    /** So many values for each that a pointer counts. */
    private record Size(String pointer, long times) {}

    /** The size of each section that has one. */
    private static final Map<String, Size> SIZES = new HashMap<>();

    private static void sizes(String pointer, long times, String... flags) {
        for (String flag : flags) {
            SIZES.put(flag, new Size(pointer, times));
        }
    }

    static {
        sizes(
                "NATOM",
                1,
                "ATOM_NAME",
                "CHARGE",
                "ATOMIC_NUMBER",
                "MASS",
                "ATOM_TYPE_INDEX",
                "NUMBER_EXCLUDED_ATOMS",
                "AMBER_ATOM_TYPE",
                "TREE_CHAIN_CLASSIFICATION",
                "JOIN_ARRAY",
                "IROTAT",
                "RADII",
                "SCREEN");
        sizes("NRES", 1, "RESIDUE_LABEL", "RESIDUE_POINTER");
        sizes("NUMBND", 1, "BOND_FORCE_CONSTANT", "BOND_EQUIL_VALUE");
        sizes("NUMANG", 1, "ANGLE_FORCE_CONSTANT", "ANGLE_EQUIL_VALUE");
        sizes(
                "NPTRA",
                1,
                "DIHEDRAL_FORCE_CONSTANT",
                "DIHEDRAL_PERIODICITY",
                "DIHEDRAL_PHASE",
                "SCEE_SCALE_FACTOR",
                "SCNB_SCALE_FACTOR");
        sizes("NATYP", 1, "SOLTY");
        sizes("NBONH", 3, "BONDS_INC_HYDROGEN");
        sizes("NBONA", 3, "BONDS_WITHOUT_HYDROGEN");
        sizes("NTHETH", 4, "ANGLES_INC_HYDROGEN");
        sizes("NTHETA", 4, "ANGLES_WITHOUT_HYDROGEN");
        sizes("NPHIH", 5, "DIHEDRALS_INC_HYDROGEN");
        sizes("NPHIA", 5, "DIHEDRALS_WITHOUT_HYDROGEN");
        sizes("NNB", 1, "EXCLUDED_ATOMS_LIST");
        sizes("NPHB", 1, "HBOND_ACOEF", "HBOND_BCOEF", "HBCUT");
    }

    private final Map<String, Long> pointers = new HashMap<>();
    private final Place place;

    /** The sizes that these pointers give. */
    TopologySizes(Section<?> section) {
        place = section.lines();
        long[] values =
                section.values() instanceof int[] ints
                        ? java.util.Arrays.stream(ints).asLongStream().toArray()
                        : section.values() instanceof long[] longs ? longs : new long[0];
        for (int i = 0; i < Math.min(values.length, POINTERS.length); i++) {
            pointers.put(POINTERS[i], values[i]);
        }
    }

    /** How many values the section has; -1 if the pointers do not say. */
    long of(String flag) {
        if (flag.startsWith("LENNARD_JONES_") && flag.endsWith("COEF")) {
            long types = pointers.getOrDefault("NTYPES", -1L);
            return types < 0 || types > Integer.MAX_VALUE ? -1 : types * (types + 1) / 2;
        }
        if (flag.equals("NONBONDED_PARM_INDEX")) {
            long types = pointers.getOrDefault("NTYPES", -1L);
            return types < 0 || types > Integer.MAX_VALUE ? -1 : types * types;
        }
        Size size = SIZES.get(flag);
        long value = size == null ? -1 : pointers.getOrDefault(size.pointer(), -1L);
        return value < 0 || value > Integer.MAX_VALUE ? -1 : value * size.times();
    }

    /** Where they stand. */
    Place place() {
        return place;
    }
}
