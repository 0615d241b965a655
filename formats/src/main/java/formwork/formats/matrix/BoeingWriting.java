package formwork.formats.matrix;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Writes Harwell-Boeing and Rutherford-Boeing files. */
final class BoeingWriting {
    private final BoeingMatrix file;
    private final Target target;

    private BoeingWriting(BoeingMatrix file, Target target) {
        this.file = file;
        this.target = target;
    }

    static void write(BoeingMatrix file, Target target, boolean isHarwell) throws IOException {
        BoeingWriting writing = new BoeingWriting(file, target);
        for (String line : writing.header(isHarwell)) {
            target.line(line);
        }
        writing.body();
    }

    private void body() throws IOException {
        BoeingMatrix.Form form = file.form();
        if (file.matrix() instanceof CompressedMatrix matrix) {
            integers(form.pointers(), matrix.offsets());
            integers(form.indices(), matrix.indices());
        } else if (file.matrix() instanceof ElementalMatrix matrix) {
            integers(form.pointers(), matrix.offsets());
            integers(form.indices(), matrix.variables());
        }
        values(form.values(), file.matrix().values());
        RightHandSides right = file.right();
        if (right != null) {
            if (right.offsets() != null) {
                integers(form.pointers(), right.offsets());
                integers(form.indices(), right.indices());
            }
            values(form.right(), right.values());
            values(form.right(), right.guesses());
            values(form.right(), right.solutions());
        }
    }

    private void integers(String format, Indices indices) throws IOException {
        target.numbers(Format.of(format), indices.numbers(), 1);
    }

    private void values(String format, Values values) throws IOException {
        if (values instanceof Values.Reals reals) {
            target.numbers(Format.of(format), reals.numbers(), 0);
        } else if (values instanceof Values.Complexes complexes) {
            target.numbers(Format.of(format), complexes.numbers(), 0);
        } else if (values instanceof Values.Integers integers) {
            target.numbers(Format.of(format), integers.numbers(), 0);
        }
    }

    // ---- the header ----

    private List<String> header(boolean isHarwell) throws IOException {
        if (!file.form().header().isEmpty()) {
            return file.form().header();
        }
        Matrix matrix = file.matrix();
        BoeingMatrix.Form form = file.form();
        long pointers;
        long entries;
        long rows = matrix.rows();
        if (matrix instanceof CompressedMatrix compressed && compressed.isByColumns()) {
            pointers = compressed.offsets().length();
            entries = compressed.indices().length();
        } else if (matrix instanceof ElementalMatrix elemental) {
            pointers = elemental.offsets().length();
            entries = elemental.variables().length();
        } else {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    target.name()
                            + ": found a matrix in coordinates or by rows; expected one by columns"
                            + " or in elements");
        }
        long[] lines = {
            BoeingForms.lines(form.pointers(), pointers),
            BoeingForms.lines(form.indices(), entries),
            BoeingForms.lines(form.values(), matrix.values()),
            rightLines()
        };
        long total = lines[0] + lines[1] + lines[2] + lines[3];
        List<String> header = new ArrayList<>();
        header.add(padded("title", file.title(), 72) + padded("key", file.key(), 8));
        String code = BoeingType.code(matrix);
        if (isHarwell) {
            header.add(
                    String.format(
                            Locale.ROOT,
                            "%14d%14d%14d%14d%14d",
                            total,
                            lines[0],
                            lines[1],
                            lines[2],
                            lines[3]));
        } else {
            code = code.toLowerCase(Locale.ROOT);
            header.add(
                    String.format(
                            Locale.ROOT, "%14d%14d%14d%14d", total, lines[0], lines[1], lines[2]));
        }
        long elementValues = matrix instanceof ElementalMatrix ? matrix.values().length() : 0;
        header.add(
                String.format(
                        Locale.ROOT,
                        "%-14s%14d%14d%14d%14d",
                        code,
                        rows,
                        pointers - 1,
                        entries,
                        elementValues));
        header.add(
                padded("format", form.pointers(), 16)
                        + padded("format", form.indices(), 16)
                        + padded("format", form.values(), 20)
                        + padded("format", form.right(), 20));
        RightHandSides right = file.right();
        if (right != null) {
            header.add(
                    String.format(
                            Locale.ROOT,
                            "%s%s%s           %14d%14d",
                            right.values().length() == rows * right.count()
                                            && right.indices() == null
                                    ? "F"
                                    : "M",
                            right.guesses() == null ? " " : "G",
                            right.solutions() == null ? " " : "X",
                            right.count(),
                            right.indices() == null ? 0 : right.indices().length()));
        }
        return header;
    }

    /** A text with blanks behind it, as an A edit descriptor of so many columns writes it. */
    private String padded(String what, String text, int columns) {
        String own = text == null ? "" : text;
        if (own.length() > columns) {
            throw new FormworkException(
                    IoStatus.BAD_HEADER,
                    target.name()
                            + ": found a "
                            + what
                            + " of "
                            + own.length()
                            + " characters; expected at most "
                            + columns);
        }
        return own + " ".repeat(columns - own.length());
    }

    private long rightLines() throws IOException {
        RightHandSides right = file.right();
        if (right == null) {
            return 0;
        }
        long lines = 0;
        if (right.offsets() != null) {
            lines += BoeingForms.lines(file.form().pointers(), right.offsets().length());
            lines += BoeingForms.lines(file.form().indices(), right.indices().length());
        }
        lines += BoeingForms.lines(file.form().right(), right.values());
        lines +=
                right.guesses() == null
                        ? 0
                        : BoeingForms.lines(file.form().right(), right.guesses());
        lines +=
                right.solutions() == null
                        ? 0
                        : BoeingForms.lines(file.form().right(), right.solutions());
        return lines;
    }
}
