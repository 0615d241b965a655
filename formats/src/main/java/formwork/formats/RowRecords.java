package formwork.formats;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The rows of a table as Java records, whose components are its columns. */
final class RowRecords<R extends Record> {
    private final Table table;
    private final Class<R> type;
    private final RecordComponent[] components;
    private final ColumnData[] columns; // of each component
    private final Constructor<R> constructor;

    /**
     * Finds the column of each component.
     *
     * @throws FormworkException if a component has none, or one of another type
     */
    RowRecords(Table table, Class<R> type) {
        this.table = table;
        this.type = type;
        components = type.getRecordComponents();
        columns = new ColumnData[components.length];
        Class<?>[] types = new Class<?>[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            columns[i] = column(components[i]);
            requireType(components[i], columns[i]);
        }
        try {
            constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "record "
                            + type.getName()
                            + ": found no way to its constructor; expected a package that is open"
                            + " to this module",
                    e);
        }
    }

    Stream<R> stream() {
        return IntStream.range(0, table.rowCount()).mapToObj(this::row);
    }

    private ColumnData column(RecordComponent component) {
        for (Column column : table.columns()) {
            if (plain(column.name()).equals(plain(component.getName()))) {
                return table.data(column.name());
            }
        }
        List<String> names = table.columns().stream().map(Column::name).toList();
        throw fault(
                component,
                "no column of its name",
                "one of " + String.join(", ", names) + " in table " + table.name());
    }

    private static String plain(String name) {
        return name.replaceAll("[^A-Za-z0-9]", "").toLowerCase(Locale.ROOT);
    }

    private void requireType(RecordComponent component, ColumnData data) {
        List<Class<?>> suited = suited(data);
        if (!suited.contains(component.getType())) {
            throw fault(
                    component,
                    component.getType().getSimpleName(),
                    String.join(" or ", suited.stream().map(Class::getSimpleName).toList())
                            + ", as column "
                            + data.column().name()
                            + " has "
                            + data.column().kind().phrase());
        }
    }

    /** The types that hold what a row has in a column, the usual one first. */
    private static List<Class<?>> suited(ColumnData data) {
        if (data.perRow() > 1) {
            return List.of(data.values().getClass());
        }
        return switch (data.column().kind()) {
            case REAL8 -> List.of(double.class, Double.class);
            case INTEGER4 ->
                    List.of(
                            int.class,
                            Integer.class,
                            long.class,
                            Long.class,
                            double.class,
                            Double.class);
            case INTEGER8 -> List.of(long.class, Long.class);
            case LOGICAL4 -> List.of(boolean.class, Boolean.class);
            default -> List.of(String.class);
        };
    }

    private FormworkException fault(RecordComponent component, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                "record "
                        + type.getSimpleName()
                        + ", component "
                        + component.getName()
                        + ": found "
                        + found
                        + "; expected "
                        + expected);
    }

    private R row(int row) {
        Object[] values = new Object[columns.length];
        for (int i = 0; i < columns.length; i++) {
            values[i] = value(row, components[i], columns[i]);
        }
        try {
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    table.place(row)
                            + ": found values that "
                            + type.getSimpleName()
                            + " refuses ("
                            + cause.getMessage()
                            + "); expected what its constructor takes",
                    cause);
        }
    }

    private Object value(int row, RecordComponent component, ColumnData data) {
        int from = row * data.perRow();
        if (data.perRow() > 1) {
            Object all = data.values();
            Object own = Array.newInstance(all.getClass().getComponentType(), data.perRow());
            System.arraycopy(all, from, own, 0, data.perRow());
            return own;
        }
        Object value = data.value(from);
        if (value == null && component.getType().isPrimitive()) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    table.place(row)
                            + ": found no value in column "
                            + data.column().name()
                            + "; expected one for component "
                            + component.getName()
                            + " of "
                            + type.getSimpleName()
                            + ", which is "
                            + component.getType().getSimpleName());
        }
        if (data.column().kind() == ItemKind.INTEGER4 && value instanceof Integer number) {
            return widened(number, component.getType());
        }
        return value;
    }

    private static Object widened(Integer value, Class<?> type) {
        if (type == long.class || type == Long.class) {
            return value.longValue();
        }
        return type == double.class || type == Double.class ? (Object) value.doubleValue() : value;
    }
}
