package formwork.formats.chemistry;

import formwork.formats.FoundFormat;
import formwork.formats.Table;
import java.util.List;

/**
 * A section of an AMBER topology: what {@code %FLAG} begins.
 *
 * @param flag its name
 * @param header its lines from the one of its name to the one of its format
 * @param format the format that it gives
 * @param written the text of the format that its values were written by
 * @param table its values: one column, or one for each field if the format has fields of different
 *     types
 * @param blankLines how many blank lines it has if it has no values
 */
public record TopologySection(
        String flag,
        List<String> header,
        FoundFormat format,
        String written,
        Table table,
        int blankLines) {
    /** Keeps a copy of the list. */
    public TopologySection {
        header = List.copyOf(header);
    }
}
