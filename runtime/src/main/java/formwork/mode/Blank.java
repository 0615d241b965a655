package formwork.mode;

/** What blanks inside a numeric input field mean: BLANK=, BN and BZ (F2018 13.8.6). */
public enum Blank {
    /** Blanks are as if they were not there (BN). */
    NULL,
    /** Blanks other than leading ones are zeros (BZ). */
    ZERO
}
