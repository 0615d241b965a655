package formwork;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.util.List;

/** Items that come as objects. */
final class ItemWriter {
    private ItemWriter() {}

    static void put(WriteStatement statement, Object item) throws IOException {
        if (item instanceof Integer value) {
            statement.put(value.intValue());
        } else if (item instanceof Double value) {
            statement.put(value.doubleValue());
        } else if (item instanceof CharSequence value) {
            statement.put(value.toString());
        } else if (item instanceof Long value) {
            statement.put(value.longValue());
        } else if (item instanceof Float value) {
            statement.put(value.floatValue());
        } else if (item instanceof Boolean value) {
            statement.put(value.booleanValue());
        } else if (item instanceof Short value) {
            statement.put(value.shortValue());
        } else if (item instanceof Byte value) {
            statement.put(value.byteValue());
        } else {
            putAll(statement, item);
        }
    }

    private static void putAll(WriteStatement statement, Object item) throws IOException {
        if (item instanceof double[] values) {
            statement.put(values);
        } else if (item instanceof int[] values) {
            statement.put(values);
        } else if (item instanceof long[] values) {
            statement.put(values);
        } else if (item instanceof float[] values) {
            statement.put(values);
        } else if (item instanceof Object[] values) {
            for (Object value : values) {
                put(statement, value);
            }
        } else if (item instanceof List<?> values) {
            for (Object value : values) {
                put(statement, value);
            }
        } else {
            throw new FormworkException(
                    IoStatus.ITEM_MISMATCH,
                    "found an item of "
                            + (item == null ? "null" : item.getClass().getName())
                            + "; expected a number, Boolean or text, or an array or list of these");
        }
    }

    /** Whether all text among the items is ISO 8859-1. */
    static boolean isLatin1(Object item) {
        if (item instanceof CharSequence text) {
            return TextBytes.isLatin1(text.toString());
        }
        if (item instanceof Object[] values) {
            for (Object value : values) {
                if (!isLatin1(value)) {
                    return false;
                }
            }
        } else if (item instanceof List<?> values) {
            for (Object value : values) {
                if (!isLatin1(value)) {
                    return false;
                }
            }
        }
        return true;
    }
}
