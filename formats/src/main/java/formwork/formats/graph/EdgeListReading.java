package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Facts;
import formwork.formats.NumberLines;
import formwork.formats.ReadOptions;
import java.io.IOException;

/** Reads edge lists: two vertices a line, and a weight if the first line has one. */
final class EdgeListReading {
    private static final long MOST_VERTEX = Long.MAX_VALUE - 1;

    private final NumberLines lines;
    private final ReadOptions options;
    private final EdgeListComments comments = new EdgeListComments();
    private final WeightText weightText = new WeightText();
    private boolean hasWeights;
    private boolean hasRealWeights;
    private char separator = '\t';
    private long count;
    private long least = MOST_VERTEX;
    private long most = -1;

    EdgeListReading(NumberLines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    EdgeListGraph read() throws IOException {
        boolean isAny = nextEdge();
        ArcList list = new ArcList(options.storage(), 0, hasWeights);
        readEdges(isAny, list);
        long vertexCount = Math.max(comments.vertices(), most + 1);
        return new EdgeListGraph(
                list.toArcs(vertexCount, !comments.isUndirected()),
                new EdgeListGraph.Form(
                        separator, count == 0 ? 0 : least, weightText, comments.remarks()));
    }

    void stream(ArcSink sink) throws IOException {
        readEdges(nextEdge(), sink);
    }

    Facts facts() throws IOException {
        readEdges(nextEdge(), (source, target, weight) -> {}, true);
        return Facts.NONE
                .with("edges", count)
                .with("directed", comments.isUndirected() ? "no" : "yes")
                .with("weights", !hasWeights ? "no" : hasRealWeights ? "reals" : "integers")
                .with("least vertex", count == 0 ? 0 : least)
                .with("largest vertex", Math.max(0, most));
    }

    /** Goes to the first line of an edge, and sees how it is written. */
    private boolean nextEdge() throws IOException {
        while (lines.next()) {
            if (isRemark()) {
                comments.add(lines);
                continue;
            }
            vertex();
            vertex();
            separator = (char) lines.separator();
            hasWeights = !lines.isAtEnd();
            lines.restart();
            return true;
        }
        return false;
    }

    private boolean isRemark() {
        return EdgeListComments.isComment(lines.first()) || lines.isAtEnd();
    }

    private long vertex() {
        return lines.index("a vertex", 0, MOST_VERTEX);
    }

    private void readEdges(boolean isAny, ArcSink sink) throws IOException {
        readEdges(isAny, sink, false);
    }

    private void readEdges(boolean isAny, ArcSink sink, boolean isForFacts) throws IOException {
        boolean isThere = isAny;
        while (isThere) {
            if (isRemark()) {
                comments.add(lines);
            } else {
                readEdge(sink, isForFacts);
            }
            isThere = lines.next();
        }
        if (comments.edges() != null
                && comments.edges().value() != count
                && !options.isLenient()
                && !isForFacts) {
            throw comments.edges().fault(count + ", which are there");
        }
    }

    private void readEdge(ArcSink sink, boolean isForFacts) {
        long source = vertex();
        long target = vertex();
        least = Math.min(least, Math.min(source, target));
        most = Math.max(most, Math.max(source, target));
        if (!hasWeights) {
            sink.arc(source, target, 1);
        } else if (!hasRealWeights && lines.hasInteger()) {
            sink.arc(source, target, lines.integer("a weight"));
        } else {
            readReal(source, target, sink, isForFacts);
        }
        if (!lines.isAtEnd()) {
            throw surplus();
        }
        count++;
    }

    private void readReal(long source, long target, ArcSink sink, boolean isForFacts) {
        if (!hasRealWeights) {
            hasRealWeights = true;
            weightText.addIntegers(isForFacts ? 0 : count);
        }
        double weight = lines.real(weightText.text(), "a weight");
        if (!isForFacts) {
            weightText.add();
            sink.arc(source, target, weight);
        }
    }

    private FormworkException surplus() {
        lines.word();
        return lines.fieldFault(
                IoStatus.BAD_COUNT,
                "the end of the line, "
                        + (hasWeights
                                ? "as it has two vertices and a weight"
                                : "as the first one has two vertices and no weight"));
    }
}
