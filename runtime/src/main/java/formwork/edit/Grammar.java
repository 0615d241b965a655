package formwork.edit;

/**
 * Which texts are formats: the standard's rules, or what a compiler takes beyond them.
 *
 * <p>What each compiler takes was asked of it (libgfortran 12.2, flang 19.1); the tables of the
 * tests hold the answers.
 */
enum Grammar {
    /** Fortran 2018, with the leading-zero edit descriptors and AT of Fortran 2023. */
    STANDARD,
    /**
     * As libgfortran: commas may be missing but not doubled, E D and G need their digits, a count
     * is positive and stands only before what it can repeat.
     */
    GFORTRAN,
    /**
     * As flang: extra commas, missing widths and digits, counts of zero and counts that mean
     * nothing; but two letters in a row are one edit descriptor where the first begins any such.
     */
    FLANG
}
