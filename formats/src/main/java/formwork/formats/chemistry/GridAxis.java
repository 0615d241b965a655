package formwork.formats.chemistry;

/**
 * An axis of the grid of a cube file.
 *
 * @param count how many points it has; less than 0 where lengths are in angstroms, not in bohrs
 * @param x from one point to the next
 * @param y from one point to the next
 * @param z from one point to the next
 */
public record GridAxis(int count, double x, double y, double z) {
    /** How many points it has. */
    public int points() {
        return Math.abs(count);
    }
}
