package formwork.formats;

import formwork.edit.DataEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.IoStatus;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads rows of one layout into a table, by its policies. */
final class RowReader implements FieldAt {
    private final Lines lines;
    private final RowLayout layout;
    private final Table table;
    private final ColumnPolicy[] columns; // of each field
    private final ColumnPolicy[] distinct; // each column once, in the order of their first fields
    private final ColumnData[] given;
    private final List<FieldPlace> places;
    private final boolean isExact;
    private final int[] widths; // of the lines of the row
    private FormattedRead statement;
    private int field; // in hand
    private RowBlock block;

    RowReader(Lines lines, RowLayout layout, Table table, ReadOptions options) throws IOException {
        this.lines = lines;
        this.layout = layout;
        this.table = table;
        List<Column> fields = layout.fields();
        List<DataEdit> edits = FormatFields.of(layout.format(), fields.size());
        columns = new ColumnPolicy[fields.size()];
        Map<String, ColumnPolicy> byName = new LinkedHashMap<>();
        for (int i = 0; i < columns.length; i++) {
            Column column = fields.get(i);
            columns[i] =
                    byName.computeIfAbsent(
                            column.name(),
                            name ->
                                    new ColumnPolicy(
                                            table.data(name),
                                            options.policies().of(column),
                                            table.uses(),
                                            isDecimal(edits, fields, name)));
        }
        distinct = byName.values().toArray(ColumnPolicy[]::new);
        given =
                layout.givenColumns().stream()
                        .map(column -> table.data(column.name()))
                        .toArray(ColumnData[]::new);
        isExact = layout.isExact() && !options.isLenient();
        places = FieldPlace.of(layout.format(), columns.length);
        widths = new int[columns.length == 0 ? 1 : places.get(columns.length - 1).record() + 1];
    }

    private static boolean isDecimal(List<DataEdit> edits, List<Column> fields, String name) {
        for (int i = 0; i < edits.size(); i++) {
            boolean isNumber =
                    edits.get(i) instanceof IntegerEdit
                            || edits.get(i) instanceof RealEdit real && real.form() != RealForm.G;
            if (fields.get(i).name().equals(name) && !isNumber) {
                return false;
            }
        }
        return true;
    }

    Table table() {
        return table;
    }

    /** Reads the row that begins at the next line, which is there. */
    void read(Object... givenValues) throws IOException {
        requireGiven(givenValues.length);
        long line = lines.linesBefore() + 1;
        FormattedRead read = lines.begin(layout.format());
        statement = read;
        for (int i = 0; i < columns.length; i++) {
            DataEdit edit = read.selectInPass();
            if (edit == null) {
                throw lines.fault(
                        IoStatus.BAD_SHAPE, columns.length + " fields, as the columns are");
            }
            Column column = columns[i].data().column();
            field = i;
            add(read, edit, columns[i]);
            FieldPlace place = places.get(i);
            boolean isNumber = column.kind() != ItemKind.CHARACTER;
            if (isExact && isNumber && read.lastColumn() < place.lastColumn()) {
                requireWhole(read, edit, place, column);
            }
            if (i + 1 == columns.length || places.get(i + 1).record() != place.record()) {
                endLine(place);
            }
        }
        addGiven(List.of(givenValues));
        table.endRow(layout, line, widths);
        table.uses().endRow();
    }

    private void requireGiven(int count) {
        if (count != given.length) {
            throw new IllegalArgumentException(
                    "rows of "
                            + layout.name()
                            + ": found "
                            + count
                            + " values; expected "
                            + given.length);
        }
    }

    private void addGiven(List<Object> givenValues) {
        for (int i = 0; i < given.length; i++) {
            if (givenValues.get(i) instanceof Number number) {
                given[i].add(number.longValue());
            } else {
                given[i].add((String) givenValues.get(i));
            }
        }
    }

    /** Shares what reads many rows at once with layouts that differ in nothing that it needs. */
    void shareBlock(Map<List<Object>, RowBlock> blocks) throws IOException {
        List<Column> kinds = new ArrayList<>();
        for (ColumnPolicy column : distinct) {
            kinds.add(column.data().column().with(Policy.STRICT));
        }
        List<Object> key =
                List.of(
                        layout.format().toString(),
                        String.valueOf(layout.format().list().soleDialect()),
                        layout.fields().stream().map(Column::name).toList(),
                        kinds,
                        isExact);
        if (!blocks.containsKey(key)) {
            RowBlock block = RowBlock.of(lines.source().name(), layout, kinds, places, isExact);
            blocks.put(key, block);
        }
        block = blocks.get(key);
    }

    /** What reads many rows at once; null if only statements read rows. */
    RowBlock block() {
        return block;
    }

    /** Adds the rows {@code from} to {@code to} of a block that has been read. */
    void add(RowBlock rows, int from, int to, List<Object> givenValues) {
        requireGiven(givenValues.size());
        rows.add(from, to, distinct);
        for (int row = from; row < to; row++) {
            addGiven(givenValues);
            widths[0] = rows.width(row);
            table.endRow(layout, rows.line(row), widths);
        }
        table.uses().endRow();
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

    // ---- the field in hand ----

    private void add(FormattedRead read, DataEdit edit, ColumnPolicy column) throws IOException {
        ItemKind kind = column.data().column().kind();
        if (kind == ItemKind.CHARACTER) {
            column.addText(read.readText(), this);
            return;
        }
        boolean isReal = kind == ItemKind.REAL8;
        long bits;
        try {
            bits = read.read(isReal && edit instanceof IntegerEdit ? ItemKind.INTEGER8 : kind);
        } catch (FieldException e) {
            column.addOdd(e, this);
            return;
        }
        if (!isReal) {
            column.addInteger(bits, this);
        } else {
            column.addReal(
                    edit instanceof IntegerEdit ? bits : Double.longBitsToDouble(bits), this);
        }
    }

    @Override
    public int index() {
        return field;
    }

    @Override
    public String text() {
        return statement.fieldText();
    }

    @Override
    public boolean isBlank() {
        return statement.fieldText().isBlank();
    }

    @Override
    public Place place() {
        return Place.of(
                lines.source().name(),
                statement.recordNumber(),
                statement.firstColumn(),
                Math.max(statement.firstColumn(), statement.lastColumn()));
    }
}
