package formwork.formats.chemistry;

/**
 * An atom of a cube file.
 *
 * @param number the atomic number
 * @param charge of the nucleus, which pseudopotentials lower
 */
public record CubeAtom(int number, double charge, double x, double y, double z) {}
