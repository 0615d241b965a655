package formwork.formats.program;

/** The parts of an MPS file, in their order. */
enum MpsSection {
    NAME,
    OBJSENSE,
    ROWS,
    COLUMNS,
    RHS,
    RANGES,
    BOUNDS,
    ENDATA;

    /** The section that a line begins; null if none. */
    static MpsSection of(String line) {
        String word = line.strip();
        int end = 0;
        while (end < word.length() && !Character.isWhitespace(word.charAt(end))) {
            end++;
        }
        for (MpsSection section : values()) {
            if (section.name().equalsIgnoreCase(word.substring(0, end))) {
                return section;
            }
        }
        return null;
    }

    /** Whether lines of it have rows with values. */
    boolean isOfRows() {
        return this == COLUMNS || this == RHS || this == RANGES;
    }
}
