package formwork.unit;

import java.io.IOException;

/** What a failure of the system says about itself, for messages. */
final class Cause {
    private Cause() {}

    /** Its text, or its name where it has none, such as that of a closed channel. */
    static String of(IOException failure) {
        String message = failure.getMessage();
        return message == null ? failure.getClass().getSimpleName() : message;
    }
}
