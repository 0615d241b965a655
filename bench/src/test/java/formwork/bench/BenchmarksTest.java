package formwork.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import formwork.cli.iof.StudyType;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.TearDown;

/** Runs every benchmark once, by all of its parameters, for its result. */
final class BenchmarksTest {
    /** A benchmark class and one value for each of its parameters. */
    record Case(Class<?> type, List<Field> fields, List<String> values) {
        Object prepared() throws ReflectiveOperationException {
            Object benchmark = type.getDeclaredConstructor().newInstance();
            for (int i = 0; i < fields.size(); i++) {
                set(benchmark, fields.get(i), values.get(i));
            }
            callAll(benchmark, Setup.class);
            return benchmark;
        }

        @Override
        public String toString() {
            return type.getSimpleName() + values;
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void allMethodsGiveTheSameResult(Case tested) throws ReflectiveOperationException {
        Object benchmark = tested.prepared();
        try {
            Object expected = null;
            for (Method method : methods(tested.type())) {
                Object result = copy(method.invoke(benchmark));
                String name = tested + ": " + method.getName();
                assertNotNull(result, name);
                if (expected == null) {
                    expected = result;
                } else if (RoundedTwice.includes(tested.type(), method.getName())) {
                    assertTrue(RoundedTwice.areNear((byte[]) expected, (byte[]) result), name);
                } else {
                    assertTrue(
                            Arrays.deepEquals(new Object[] {expected}, new Object[] {result}),
                            name);
                }
            }
        } finally {
            callAll(benchmark, TearDown.class);
        }
    }

    @Test
    void findsTheBenchmarks() {
        assertTrue(cases().map(Case::type).distinct().count() >= 6);
    }

    static Stream<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (JavaClass found :
                new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("formwork.bench")) {
            Class<?> type = found.reflect();
            if (!Modifier.isAbstract(type.getModifiers())
                    && found.getPackageName().equals("formwork.bench")
                    && !annotated(type, Benchmark.class).isEmpty()) {
                cases.addAll(casesOf(type));
            }
        }
        return cases.stream();
    }

    private static List<Case> casesOf(Class<?> type) {
        List<Field> fields =
                Arrays.stream(type.getFields())
                        .filter(field -> field.isAnnotationPresent(Param.class))
                        .toList();
        List<List<String>> rows = List.of(List.of());
        for (Field field : fields) {
            List<List<String>> longer = new ArrayList<>();
            for (List<String> row : rows) {
                for (String value : values(field)) {
                    List<String> more = new ArrayList<>(row);
                    more.add(value);
                    longer.add(more);
                }
            }
            rows = longer;
        }
        return rows.stream().map(row -> new Case(type, fields, row)).toList();
    }

    /** The values of a parameter. */
    private static String[] values(Field field) {
        return field.getAnnotation(Param.class).value();
    }

    private static void set(Object benchmark, Field field, String value)
            throws IllegalAccessException {
        if (field.getType() == StudyType.class) {
            field.set(benchmark, StudyType.valueOf(value));
        } else {
            assertEquals(String.class, field.getType());
            field.set(benchmark, value);
        }
    }

    private static void callAll(Object benchmark, Class<? extends Annotation> annotation)
            throws ReflectiveOperationException {
        for (Method method : annotated(benchmark.getClass(), annotation)) {
            method.invoke(benchmark);
        }
    }

    /** Ours first, if it is there, and then in the order of their names. */
    private static List<Method> methods(Class<?> type) {
        return annotated(type, Benchmark.class).stream()
                .sorted(
                        Comparator.comparing(
                                        (Method method) -> !method.getName().equals("formwork"))
                                .thenComparing(Method::getName))
                .toList();
    }

    private static List<Method> annotated(Class<?> type, Class<? extends Annotation> annotation) {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.isAnnotationPresent(annotation))
                .toList();
    }

    /** The result as it is now: a benchmark reuses its arrays. */
    private static Object copy(Object result) {
        if (result == null || !result.getClass().isArray()) {
            return result;
        }
        int length = Array.getLength(result);
        Object copy = Array.newInstance(result.getClass().getComponentType(), length);
        for (int i = 0; i < length; i++) {
            Array.set(copy, i, copy(Array.get(result, i)));
        }
        return copy;
    }
}
