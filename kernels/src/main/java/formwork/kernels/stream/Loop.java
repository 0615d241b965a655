package formwork.kernels.stream;

import java.util.Locale;

/** The loops of STREAM, with the bytes that each is said to move for an element (its own count). */
public enum Loop {
    /** {@code c = a}. */
    COPY(16),
    /** {@code b = q c}. */
    SCALE(16),
    /** {@code c = a + b}. */
    ADD(24),
    /** {@code a = b + q c}. */
    TRIAD(24);

    private final int bytes;

    Loop(int bytes) {
        this.bytes = bytes;
    }

    /**
     * Bytes that are read and written for an element; what a cache reads to write is not counted.
     */
    public int bytesPerElement() {
        return bytes;
    }

    /** As STREAM prints it. */
    public String title() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }
}
