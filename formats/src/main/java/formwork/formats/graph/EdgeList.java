package formwork.formats.graph;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.NumberLines;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lists of edges: two vertices a line, perhaps a weight, and comments behind # or %. */
public final class EdgeList implements WritableKind<EdgeListGraph> {
    private static final Pattern EDGE =
            Pattern.compile(
                    "[ \\t]*\\d{1,18}[ \\t]+\\d{1,18}([ \\t]+[-+]?[\\d.][\\d.eEdD+-]*)?[ \\t]*");
    private static final int MOST_LINES = 1000; // that are looked at
    private static final int LONGEST_LINE = 200;
    private static final int FEWEST_EDGES = 3; // where nothing else speaks for them

    @Override
    public String name() {
        return "edge-list";
    }

    @Override
    public String title() {
        return "a list of edges";
    }

    @Override
    public String specification() {
        return "J. Leskovec, A. Krevl, SNAP Datasets, 2014";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        int edges = 0;
        boolean hasWeights = false;
        String comment = null;
        for (int number = 1; number <= Math.min(head.lineCount(), MOST_LINES); number++) {
            String line = head.line(number);
            if (line.isBlank()) {
                continue;
            }
            if (EdgeListComments.isComment(line.charAt(0))) {
                boolean isFirst = comment == null && edges == 0;
                comment = isFirst && EdgeListComments.isOfGraph(line) ? line : comment;
                continue;
            }
            Matcher edge = EDGE.matcher(line.length() > LONGEST_LINE ? "" : line);
            if (!edge.matches() || edges > 0 && hasWeights != (edge.group(1) != null)) {
                return Evidence.none("line " + number + " is no edge as those before it");
            }
            hasWeights = edge.group(1) != null;
            edges++;
        }
        if (edges == 0 || edges == 1 && comment == null || head.line(1).startsWith("%%")) {
            return Evidence.none("no lines of two vertices");
        }
        if (comment == null && (edges < FEWEST_EDGES || !hasPlainLines(head))) {
            return Evidence.none("a few numbers in columns, and no comment that says of what");
        }
        String seen = edges + " lines of two vertices" + (hasWeights ? " and a weight" : "");
        return comment == null
                ? Evidence.possible(seen)
                : Evidence.likely("a comment: \"" + comment.strip() + "\"", seen);
    }

    /** Whether lines begin with a number and not with blanks, as columns of a table do. */
    private static boolean hasPlainLines(Head head) {
        for (int number = 1; number <= Math.min(head.lineCount(), MOST_LINES); number++) {
            if (head.line(number).startsWith(" ")) {
                return false;
            }
        }
        return true;
    }

    @Override
    public EdgeListGraph read(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return new EdgeListReading(lines, options).read();
        }
    }

    /** Hands on the edges as they stand, without keeping them; of files larger than memory. */
    public void stream(Source source, ReadOptions options, ArcSink sink) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            new EdgeListReading(lines, options).stream(sink);
        }
    }

    /** Goes through all of it: nothing else says how many vertices and edges there are. */
    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return new EdgeListReading(lines, options).facts();
        }
    }

    @Override
    public void write(EdgeListGraph file, Target target) throws IOException {
        Arcs arcs = file.arcs();
        EdgeListGraph.Form form = file.form();
        boolean isNew = form.remarks() == null;
        try (LineTarget lines = new LineTarget(target, isNew ? Remarks.NONE : form.remarks())) {
            if (isNew) {
                lines.line(arcs.isDirected() ? "# Directed graph" : "# Undirected graph");
                lines.line("# Nodes: " + arcs.vertexCount() + " Edges: " + arcs.count());
                lines.line("# FromNodeId\tToNodeId");
            }
            for (long i = 0; i < arcs.count(); i++) {
                lines.number(arcs.sources().at(i)).put(form.separator());
                lines.number(arcs.targets().at(i));
                if (arcs.weights() instanceof Values.Integers weights) {
                    lines.put(form.separator()).number(weights.at(i));
                } else if (arcs.weights() instanceof Values.Reals weights) {
                    lines.put(form.separator());
                    lines.text(form.weights().write(weights.real(i), i));
                }
                lines.endLine();
            }
        }
    }
}
