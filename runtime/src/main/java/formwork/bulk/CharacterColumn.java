package formwork.bulk;

/** Fields of rows that are as wide as each other, and the bytes of an array that they are in. */
final class CharacterColumn {
    private final int[] offsets; // of the fields in their row
    private final int width;
    private final byte[] array;

    CharacterColumn(int[] offsets, int width, byte[] array) {
        this.offsets = offsets;
        this.width = width;
        this.array = array;
    }

    /** Reads {@code rows} rows, the first of which is number {@code row} in the array. */
    void readRows(byte[] text, int base, int stride, int rows, int row) {
        int to = row * offsets.length * width;
        for (int i = 0; i < rows; i++) {
            int at = base + i * stride;
            if (width == 1) {
                copyBytes(text, at, to);
            } else {
                for (int j = 0; j < offsets.length; j++) {
                    System.arraycopy(text, at + offsets[j], array, to + j * width, width);
                }
            }
            to += offsets.length * width;
        }
    }

    private void copyBytes(byte[] text, int at, int to) {
        for (int j = 0; j < offsets.length; j++) {
            array[to + j] = text[at + offsets[j]];
        }
    }

    /** The other way: writes rows from the array. */
    void writeRows(byte[] text, int base, int stride, int rows, int row) {
        int from = row * offsets.length * width;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < offsets.length; j++) {
                int at = base + i * stride + offsets[j];
                System.arraycopy(array, from + j * width, text, at, width);
            }
            from += offsets.length * width;
        }
    }
}
