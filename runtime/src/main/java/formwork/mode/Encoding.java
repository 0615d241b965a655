package formwork.mode;

/** How characters stand in the bytes of a formatted file: ENCODING= (F2018 12.5.6.9). */
public enum Encoding {
    /** A byte a character, ISO 8859-1. */
    DEFAULT,
    /** UTF-8; widths and columns count characters. */
    UTF_8
}
