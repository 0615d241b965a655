package formwork.formats.hydrology;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.FormattedLine;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.RowBuilder;
import formwork.formats.Section;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.hydrology.ControlRecord.Source;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads a file of arrays whose sizes stand in another one: each array goes up to the first line
 * that has no values of its format, and the sizes are got from how many values the lines have.
 */
final class ModflowReading {
    private static final int MOST_REPEATED = 10_000_000;

    private static final Pattern SIZES =
            Pattern.compile(
                    " *[1-9]\\d{0,4}[ ,]+([1-9]\\d{0,5})[ ,]+([1-9]\\d{0,5})[ ,]+[1-9]\\d{0,5}[ ,]+[0-5]"
                            + "[ ,]+[0-3](?: .*)?");

    private final Lines lines;
    private final ReadOptions options;
    private boolean isFirst = true; // line that is no comment
    private final List<ModflowArray> arrays = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final RowBuilder constants;
    private final RowBuilder others;
    private final FreeValues free = new FreeValues();
    private double[] values = new double[64];
    private int count;
    private boolean wasFull;
    private int number; // of arrays up to now
    private int gridRows; // as the file says itself; 0 if it does not
    private int gridColumns;
    private ModflowArray usual; // the first of several rows
    private boolean isInteger;

    ModflowReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
        String file = lines.source().name();
        constants =
                new RowBuilder(
                        file,
                        "constants",
                        List.of(Column.text("name"), Column.real("value", "")),
                        ReadOptions.STRICT);
        others =
                new RowBuilder(
                        file, "other lines", List.of(Column.text("text")), ReadOptions.STRICT);
    }

    ModflowFile read() throws IOException {
        while (lines.next()) {
            ControlRecord control = ControlRecord.of(lines);
            if (control == null) {
                grid();
                others.text(lines.text());
                others.endRow(lines.number());
            } else {
                array(control);
            }
        }
        Tables tables = Tables.of(lines.source().name());
        for (ModflowArray array : arrays) {
            if (array.hasValues()) {
                tables.and(table(array));
            }
        }
        if (constants.table().rowCount() > 0) {
            tables.and(constants.table());
        }
        if (others.table().rowCount() > 0) {
            tables.and(others.table());
        }
        return new ModflowFile(arrays, tables);
    }

    /** NLAY, NROW, NCOL, NPER, ITMUNI and LENUNI are the first line of a discretization. */
    private void grid() {
        Matcher sizes = SIZES.matcher(lines.to() - lines.from() > 400 ? "" : lines.text());
        if (number == 0 && isFirst && sizes.matches()) {
            gridRows = Integer.parseInt(sizes.group(1));
            gridColumns = Integer.parseInt(sizes.group(2));
        }
        isFirst &= lines.columns(1, 1).equals("#");
    }

    private Table table(ModflowArray array) {
        Column column =
                array.values() instanceof int[]
                        ? Column.integer("value")
                        : Column.real("value", "");
        int perRow = array.columns() > 0 ? array.columns() : array.length();
        Place first = Place.of(lines.source().name(), array.control().place().line() + 1);
        return Table.of(array.name(), column, perRow, new Section<>(array.values(), first, 0));
    }

    private String name(ControlRecord control) {
        String base = control.comment().isEmpty() ? "array" : control.comment();
        String name = base;
        for (int i = 2; !names.add(name); i++) {
            name = base + " (" + i + ")";
        }
        return name;
    }

    private void array(ControlRecord control) throws IOException {
        String name = name(control);
        if (control.source() == Source.CONSTANT) {
            constants.text(name);
            constants.real(control.constant());
            constants.endRow(control.place().line());
        }
        boolean isHere = control.source() == Source.INTERNAL || control.source() == Source.UNIT;
        if (!isHere) {
            number++;
            arrays.add(new ModflowArray(name, control, 0, 0, null));
            return;
        }
        FormattedLine line = control.isFree() ? null : FormattedLine.of(control.format());
        ArrayShape shape = shape(line == null ? 0 : line.fieldCount());
        count = 0;
        wasFull = false;
        isInteger = line == null || line.isInteger();
        while (!shape.isComplete() && lines.next()) {
            if (ControlRecord.of(lines) != null || !readLine(line, shape)) {
                lines.back();
                break;
            }
        }
        if (count == 0 && control.source() == Source.UNIT) { // of another file
            number++;
            arrays.add(new ModflowArray(name, control, 0, 0, null));
            return;
        }
        if (count == 0 || !shape.end()) {
            throw control.place()
                    .fault(
                            IoStatus.BAD_COUNT,
                            "an array of "
                                    + count
                                    + " values, then line "
                                    + (lines.linesBefore() + 1),
                            "whole rows of " + Math.max(1, shape.columns()) + " values");
        }
        Object all = ArrayReader.scaled(values, count, isInteger, control.constant());
        ModflowArray array = new ModflowArray(name, control, shape.rows(), shape.columns(), all);
        number++;
        arrays.add(array);
        requireAlike(array);
    }

    /** What is known of the array's shape: by the sizes in the file, or by arrays before it. */
    private ArrayShape shape(int fields) {
        if (gridRows > 0) {
            boolean isLine = number < 2; // DELR and DELC of a discretization
            int columns = number == 1 ? gridRows : gridColumns;
            return new ArrayShape(fields, columns, isLine ? 1 : gridRows);
        }
        return new ArrayShape(fields, usual == null ? 0 : usual.columns(), 0);
    }

    /** All arrays of several rows have as many. */
    private void requireAlike(ModflowArray array) {
        if (array.rows() < 2) {
            return;
        }
        if (usual == null) {
            usual = array;
        } else if (array.columns() == usual.columns()
                && array.rows() != usual.rows()
                && !options.isLenient()) {
            throw array.control()
                    .place()
                    .fault(
                            IoStatus.BAD_COUNT,
                            array.rows() + " rows",
                            usual.rows() + ", as " + usual.control().place() + " has");
        }
    }

    /** Reads the line in hand; false if it has no values of the array. */
    private boolean readLine(FormattedLine line, ArrayShape shape) throws IOException {
        int before = count;
        boolean wasInteger = isInteger;
        try {
            int found = line == null ? freeLine() : formattedLine(line);
            boolean isWhole = shape.isInRow() || line == null || line.isFull() || !wasFull;
            // integers do not become reals in the middle
            boolean isOfOneSort = line != null || before == 0 || isInteger || !wasInteger;
            if (found > 0 && isWhole && isOfOneSort && shape.accepts(found)) {
                wasFull = line != null && line.isFull();
                return true;
            }
        } catch (FormworkException e) {
            if (shape.isInRow() || goesOn(line, before)) {
                throw e; // a line of the array that is wrong
            }
        }
        if (shape.isInRow()) {
            throw lines.fault(
                    IoStatus.BAD_COUNT,
                    shape.expected() + " values, as the rows before it have in that line");
        }
        count = before;
        isInteger = wasInteger;
        return false;
    }

    private int formattedLine(FormattedLine line) throws IOException {
        lines.back();
        int found = line.read(lines);
        reserve(found);
        System.arraycopy(line.values(), 0, values, count, found);
        count += found;
        return found;
    }

    private int freeLine() {
        int before = count;
        free.begin(lines);
        while (free.next()) {
            if (free.repeats() > MOST_REPEATED - count) {
                throw free.fault("at most " + MOST_REPEATED + " values, as nothing says how many");
            }
            isInteger &= free.isInteger();
            reserve(1);
            values[count++] = free.value();
        }
        return count - before;
    }

    /** Whether the line behind the one in hand has values; the line in hand is there again. */
    private boolean goesOn(FormattedLine line, int before) throws IOException {
        lines.back();
        long offset = lines.nextOffset();
        long linesBefore = lines.linesBefore();
        lines.next();
        boolean goesOn = false;
        if (lines.next() && ControlRecord.of(lines) == null) {
            try {
                goesOn = (line == null ? freeLine() : formattedLine(line)) > 0;
            } catch (FormworkException e) {
                goesOn = false;
            }
        }
        count = before;
        lines.moveTo(offset, linesBefore);
        lines.next();
        return goesOn;
    }

    private void reserve(int more) {
        if (count + more > values.length) {
            values = Arrays.copyOf(values, Math.max(count + more, count + (count >> 1) + 64));
        }
    }
}
