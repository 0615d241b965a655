package formwork;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Passes over a format as Java records. */
final class RecordMapper<R extends Record> {
    private final FieldReader fields;
    private final Constructor<R> constructor;
    private final ItemKind[] kinds;

    private RecordMapper(FieldReader fields, Class<R> type) {
        this.fields = fields;
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        kinds = new ItemKind[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            kinds[i] = kindOf(type, components[i]);
        }
        try {
            constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "record "
                            + type.getName()
                            + ": found no way to its constructor; expected a"
                            + " package that is open to this module",
                    e);
        }
    }

    static <R extends Record> Stream<R> stream(Format format, Unit unit, Class<R> type)
            throws IOException {
        if (!type.isRecord()) {
            try (unit) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        "record " + type.getName() + ": found no record; expected a class of one");
            }
        }
        RecordMapper<R> mapper;
        try {
            mapper = new RecordMapper<>(unit.fields(format), type);
        } catch (FormworkException e) {
            unit.close();
            throw e;
        }
        Spliterator<R> rows =
                new Spliterators.AbstractSpliterator<>(
                        Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL) {
                    @Override
                    public boolean tryAdvance(Consumer<? super R> action) {
                        R row = mapper.next();
                        if (row != null) {
                            action.accept(row);
                        }
                        return row != null;
                    }
                };
        return StreamSupport.stream(rows, false).onClose(() -> close(unit));
    }

    private static void close(Unit unit) {
        try {
            unit.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private R next() {
        Object[] values = new Object[kinds.length];
        int count = 0;
        try {
            if (!fields.nextPass()) {
                return null;
            }
            while (fields.nextField()) {
                if (count < kinds.length) {
                    values[count] = fields.value(kinds[count]);
                }
                count++;
                if (count > kinds.length) {
                    break;
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        if (count != kinds.length) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "record "
                            + constructor.getDeclaringClass().getName()
                            + ": found "
                            + (count > kinds.length ? "more" : count)
                            + " fields in a pass over the format; expected "
                            + kinds.length);
        }
        return construct(values);
    }

    private R construct(Object[] values) {
        try {
            return constructor.newInstance(values);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e); // the constructor was made accessible
        }
    }

    private static ItemKind kindOf(Class<?> record, RecordComponent component) {
        Class<?> type = component.getType();
        if (type == int.class || type == Integer.class) {
            return ItemKind.INTEGER4;
        }
        if (type == long.class || type == Long.class) {
            return ItemKind.INTEGER8;
        }
        if (type == double.class || type == Double.class) {
            return ItemKind.REAL8;
        }
        if (type == float.class || type == Float.class) {
            return ItemKind.REAL4;
        }
        if (type == boolean.class || type == Boolean.class) {
            return ItemKind.LOGICAL4;
        }
        if (type == String.class) {
            return ItemKind.CHARACTER;
        }
        if (type == short.class || type == Short.class) {
            return ItemKind.INTEGER2;
        }
        if (type == byte.class || type == Byte.class) {
            return ItemKind.INTEGER1;
        }
        throw new FormworkException(
                IoStatus.BAD_SHAPE,
                "record "
                        + record.getName()
                        + ", component "
                        + component.getName()
                        + ": found "
                        + type.getName()
                        + "; expected int, long, short, byte, double, float, boolean or String");
    }
}
