package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The components of a record, or the fields of another class and of those it extends, the latter
 * first. Fields that are static or transient are left out.
 */
final class JavaFields {
    private final Class<?> type;
    private final List<Field> fields = new ArrayList<>();

    private static final ClassValue<JavaFields> KNOWN =
            new ClassValue<>() {
                @Override
                protected JavaFields computeValue(Class<?> type) {
                    return new JavaFields(type);
                }
            };

    private JavaFields(Class<?> type) {
        this.type = type;
        if (type.isRecord()) {
            for (RecordComponent component : type.getRecordComponents()) {
                add(field(component.getName()));
            }
        } else {
            addFieldsOf(type);
        }
        checkNames();
    }

    /**
     * The fields of {@code type}.
     *
     * @throws FormworkException if it is no record and no class with fields, or closed
     */
    static JavaFields of(Class<?> type) {
        if (type.isArray() || type.isPrimitive() || type.isInterface() || type.isEnum()) {
            throw unsuitable(type.getName(), "no fields", "a record or a class with some");
        }
        return KNOWN.get(type);
    }

    private Field field(String name) {
        try {
            return type.getDeclaredField(name);
        } catch (NoSuchFieldException e) {
            throw new IllegalStateException(e); // each component of a record has one
        }
    }

    private void addFieldsOf(Class<?> declaring) {
        if (declaring == null || isOfJava(declaring)) {
            return;
        }
        addFieldsOf(declaring.getSuperclass());
        for (Field field : declaring.getDeclaredFields()) {
            if (!Modifier.isStatic(field.getModifiers())
                    && !Modifier.isTransient(field.getModifiers())
                    && !field.isSynthetic()) {
                add(field);
            }
        }
    }

    /** Whether it is a class of Java itself, which is no structure. */
    static boolean isOfJava(Class<?> type) {
        return type.getName().startsWith("java.");
    }

    private void add(Field field) {
        try {
            field.setAccessible(true);
        } catch (RuntimeException e) {
            throw closed(e);
        }
        fields.add(field);
    }

    private void checkNames() {
        Set<String> names = new HashSet<>();
        for (Field field : fields) {
            String where = type.getName() + "." + field.getName();
            if (!Variable.isName(field.getName())) {
                throw unsuitable(
                        where, "no name of Fortran", "a letter, then letters, digits or _");
            }
            if (!names.add(Variable.lowerCase(field.getName()))) {
                throw unsuitable(where, "a second field of that name", "one, whatever its case");
            }
        }
        if (fields.isEmpty()) {
            throw unsuitable(type.getName(), "no fields", "a record or a class with some");
        }
    }

    private FormworkException closed(Exception cause) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                type.getName()
                        + ": found no way in; expected a package that is open to this module",
                cause);
    }

    static FormworkException unsuitable(String where, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE, where + ": found " + found + "; expected " + expected);
    }

    // ---- objects ----

    Class<?> type() {
        return type;
    }

    List<Field> fields() {
        return fields;
    }

    static Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e); // it was made accessible
        }
    }

    static void set(Field field, Object object, Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw unsuitable(field.toString(), "a final field", "one that can be set");
        }
    }

    /**
     * A new object of a class that is no record, as its constructor without parameters makes it.
     */
    Object construct() {
        return construct(new Class<?>[0], new Object[0]);
    }

    /** A new record of these components. */
    Object construct(Object[] components) {
        Class<?>[] types = fields.stream().map(Field::getType).toArray(Class<?>[]::new);
        return construct(types, components);
    }

    private Object construct(Class<?>[] types, Object[] parts) {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(parts);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw closed(e);
        } catch (NoSuchMethodException | InstantiationException e) {
            throw unsuitable(type.getName(), "none", "a constructor without parameters");
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw closed(e);
        }
    }
}
