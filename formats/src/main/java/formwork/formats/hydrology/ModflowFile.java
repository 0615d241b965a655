package formwork.formats.hydrology;

import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.List;

/**
 * The arrays of an input file of MODFLOW or MT3D.
 *
 * @param arrays in the order of the file
 * @param tables one for each array whose values are in the file, by its name, with a row for each
 *     of its rows, or for all where nothing says how many there are; and {@code constants}, and
 *     {@code other lines}
 */
public record ModflowFile(List<ModflowArray> arrays, Tables tables) implements Tabular {
    /** Keeps a copy of the list. */
    public ModflowFile {
        arrays = List.copyOf(arrays);
    }
}
