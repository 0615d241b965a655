package formwork.source;

/**
 * A character constant and where in the source each of its characters stands.
 *
 * <p>It keeps what a parse of it as a format found, since many statements may name it.
 */
final class Constant {
    private final String text;
    private final int[] offsets;
    private FormatFault fault;
    private boolean isChecked;

    /** A constant; the last of {@code offsets} is where it ends. */
    Constant(String text, int[] offsets) {
        this.text = text;
        this.offsets = offsets;
    }

    String text() {
        return text;
    }

    int[] offsets() {
        return offsets;
    }

    FormatFault fault(FaultFinder finder) {
        if (!isChecked) {
            isChecked = true;
            fault = finder.faultIn(text, offsets);
        }
        return fault;
    }
}
