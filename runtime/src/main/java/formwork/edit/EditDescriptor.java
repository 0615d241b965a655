package formwork.edit;

/** One edit descriptor of a format (F2018 13.3.2), without its repeat count. */
public sealed interface EditDescriptor permits DataEdit, ControlEdit {
    /** Stands where a format gives no width, no digits or no exponent width. */
    int ABSENT = -1;
}
