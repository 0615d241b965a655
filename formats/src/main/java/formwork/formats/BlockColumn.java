package formwork.formats;

import formwork.bulk.ColumnPart;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.ItemKind;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The fields of a column in the rows of a block: where they are, and what was read from them. */
final class BlockColumn {
    /** Integers of so many digits are in range of INTEGER*4 whatever they are. */
    private static final int WIDEST_INTEGER4 = 9;

    private final int first;
    private final int count; // of the fields of a row
    private final int step;
    private final int width;
    private final ItemKind kind; // of the items read, which need not be that of the column
    private final Object array;

    private BlockColumn(int first, int count, int step, int width, ItemKind kind, Object array) {
        this.first = first;
        this.count = count;
        this.step = step;
        this.width = width;
        this.kind = kind;
        this.array = array;
    }

    /**
     * The fields named {@code column} in {@code rows} rows; null if they are not read alike, or not
     * at equal distances.
     */
    static BlockColumn of(Column column, List<Column> fields, List<DataEdit> edits, int rows) {
        int first = -1;
        int last = -1;
        int count = 0;
        int step = 1;
        for (int i = 0; i < edits.size(); i++) {
            if (!fields.get(i).name().equals(column.name())) {
                continue;
            }
            if (first < 0) {
                first = i;
            } else if (count == 1) {
                step = i - first;
            }
            if (first + count * step != i || !isLike(edits.get(first), edits.get(i))) {
                return null;
            }
            last = i;
            count++;
        }
        DataEdit edit = edits.get(last);
        ItemKind kind = kind(column.kind(), edit);
        if (kind == null) {
            return null;
        }
        int items = rows * count;
        Object array =
                switch (kind) {
                    case REAL8 -> new double[items];
                    case INTEGER4 -> new int[items];
                    case INTEGER8 -> new long[items];
                    default -> new byte[items * edit.width()];
                };
        return new BlockColumn(first, count, step, edit.width(), kind, array);
    }

    private static boolean isLike(DataEdit one, DataEdit other) {
        return one.getClass() == other.getClass()
                && (one.width() == other.width() || !(one instanceof CharacterEdit));
    }

    /** As what the fields are read; null if only a statement can. */
    private static ItemKind kind(ItemKind column, DataEdit edit) {
        boolean isInteger = edit instanceof IntegerEdit;
        return switch (column) {
            case CHARACTER -> edit instanceof CharacterEdit ? column : null;
            case INTEGER4, INTEGER8 -> isInteger ? column : null;
            case REAL8 -> {
                if (isInteger) {
                    yield edit.width() <= WIDEST_INTEGER4 ? ItemKind.INTEGER4 : ItemKind.INTEGER8;
                }
                yield edit instanceof RealEdit ? column : null;
            }
            default -> null;
        };
    }

    ColumnPart part() {
        return new ColumnPart(kind, array, first, 1, count, step);
    }

    /** The field that element {@code index} of a row is. */
    int field(int index) {
        return first + index * step;
    }

    boolean isNumber() {
        return kind != ItemKind.CHARACTER;
    }

    int count() {
        return count;
    }

    /** Adds the values of the rows {@code from} to {@code to} by {@code column}. */
    void add(int from, int to, ColumnPolicy column, RowBlock block) {
        int begin = from * count;
        int end = to * count;
        boolean isReal = column.data().column().kind() == ItemKind.REAL8;
        if (array instanceof double[] values) {
            column.addReals(values, begin, end, this, block);
        } else if (array instanceof int[] values) {
            if (isReal) {
                column.addReals(values, begin, end, this, block);
            } else {
                column.addIntegers(values, begin, end, this, block);
            }
        } else if (array instanceof long[] values) {
            for (int i = begin; i < end; i++) {
                goTo(i, block);
                if (isReal) {
                    column.addReal((double) values[i], block);
                } else {
                    column.addInteger(values[i], block);
                }
            }
        } else {
            addTexts(begin, end, column, block);
        }
    }

    private void addTexts(int begin, int end, ColumnPolicy column, RowBlock block) {
        byte[] texts = (byte[]) array;
        if (column.takesAnyText()) {
            column.data().add(texts, begin * width, width, end - begin);
            return;
        }
        for (int i = begin; i < end; i++) {
            goTo(i, block);
            String text = new String(texts, i * width, width, StandardCharsets.ISO_8859_1);
            column.addText(text, block);
        }
    }

    /** The block looks at the field of the value {@code index}. */
    void goTo(int index, RowBlock block) {
        block.goTo(index / count, field(index % count));
    }
}
