package formwork.cli;

import formwork.ListReadStatement;
import formwork.ListWriteStatement;
import formwork.Unit;
import formwork.edit.ItemKind;
import formwork.error.EndOfFileException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * A list-directed file as rows: each is one READ or WRITE; a null value is a missing cell, a null
 * imaginary part is 0.
 */
final class ListTable {
    private final Unit unit;
    private final List<ItemType> types;
    private final float[] singles = new float[2];
    private final double[] doubles = new double[2];
    private boolean isInRow;
    private boolean isFlat; // what a slash leaves out is not there, rather than missing
    private long last = Long.MAX_VALUE;
    private boolean isBehindLast;

    /** Rows of items of {@code types}. */
    ListTable(Unit unit, List<ItemType> types) {
        this.unit = unit;
        this.types = types;
    }

    /** Leaves out {@code count} records, or as many as there are. */
    void skip(long count) throws IOException {
        try {
            for (long left = count; left > 0; left--) {
                unit.readList().close(); // a READ without items passes over a record
            }
        } catch (EndOfFileException e) {
            return;
        }
    }

    /** Reads a row into {@code sink} and returns true, or false where the file ends before it. */
    boolean next(RowSink sink) throws IOException {
        isInRow = false;
        try (ListReadStatement read = begin()) {
            if (read == null) {
                return false;
            }
            for (ItemType type : types) {
                if (!isCopied(read, type, sink)) {
                    return false;
                }
            }
        }
        sink.endRow();
        return true;
    }

    /**
     * Reads all items up to those of the record {@code lastRecord} into one row, the types over and
     * over; a slash ends no more than its READ.
     */
    void copyAll(RowSink sink, long lastRecord) throws IOException {
        isInRow = false;
        isFlat = true;
        last = lastRecord;
        int item = 0;
        while (!isBehindLast) {
            try (ListReadStatement read = begin()) {
                isBehindLast = read == null;
                while (!isBehindLast && !read.isEnded()) {
                    isBehindLast = !isCopied(read, types.get(item), sink) || isBehindLast;
                    item = item + 1 == types.size() ? 0 : item + 1;
                }
            }
        }
        if (isInRow) {
            sink.endRow();
        }
    }

    /** Begins a READ, or gives null where the file ends before it. */
    private ListReadStatement begin() throws IOException {
        try {
            return unit.readList();
        } catch (EndOfFileException e) {
            return null;
        }
    }

    /**
     * Copies the next item, or gives false if the file ends before it and may: not inside a value,
     * nor in a row that has begun.
     */
    private boolean isCopied(ListReadStatement read, ItemType type, RowSink sink)
            throws IOException {
        try {
            copy(read, type, sink);
            return true;
        } catch (EndOfFileException e) {
            if (read.isInValue() || isInRow && !isFlat) {
                throw e;
            }
            return false;
        }
    }

    private void copy(ListReadStatement read, ItemType type, RowSink sink) throws IOException {
        if (type.isComplex()) {
            copyComplex(read, type.kind(), sink);
            return;
        }
        switch (type.kind()) {
            case INTEGER1 -> put(read.nextByte(), read, sink);
            case INTEGER2 -> put(read.nextShort(), read, sink);
            case INTEGER4 -> put(read.nextInt(), read, sink);
            case INTEGER8 -> put(read.nextLong(), read, sink);
            case REAL4 -> {
                float value = read.nextFloat();
                if (begins(read, sink)) {
                    sink.real(value);
                }
            }
            case REAL8 -> {
                double value = read.nextDouble();
                if (begins(read, sink)) {
                    sink.real(value);
                }
            }
            case LOGICAL4 -> {
                boolean value = read.nextBoolean();
                if (begins(read, sink)) {
                    sink.logical(value);
                }
            }
            case CHARACTER -> {
                String text =
                        type.length() > 0 ? read.nextString(type.length()) : read.nextString();
                if (begins(read, sink)) {
                    sink.text(text.getBytes(StandardCharsets.ISO_8859_1));
                }
            }
        }
    }

    private void put(long value, ListReadStatement read, RowSink sink) throws IOException {
        if (begins(read, sink)) {
            sink.integer(value);
        }
    }

    private void copyComplex(ListReadStatement read, ItemKind part, RowSink sink)
            throws IOException {
        if (part == ItemKind.REAL4) {
            Arrays.fill(singles, 0); // what a null part leaves alone
            read.nextComplex(singles, 0);
            if (begins(read, sink)) {
                sink.complex(singles[0], singles[1]);
            }
        } else {
            Arrays.fill(doubles, 0);
            read.nextComplex(doubles, 0);
            if (begins(read, sink)) {
                sink.complex(doubles[0], doubles[1]);
            }
        }
    }

    /**
     * Begins the row with its first item; false, and a missing cell, if that item is null, and
     * false if it is not there.
     */
    private boolean begins(ListReadStatement read, RowSink sink) throws IOException {
        isBehindLast = read.recordNumber() > last;
        if (isBehindLast || isFlat && read.isEnded()) {
            return false;
        }
        if (!isInRow) {
            sink.beginRow();
            isInRow = true;
        }
        if (read.isNull()) {
            sink.missing();
        }
        return !read.isNull();
    }

    /** Writes an item of the type that the way it is written gives it. */
    static void put(ListWriteStatement write, ItemValue item) throws IOException {
        if (item instanceof ItemValue.Complex complex) {
            write.putComplex(complex.real(), complex.imaginary());
        } else if (item instanceof ItemValue.Text text) {
            write.putCharacters(text.bytes(), 0, text.bytes().length);
        } else if (item instanceof ItemValue.Scalar scalar) {
            long bits = scalar.bits();
            switch (scalar.kind()) {
                case INTEGER1 -> write.put((byte) bits);
                case INTEGER2 -> write.put((short) bits);
                case INTEGER4 -> write.put((int) bits);
                case INTEGER8 -> write.put(bits);
                case REAL4 -> write.put(Float.intBitsToFloat((int) bits));
                case REAL8 -> write.put(Double.longBitsToDouble(bits));
                case LOGICAL4 -> write.put(bits != 0);
                case CHARACTER -> throw new IllegalArgumentException("CHARACTER has no bits");
            }
        }
    }
}
