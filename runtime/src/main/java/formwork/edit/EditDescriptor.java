package formwork.edit;

/** One edit descriptor of a format (F2018 13.3.2), without its repeat count. */
public sealed interface EditDescriptor permits DataEdit, ControlEdit {
    /** Stands where a format gives no width, no digits or no exponent width. */
    int ABSENT = -1;

    /** The descriptor in its plainest spelling, without a repeat count: {@code F8.3}. */
    default String canonical() {
        return CanonicalText.of(this);
    }
}
