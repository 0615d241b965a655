package formwork.formats;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.PolicyUse.Event;
import java.util.Arrays;
import java.util.List;

/** The values of a column, which grow, and which of them are null. */
final class ColumnData {
    private static final int FIRST_CAPACITY = 16;
    private static final int MOST_VALUES = Integer.MAX_VALUE - 16;
    private static final int NULL_MARK = 0x80;
    private static final int EVENT_BITS = 0x7F;
    private static final List<Event> EVENTS = List.of(Event.values());

    private final Column column;
    private final int perRow;
    private final TextData texts; // of a column of texts that grows; else null
    private Object array; // of texts only those that were asked for
    private byte[] marks; // of elements that a policy gave their value; null as long as none is
    private boolean hasNulls;
    private int capacity = FIRST_CAPACITY;
    private int size;

    ColumnData(Column column, int perRow) {
        this.column = column;
        this.perRow = perRow;
        texts = column.kind() == ItemKind.CHARACTER ? new TextData(column.name()) : null;
        array =
                switch (column.kind()) {
                    case REAL8 -> new double[capacity];
                    case INTEGER4 -> new int[capacity];
                    case INTEGER8 -> new long[capacity];
                    case LOGICAL4 -> new boolean[capacity];
                    case CHARACTER -> null;
                    default ->
                            throw new IllegalArgumentException(
                                    "column "
                                            + column.name()
                                            + ": found "
                                            + column.kind().phrase()
                                            + "; expected INTEGER*4, INTEGER*8, REAL*8, LOGICAL or"
                                            + " CHARACTER");
                };
    }

    /** A column whose values are all there. */
    ColumnData(Column column, int perRow, Object array) {
        this.column = column;
        this.perRow = perRow;
        this.array = array;
        texts = null;
        size = java.lang.reflect.Array.getLength(array);
        capacity = size;
    }

    Column column() {
        return column;
    }

    int perRow() {
        return perRow;
    }

    int size() {
        return size;
    }

    private void reserve() {
        if (size < capacity) {
            return;
        }
        if (capacity == MOST_VALUES) {
            throw tooMany();
        }
        grow((int) Math.min(2L * capacity, MOST_VALUES));
    }

    private void grow(int wanted) {
        capacity = wanted;
        array = copy(capacity);
        if (marks != null) {
            marks = Arrays.copyOf(marks, capacity);
        }
    }

    private FormworkException tooMany() {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "column "
                        + column.name()
                        + ": found more than "
                        + MOST_VALUES
                        + " values; expected so many as an array has room for");
    }

    private Object copy(int length) {
        if (texts != null) {
            return null;
        }
        if (array instanceof double[] values) {
            return Arrays.copyOf(values, length);
        }
        if (array instanceof int[] values) {
            return Arrays.copyOf(values, length);
        }
        if (array instanceof long[] values) {
            return Arrays.copyOf(values, length);
        }
        return array instanceof boolean[] values
                ? Arrays.copyOf(values, length)
                : Arrays.copyOf((String[]) array, length);
    }

    void add(double value) {
        reserve();
        ((double[]) array)[size++] = value;
    }

    /** An integer or a logical. */
    void add(long value) {
        reserve();
        if (array instanceof int[] values) {
            values[size++] = (int) value;
        } else if (array instanceof long[] values) {
            values[size++] = value;
        } else {
            ((boolean[]) array)[size++] = value != 0;
        }
    }

    void add(String value) {
        reserve();
        texts.add(value);
        array = null;
        size++;
    }

    /** {@code count} texts of {@code width} bytes. */
    void add(byte[] source, int from, int width, int count) {
        reserve(count);
        texts.add(source, from, width, count);
        array = null;
        size += count;
    }

    private void reserve(int count) {
        if (count > capacity - size) {
            if (count > MOST_VALUES - size) {
                throw tooMany();
            }
            grow((int) Math.min(MOST_VALUES, Math.max(size + (long) count, 2L * capacity)));
        }
    }

    /** Makes room for {@code rows} more rows, as far as an array can. */
    void expect(long rows) {
        long more = Math.min(MOST_VALUES - size, rows * perRow);
        if (size + more > capacity) {
            grow((int) (size + more));
        }
        if (texts != null) {
            texts.expect(more);
        }
    }

    /** Reals, each divided by {@code inverse}, or multiplied by {@code scale} if that is 0. */
    void addReals(double[] source, int from, int to, double scale, double inverse) {
        reserve(to - from);
        double[] values = (double[]) array;
        if (scale == 1) {
            System.arraycopy(source, from, values, size, to - from);
        } else {
            for (int i = from; i < to; i++) {
                values[size + i - from] = inverse > 0 ? source[i] / inverse : source[i] * scale;
            }
        }
        size += to - from;
    }

    /** The same of integers. */
    void addReals(int[] source, int from, int to, double scale, double inverse) {
        reserve(to - from);
        double[] values = (double[]) array;
        for (int i = from; i < to; i++) {
            values[size + i - from] = inverse > 0 ? source[i] / inverse : source[i] * scale;
        }
        size += to - from;
    }

    void addIntegers(int[] source, int from, int to) {
        reserve(to - from);
        if (array instanceof int[] values) {
            System.arraycopy(source, from, values, size, to - from);
        } else {
            long[] values = (long[]) array;
            for (int i = from; i < to; i++) {
                values[size + i - from] = source[i];
            }
        }
        size += to - from;
    }

    /** The same integer {@code count} times. */
    void addAll(long value, int count) {
        for (int i = 0; i < count; i++) {
            add(value);
        }
    }

    /** Forgets all values. */
    void clear() {
        size = 0;
        marks = null;
        hasNulls = false;
        if (texts != null) {
            texts.clear();
            array = null;
        }
    }

    void addNull() {
        if (array instanceof double[]) {
            add(Double.NaN);
        } else if (texts != null) {
            add("");
        } else {
            add(0L);
        }
        hasNulls = true;
        mark(NULL_MARK);
    }

    /** Keeps why a policy gave the element added last its value. */
    void mark(Event event) {
        mark(EVENTS.indexOf(event) + 1);
    }

    private void mark(int bits) {
        if (marks == null) {
            marks = new byte[capacity];
        }
        marks[size - 1] |= (byte) bits;
    }

    boolean isNull(int index) {
        return marks != null && marks[index] < 0;
    }

    /** Why a policy gave an element its value; null if none did. */
    Event event(int index) {
        int event = marks == null ? 0 : marks[index] & EVENT_BITS;
        return event == 0 ? null : EVENTS.get(event - 1);
    }

    boolean hasNulls() {
        return hasNulls;
    }

    /** The values, in an array that has no more. */
    Object values() {
        if (texts != null) {
            array = array == null ? texts.toArray() : array;
            return array;
        }
        if (capacity != size) {
            array = copy(size);
            marks = marks == null ? null : Arrays.copyOf(marks, size);
            capacity = size;
        }
        return array;
    }

    /** A value in its Java type; null if it is one. */
    Object value(int index) {
        if (isNull(index)) {
            return null;
        }
        return texts != null ? texts.text(index) : java.lang.reflect.Array.get(array, index);
    }
}
