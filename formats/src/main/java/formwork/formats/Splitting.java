package formwork.formats;

/** Where a file of some kind may be cut in parts that can be read side by side. */
public enum Splitting {
    /** Between any two records, which have no lines and all the same length. */
    FIXED_BYTES,
    /** Between any two lines, which all have the same length: places are computed. */
    FIXED_LINES,
    /** Between any two lines. */
    LINES,
    /** Before a line that begins a record, which can be told from the line itself. */
    RECORDS,
    /** Nowhere but between its sections, whose lengths counts at its beginning give. */
    SECTIONS,
    /** Nowhere. */
    WHOLE
}
