package formwork.formats.graph;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.NumberLines;
import formwork.formats.Numbers;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.matrix.Values;
import java.io.IOException;

/** DIMACS files of arcs; what they are about is told by their line {@code p}. */
abstract class DimacsKind implements WritableKind<DimacsGraph> {
    private final DimacsProblem problem;

    DimacsKind(DimacsProblem problem) {
        this.problem = problem;
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        return problem.recognise(head);
    }

    @Override
    public DimacsGraph read(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return new DimacsReading(problem, lines, options).read();
        }
    }

    /** Hands on the arcs as they stand, without keeping them; of files larger than memory. */
    public void stream(Source source, ReadOptions options, ArcSink sink) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            new DimacsReading(problem, lines, options).stream(sink);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (NumberLines lines = new NumberLines(source)) {
            return new DimacsReading(problem, lines, options).facts();
        }
    }

    @Override
    public void write(DimacsGraph file, Target target) throws IOException {
        Arcs arcs = file.arcs();
        Numbers weights =
                problem.columns().isEmpty()
                        ? null
                        : IntegerWeights.of(arcs.weights(), arcs.count(), target);
        boolean hasFlows = problem.columns().size() > 1;
        try (LineTarget lines = new LineTarget(target, file.remarks())) {
            lines.text("p " + file.problem() + " ").number(arcs.vertexCount()).put(' ');
            lines.number(arcs.count()).endLine();
            writeNodes(file.nodes(), lines);
            for (long i = 0; i < arcs.count(); i++) {
                lines.put(problem.letter()).put(' ').number(arcs.sources().at(i) + 1);
                lines.put(' ').number(arcs.targets().at(i) + 1);
                if (hasFlows) {
                    lines.put(' ').number(at(file.leastFlows(), i, 0));
                    lines.put(' ').number(at(file.capacities(), i, Long.MAX_VALUE));
                }
                if (weights != null) {
                    lines.put(' ').number(weights.integer(i));
                }
                lines.endLine();
            }
        }
    }

    private static long at(Values.Integers values, long position, long absent) {
        return values == null ? absent : values.at(position);
    }

    private void writeNodes(DimacsGraph.Nodes nodes, LineTarget lines) throws IOException {
        for (long i = 0; i < nodes.vertices().length(); i++) {
            long value = nodes.values().at(i);
            lines.text("n ").number(nodes.vertices().at(i) + 1).put(' ');
            if (problem.hasRoles()) {
                lines.put((char) value);
            } else {
                lines.number(value);
            }
            lines.endLine();
        }
    }
}
