package formwork.formats.program;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.LineTarget;
import formwork.formats.RealText;
import formwork.formats.Target;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import formwork.formats.program.LinearProgram.Bound;
import formwork.formats.program.LinearProgram.RowVector;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes MPS files. */
final class MpsWriting {
    private static final int MOST_NAME = 8;
    private static final int MOST_NUMBER = 12;

    private final LinearProgram program;
    private final Target target;
    private final LineTarget lines;
    private final MpsForm form;
    private final boolean isKnown; // has been in a file
    private final RealText real = new RealText();
    private int line;
    private int number;

    MpsWriting(LinearProgram program, Target target, LineTarget lines) {
        this.program = program;
        this.target = target;
        this.lines = lines;
        isKnown = program.form() != null;
        form = isKnown ? program.form() : new MpsForm(fitsColumns(program));
    }

    void write() throws IOException {
        for (Map.Entry<MpsSection, String> part : sections().entrySet()) {
            lines.line(part.getValue());
            switch (part.getKey()) {
                case OBJSENSE -> {
                    if (form.sense() != null) {
                        lines.line(form.sense());
                    }
                }
                case ROWS -> rows();
                case COLUMNS -> columns();
                case RHS -> vectors(program.rightHandSides());
                case RANGES -> vectors(program.ranges());
                case BOUNDS -> bounds();
                default -> {}
            }
        }
    }

    /** The lines that begin the sections. */
    private Map<MpsSection, String> sections() {
        if (isKnown) {
            return form.sections();
        }
        Map<MpsSection, String> parts = new LinkedHashMap<>();
        parts.put(MpsSection.NAME, ("NAME          " + program.name()).stripTrailing());
        if (program.isMaximized()) {
            parts.put(MpsSection.OBJSENSE, "OBJSENSE MAX");
        }
        parts.put(MpsSection.ROWS, "ROWS");
        parts.put(MpsSection.COLUMNS, "COLUMNS");
        parts.put(MpsSection.RHS, "RHS");
        if (!program.ranges().isEmpty()) {
            parts.put(MpsSection.RANGES, "RANGES");
        }
        if (!program.bounds().isEmpty()) {
            parts.put(MpsSection.BOUNDS, "BOUNDS");
        }
        parts.put(MpsSection.ENDATA, "ENDATA");
        return parts;
    }

    /** Whether all names and numbers fit the fixed columns. */
    private boolean fitsColumns(LinearProgram all) {
        boolean fits = all.rowNames().stream().allMatch(name -> name.length() <= MOST_NAME);
        fits &= all.columnNames().stream().allMatch(name -> name.length() <= MOST_NAME);
        for (long i = 0; fits && i < all.matrix().values().length(); i++) {
            fits = text(all.matrix().values().real(i), RealText.FREE).length() <= MOST_NUMBER;
        }
        for (RowVector vector : all.rightHandSides()) {
            fits &= fits(vector);
        }
        for (RowVector vector : all.ranges()) {
            fits &= fits(vector);
        }
        for (Bound bound : all.bounds()) {
            fits &= bound.set().length() <= MOST_NAME;
            fits &= text(bound.value(), RealText.FREE).length() <= MOST_NUMBER;
        }
        return fits;
    }

    private boolean fits(RowVector vector) {
        boolean fits = vector.name().length() <= MOST_NAME;
        for (long i = 0; fits && i < vector.values().length(); i++) {
            fits = text(vector.values().real(i), RealText.FREE).length() <= MOST_NUMBER;
        }
        return fits;
    }

    // ---- sections ----

    private void rows() throws IOException {
        for (int row = 0; row < program.rowNames().size(); row++) {
            type(program.rowTypes().get(row).name());
            name(5, program.rowNames().get(row));
            lines.endLine();
        }
    }

    private void columns() throws IOException {
        Indices offsets = program.matrix().offsets();
        boolean isInteger = false;
        int markers = 0;
        for (int column = 0; column < program.columnNames().size(); column++) {
            markers();
            if (!isKnown && program.integers().get(column) != isInteger) {
                isInteger = !isInteger;
                madeMarker(markers++, isInteger);
            }
            entries(
                    program.columnNames().get(column),
                    program.matrix().indices(),
                    program.matrix().values(),
                    offsets.at(column),
                    offsets.at(column + 1L));
        }
        markers();
        if (isInteger) {
            madeMarker(markers, false);
        }
    }

    private void markers() throws IOException {
        while (isKnown && form.marker(line) != null) {
            lines.line(form.marker(line++));
        }
    }

    private void madeMarker(int count, boolean isBegin) throws IOException {
        lines.toColumn(5).text("M" + count).toColumn(15).text("'MARKER'").toColumn(40);
        lines.line(isBegin ? "'INTORG'" : "'INTEND'");
    }

    private void vectors(List<RowVector> vectors) throws IOException {
        for (RowVector vector : vectors) {
            entries(vector.name(), vector.rows(), vector.values(), 0, vector.rows().length());
        }
    }

    private void entries(String name, Indices rows, Values values, long from, long to)
            throws IOException {
        for (long i = from; i < to; ) {
            boolean isPair = i + 1 < to && (!isKnown || form.isPair(line));
            line++;
            name(5, name);
            name(15, program.rowNames().get((int) rows.at(i)));
            number(4, values.real(i++));
            if (isPair) {
                name(40, program.rowNames().get((int) rows.at(i)));
                number(6, values.real(i++));
            }
            lines.endLine();
        }
    }

    private void bounds() throws IOException {
        for (Bound bound : program.bounds()) {
            type(bound.type().name());
            name(5, bound.set());
            name(15, program.columnNames().get(bound.column()));
            if (!Double.isNaN(bound.value())) {
                number(4, bound.value());
            }
            lines.endLine();
        }
    }

    // ---- fields ----

    private void type(String text) throws IOException {
        lines.toColumn(form.typeColumn()).text(text);
    }

    private void name(int column, String name) throws IOException {
        if (form.isFixed()) {
            if (name.length() > MOST_NAME) {
                throw wrong("the name " + Quoted.text(name), "8 characters at most");
            }
            lines.toColumn(column).text(name);
        } else if (!name.isEmpty() || column != 5) {
            if (name.isEmpty() || name.indexOf(' ') >= 0 || name.indexOf('\t') >= 0) {
                throw wrong("the name " + Quoted.text(name), "no blanks in it, or fixed columns");
            }
            lines.put(' ').text(name);
        }
    }

    private FormworkException wrong(String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE, target.name() + ": found " + found + "; expected " + expected);
    }

    private void number(int field, double value) throws IOException {
        int style = isKnown ? form.style(number++) : RealText.FREE;
        String text = text(value, style);
        if (!form.isFixed()) {
            lines.put(' ').text(text);
            return;
        }
        if (text.length() > MOST_NUMBER) {
            text = text(value, RealText.FREE);
        }
        if (text.length() > MOST_NUMBER) {
            throw wrong("the number " + text, "12 characters at most, as columns are fixed");
        }
        int usual = field == 4 ? 25 : 50;
        lines.toColumn(Math.max(usual, form.column(field, text.length()))).text(text);
    }

    /** The number in its style, if that brings it back. */
    private String text(double value, int style) {
        StringBuilder out = new StringBuilder();
        real.appendExactly(out, value, style);
        return out.toString();
    }
}
