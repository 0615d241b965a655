package formwork.formats.plasma;

import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * An equilibrium as a G-EQDSK file has it.
 *
 * @param title the first line as it stands in the file: 48 characters, then three integers
 * @param tables {@code sizes} (scalars by their names), {@code profiles} (fpol, pres, ffprim,
 *     pprime, qpsi), {@code psirz} (a row for each z, with a value for each r), {@code boundary}
 *     and {@code limiter} (r and z)
 * @param format the format of the reals as they are written
 * @param counts the line of the two counts of points; empty if the file ends before
 * @param rest the lines behind the limiter, which programs use as they like
 */
public record Equilibrium(
        String title, Tables tables, String format, String counts, List<String> rest)
        implements Tabular {
    /** Keeps a copy of the list. */
    public Equilibrium {
        rest = List.copyOf(rest);
    }
}
