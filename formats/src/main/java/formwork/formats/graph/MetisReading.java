package formwork.formats.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.NumberLines;
import formwork.formats.NumberList;
import formwork.formats.Numbers;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;

/** Reads METIS files. */
final class MetisReading {
    private final NumberLines lines;
    private final ReadOptions options;
    private final Remarks.Collected remarks = new Remarks.Collected();
    private final LineShape.Learnt shape = new LineShape.Learnt();
    private final NumberList leading = new NumberList();
    private Numbers offsets; // null where arcs are handed on
    private MetisHeader header;
    private long lineOfFirst;
    private final NumberList comments = new NumberList(); // how many vertices stand before each
    private long arcCount;

    MetisReading(NumberLines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    MetisGraph read() throws IOException {
        header = MetisHeader.read(lines, remarks);
        header.check(lines.bytesLeft());
        long vertices = header.vertices().value();
        long arcCountSaid = 2 * header.edges().value();
        offsets = options.storage().indices(vertices + 1, arcCountSaid);
        ArcList arcs = new ArcList(options.storage(), arcCountSaid, header.hasEdgeWeights());
        readVertices(arcs);
        Arcs all = arcs.toArcs(vertices, true);
        Graph graph = new Graph(false, Indices.of(offsets), all.targets(), all.weights());
        if (!options.isLenient()) {
            String file = header.vertices().place().file();
            MetisSymmetry.check(graph, options.storage(), vertex -> Place.of(file, lineOf(vertex)));
        }
        return new MetisGraph(
                graph,
                sizes(),
                weights(),
                header.weightsPerVertex(),
                new MetisGraph.Form(header.text(), shape.shape(), remarks.all()));
    }

    void stream(ArcSink sink) throws IOException {
        header = MetisHeader.read(lines, remarks);
        readVertices(sink);
    }

    // ---- lines ----

    private void readVertices(ArcSink sink) throws IOException {
        long count = header.vertices().value();
        lineOfFirst = lines.number() + 1;
        for (long vertex = 0; vertex < count; ) {
            if (!lines.next()) {
                if (options.isLenient() && header.leading() == 0) {
                    while (vertex < count) { // the others have no neighbours
                        end(++vertex);
                    }
                    break;
                }
                throw lines.atFileEnd(
                        "vertex "
                                + (vertex + 1)
                                + " of "
                                + count
                                + ", as "
                                + header.vertices().place()
                                + " says");
            }
            if (lines.first() == '%') {
                remarks.add(lines.number(), lines.text());
                comments.add(vertex);
            } else {
                readVertex(vertex, sink);
                vertex++;
                end(vertex);
            }
        }
        while (lines.next()) {
            boolean isComment = lines.first() == '%';
            if (!isComment && !lines.isAtEnd()) {
                throw surplusLine();
            }
            remarks.add(lines.number(), lines.text());
        }
        if (arcCount != 2 * header.edges().value() && !options.isLenient()) {
            throw header.edges()
                    .fault(
                            "half of "
                                    + arcCount
                                    + ", which is how many neighbours all vertices have");
        }
    }

    private void end(long verticesBefore) {
        if (offsets != null) {
            offsets.putInteger(verticesBefore, arcCount);
        }
    }

    private FormworkException surplusLine() {
        return lines.fault(
                IoStatus.BAD_COUNT,
                "no more than "
                        + header.vertices().value()
                        + " vertices, as "
                        + header.vertices().place()
                        + " says");
    }

    private void readVertex(long vertex, ArcSink sink) {
        long most = header.vertices().value();
        boolean isWeighted = header.hasEdgeWeights();
        for (int i = 0; i < header.leading(); i++) {
            leading.add(number("a weight or size of the vertex", 0, Long.MAX_VALUE, true));
        }
        if (header.leading() == 0 && lines.isAtEnd()) {
            shape.empty(lines.isEmpty());
            return;
        }
        while (!lines.isAtEnd()) {
            long neighbour = number("a vertex", 1, most, false);
            if (neighbour == vertex + 1 && !options.isLenient()) {
                throw lines.fieldFault(
                        IoStatus.BAD_STRUCTURE, "another vertex than this line's own");
            }
            long weight = isWeighted ? number("a weight of an edge", 1, Long.MAX_VALUE, false) : 1;
            arcCount++;
            sink.arc(vertex, neighbour - 1, weight);
        }
        shape.end(lines.bytesLeftInLine());
    }

    private long number(String what, long least, long most, boolean isLeading) {
        int before = lines.position();
        long value = lines.index(what, least, most);
        shape.number(
                before == 0,
                isLeading,
                lines.position() - before,
                digits(value),
                lines.fieldBytes());
        return value;
    }

    private static int digits(long value) {
        int digits = 1;
        for (long rest = value / 10; rest != 0; rest /= 10) {
            digits++;
        }
        return digits;
    }

    // ---- what stands before the neighbours ----

    private Values.Integers sizes() {
        return header.hasSizes() ? everyLeading(0, 1) : null;
    }

    private Values.Integers weights() {
        int from = header.hasSizes() ? 1 : 0;
        return header.weightsPerVertex() > 0 ? everyLeading(from, header.weightsPerVertex()) : null;
    }

    private Values.Integers everyLeading(int from, int count) {
        long vertices = leading.length() / header.leading();
        Numbers values = options.storage().numbers(ItemKind.INTEGER8, vertices * count);
        for (long i = 0; i < values.length(); i++) {
            values.putInteger(i, leading.integer(i / count * header.leading() + from + i % count));
        }
        return new Values.Integers(values);
    }

    /** The line of a vertex. */
    private long lineOf(long vertex) {
        long line = lineOfFirst + vertex;
        for (long i = 0; i < comments.length() && comments.integer(i) <= vertex; i++) {
            line++;
        }
        return line;
    }
}
