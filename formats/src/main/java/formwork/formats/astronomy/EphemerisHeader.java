package formwork.formats.astronomy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import java.util.List;

/**
 * The header of an ephemeris.
 *
 * @param coefficientCount NCOEFF: how many reals a block has, its two times included
 * @param titles group 1010, three lines
 * @param start group 1030: the Julian date that it begins with
 * @param end the Julian date that it ends with
 * @param interval how many days a block is for
 * @param constants groups 1040 and 1041
 * @param items group 1050
 */
public record EphemerisHeader(
        int coefficientCount,
        List<String> titles,
        double start,
        double end,
        double interval,
        List<EphemerisConstant> constants,
        List<EphemerisItem> items) {
    /** Keeps copies of the lists. */
    public EphemerisHeader {
        titles = List.copyOf(titles);
        constants = List.copyOf(constants);
        items = List.copyOf(items);
    }

    /**
     * The value of a constant.
     *
     * @throws FormworkException if there is none of this name
     */
    public double constant(String name) {
        for (EphemerisConstant constant : constants) {
            if (constant.name().equals(name)) {
                return constant.value();
            }
        }
        throw missing("constant", name, constants.size());
    }

    /**
     * The item of this name.
     *
     * @throws FormworkException if there is none
     */
    public EphemerisItem item(String name) {
        for (EphemerisItem item : items) {
            if (item.name().equals(name)) {
                return item;
            }
        }
        throw missing("item", name, items.size());
    }

    private static FormworkException missing(String what, String name, int count) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "ephemeris: found no "
                        + what
                        + " "
                        + Quoted.text(name)
                        + "; expected one of "
                        + count
                        + " that it has");
    }
}
