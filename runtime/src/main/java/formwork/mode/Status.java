package formwork.mode;

/** What OPEN expects of a file that it connects by name: STATUS= (F2018 12.5.6.18). */
public enum Status {
    /** The file is there. */
    OLD,
    /** The file is not there, and is made. */
    NEW,
    /** The file is made; one that is there is replaced. */
    REPLACE,
    /** The file is made if it is not there. */
    UNKNOWN
}
