package formwork.formats.program;

/** What a row of a linear program says. */
public enum RowType {
    /** Nothing; the first of these is the objective. */
    N,
    /** At most the right-hand side. */
    L,
    /** At least the right-hand side. */
    G,
    /** The right-hand side itself. */
    E;

    /** The type of this letter; null if there is none. */
    static RowType of(String text) {
        return switch (text) {
            case "N", "n" -> N;
            case "L", "l" -> L;
            case "G", "g" -> G;
            case "E", "e" -> E;
            default -> null;
        };
    }
}
