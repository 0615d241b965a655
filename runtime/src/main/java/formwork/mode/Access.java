package formwork.mode;

/** How the records of a file are gone to: ACCESS= (F2018 12.3.3). */
public enum Access {
    /** One after the other. */
    SEQUENTIAL,
    /** By number; all are of one length. */
    DIRECT,
    /** By position, counted in bytes. */
    STREAM
}
