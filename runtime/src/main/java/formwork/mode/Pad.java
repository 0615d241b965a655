package formwork.mode;

/** What a read beyond the end of a record meets: PAD= (F2018 12.5.6.13). */
public enum Pad {
    /** Blanks, as many as it takes. */
    YES,
    /** The end-of-record condition. */
    NO
}
