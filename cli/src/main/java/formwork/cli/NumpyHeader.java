package formwork.cli;

import formwork.edit.ItemKind;
import formwork.formats.Column;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The header of a NumPy array file (NEP 1), with room for any number of rows. */
final class NumpyHeader {
    private static final byte[] MAGIC = {(byte) 0x93, 'N', 'U', 'M', 'P', 'Y'};
    private static final int ALIGNMENT = 64;
    private static final int SHORT_LENGTH = 1 << 16;
    private static final int MOST_DIGITS = 19; // of a count of rows

    /**
     * A column of it.
     *
     * @param textBytes how many bytes each text has; 0 for numbers
     */
    record Field(Column column, int perRow, int textBytes) {
        /** How many bytes a value has. */
        int valueBytes() {
            return switch (column.kind()) {
                case REAL8, INTEGER8 -> Double.BYTES;
                case INTEGER4 -> Integer.BYTES;
                case CHARACTER -> textBytes;
                default -> 1;
            };
        }

        /** What NumPy calls its type. */
        String type() {
            return switch (column.kind()) {
                case REAL8 -> "'<f8'";
                case INTEGER8 -> "'<i8'";
                case INTEGER4 -> "'<i4'";
                case CHARACTER -> "'|S" + textBytes + "'";
                default -> "'|b1'";
            };
        }
    }

    private NumpyHeader() {}

    /** Of one column: an array of a dimension, or of two where a row has several values. */
    static byte[] ofColumn(Field field, long rows) {
        String shape = field.perRow() == 1 ? rows + "," : rows + ", " + field.perRow();
        return header(field.type(), shape, rows);
    }

    /** Of several columns: an array of records. */
    static byte[] ofRecords(List<Field> fields, long rows) {
        StringBuilder type = new StringBuilder("[");
        for (Field field : fields) {
            type.append(type.length() == 1 ? "(" : ", (");
            type.append(quoted(field.column().name())).append(", ").append(field.type());
            type.append(field.perRow() == 1 ? ")" : ", (" + field.perRow() + ",))");
        }
        return header(type.append(']').toString(), rows + ",", rows);
    }

    /** Where no value is: one logical a value. */
    static byte[] ofNulls(Field field, long rows) {
        Column nulls = new Column("", "", ItemKind.LOGICAL4, field.column().policy());
        return ofColumn(new Field(nulls, field.perRow(), 0), rows);
    }

    private static byte[] header(String type, String shape, long rows) {
        String text = "{'descr': " + type + ", 'fortran_order': False, 'shape': (" + shape + "), }";
        byte[] dictionary = text.getBytes(StandardCharsets.UTF_8);
        boolean isAscii = dictionary.length == text.length();
        int room = dictionary.length + MOST_DIGITS - Long.toString(rows).length() + 1;
        boolean isShort = isAscii && room + ALIGNMENT < SHORT_LENGTH;
        int begin = MAGIC.length + 2 + (isShort ? Short.BYTES : Integer.BYTES);
        int length = (begin + room + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        ByteBuffer header = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        header.put(MAGIC).put((byte) (isShort ? 1 : isAscii ? 2 : 3)).put((byte) 0);
        if (isShort) {
            header.putShort((short) (length - begin));
        } else {
            header.putInt(length - begin);
        }
        header.put(dictionary);
        while (header.remaining() > 1) {
            header.put((byte) ' ');
        }
        return header.put((byte) '\n').array();
    }

    /** A text as Python has it. */
    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\'' || c == '\\') {
                quoted.append('\\');
            }
            quoted.append(c < ' ' ? '_' : c);
        }
        return quoted.append('\'').toString();
    }
}
