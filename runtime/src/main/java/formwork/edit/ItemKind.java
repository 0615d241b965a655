package formwork.edit;

/** The type and kind of an item of an input or output list; a complex one is two reals. */
public enum ItemKind {
    /** INTEGER*1, a Java {@code byte}. */
    INTEGER1("an INTEGER*1", 1),
    /** INTEGER*2, a Java {@code short}. */
    INTEGER2("an INTEGER*2", 2),
    /** INTEGER*4, a Java {@code int}. */
    INTEGER4("an INTEGER*4", 4),
    /** INTEGER*8, a Java {@code long}. */
    INTEGER8("an INTEGER*8", 8),
    /** REAL*4, a Java {@code float}. */
    REAL4("a REAL*4", 4),
    /** REAL*8, a Java {@code double}. */
    REAL8("a REAL*8", 8),
    /** LOGICAL*4, a Java {@code boolean}; 1 for true. */
    LOGICAL4("a LOGICAL", 4),
    /** CHARACTER, bytes or a Java {@code String}. */
    CHARACTER("a CHARACTER", 0);

    private final String phrase;
    private final int sizeBytes;

    ItemKind(String phrase, int sizeBytes) {
        this.phrase = phrase;
        this.sizeBytes = sizeBytes;
    }

    /** How messages name an item of this kind, with its article. */
    public String phrase() {
        return phrase;
    }

    /** Bytes of one item; 0 for CHARACTER, whose items differ. */
    public int sizeBytes() {
        return sizeBytes;
    }

    /** True for the four INTEGER kinds. */
    public boolean isInteger() {
        return this == INTEGER4 || this == INTEGER8 || this == INTEGER2 || this == INTEGER1;
    }

    /** True for the two REAL kinds. */
    public boolean isReal() {
        return this == REAL4 || this == REAL8;
    }
}
