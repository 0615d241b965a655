package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.NumberLines;
import formwork.formats.Numbers;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.Values;
import java.io.IOException;

/** METIS graphs: a line of sizes, and a line for each vertex with its neighbours. */
public final class Metis implements WritableKind<MetisGraph> {
    @Override
    public String name() {
        return "metis";
    }

    @Override
    public String title() {
        return "a METIS graph";
    }

    @Override
    public String specification() {
        return "G. Karypis, METIS, A Software Package, version 5.1.0, section 4.1.1";
    }

    @Override
    public Splitting splitting() {
        return Splitting.WHOLE;
    }

    @Override
    public Evidence recognise(Head head) {
        return MetisHead.recognise(head);
    }

    @Override
    public MetisGraph read(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return new MetisReading(lines, options).read();
        }
    }

    /**
     * Hands on the arcs, each edge both ways, without keeping them; of files larger than memory.
     */
    public void stream(Source source, ReadOptions options, ArcSink sink) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            new MetisReading(lines, options).stream(sink);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return MetisHeader.read(lines, new Remarks.Collected()).facts();
        }
    }

    @Override
    public void write(MetisGraph file, Target target) throws IOException {
        Graph graph = file.graph();
        Numbers weights = null;
        if (graph.isDirected()) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    target.name()
                            + ": found a directed graph; expected one with each edge both ways, as"
                            + " this kind has them");
        }
        if (!(graph.weights() instanceof Values.Pattern)) {
            weights = IntegerWeights.of(graph.weights(), graph.arcCount(), target);
        }
        try (LineTarget lines = new LineTarget(target, file.form().remarks())) {
            lines.line(file.form().header() == null ? header(file) : file.form().header());
            LineShape shape = file.form().shape();
            for (long v = 0; v < graph.vertexCount(); v++) {
                NumberLine line = new NumberLine(lines, shape);
                if (file.vertexSizes() != null) {
                    line.first(file.vertexSizes().at(v));
                }
                for (int i = 0; i < file.weightsPerVertex(); i++) {
                    line.first(file.vertexWeights().at(v * file.weightsPerVertex() + i));
                }
                for (long i = graph.offsets().at(v); i < graph.offsets().at(v + 1); i++) {
                    line.other(graph.targets().at(i) + 1);
                    if (weights != null) {
                        line.other(weights.integer(i));
                    }
                }
                line.end();
            }
        }
    }

    private static String header(MetisGraph file) {
        Graph graph = file.graph();
        String flags =
                (file.vertexSizes() == null ? "0" : "1")
                        + (file.weightsPerVertex() == 0 ? "0" : "1")
                        + (graph.weights() instanceof Values.Pattern ? "0" : "1");
        String sizes = graph.vertexCount() + " " + graph.arcCount() / 2;
        if (flags.equals("000")) {
            return sizes;
        }
        return sizes
                + " "
                + flags
                + (file.weightsPerVertex() > 1 ? " " + file.weightsPerVertex() : "");
    }
}
