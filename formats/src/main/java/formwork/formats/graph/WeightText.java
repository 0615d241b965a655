package formwork.formats.graph;

import formwork.formats.RealStyles;
import formwork.formats.RealText;
import java.nio.charset.StandardCharsets;

/** How the weights of a file are written, where they are reals: each in its own style. */
public final class WeightText {
    /** Each with as few digits as bring it back. */
    public static final WeightText SHORTEST = new WeightText();

    private final RealStyles styles = new RealStyles();
    private final RealText text = new RealText();

    WeightText() {}

    /** What reads the next weight. */
    RealText text() {
        return text;
    }

    /** The weight that {@link #text} has read is the next. */
    void add() {
        styles.add(text.style());
    }

    /** The next {@code count} weights are integers. */
    void addIntegers(long count) {
        byte[] one = "1".getBytes(StandardCharsets.ISO_8859_1);
        text.read(one, 0, 1);
        for (long i = 0; i < count; i++) {
            add();
        }
    }

    String write(double weight, long position) {
        StringBuilder out = new StringBuilder();
        int style = position < Integer.MAX_VALUE ? styles.at((int) position) : RealText.FREE;
        text.appendExactly(out, weight, style);
        return out.toString();
    }
}
