package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.PolicyUse.Event;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads rows of one layout into a table, by its policies. */
final class RowReader {
    private final Lines lines;
    private final RowLayout layout;
    private final Table table;
    private final ColumnData[] columns;
    private final Policy[] policies;
    private final ColumnData[] given;
    private final List<FieldPlace> places;
    private final boolean isExact;
    private final int[] widths; // of the lines of the row
    private final Map<Integer, Format> pointFormats = new HashMap<>();

    RowReader(Lines lines, RowLayout layout, Table table, ReadOptions options) throws IOException {
        this.lines = lines;
        this.layout = layout;
        this.table = table;
        List<Column> fields = layout.fields();
        columns = new ColumnData[fields.size()];
        policies = new Policy[fields.size()];
        Map<String, Policy> resolved = new HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            Column column = fields.get(i);
            columns[i] = table.data(column.name());
            policies[i] =
                    resolved.computeIfAbsent(column.name(), name -> options.policies().of(column));
        }
        given =
                layout.givenColumns().stream()
                        .map(column -> table.data(column.name()))
                        .toArray(ColumnData[]::new);
        isExact = layout.isExact() && !options.isLenient();
        places = FieldPlace.of(layout.format(), columns.length);
        widths = new int[columns.length == 0 ? 1 : places.get(columns.length - 1).record() + 1];
    }

    Table table() {
        return table;
    }

    /** Reads the row that begins at the next line, which is there. */
    void read(Object... givenValues) throws IOException {
        if (givenValues.length != given.length) {
            throw new IllegalArgumentException(
                    "rows of "
                            + layout.name()
                            + ": found "
                            + givenValues.length
                            + " values; expected "
                            + given.length);
        }
        long line = lines.linesBefore() + 1;
        FormattedRead read = lines.begin(layout.format());
        for (int i = 0; i < columns.length; i++) {
            DataEdit edit = read.selectInPass();
            if (edit == null) {
                throw lines.fault(
                        IoStatus.BAD_SHAPE, columns.length + " fields, as the columns are");
            }
            ColumnData data = columns[i];
            switch (data.column().kind()) {
                case CHARACTER -> text(read, data, policies[i]);
                case REAL8 -> real(read, edit, data, policies[i]);
                default -> integer(read, data, policies[i]);
            }
            FieldPlace place = places.get(i);
            boolean isNumber = data.column().kind() != ItemKind.CHARACTER;
            if (isExact && isNumber && read.lastColumn() < place.lastColumn()) {
                requireWhole(read, edit, place, data.column());
            }
            if (i + 1 == columns.length || places.get(i + 1).record() != place.record()) {
                endLine(place);
            }
        }
        for (int i = 0; i < given.length; i++) {
            if (givenValues[i] instanceof Number number) {
                given[i].add(number.longValue());
            } else {
                given[i].add((String) givenValues[i]);
            }
        }
        table.endRow(layout, line, widths);
    }

    /**
     * A number that ends before its field does was cut, or has a separator inside, unless it has
     * all digits behind the point that its descriptor asks for.
     */
    private void requireWhole(FormattedRead read, DataEdit edit, FieldPlace place, Column column) {
        String text = read.lastColumn() < read.firstColumn() ? "" : read.fieldText();
        int digits = text.length() - text.indexOf('.') - 1;
        boolean isWhole =
                edit instanceof RealEdit real
                        && real.form() == RealForm.F
                        && text.indexOf('.') >= 0
                        && digits == real.fractionDigits();
        if (!isWhole && !text.isBlank()) {
            throw lines.fault(
                    column.kind().isReal() ? IoStatus.BAD_REAL : IoStatus.BAD_INTEGER,
                    place.firstColumn(),
                    place.lastColumn(),
                    "\"" + column.name() + "\" as far as column " + place.lastColumn());
        }
    }

    /** The line in hand, whose last field was read. */
    private void endLine(FieldPlace last) {
        int width = lines.to() - lines.from();
        widths[last.record()] = width;
        if (isExact && width > last.lastColumn()) {
            String rest = lines.columns(last.lastColumn() + 1, width);
            if (!rest.isBlank()) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE,
                        last.lastColumn() + 1,
                        width,
                        "the end of a record of " + layout.name());
            }
        }
    }

    private void text(FormattedRead read, ColumnData data, Policy policy) throws IOException {
        String text = read.readText();
        if (!policy.markers().isEmpty() && policy.markers().containsKey(text.strip())) {
            use(read, data, Event.MARKER, text, policy.markers().get(text.strip()));
        } else {
            data.add(text);
        }
    }

    private void real(FormattedRead read, DataEdit edit, ColumnData data, Policy policy)
            throws IOException {
        double value;
        try {
            value =
                    edit instanceof IntegerEdit
                            ? read.read(ItemKind.INTEGER8)
                            : Double.longBitsToDouble(read.read(ItemKind.REAL8));
        } catch (FieldException e) {
            odd(read, data, policy, e);
            return;
        }
        if (isMarker(read, policy)) { // a sign alone is 0 for Fortran
            String text = read.fieldText();
            use(read, data, Event.MARKER, text, policy.markers().get(text.strip()));
        } else if (value == 0 && isBlank(read)) {
            use(read, data, Event.BLANK, read.fieldText(), policy.blank());
        } else if (!policy.sentinels().isEmpty() && policy.sentinels().containsKey(value)) {
            use(read, data, Event.SENTINEL, read.fieldText(), policy.sentinels().get(value));
        } else {
            data.add(scaled(value, policy));
        }
    }

    /** Tenths are divided by ten, which is exact where a product by 0.1 is not. */
    private static double scaled(double value, Policy policy) {
        double scale = policy.scale();
        if (scale == 1) {
            return value;
        }
        double inverse = Math.rint(1 / scale);
        return scale < 1 && Math.abs(inverse * scale - 1) < 1e-15 ? value / inverse : value * scale;
    }

    private void integer(FormattedRead read, ColumnData data, Policy policy) throws IOException {
        long value;
        try {
            value = read.read(data.column().kind());
        } catch (FieldException e) {
            odd(read, data, policy, e);
            return;
        }
        if (isMarker(read, policy)) { // a sign alone is 0 for Fortran
            String text = read.fieldText();
            use(read, data, Event.MARKER, text, policy.markers().get(text.strip()));
        } else if (value == 0 && isBlank(read)) {
            use(read, data, Event.BLANK, read.fieldText(), policy.blank());
        } else if (!policy.sentinels().isEmpty()
                && policy.sentinels().containsKey((double) value)) {
            Outcome outcome = policy.sentinels().get((double) value);
            use(read, data, Event.SENTINEL, read.fieldText(), outcome);
        } else {
            data.add(value);
        }
    }

    private static boolean isMarker(FormattedRead read, Policy policy) {
        return !policy.markers().isEmpty()
                && policy.markers().containsKey(read.fieldText().strip());
    }

    private static boolean isBlank(FormattedRead read) {
        return read.fieldText().isBlank();
    }

    /** A field that its descriptor does not take: a marker, another point, or unreadable. */
    private void odd(FormattedRead read, ColumnData data, Policy policy, FieldException fault)
            throws IOException {
        String text = new String(fault.found(), StandardCharsets.ISO_8859_1);
        Outcome outcome = policy.markers().get(text.strip());
        if (outcome != null) {
            use(read, data, Event.MARKER, text, outcome);
            return;
        }
        if (policy.point() != '.' && text.indexOf(policy.point()) >= 0) {
            if (pointed(read, data, policy, text)) {
                return;
            }
        }
        if (policy.unreadable().what() == Outcome.What.ERROR) {
            throw fault;
        }
        use(read, data, Event.UNREADABLE, text, policy.unreadable());
    }

    /** Reads a real with another character for its point; false if it is none for all that. */
    private boolean pointed(FormattedRead read, ColumnData data, Policy policy, String text) {
        if (data.column().kind() != ItemKind.REAL8) {
            return false;
        }
        Format format =
                pointFormats.computeIfAbsent(
                        text.length(), width -> Format.of("(F" + width + ".0)"));
        try {
            double value = (double) format.read(text.replace(policy.point(), '.'))[0];
            data.add(scaled(value, policy));
        } catch (FormworkException e) {
            return false;
        }
        data.mark(Event.POINT);
        log(read, data, Event.POINT, text, Outcome.NULL);
        return true;
    }

    private void use(
            FormattedRead read, ColumnData data, Event event, String text, Outcome outcome) {
        switch (outcome.what()) {
            case ERROR -> throw refused(read, data, event, text);
            case NULL -> data.addNull();
            case NAN -> {
                if (data.column().kind() == ItemKind.REAL8) {
                    data.add(Double.NaN);
                } else {
                    data.addNull();
                }
            }
            case VALUE -> {
                switch (data.column().kind()) {
                    case REAL8 -> data.add(outcome.value());
                    case CHARACTER -> data.add(Double.toString(outcome.value()));
                    default -> data.add((long) outcome.value());
                }
            }
        }
        data.mark(event);
        log(read, data, event, text, outcome);
    }

    private void log(
            FormattedRead read, ColumnData data, Event event, String text, Outcome outcome) {
        String name = data.column().name();
        if (table.uses().hasRoom()) {
            table.uses().add(new PolicyUse(name, event, place(read), text, outcome));
        } else {
            table.uses().count(name, event);
        }
    }

    private Place place(FormattedRead read) {
        return Place.of(
                lines.source().name(),
                read.recordNumber(),
                read.firstColumn(),
                Math.max(read.firstColumn(), read.lastColumn()));
    }

    private FormworkException refused(
            FormattedRead read, ColumnData data, Event event, String text) {
        String what =
                switch (event) {
                    case BLANK -> "blanks";
                    case SENTINEL -> Quoted.text(text) + ", which stands for no value";
                    default -> Quoted.text(text);
                };
        IoStatus status = data.column().kind().isReal() ? IoStatus.BAD_REAL : IoStatus.BAD_INTEGER;
        return place(read).fault(status, what, "a value for \"" + data.column().name() + "\"");
    }
}
