package formwork.mode;

/** Where a file stands: POSITION= (F2018 12.5.6.15). */
public enum Position {
    /** At its beginning. */
    REWIND,
    /** At its end, before an endfile record. */
    APPEND,
    /** Anywhere between; OPEN takes it for {@link #REWIND}. */
    ASIS
}
