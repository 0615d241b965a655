package formwork.mode;

/** What may be done with a file: ACTION= (F2018 12.5.6.4). */
public enum Action {
    /** READ, and positioning. */
    READ,
    /** WRITE, ENDFILE, and positioning. */
    WRITE,
    /** All of these. */
    READWRITE;

    /** Whether READ is allowed. */
    public boolean canRead() {
        return this != WRITE;
    }

    /** Whether WRITE and ENDFILE are allowed. */
    public boolean canWrite() {
        return this != READ;
    }
}
