package formwork.formats.astronomy;

/**
 * A constant that an ephemeris was computed with, for instance the astronomical unit.
 *
 * @param name at most eight characters
 */
public record EphemerisConstant(String name, double value) {}
