package formwork.namelist;

import static formwork.namelist.JavaFields.unsuitable;

import java.lang.reflect.Array;
import java.lang.reflect.Field;

/**
 * Values of a group from the fields of an object, and into them.
 *
 * <p>On the way back records are made anew; of other classes, objects that are there are changed,
 * so that what is no variable of theirs stays, and the arrays that they hold.
 */
final class JavaValues {
    private final boolean isGivenOnly;

    private JavaValues(boolean isGivenOnly) {
        this.isGivenOnly = isGivenOnly;
    }

    /** All values, whoever gave them. */
    static final JavaValues ALL = new JavaValues(false);

    /**
     * What a text or a program gave values; all else is as it was or as a constructor leaves it.
     */
    static final JavaValues GIVEN = new JavaValues(true);

    // ---- from Java ----

    /** The group that the fields of {@code object} declare, with their values. */
    static NamelistValues of(String group, Object object) {
        JavaFields fields = JavaFields.of(object.getClass());
        NamelistValues values =
                new NamelistValues(
                        new NamelistGroup(group, JavaDeclaration.variables(fields, object)));
        for (Field field : fields.fields()) {
            Object value = JavaFields.get(field, object);
            Node node = values.root(Variable.lowerCase(field.getName()));
            if (value != null) {
                put(value, node, 0);
            }
        }
        return values;
    }

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
        for (Field field : JavaFields.of(value.getClass()).fields()) {
            Node component = node.component(Variable.lowerCase(field.getName()));
            if (component == null) {
                throw unsuitable(node.name(), value.getClass().getName(), "objects of one class");
            }
            Object part = JavaFields.get(field, value);
            if (part != null) {
                put(part, component, element);
            } else if (!component.shape().isScalar()) {
                throw unsuitable(component.name(), "null", "an array as large as the first one");
            }
        }
    }

    // ---- to Java ----

    /** A new object of the type. */
    <T> T create(Class<T> wanted, NamelistValues values) {
        JavaFields fields = JavaFields.of(wanted);
        if (wanted.isRecord()) {
            return wanted.cast(record(fields, null, values));
        }
        Object object = fields.construct();
        assign(object, values);
        return wanted.cast(object);
    }

    /** A new record with what is not given as in {@code before}. */
    <T> T recordLike(Class<T> wanted, Object before, NamelistValues values) {
        return wanted.cast(record(JavaFields.of(wanted), before, values));
    }

    private Object record(JavaFields fields, Object before, NamelistValues values) {
        Object[] parts = new Object[fields.fields().size()];
        for (int i = 0; i < parts.length; i++) {
            Field field = fields.fields().get(i);
            Node node = values.root(Variable.lowerCase(field.getName()));
            if (node == null) {
                throw unsuitable(
                        fields.type().getName() + "." + field.getName(),
                        "no such variable in group " + values.group().name(),
                        "one");
            }
            parts[i] = take(field, before, node, 0, values.extent(node));
        }
        return fields.construct(parts);
    }

    /** Changes the fields of an object that is no record; those of no variable stay. */
    void assign(Object object, NamelistValues values) {
        JavaFields fields = JavaFields.of(object.getClass());
        if (fields.type().isRecord()) {
            throw unsuitable(fields.type().getName(), "a record, which does not change", "a class");
        }
        for (Field field : fields.fields()) {
            Node node = values.root(Variable.lowerCase(field.getName()));
            if (node != null) {
                set(field, object, take(field, object, node, 0, values.extent(node)));
            }
        }
    }

    private static void set(Field field, Object object, Object value) {
        if (value == null || !value.equals(JavaFields.get(field, object))) {
            JavaFields.set(field, object, value);
        }
    }

    /** The value for a field of {@code holder}, which is null if it is still to be made. */
    private Object take(Field field, Object holder, Node node, int element, int size) {
        Object before = holder == null ? null : JavaFields.get(field, holder);
        if (node.shape().isScalar()) {
            return takeOne(field.getType(), holder != null, before, node, element);
        }
        int[] extents = new int[node.shape().rank()];
        for (int d = 0; d < extents.length; d++) {
            extents[d] = node.grows() ? size : node.shape().dimensions().get(d).extent();
        }
        if (size == 0 && isGivenOnly && holder != null) {
            return before;
        }
        Class<?> inner = field.getType();
        for (int d = 0; d < extents.length && inner != null; d++) {
            inner = inner.getComponentType();
        }
        if (inner == null) {
            throw unsuitable(node.name(), "an array", field.getType().getName());
        }
        boolean isSame = before != null && hasExtents(before, extents);
        boolean isChanged = isSame && !holder.getClass().isRecord();
        Object array = isChanged ? before : Array.newInstance(inner, extents);
        int[] index = new int[extents.length];
        for (int i = 0; i < size; i++) {
            split(i, Shape.extents(extents), index);
            Object old = isSame ? at(before, index, index.length) : null;
            Object value = takeOne(inner, isSame, old, node, element * size + i);
            Array.set(at(array, index, index.length - 1), index[index.length - 1], value);
        }
        return array;
    }

    private static boolean hasExtents(Object array, int[] extents) {
        Object part = array;
        for (int extent : extents) {
            if (part == null || Array.getLength(part) != extent) {
                return false;
            }
            part = extent == 0 ? null : Array.get(part, 0);
        }
        return true;
    }

    private static Object at(Object array, int[] index, int depth) {
        Object part = array;
        for (int d = 0; d < depth; d++) {
            part = Array.get(part, index[d]);
        }
        return part;
    }

    private Object takeOne(
            Class<?> wanted, boolean hasHolder, Object before, Node node, int element) {
        if (node.cells() != null) {
            boolean stays = isGivenOnly && hasHolder && !node.cells().isGiven(element);
            return stays ? before : node.cells().get(element);
        }
        JavaFields structure = JavaFields.of(before == null ? wanted : before.getClass());
        if (structure.type().isRecord()) {
            Object[] parts = new Object[structure.fields().size()];
            for (int i = 0; i < parts.length; i++) {
                parts[i] = takePart(structure.fields().get(i), before, node, element);
            }
            return structure.construct(parts);
        }
        Object object = before == null ? structure.construct() : before;
        for (Field field : structure.fields()) {
            set(field, object, takePart(field, object, node, element));
        }
        return object;
    }

    private Object takePart(Field field, Object holder, Node node, int element) {
        Node component = node.component(Variable.lowerCase(field.getName()));
        if (component == null) {
            throw unsuitable(node.name(), "no component " + field.getName(), "one");
        }
        return take(field, holder, component, element, component.shape().size());
    }
}
