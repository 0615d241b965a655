package formwork.formats.graph;

import formwork.formats.LineTarget;
import java.io.IOException;

/** A line of numbers as a shape has it. */
final class NumberLine {
    private final LineTarget lines;
    private final LineShape shape;
    private boolean isBegun;

    NumberLine(LineTarget lines, LineShape shape) {
        this.lines = lines;
        this.shape = shape;
    }

    /** Writes one of the first numbers. */
    void first(long value) throws IOException {
        number(value, shape.firstWidth());
    }

    /** Writes one of the others. */
    void other(long value) throws IOException {
        number(value, shape.width());
    }

    private void number(long value, int width) throws IOException {
        if (isBegun || shape.hasBlankBefore()) {
            lines.put(' ');
            lines.number(value, Math.max(0, width - 1));
        } else {
            lines.number(value);
        }
        isBegun = true;
    }

    void end() throws IOException {
        if (isBegun && shape.hasBlankAfter()) {
            lines.put(' ');
        }
        lines.endLine();
    }
}
