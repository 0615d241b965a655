package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;

/** Reads METIS files. */
final class MetisReading {
    private final ChunkScanner lines;
    private final ReadOptions options;
    private final Remarks.Collected remarks = new Remarks.Collected();
    private final LineShape.Learnt shape = new LineShape.Learnt();
    private final IndexList leading = new IndexList(0);
    private MetisHeader header;
    private long lineOfFirst;
    private final IndexList comments = new IndexList(0); // how many vertices stand before each
    private long arcCount;

    MetisReading(ChunkScanner lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    MetisGraph read() throws IOException {
        header = MetisHeader.read(lines, remarks);
        header.check(lines.bytesLeft());
        int vertices = (int) header.vertices().value();
        if (vertices != header.vertices().value() || header.edges().value() > IndexList.MOST / 2) {
            throw header.edges().fault("at most as many as an array has room for; stream it");
        }
        int[] offsets = new int[vertices + 1];
        ArcList arcs = new ArcList(2 * header.edges().value(), header.hasEdgeWeights());
        ArcSink counting =
                (source, target, weight) -> {
                    offsets[(int) source + 1]++;
                    arcs.arc(source, target, weight);
                };
        readVertices(counting);
        for (int v = 0; v < vertices; v++) {
            offsets[v + 1] += offsets[v];
        }
        Arcs all = arcs.toArcs(vertices, true);
        Graph graph = new Graph(false, Indices.of(offsets), all.targets(), all.weights());
        if (!options.isLenient()) {
            String file = header.vertices().place().file();
            MetisSymmetry.check(graph, vertex -> Place.of(file, lineOf(vertex)));
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
                    break; // the others have no neighbours
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
        int vertices = leading.length() / header.leading();
        long[] values = new long[vertices * count];
        for (int i = 0; i < values.length; i++) {
            values[i] = leading.at(i / count * header.leading() + from + i % count);
        }
        return new Values.Integers(values);
    }

    /** The line of a vertex. */
    private long lineOf(long vertex) {
        long line = lineOfFirst + vertex;
        for (int i = 0; i < comments.length() && comments.at(i) <= vertex; i++) {
            line++;
        }
        return line;
    }
}
