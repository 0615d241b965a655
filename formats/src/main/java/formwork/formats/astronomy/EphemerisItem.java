package formwork.formats.astronomy;

/**
 * Where the coefficients of a body, or of angles, stand in each block of an ephemeris.
 *
 * @param name for instance {@code Mercury}
 * @param first the number of its first coefficient in a block, from 1
 * @param coefficients how many Chebyshev polynomials each component has; 0 if the item is not there
 * @param sets how many parts of the same length the interval of a block is divided in
 * @param components three coordinates or angles; two nutations; one time
 */
public record EphemerisItem(String name, int first, int coefficients, int sets, int components) {
    private static final String[] NAMES = {
        "Mercury",
        "Venus",
        "Earth-Moon barycenter",
        "Mars",
        "Jupiter",
        "Saturn",
        "Uranus",
        "Neptune",
        "Pluto",
        "Moon (geocentric)",
        "Sun",
        "Nutations",
        "Librations",
        "Lunar mantle angular velocity",
        "TT-TDB"
    };
    private static final int NUTATIONS = 11;
    private static final int TIME = 14;

    /** The item of the column {@code index} of the pointers, from 0. */
    static EphemerisItem at(int index, int first, int coefficients, int sets) {
        String name = index < NAMES.length ? NAMES[index] : "item " + (index + 1);
        int components = index == NUTATIONS ? 2 : index == TIME ? 1 : 3;
        return new EphemerisItem(name, first, coefficients, sets, components);
    }

    /** How many coefficients it has in a block. */
    public long size() {
        return (long) coefficients * sets * components;
    }

    /**
     * Where the coefficients of a component begin in a block, from 0.
     *
     * @param set the part of the interval, from 0
     * @param component from 0
     */
    public int offset(int set, int component) {
        return first - 1 + (set * components + component) * coefficients;
    }
}
