package formwork.formats;

/**
 * A field that a policy gave its value.
 *
 * @param column its name
 * @param event why
 * @param place of the field
 * @param found its text
 * @param outcome what it became
 */
public record PolicyUse(String column, Event event, Place place, String found, Outcome outcome) {
    /** Why a policy was asked. */
    public enum Event {
        /** The descriptor does not take it. */
        UNREADABLE,
        /** It is blank. */
        BLANK,
        /** It is a number that stands for no value. */
        SENTINEL,
        /** It is a text that stands for no value. */
        MARKER,
        /** Another character stands in place of the decimal point; the value is what it says. */
        POINT
    }
}
