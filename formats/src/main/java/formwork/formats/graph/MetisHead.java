package formwork.formats.graph;

import formwork.formats.Evidence;
import formwork.formats.Head;
import java.util.regex.Pattern;

/**
 * How METIS files are recognised: they say nothing of themselves, so that the first lines must be
 * what the sizes say.
 */
final class MetisHead {
    private static final Pattern HEADER =
            Pattern.compile(
                    "[ \\t]*(\\d{1,10})[ \\t]+(\\d{1,12})(?:[ \\t]+([01]{1,3})(?:[ \\t]+(\\d{1,4}))?)?[ \\t]*");
    private static final Pattern NUMBERS = Pattern.compile("[ \\t\\d]*");
    private static final int FEW_LINES = 3;

    private MetisHead() {}

    static Evidence recognise(Head head) {
        int number = 1;
        while (head.line(number).startsWith("%") && !head.line(1).startsWith("%%MatrixMarket")) {
            number++;
        }
        java.util.regex.Matcher header = HEADER.matcher(head.line(number));
        if (!header.matches()) {
            return Evidence.none("line " + number + " has no numbers of vertices and edges");
        }
        long vertices = Long.parseLong(header.group(1));
        long edges = Long.parseLong(header.group(2));
        String flags = header.group(3) == null ? "0" : header.group(3);
        Body body = new Body(vertices, flags, header.group(4));
        String missing = body.read(head, number + 1);
        if (missing != null) {
            return Evidence.none(missing);
        }
        if (body.lines > vertices || head.isWhole() && body.lines != vertices) {
            return Evidence.none(body.lines + " lines for " + vertices + " vertices");
        }
        if (head.isWhole() && body.neighbours != 2 * edges) {
            return Evidence.none(body.neighbours + " neighbours for " + edges + " edges");
        }
        if (body.lines < FEW_LINES && !head.isWhole() || vertices == 0) {
            return Evidence.none("too few lines to tell");
        }
        return Evidence.likely(
                "line " + number + ": " + vertices + " vertices and " + edges + " edges",
                body.lines + " lines of neighbours from 1 to " + vertices);
    }

    /** What stands behind the sizes. */
    private static final class Body {
        private final long vertices;
        private final int leading;
        private final int step;
        private long lines;
        private long neighbours;

        Body(long vertices, String flags, String weightCount) {
            this.vertices = vertices;
            boolean hasWeights = flags.length() > 1 && flags.charAt(flags.length() - 2) == '1';
            int weights = weightCount == null ? 1 : Integer.parseInt(weightCount.strip());
            leading =
                    (hasWeights ? weights : 0)
                            + (flags.length() == 3 && flags.charAt(0) == '1' ? 1 : 0);
            step = flags.endsWith("1") ? 2 : 1;
        }

        /** What is not as it should be; null if nothing is. */
        String read(Head head, int first) {
            for (int number = first; number <= head.lineCount(); number++) {
                String line = head.line(number);
                if (line.startsWith("%") || lines == vertices && line.isBlank()) {
                    continue;
                }
                if (!NUMBERS.matcher(line).matches()) {
                    return "line " + number + " is not of integers only";
                }
                String[] words = line.isBlank() ? new String[0] : line.strip().split("\\s+");
                int count = words.length - leading;
                if (count < 0 || count % step != 0) {
                    return "line " + number + " has " + words.length + " numbers";
                }
                for (int i = leading; i < words.length; i += step) {
                    if (words[i].length() > 10
                            || Long.parseLong(words[i]) < 1
                            || Long.parseLong(words[i]) > vertices) {
                        return "line " + number + ": " + words[i] + " is no vertex";
                    }
                }
                lines++;
                neighbours += count / step;
            }
            return null;
        }
    }
}
