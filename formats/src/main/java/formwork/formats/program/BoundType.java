package formwork.formats.program;

/** What a bound says of a column, whose values are 0 or more where none says otherwise. */
public enum BoundType {
    /** At least so much. */
    LO(true),
    /** At most so much; if that is negative and no bound below was given, none is. */
    UP(true),
    /** Exactly so much. */
    FX(true),
    /** Anything. */
    FR(false),
    /** No bound below. */
    MI(false),
    /** No bound above. */
    PL(false),
    /** 0 or 1. */
    BV(false),
    /** An integer, at least so much. */
    LI(true),
    /** An integer, at most so much. */
    UI(true),
    /** 0, or from its bound below up to so much. */
    SC(true);

    private final boolean hasValue;

    BoundType(boolean hasValue) {
        this.hasValue = hasValue;
    }

    /** Whether it comes with a value. */
    public boolean hasValue() {
        return hasValue;
    }

    /** The type of these letters; null if there is none. */
    static BoundType of(String text) {
        for (BoundType type : values()) {
            if (type.name().equalsIgnoreCase(text)) {
                return type;
            }
        }
        return null;
    }
}
