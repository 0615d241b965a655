package formwork.formats.nuclear;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.nuclear.EndfRecord.Cont;
import formwork.formats.nuclear.EndfRecord.Directory;
import formwork.formats.nuclear.EndfRecord.Listed;
import formwork.formats.nuclear.EndfRecord.Tab1;
import formwork.formats.nuclear.EndfRecord.Tab2;
import formwork.formats.nuclear.EndfRecord.Text;
import java.io.IOException;

/** Makes lines of 66 columns of records, each field in the style that it had. */
final class EndfLine {
    /** What takes a line. */
    interface Sink {
        void line(CharSequence columns) throws IOException;
    }

    private static final String BLANKS = " ".repeat(EndfCursor.COLUMNS);

    private final EndfReal reals = new EndfReal();
    private final StringBuilder line = new StringBuilder(EndfCursor.COLUMNS);
    private final EndfStyles styles;
    private int index;
    private int field;
    private Sink sink;

    EndfLine(EndfStyles styles, int firstField) {
        this.styles = styles;
        index = firstField;
    }

    void write(EndfRecord record, Sink to) throws IOException {
        sink = to;
        if (record instanceof Text text) {
            index += EndfRecord.PER_LINE;
            line.append(text.text(), 0, Math.min(text.text().length(), EndfCursor.COLUMNS));
            end();
        } else if (record instanceof Cont cont) {
            cont(cont);
        } else if (record instanceof Directory entry) {
            pad(2);
            integer(entry.mf());
            integer(entry.mt());
            integer(entry.lines());
            integer(entry.modification());
        } else if (record instanceof Listed list) {
            check(record, "N1", list.head().n1(), list.values().length);
            cont(list.head());
            for (double value : list.values()) {
                real(value);
            }
        } else if (record instanceof Tab2 tab2) {
            ranges(record, tab2.head(), tab2.ends(), tab2.laws());
        } else if (record instanceof Tab1 tab1) {
            ranges(record, tab1.head(), tab1.ends(), tab1.laws());
            check(record, "N2", tab1.head().n2(), tab1.x().length);
            check(record, "N2", tab1.head().n2(), tab1.y().length);
            for (int i = 0; i < tab1.x().length; i++) {
                real(tab1.x()[i]);
                real(tab1.y()[i]);
            }
        }
        rest();
    }

    private void cont(Cont cont) throws IOException {
        real(cont.c1());
        real(cont.c2());
        integer(cont.l1());
        integer(cont.l2());
        integer(cont.n1());
        integer(cont.n2());
    }

    private void ranges(EndfRecord record, Cont head, int[] ends, int[] laws) throws IOException {
        check(record, "N1", head.n1(), ends.length);
        check(record, "N1", head.n1(), laws.length);
        cont(head);
        for (int i = 0; i < ends.length; i++) {
            integer(ends[i]);
            integer(laws[i]);
        }
        rest();
    }

    private static void check(EndfRecord record, String name, int count, int found) {
        if (count != found) {
            throw badCount(record, name, count, found);
        }
    }

    private static FormworkException badCount(
            EndfRecord record, String name, int count, int found) {
        return new FormworkException(
                IoStatus.BAD_COUNT,
                record.getClass().getSimpleName()
                        + " record: found "
                        + found
                        + " values; expected "
                        + count
                        + ", as "
                        + name
                        + " says");
    }

    // ---- fields ----

    private void real(double value) throws IOException {
        reals.append(line, value, style(), odd());
        endField();
    }

    private void integer(int value) throws IOException {
        String odd = odd();
        boolean isBlank = value == 0 && style() == EndfStyles.BLANK;
        if (odd != null && isInteger(odd, value)) {
            line.append(odd);
        } else {
            String digits = isBlank ? "" : Integer.toString(value);
            line.append(BLANKS, 0, EndfReal.WIDTH - digits.length()).append(digits);
        }
        endField();
    }

    private static boolean isInteger(String odd, int value) {
        try {
            return Integer.parseInt(odd.replace(" ", "")) == value;
        } catch (NumberFormatException e) {
            return false; // a real that stood there before
        }
    }

    private int style() {
        return styles == null ? EndfStyles.PLAIN : styles.at(index);
    }

    private String odd() {
        return styles == null ? null : styles.oddAt(index);
    }

    private void endField() throws IOException {
        index++;
        field++;
        if (field == EndfRecord.PER_LINE) {
            end();
        }
    }

    /** Ends a line in which there is something: blanks, or the zeros that stood there. */
    private void rest() throws IOException {
        pad(field == 0 ? 0 : EndfRecord.PER_LINE - field);
    }

    private void pad(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            int style = style();
            boolean hasZero = style >= 0 || odd() != null;
            reals.append(line, 0, hasZero ? style : EndfStyles.BLANK, odd());
            endField();
        }
    }

    private void end() throws IOException {
        line.append(BLANKS, 0, EndfCursor.COLUMNS - line.length());
        sink.line(line);
        line.setLength(0);
        field = 0;
    }
}
