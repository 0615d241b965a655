package formwork.formats;

import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Outcome.What;
import formwork.formats.PolicyUse.Event;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the rows of a table as they were read: by the format of their layout, what a policy gave
 * its value as it stood there, and with as many blanks at the ends of lines.
 */
final class RecordWriter {
    private final Table table;
    private final Format format;
    private final ColumnData[] columns;
    private final Policy[] policies;
    private final int[] parts; // which of several values of its column a field is
    private final DataEdit[] edits;
    private final List<FieldPlace> places;
    private final boolean hasSmallLetters;

    RecordWriter(Table table, RowLayout layout) throws IOException {
        this.table = table;
        format = layout.written();
        hasSmallLetters = layout.hasSmallLetters();
        List<Column> fields = layout.fields();
        columns = new ColumnData[fields.size()];
        policies = fields.stream().map(Column::policy).toArray(Policy[]::new);
        parts = new int[columns.length];
        edits = FormatFields.of(format, columns.length).toArray(DataEdit[]::new);
        places = FieldPlace.of(format, columns.length);
        Map<String, Integer> seen = new java.util.HashMap<>();
        for (int i = 0; i < columns.length; i++) {
            columns[i] = table.data(fields.get(i).name());
            parts[i] = seen.merge(fields.get(i).name(), 1, Integer::sum) - 1;
        }
    }

    /** Writes one row. */
    void write(int row, Target target) throws IOException {
        Object[] items = new Object[columns.length];
        for (int i = 0; i < items.length; i++) {
            items[i] = item(i, index(i, row));
        }
        List<StringBuilder> lines = new ArrayList<>();
        for (String line : format.write(items).split("\n", -1)) {
            lines.add(new StringBuilder(line));
        }
        while (lines.size() < table.linesPerRow()) {
            lines.add(new StringBuilder());
        }
        for (int i = 0; hasSmallLetters && i < items.length; i++) {
            writeSmall(lines.get(places.get(i).record()), i);
        }
        for (int i = 0; i < items.length; i++) {
            Event event = columns[i].event(index(i, row));
            if (event != null) {
                mend(lines.get(places.get(i).record()), i, event, index(i, row));
            }
        }
        for (int i = 0; i < lines.size(); i++) {
            target.line(fitted(lines.get(i), table.lineWidth(row, i)));
        }
    }

    /** The exponent of a real with a small letter. */
    private void writeSmall(StringBuilder line, int field) {
        if (columns[field].column().kind() != ItemKind.REAL8) {
            return;
        }
        int to = Math.min(line.length(), places.get(field).lastColumn());
        for (int i = places.get(field).firstColumn() - 1; i < to; i++) {
            if (line.charAt(i) == 'E' || line.charAt(i) == 'D') {
                line.setCharAt(i, Character.toLowerCase(line.charAt(i)));
            }
        }
    }

    private int index(int field, int row) {
        return row * columns[field].perRow() + parts[field];
    }

    /** Without blanks at its end, but for those that it had. */
    private static String fitted(StringBuilder line, int width) {
        int end = line.length();
        while (end > width && line.charAt(end - 1) == ' ') {
            end--;
        }
        line.setLength(end);
        return width > end ? line + " ".repeat(width - end) : line.toString();
    }

    /** What the format writes for an element. */
    private Object item(int field, int index) {
        ColumnData data = columns[field];
        ItemKind kind = data.column().kind();
        if (kind == ItemKind.CHARACTER) {
            return data.isNull(index) ? "" : data.value(index);
        }
        if (kind == ItemKind.LOGICAL4) {
            return data.value(index);
        }
        double value = 0;
        Event event = data.event(index);
        if (event == Event.SENTINEL) {
            value = sentinel(field, index);
        } else if (event != null && event != Event.POINT) {
            value = 0; // which is written over
        } else if (kind == ItemKind.REAL8) {
            value = unscaled(((double[]) data.values())[index], policies[field].scale());
        } else {
            return data.value(index);
        }
        return edits[field] instanceof IntegerEdit || kind != ItemKind.REAL8
                ? (Object) Math.round(value)
                : (Object) value;
    }

    private static double unscaled(double value, double scale) {
        if (scale == 1) {
            return value;
        }
        double inverse = Math.rint(1 / scale);
        return scale < 1 && Math.abs(inverse * scale - 1) < 1e-15 ? value * inverse : value / scale;
    }

    /** The number in the file that became what an element is. */
    private double sentinel(int field, int index) {
        ColumnData data = columns[field];
        return policies[field].sentinels().entrySet().stream()
                .filter(entry -> isOutcome(data, index, entry.getValue()))
                .mapToDouble(Map.Entry::getKey)
                .min()
                .orElseThrow(() -> unknown(data, index));
    }

    private static boolean isOutcome(ColumnData data, int index, Outcome outcome) {
        if (data.isNull(index)) {
            return outcome.what() == What.NULL || outcome.what() == What.NAN;
        }
        double value = ((Number) data.value(index)).doubleValue();
        return outcome.what() == What.VALUE
                ? outcome.value() == value
                : outcome.what() == What.NAN && Double.isNaN(value);
    }

    private FormworkException unknown(ColumnData data, int index) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "text: found no value in column \""
                        + data.column().name()
                        + "\" of "
                        + table.name()
                        + ", element "
                        + index
                        + "; expected one that its policy knows how to write");
    }

    /** Writes over a field what stood there. */
    private void mend(StringBuilder line, int field, Event event, int index) {
        FieldPlace place = places.get(field);
        ColumnData data = columns[field];
        int from = place.firstColumn() - 1;
        int to = Math.min(place.lastColumn(), Math.max(from, line.length()));
        switch (event) {
            case BLANK -> fill(line, from, to, ' ');
            case UNREADABLE -> fill(line, from, place.lastColumn(), '*');
            case MARKER -> {
                Optional<String> marker =
                        policies[field].markers().entrySet().stream()
                                .filter(entry -> isOutcome(data, index, entry.getValue()))
                                .map(Map.Entry::getKey)
                                .sorted()
                                .findFirst();
                String text = marker.orElseThrow(() -> unknown(data, index));
                fill(line, from, to, ' ');
                line.replace(to - text.length(), to, text);
            }
            case POINT -> {
                int point = line.indexOf(".", from);
                if (point >= 0 && point < to) {
                    line.setCharAt(point, policies[field].point());
                }
            }
            case SENTINEL -> {
                // the format wrote it
            }
        }
    }

    private static void fill(StringBuilder line, int from, int to, char character) {
        for (int i = from; i < to; i++) {
            line.setCharAt(i, character);
        }
    }
}
