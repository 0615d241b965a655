package formwork;

import formwork.bulk.ColumnPart;
import formwork.edit.ItemKind;

/**
 * Some fields of each row of a {@link ColumnFile}, and the array that they are in, row after row.
 * Immutable but for the array.
 *
 * <pre>{@code
 * // (A11,I4,I2,A4,31(I5,3A1)): 31 values a day, and three flags with each
 * Column.bytes(0, stations)
 * Column.ints(4, values).times(31, 4)
 * Column.bytes(5, flags).fields(3).times(31, 4)
 * }</pre>
 */
public final class Column {
    private final ItemKind kind;
    private final Object array;
    private final int first;
    private final int run;
    private final int times;
    private final int step;

    private Column(ItemKind kind, Object array, int first, int run, int times, int step) {
        if (first < 0 || run < 1 || times < 1 || step < run) {
            throw new IllegalArgumentException(
                    "column: found field "
                            + first
                            + ", "
                            + run
                            + " fields, "
                            + times
                            + " times every "
                            + step
                            + "; expected a field from 0 and at least one, none of them twice");
        }
        this.kind = kind;
        this.array = array;
        this.first = first;
        this.run = run;
        this.times = times;
        this.step = step;
    }

    private Column(ItemKind kind, Object array, int field) {
        this(kind, array, field, 1, 1, 1);
    }

    /** The field number {@code field} of each row, from 0, as INTEGER*4. */
    public static Column ints(int field, int[] array) {
        return new Column(ItemKind.INTEGER4, array, field);
    }

    /** The field number {@code field} of each row, from 0, as INTEGER*8. */
    public static Column longs(int field, long[] array) {
        return new Column(ItemKind.INTEGER8, array, field);
    }

    /** The field number {@code field} of each row, from 0, as REAL*4. */
    public static Column floats(int field, float[] array) {
        return new Column(ItemKind.REAL4, array, field);
    }

    /** The field number {@code field} of each row, from 0, as REAL*8. */
    public static Column doubles(int field, double[] array) {
        return new Column(ItemKind.REAL8, array, field);
    }

    /** The field number {@code field} of each row, from 0, as CHARACTER as long as the field. */
    public static Column bytes(int field, byte[] array) {
        return new Column(ItemKind.CHARACTER, array, field);
    }

    /** The same with {@code count} fields that follow one another. */
    public Column fields(int count) {
        return new Column(kind, array, first, count, times, Math.max(step, count));
    }

    /** The same and again every {@code every} fields, {@code count} times in all. */
    public Column times(int count, int every) {
        return new Column(kind, array, first, run, count, every);
    }

    ColumnPart part() {
        return new ColumnPart(kind, array, first, run, times, step);
    }
}
