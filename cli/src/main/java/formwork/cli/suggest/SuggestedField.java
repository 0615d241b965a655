package formwork.cli.suggest;

/**
 * A field of a format that is suggested.
 *
 * @param type I, F, E, D or A
 * @param firstColumn from 1
 * @param lastColumn from 1
 * @param fractionDigits behind the point; for A and I none
 * @param seen what speaks for it, in words
 * @param doubt what speaks against it; empty if nothing does
 */
public record SuggestedField(
        char type, int firstColumn, int lastColumn, int fractionDigits, String seen, String doubt) {
    /** How many columns it has. */
    public int width() {
        return lastColumn - firstColumn + 1;
    }

    /** The edit descriptor. */
    public String descriptor() {
        return type == 'I' || type == 'A'
                ? type + Integer.toString(width())
                : type + Integer.toString(width()) + "." + fractionDigits;
    }

    boolean isLike(SuggestedField other) {
        return descriptor().equals(other.descriptor());
    }

    SuggestedField from(int column) {
        return new SuggestedField(type, column, lastColumn, fractionDigits, seen, doubt);
    }
}
