package formwork.formats.graph;

import formwork.formats.Count;
import formwork.formats.NumberLines;
import formwork.formats.Place;
import formwork.formats.Remarks;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the comments of an edge list say of its graph: SNAP's have "Undirected graph" and "Nodes: 4
 * Edges: 5", KONECT's begin with "sym" or "asym".
 */
final class EdgeListComments {
    private static final Pattern COUNTS =
            Pattern.compile(
                    "[#%].*\\bnodes:\\s*(\\d{1,18})\\b.*\\bedges:\\s*(\\d{1,18})\\b.*",
                    Pattern.CASE_INSENSITIVE);
    private static final Pattern UNDIRECTED =
            Pattern.compile("[#%].*\\bundirected\\b.*|%\\s*sym\\b.*", Pattern.CASE_INSENSITIVE);
    private static final Pattern OF_A_GRAPH =
            Pattern.compile(".*\\b(nodes?|edges?|graph|vertices|sym|asym|bip|arcs?)\\b.*");
    private static final int LONGEST = 1000;

    private final Remarks.Collected remarks = new Remarks.Collected();
    private boolean isUndirected;
    private Count vertices;
    private Count edges;

    static boolean isComment(int first) {
        return first == '#' || first == '%';
    }

    /** Whether a comment is likely to be one of a graph. */
    static boolean isOfGraph(String line) {
        return line.length() <= LONGEST
                && OF_A_GRAPH.matcher(line.toLowerCase(Locale.ROOT)).matches();
    }

    /** Keeps the line in hand. */
    void add(NumberLines lines) {
        String text = lines.text();
        remarks.add(lines.number(), text);
        if (text.length() > LONGEST) {
            return;
        }
        isUndirected |= UNDIRECTED.matcher(text).matches();
        Matcher counts = COUNTS.matcher(text);
        if (edges == null && counts.matches()) {
            vertices = count("nodes", counts, 1, lines.place());
            edges = count("edges", counts, 2, lines.place());
        }
    }

    private static Count count(String what, Matcher counts, int group, Place line) {
        Place place =
                Place.of(line.file(), line.line(), counts.start(group) + 1, counts.end(group));
        return new Count(what, Long.parseLong(counts.group(group)), place);
    }

    boolean isUndirected() {
        return isUndirected;
    }

    /** How many vertices there are as it is said; 0 if it is not. */
    long vertices() {
        return vertices == null ? 0 : vertices.value();
    }

    /** How many edges there are as it is said; null if it is not. */
    Count edges() {
        return edges;
    }

    Remarks remarks() {
        return remarks.all();
    }
}
