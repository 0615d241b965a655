package formwork.kernels.loading;

import formwork.edit.ItemKind;
import formwork.formats.Numbers;
import formwork.formats.matrix.Indices;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** All that a value of a kind holds as text, wherever its numbers lie. */
final class Described {
    private Described() {}

    static String of(Object value) {
        StringBuilder text = new StringBuilder();
        try {
            put(text, value);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
        return text.toString();
    }

    private static void put(StringBuilder text, Object value) throws ReflectiveOperationException {
        if (value instanceof Indices indices) {
            put(text, indices.numbers());
        } else if (value instanceof Numbers numbers) {
            text.append(numbers.kind()).append(' ').append(numbers.length());
            for (long i = 0; i < numbers.length(); i++) {
                text.append(' ');
                if (numbers.kind() == ItemKind.REAL8) {
                    text.append(Long.toHexString(Double.doubleToRawLongBits(numbers.real(i))));
                } else {
                    text.append(numbers.integer(i));
                }
            }
        } else if (value instanceof Record) {
            text.append(value.getClass().getSimpleName()).append('(');
            for (RecordComponent part : value.getClass().getRecordComponents()) {
                text.append(part.getName()).append('=');
                part.getAccessor().setAccessible(true);
                put(text, part.getAccessor().invoke(value));
                text.append('\n');
            }
            text.append(')');
        } else if (value instanceof List<?> list) {
            text.append(list);
        } else {
            text.append(value);
        }
    }
}
