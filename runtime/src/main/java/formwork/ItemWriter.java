package formwork;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.util.List;

/** Items that come as objects. */
final class ItemWriter {
    private static final int DEEPEST = 100;

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
        } else if (item instanceof short[] values) {
            for (short value : values) {
                statement.put(value);
            }
        } else if (item instanceof byte[] values) {
            for (byte value : values) {
                statement.put(value);
            }
        } else if (item instanceof boolean[] values) {
            for (boolean value : values) {
                statement.put(value);
            }
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
                            + (item == null ? "null" : item.getClass().getTypeName())
                            + "; expected a number, Boolean or text, or an array or list of these");
        }
    }

    /**
     * Whether all text among the items is ISO 8859-1; checks also that they do not nest so deep
     * that going over them would fail.
     */
    static boolean isLatin1(Object item) {
        return isLatin1(item, 0);
    }

    private static boolean isLatin1(Object item, int depth) {
        if (item instanceof CharSequence text) {
            return TextBytes.isLatin1(text.toString());
        }
        boolean isLatin1 = true;
        if (item instanceof Object[] values) {
            checkDepth(depth);
            for (Object value : values) {
                isLatin1 &= isLatin1(value, depth + 1);
            }
        } else if (item instanceof List<?> values) {
            checkDepth(depth);
            for (Object value : values) {
                isLatin1 &= isLatin1(value, depth + 1);
            }
        }
        return isLatin1;
    }

    private static void checkDepth(int depth) {
        if (depth > DEEPEST) {
            throw new FormworkException(
                    IoStatus.ITEM_MISMATCH,
                    "found arrays or lists inside one another more than "
                            + DEEPEST
                            + " deep; expected fewer");
        }
    }
}
