package formwork.namelist;

import formwork.list.ListOutput;
import formwork.mode.DecimalSymbol;
import formwork.mode.Modes;
import formwork.unit.RecordSink;
import java.io.IOException;
import java.util.Locale;

/**
 * A group in the compact layout: all variables one after the other, each with its elements and
 * components as list-directed output writes them.
 */
final class CompactGroupOutput {
    private final ListOutput list;
    private final String separator;

    CompactGroupOutput(RecordSink sink, Modes modes) {
        list = new ListOutput(sink);
        separator = modes.decimal() == DecimalSymbol.COMMA ? ";" : ",";
        list.begin(modes);
    }

    void write(NamelistValues values) throws IOException {
        list.putName(" &", values.group().name().toUpperCase(Locale.ROOT));
        String before = " ";
        for (Node root : values.roots()) {
            list.putName(before, root.name().toUpperCase(Locale.ROOT) + "=");
            write(root, 0, values.extent(root));
            before = separator;
        }
        list.putName("/", "");
        list.end();
    }

    private void write(Node node, int first, int size) throws IOException {
        for (int i = first; i < first + size; i++) {
            if (node.cells() != null) {
                write(node.cells(), i);
            }
            for (Node component : node.components()) {
                int count = component.shape().size();
                write(component, i * count, count);
            }
        }
    }

    private void write(Cells cells, int element) throws IOException {
        IntrinsicType type = cells.type();
        if (type.isCharacter()) {
            byte[] text = cells.text(element);
            list.put(text, 0, text.length);
        } else if (type.isComplex()) {
            list.putComplex(type.kind(), cells.realBits(element), cells.imaginaryBits(element));
        } else {
            list.put(type.kind(), cells.bits(element));
        }
    }
}
