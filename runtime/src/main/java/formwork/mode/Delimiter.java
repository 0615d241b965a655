package formwork.mode;

/**
 * What encloses a character value in list-directed and namelist output: DELIM= (F2018 12.5.6.8).
 */
public enum Delimiter {
    /** As the dialect has it: nothing in list-directed output, a quotation mark in namelists. */
    PROCESSOR_DEFINED,
    /** Nothing. */
    NONE,
    /** An apostrophe on both sides; one inside is doubled. */
    APOSTROPHE,
    /** A quotation mark on both sides; one inside is doubled. */
    QUOTE
}
