package formwork.formats.nuclear;

import formwork.formats.Column;
import formwork.formats.Place;
import formwork.formats.Section;
import formwork.formats.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of a table of a tape, each of which begins with MAT, MF and MT. */
final class EndfRows {
    /** So many rows of the same section and record. */
    @SuppressWarnings("ArrayRecordComponent") // the data itself, which nobody compares
    private record Run(EndfKey key, int first, int second, double[] x, double[] y) {
        int length() {
            return x == null ? 1 : x.length;
        }
    }

    private final List<Run> runs = new ArrayList<>();
    private int length;

    /** Adds a row with two integers. */
    void add(EndfKey key, int first, int second) {
        add(new Run(key, first, second, null, null));
    }

    /** Adds a row for each value of {@code x} and, unless that is null, {@code y}. */
    void add(EndfKey key, int record, double[] x, double[] y) {
        add(new Run(key, record, 0, x, y));
    }

    private void add(Run run) {
        length += run.length();
        runs.add(run);
    }

    private interface Part {
        int of(Run run);
    }

    private int[] ints(Part part) {
        int[] values = new int[length];
        int at = 0;
        for (Run run : runs) {
            Arrays.fill(values, at, at + run.length(), part.of(run));
            at += run.length();
        }
        return values;
    }

    private double[] doubles(boolean isFirst) {
        double[] values = new double[length];
        int at = 0;
        for (Run run : runs) {
            System.arraycopy(isFirst ? run.x() : run.y(), 0, values, at, run.length());
            at += run.length();
        }
        return values;
    }

    private Table keys(String file, String name) {
        Section<int[]> materials =
                new Section<>(ints(run -> run.key().mat()), Place.of(file, 0), 0);
        return Table.of(name, Column.integer("MAT"), 1, materials)
                .with(Column.integer("MF"), 1, ints(run -> run.key().mf()))
                .with(Column.integer("MT"), 1, ints(run -> run.key().mt()));
    }

    /** The rows that have two integers. */
    Table table(String file, String name, String first, String second) {
        return keys(file, name)
                .with(Column.integer(first), 1, ints(Run::first))
                .with(Column.integer(second), 1, ints(Run::second));
    }

    /** The rows that have one real or two; their record is its number in the section, from 1. */
    Table values(String file, String name, String x, String y) {
        Table table =
                keys(file, name)
                        .with(Column.integer("record"), 1, ints(Run::first))
                        .with(Column.real(x, ""), 1, doubles(true));
        return y == null ? table : table.with(Column.real(y, ""), 1, doubles(false));
    }
}
