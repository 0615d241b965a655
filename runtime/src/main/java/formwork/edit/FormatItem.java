package formwork.edit;

/** One place of a {@link FormatList}. */
public sealed interface FormatItem {

    /** Where this item begins in the text of the format, in characters from 0. */
    int textOffset();

    /** An edit descriptor, {@code repeat} times. */
    record Edit(int repeat, EditDescriptor descriptor, int textOffset) implements FormatItem {}

    /**
     * The opening parenthesis of a group.
     *
     * @param repeat how many times, or {@link FormatList#UNLIMITED}
     * @param end the index of the {@link GroupEnd}
     * @param hasDataEdit whether a data edit descriptor stands inside, at any depth
     */
    record GroupStart(int repeat, int end, boolean hasDataEdit, int textOffset)
            implements FormatItem {}

    /**
     * The closing parenthesis of a group.
     *
     * @param start the index of the {@link GroupStart}
     */
    record GroupEnd(int start, int textOffset) implements FormatItem {}
}
