package formwork.namelist;

import formwork.edit.ItemKind;
import formwork.field.EditState;
import formwork.list.ListFields;
import formwork.mode.DecimalSymbol;
import formwork.mode.Modes;
import formwork.unit.RecordComposer;
import formwork.unit.RecordSink;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * A group in the wide layout: each variable, and each component of a structure, on records of its
 * own; numbers as wide as their kinds, and equal elements that follow each other once, with a
 * repeat count.
 */
final class WideGroupOutput {
    private static final int MOST_PLACES =
            5; // of a record; the name takes one, a complex value two

    private final RecordSink sink;
    private final RecordComposer record;
    private final EditState state;
    private final ListFields fields = new ListFields();
    private final byte[] field = new byte[ListFields.MOST_BYTES];
    private final byte delimiter; // NUL for none
    private final char separator;
    private int places;

    WideGroupOutput(RecordSink sink, Modes modes) {
        this.sink = sink;
        record = sink.record();
        state = new EditState(modes);
        delimiter =
                (byte)
                        switch (modes.delimiter()) {
                            case NONE -> 0;
                            case APOSTROPHE -> '\'';
                            case QUOTE, PROCESSOR_DEFINED -> '"';
                        };
        separator = modes.decimal() == DecimalSymbol.COMMA ? ';' : ',';
        sink.begin(modes);
    }

    void write(NamelistValues values) throws IOException {
        put("&" + values.group().name().toUpperCase(Locale.ROOT));
        sink.endRecord();
        for (Node root : values.roots()) {
            write(" " + root.name(), root, 0, values.extent(root));
        }
        put(" /");
        sink.endRecord();
    }

    /** Writes {@code size} elements from {@code first} on, which are all there are. */
    private void write(String path, Node node, int first, int size) throws IOException {
        if (node.cells() != null) {
            writeCells(path, node.cells(), first, size);
            return;
        }
        for (int i = 0; i < size; i++) {
            String element = path + subscripts(node.shape(), i);
            for (Node component : node.components()) {
                int count = component.shape().size();
                write(element + "%" + component.name(), component, (first + i) * count, count);
            }
        }
    }

    /** Of the element {@code number}, from 0. */
    private static String subscripts(Shape shape, int number) {
        if (shape.isScalar()) {
            return "";
        }
        if (shape.grows()) {
            return "(" + (number + 1) + ")";
        }
        StringBuilder text = new StringBuilder("(");
        int left = number;
        for (Shape.Bounds bounds : shape.dimensions()) {
            text.append(text.length() > 1 ? "," : "")
                    .append(bounds.lower() + left % bounds.extent());
            left /= bounds.extent();
        }
        return text.append(')').toString();
    }

    private void writeCells(String path, Cells cells, int first, int size) throws IOException {
        put(path.toUpperCase(Locale.ROOT) + "=");
        places = 1;
        int i = 0;
        while (i < size) {
            int run = 1;
            while (i + run < size && cells.isSame(first + i, first + i + run)) {
                run++;
            }
            writeRun(cells, first + i, run);
            i += run;
        }
        sink.endRecord();
    }

    private void writeRun(Cells cells, int element, int run) throws IOException {
        if (run > 1) {
            put(" " + run + "*");
        }
        IntrinsicType type = cells.type();
        boolean isSeparated = true;
        if (type.isCharacter()) {
            putCharacters(cells.text(element));
            isSeparated = delimiter != 0;
        } else if (type.isComplex()) {
            long realBits = cells.realBits(element);
            long imaginaryBits = cells.imaginaryBits(element);
            int length = fields.writeComplex(field, 0, type.kind(), realBits, imaginaryBits, state);
            put(field, 0, length);
        } else {
            putField(type.kind(), cells.bits(element), run > 1);
        }
        places += type.isComplex() ? 2 : 1;
        boolean isFull = places > MOST_PLACES;
        if (isSeparated || isFull) {
            put(String.valueOf(separator));
        }
        if (isFull) {
            sink.endRecord();
            put(" ");
            places = 0;
        }
    }

    /** Integers, and what follows a repeat count, begin at the left of their field. */
    private void putField(ItemKind kind, long bits, boolean isRepeated) {
        int length = fields.write(field, 0, kind, bits, state);
        int from = 0;
        if (kind.isInteger() || isRepeated) {
            while (field[from] == ' ') {
                from++;
            }
        }
        put(field, from, length);
        put(" ".repeat(from));
    }

    private void putCharacters(byte[] text) {
        if (delimiter == 0) {
            put(text, 0, text.length);
            return;
        }
        byte[] mark = {delimiter};
        put(mark, 0, 1);
        int from = 0;
        for (int i = 0; i < text.length; i++) {
            if (text[i] == delimiter) {
                put(text, from, i + 1);
                from = i; // once more
            }
        }
        put(text, from, text.length);
        put(mark, 0, 1);
    }

    private void put(String ascii) {
        byte[] bytes = ascii.getBytes(StandardCharsets.ISO_8859_1);
        put(bytes, 0, bytes.length);
    }

    private void put(byte[] bytes, int from, int to) {
        byte[] target = record.room(to - from);
        System.arraycopy(bytes, from, target, record.position(), to - from);
        record.wrote(to - from);
    }
}
