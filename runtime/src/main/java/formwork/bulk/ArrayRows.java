package formwork.bulk;

import formwork.convert.ByteLanes;
import formwork.edit.FormatList;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import formwork.unit.PlacedRecordSource;
import java.io.IOException;

/**
 * Records whose fields are the elements of one array: those from {@code first} to {@code last} of
 * all that the text has go into a target, in which they begin at 0.
 */
final class ArrayRows implements RecordScan.Rows {
    private static final int MOST_VALUES = 1 << 10;

    private final Layout layout;
    private final int fields;
    private final int lastField; // its offset
    private final boolean hasUnreadColumns;
    private final GroupReader reader;
    private final PlacedRecordSource record;
    private final FormattedRead statement;
    private final FormatList list;
    private final Modes modes;
    private final ValueTarget target;
    private final ValueTarget.Door door;
    private final long first;
    private final long last;
    private long next; // the number of the element to come, from 0
    private boolean isRegular = true;

    ArrayRows(
            String name,
            FormatList list,
            Modes modes,
            Layout layout,
            ValueTarget target,
            long first,
            long last,
            long next) {
        this.layout = layout;
        this.list = list;
        this.modes = modes;
        this.target = target;
        this.first = first;
        this.last = last;
        this.next = next;
        fields = layout.fields().size();
        lastField = layout.fields().get(fields - 1).offset();
        hasUnreadColumns = hasGaps(layout);
        reader = new GroupReader(ColumnGroup.of(layout.fields()), fields, target.kind(), true);
        record = new PlacedRecordSource(name);
        statement = new FormattedRead(record);
        door = target.door();
    }

    private static boolean hasGaps(Layout layout) {
        int end = 0;
        for (FieldPlace field : layout.fields()) {
            if (field.offset() > end) {
                return true;
            }
            end = field.end();
        }
        return false;
    }

    /** The number of the element to come, from 0, in the whole text. */
    long next() {
        return next;
    }

    /** Whether each record had all its fields. */
    boolean isRegular() {
        return isRegular;
    }

    @Override
    public int columns() {
        return layout.columns();
    }

    @Override
    public int mostRows() {
        return Math.max(1, MOST_VALUES / fields);
    }

    @Override
    public boolean hasUnreadColumns() {
        return hasUnreadColumns || next < first;
    }

    @Override
    public boolean isDone() {
        return next >= last;
    }

    @Override
    public int takeRows(byte[] text, int at, int stride, int rows) {
        if (next < first) {
            int skipped = (int) Math.min(rows, (Math.min(first, last) - next) / fields);
            int regular = 0;
            while (regular < skipped && hasAllFields(text, at + regular * stride)) {
                regular++;
            }
            next += (long) regular * fields;
            return regular;
        }
        int wanted = (int) Math.min(rows, (last - next) / fields);
        if (wanted == 0) {
            return 0;
        }
        long index = next - first;
        Object array = door.array(index, wanted * fields);
        int read = reader.read(text, at, stride, wanted, array, door.offset(index));
        door.putIn(index, read * fields);
        next += (long) read * fields;
        return read;
    }

    /**
     * Whether the record has no comma, which ends a field early, and something in its last field.
     */
    private boolean hasAllFields(byte[] text, int at) {
        int end = at + layout.columns();
        for (int i = at; i < end; i += Long.BYTES) {
            if (ByteLanes.first(ByteLanes.mask(ByteLanes.get8(text, i), (byte) ',')) < end - i) {
                return false;
            }
        }
        for (int i = end - 1; i >= at + lastField; i--) {
            if (text[i] != ' ') {
                return true;
            }
        }
        return false;
    }

    @Override
    public void takeRecord(byte[] text, int from, int to, long number) throws IOException {
        record.place(text, from, to, number);
        statement.begin(list, modes);
        int count = 0;
        while (next < last && statement.selectPresent() != null) {
            readOne(target.kind());
            next++;
            count++;
        }
        isRegular &= count == fields || next >= last;
    }

    private void readOne(ItemKind kind) throws IOException {
        long bits;
        try {
            bits = statement.read(kind);
        } catch (FieldException e) {
            if (next >= first) {
                throw e;
            }
            return; // it is passed over
        }
        if (next >= first) {
            put(next - first, bits);
        }
    }

    private void put(long index, long bits) {
        Object array = door.array(index, 1);
        put(array, door.offset(index), bits);
        door.putIn(index, 1);
    }

    static void put(Object array, int index, long bits) {
        if (array instanceof double[] values) {
            values[index] = Double.longBitsToDouble(bits);
        } else if (array instanceof float[] values) {
            values[index] = Float.intBitsToFloat((int) bits);
        } else if (array instanceof int[] values) {
            values[index] = (int) bits;
        } else {
            ((long[]) array)[index] = bits;
        }
    }
}
