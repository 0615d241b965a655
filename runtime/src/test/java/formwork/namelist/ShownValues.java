package formwork.namelist;

/** All values of a group as a text, to compare them. */
final class ShownValues {
    private ShownValues() {}

    static String of(NamelistValues values) {
        StringBuilder text = new StringBuilder();
        for (Node root : values.roots()) {
            append(root, 0, values.extent(root), text);
        }
        return text.toString();
    }

    private static void append(Node node, int first, int size, StringBuilder text) {
        text.append(node.name()).append('[').append(size).append("]=");
        for (int i = first; i < first + size; i++) {
            if (node.cells() != null) {
                text.append(node.cells().get(i)).append(' ');
            }
            for (Node component : node.components()) {
                int count = component.shape().size();
                append(component, i * count, count, text);
            }
        }
    }
}
