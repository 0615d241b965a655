package formwork.namelist;

import static formwork.namelist.JavaFields.unsuitable;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;

/**
 * The variables that the fields of a class or an object declare.
 *
 * <p>Numbers, {@code boolean}, {@code String}, {@link Complex}, records and classes of those, and
 * arrays of any of them with any number of dimensions: {@code a[i][j]} is {@code a(i+1,j+1)}. A
 * {@code String} is as long as its value. An array that is null, or has no object to say how large
 * it is, has one dimension and grows; there can be none inside a structure.
 */
final class JavaDeclaration {
    private static final int DEEPEST = 16;

    private JavaDeclaration() {}

    /** The variables of a class, or of {@code object} if that is not null. */
    static List<Variable> variables(JavaFields structure, Object object) {
        return variables(structure, object, DEEPEST);
    }

    private static List<Variable> variables(JavaFields structure, Object object, int depth) {
        if (depth == 0) {
            throw unsuitable(
                    structure.type().getName(), "more than 16 types in one another", "fewer");
        }
        List<Variable> variables = new ArrayList<>();
        for (Field field : structure.fields()) {
            Object value = object == null ? null : JavaFields.get(field, object);
            String where = structure.type().getName() + "." + field.getName();
            Variable variable = variable(field, value, where, object != null, depth);
            if (variable.shape().grows() && depth < DEEPEST) {
                throw unsuitable(where, "no array", "one that says how large it is in a structure");
            }
            variables.add(variable);
        }
        return variables;
    }

    private static Variable variable(
            Field field, Object value, String where, boolean hasObject, int depth) {
        Class<?> element = field.getType();
        int rank = 0;
        while (element.isArray()) {
            element = element.getComponentType();
            rank++;
        }
        Shape shape = shape(value, rank, where);
        IntrinsicType intrinsic = intrinsic(element);
        if (intrinsic != null) {
            return new Variable(field.getName(), intrinsic, shape);
        }
        Object first = rank == 0 ? value : firstOf(value);
        boolean isMissing = hasObject && first == null && !shape.grows() && shape.size() > 0;
        if (isMissing) {
            throw unsuitable(where, "null", "an object that says how large its arrays are");
        }
        return new Variable(field.getName(), structure(element, first, where, depth), shape);
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

    private static IntrinsicType intrinsic(Class<?> element) {
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
        return element == byte.class || element == Byte.class ? IntrinsicType.INTEGER1 : null;
    }

    /** The type of {@code value}, which may extend {@code element}, or of what will be made. */
    private static DataType structure(Class<?> element, Object value, String where, int depth) {
        Class<?> actual = value == null ? element : value.getClass();
        boolean hasFields = !actual.isPrimitive() && !actual.isInterface() && !actual.isEnum();
        if (!hasFields || JavaFields.isOfJava(actual)) {
            throw unsuitable(
                    where,
                    element.getName(),
                    "a number, boolean, String, Complex, a record or class of them, or an array");
        }
        JavaFields fields = JavaFields.of(actual);
        Object shown = value == null && !actual.isRecord() ? fields.construct() : value;
        return new DerivedType(actual.getSimpleName(), variables(fields, shown, depth - 1));
    }
}
