package formwork.source;

/** The statements of a source text, one after the other. */
interface StatementSource {
    /** Puts the next statement into {@code statement}; false if there is none. */
    boolean next(StatementText statement);
}
