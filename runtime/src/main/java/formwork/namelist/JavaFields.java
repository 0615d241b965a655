package formwork.namelist;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/**
 * The components of a record, or the fields of another class, as variables of a group.
 *
 * <p>Numbers, {@code boolean}, {@code String}, {@link Complex}, records and classes of those, and
 * arrays of any of them with any number of dimensions: {@code a[i][j]} is {@code a(i+1,j+1)}. A
 * {@code String} is as long as its value. Where no object says how large an array is, it has one
 * dimension and grows. Fields that are static or transient are left out.
 */
final class JavaFields {
    private final Class<?> type;
    private final List<Field> fields = new ArrayList<>();

    private static final int DEEPEST = 16;

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
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())
                        && !Modifier.isTransient(field.getModifiers())
                        && !field.isSynthetic()) {
                    add(field);
                }
            }
        }
        if (fields.isEmpty()) {
            throw unsuitable(type.getName(), "no fields", "a record or a class with some");
        }
    }

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

    private void add(Field field) {
        try {
            field.setAccessible(true);
        } catch (RuntimeException e) {
            throw closed(e);
        }
        fields.add(field);
    }

    private FormworkException closed(Exception cause) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                type.getName()
                        + ": found no way in; expected a package that is open to this module",
                cause);
    }

    private static FormworkException unsuitable(String where, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE, where + ": found " + found + "; expected " + expected);
    }

    // ---- declarations ----

    /** The group that the fields of {@code object} declare, with their values. */
    NamelistValues values(String group, Object object) {
        NamelistValues values =
                new NamelistValues(new NamelistGroup(group, variables(object, DEEPEST)));
        for (Field field : fields) {
            Node node = values.root(Variable.lowerCase(field.getName()));
            Object value = get(field, object);
            if (value != null && !node.grows()) {
                put(value, node, 0);
            }
        }
        return values;
    }

    /** The group that the fields declare; arrays grow. */
    NamelistGroup group(String name) {
        return new NamelistGroup(name, variables(null, DEEPEST));
    }

    private List<Variable> variables(Object object, int depth) {
        if (depth == 0) {
            throw unsuitable(type.getName(), "more than 16 types in one another", "fewer");
        }
        List<Variable> variables = new ArrayList<>();
        for (Field field : fields) {
            Object value = object == null ? null : get(field, object);
            variables.add(variable(field, value, object != null, depth));
        }
        return variables;
    }

    private Variable variable(Field field, Object value, boolean hasObject, int depth) {
        Class<?> element = field.getType();
        int rank = 0;
        while (element.isArray()) {
            element = element.getComponentType();
            rank++;
        }
        String where = type.getName() + "." + field.getName();
        Shape shape = shape(value, rank, where);
        Object first = rank == 0 ? value : firstOf(value);
        return new Variable(
                field.getName(), dataType(element, first, where, hasObject, depth), shape);
    }

    private static Shape shape(Object value, int rank, String where) {
        if (rank == 0) {
            return Shape.SCALAR;
        }
        if (value == null && rank > 1) {
            throw unsuitable(where, "no array", "one that says how large it is");
        }
        if (value == null) {
            return Shape.GROWING;
        }
        int[] extents = new int[rank];
        Object part = value;
        for (int d = 0; d < rank; d++) {
            extents[d] = part == null ? 0 : Array.getLength(part);
            part = extents[d] == 0 ? null : Array.get(part, 0);
        }
        return Shape.extents(extents);
    }

    private static Object firstOf(Object array) {
        Object part = array;
        while (part != null && part.getClass().isArray()) {
            part = Array.getLength(part) == 0 ? null : Array.get(part, 0);
        }
        return part;
    }

    private static DataType dataType(
            Class<?> element, Object value, String where, boolean hasObject, int depth) {
        if (element == int.class || element == Integer.class) {
            return IntrinsicType.INTEGER4;
        }
        if (element == double.class || element == Double.class) {
            return IntrinsicType.REAL8;
        }
        if (element == boolean.class || element == Boolean.class) {
            return IntrinsicType.LOGICAL;
        }
        if (element == String.class) {
            return IntrinsicType.TEXT;
        }
        if (element == long.class || element == Long.class) {
            return IntrinsicType.INTEGER8;
        }
        if (element == float.class || element == Float.class) {
            return IntrinsicType.REAL4;
        }
        if (element == Complex.class) {
            return IntrinsicType.COMPLEX16;
        }
        if (element == short.class || element == Short.class) {
            return IntrinsicType.INTEGER2;
        }
        if (element == byte.class || element == Byte.class) {
            return IntrinsicType.INTEGER1;
        }
        boolean isStructure = element.isRecord() || !element.getName().startsWith("java.");
        if (!isStructure || element.isPrimitive() || element.isInterface() || element.isEnum()) {
            throw unsuitable(
                    where,
                    element.getName(),
                    "a number, boolean, String, Complex, a record or class of them, or an array");
        }
        if (hasObject && value == null) {
            throw unsuitable(where, "null", "an object that says how large its arrays are");
        }
        return new DerivedType(element.getSimpleName(), of(element).variables(value, depth - 1));
    }

    // ---- from Java ----

    private static void put(Object value, Node node, int element) {
        if (node.shape().isScalar()) {
            putOne(value, node, element);
        } else {
            int[] index = new int[node.shape().rank()];
            int size = node.shape().size();
            for (int i = 0; i < size; i++) {
                putOne(elementOf(value, node, i, index), node, element * size + i);
            }
        }
    }

    private static Object elementOf(Object array, Node node, int number, int[] index) {
        split(number, node.shape(), index);
        Object part = array;
        for (int d = 0; d < index.length; d++) {
            int extent = node.shape().dimensions().get(d).extent();
            if (part == null || Array.getLength(part) != extent) {
                throw unsuitable(node.name(), "arrays of several lengths", "the same length");
            }
            part = Array.get(part, index[d]);
        }
        return part;
    }

    private static void split(int number, Shape shape, int[] index) {
        int left = number;
        for (int d = 0; d < index.length; d++) {
            int extent = shape.dimensions().get(d).extent();
            index[d] = left % extent;
            left /= extent;
        }
    }

    private static void putOne(Object value, Node node, int element) {
        if (node.cells() != null) {
            if (value != null && !node.cells().set(element, value)) {
                throw unsuitable(node.name(), String.valueOf(value), node.cells().type().phrase());
            }
            return;
        }
        if (value == null) {
            throw unsuitable(node.name(), "null", "an object");
        }
        for (Field field : of(value.getClass()).fields) {
            Node component = node.component(Variable.lowerCase(field.getName()));
            Object part = get(field, value);
            if (part != null) {
                put(part, component, element);
            }
        }
    }

    private static Object get(Field field, Object object) {
        try {
            return field.get(object);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e); // it was made accessible
        }
    }

    // ---- to Java ----

    /**
     * A new object of a class that is no record, as its constructor without parameters makes it.
     */
    <T> T create(Class<T> wanted) {
        return wanted.cast(construct(new Object[0]));
    }

    <T> T create(Class<T> wanted, NamelistValues values) {
        Object[] parts = new Object[fields.size()];
        for (int i = 0; i < parts.length; i++) {
            Field field = fields.get(i);
            Node node = values.root(Variable.lowerCase(field.getName()));
            if (node == null) {
                throw unsuitable(
                        type.getName() + "." + field.getName(),
                        "no such variable in group " + values.group().name(),
                        "one");
            }
            parts[i] = take(field.getType(), node, 0, values.extent(node));
        }
        return wanted.cast(construct(parts));
    }

    void assign(Object object, NamelistValues values) {
        if (type.isRecord()) {
            throw unsuitable(type.getName(), "a record, which does not change", "a class");
        }
        for (Field field : fields) {
            Node node = values.root(Variable.lowerCase(field.getName()));
            if (node != null) {
                set(field, object, take(field.getType(), node, 0, values.extent(node)));
            }
        }
    }

    private Object construct(Object[] parts) {
        try {
            if (type.isRecord()) {
                Class<?>[] types = fields.stream().map(Field::getType).toArray(Class<?>[]::new);
                Constructor<?> constructor = type.getDeclaredConstructor(types);
                constructor.setAccessible(true);
                return constructor.newInstance(parts);
            }
            Constructor<?> constructor = type.getDeclaredConstructor();
            constructor.setAccessible(true);
            Object object = constructor.newInstance();
            for (int i = 0; i < parts.length; i++) {
                set(fields.get(i), object, parts[i]);
            }
            return object;
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            if (e.getCause() instanceof Error cause) {
                throw cause;
            }
            throw closed(e);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw closed(e);
        }
    }

    private static void set(Field field, Object object, Object value) {
        try {
            field.set(object, value);
        } catch (IllegalAccessException e) {
            throw unsuitable(field.toString(), "a final field", "one that can be set");
        }
    }

    private static Object take(Class<?> wanted, Node node, int element, int size) {
        if (node.shape().isScalar()) {
            return takeOne(wanted, node, element);
        }
        int[] extents = new int[node.shape().rank()];
        for (int d = 0; d < extents.length; d++) {
            extents[d] = node.grows() ? size : node.shape().dimensions().get(d).extent();
        }
        Class<?> inner = wanted;
        for (int d = 0; d < extents.length && inner != null; d++) {
            inner = inner.getComponentType();
        }
        if (inner == null) {
            throw unsuitable(node.name(), "an array", wanted.getName());
        }
        Object array = Array.newInstance(inner, extents);
        Shape shape = Shape.extents(extents);
        int[] index = new int[extents.length];
        for (int i = 0; i < size; i++) {
            split(i, shape, index);
            Object part = array;
            for (int d = 0; d < index.length - 1; d++) {
                part = Array.get(part, index[d]);
            }
            Array.set(part, index[index.length - 1], takeOne(inner, node, element * size + i));
        }
        return array;
    }

    private static Object takeOne(Class<?> wanted, Node node, int element) {
        if (node.cells() != null) {
            return node.cells().get(element);
        }
        JavaFields structure = of(wanted);
        Object[] parts = new Object[structure.fields.size()];
        for (int i = 0; i < parts.length; i++) {
            Field field = structure.fields.get(i);
            Node component = node.component(Variable.lowerCase(field.getName()));
            parts[i] = take(field.getType(), component, element, component.shape().size());
        }
        return structure.construct(parts);
    }
}
