package formwork.formats.program;

import formwork.formats.matrix.CompressedMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import formwork.formats.program.LinearProgram.Bound;
import formwork.formats.program.LinearProgram.RowVector;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes a program of the parts of a file. */
final class ProgramCollector implements MpsSink {
    private final List<String> rowNames = new ArrayList<>();
    private final List<RowType> rowTypes = new ArrayList<>();
    private final List<String> columnNames = new ArrayList<>();
    private final BitSet integers = new BitSet();
    private final Entries entries = new Entries();
    private int[] offsets = new int[16];
    private final Map<String, Entries> right = new LinkedHashMap<>();
    private final Map<String, Entries> ranges = new LinkedHashMap<>();
    private final List<Bound> bounds = new ArrayList<>();

    @Override
    public void row(RowType type, String name) {
        rowTypes.add(type);
        rowNames.add(name);
    }

    @Override
    public void column(String name, boolean isInteger) {
        integers.set(columnNames.size(), isInteger);
        columnNames.add(name);
        if (columnNames.size() == offsets.length) {
            offsets = Arrays.copyOf(offsets, 2 * offsets.length);
        }
        offsets[columnNames.size()] = entries.count;
    }

    @Override
    public void entry(int row, double value) {
        entries.add(row, value);
        offsets[columnNames.size()] = entries.count;
    }

    @Override
    public void right(String set, int row, double value) {
        right.computeIfAbsent(set, name -> new Entries()).add(row, value);
    }

    @Override
    public void range(String set, int row, double value) {
        ranges.computeIfAbsent(set, name -> new Entries()).add(row, value);
    }

    @Override
    public void bound(BoundType type, String set, int column, double value) {
        if (type == BoundType.BV || type == BoundType.LI || type == BoundType.UI) {
            integers.set(column);
        }
        bounds.add(new Bound(type, set, column, value));
    }

    LinearProgram program(String name, boolean isMaximized, MpsForm form) {
        CompressedMatrix matrix =
                new CompressedMatrix(
                        rowNames.size(),
                        columnNames.size(),
                        Symmetry.RECTANGULAR,
                        true,
                        Indices.of(Arrays.copyOf(offsets, columnNames.size() + 1)),
                        entries.indices(),
                        entries.reals());
        return new LinearProgram(
                name,
                isMaximized,
                rowNames,
                rowTypes,
                columnNames,
                integers,
                matrix,
                vectors(right),
                vectors(ranges),
                bounds,
                form);
    }

    private static List<RowVector> vectors(Map<String, Entries> all) {
        List<RowVector> vectors = new ArrayList<>();
        all.forEach(
                (name, entries) ->
                        vectors.add(new RowVector(name, entries.indices(), entries.reals())));
        return vectors;
    }

    /** Rows and values as they come. */
    private static final class Entries {
        private int[] rows = new int[16];
        private double[] values = new double[16];
        private int count;

        void add(int row, double value) {
            if (count == rows.length) {
                rows = Arrays.copyOf(rows, 2 * count);
                values = Arrays.copyOf(values, 2 * count);
            }
            rows[count] = row;
            values[count++] = value;
        }

        Indices indices() {
            return Indices.of(Arrays.copyOf(rows, count));
        }

        Values.Reals reals() {
            return new Values.Reals(Arrays.copyOf(values, count));
        }
    }
}
