package formwork.formats.graph;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Count;
import formwork.formats.Facts;
import formwork.formats.NumberLines;
import formwork.formats.NumberList;
import formwork.formats.ReadOptions;
import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;

/** Reads DIMACS files of arcs. */
final class DimacsReading {
    private final DimacsProblem problem;
    private final NumberLines lines;
    private final ReadOptions options;
    private final Remarks.Collected remarks = new Remarks.Collected();
    private final NumberList nodes = new NumberList();
    private final NumberList nodeValues = new NumberList();
    private NumberList leastFlows;
    private NumberList capacities;
    private String word;
    private Count vertices;
    private Count arcs;
    private long arcCount;

    DimacsReading(DimacsProblem problem, NumberLines lines, ReadOptions options) {
        this.problem = problem;
        this.lines = lines;
        this.options = options;
    }

    Facts facts() throws IOException {
        readProblem();
        return Facts.NONE
                .with("problem", word)
                .with("vertices", vertices.value())
                .with(problem.isDirected() ? "arcs" : "edges", arcs.value());
    }

    DimacsGraph read() throws IOException {
        readProblem();
        arcs.requireWithin(lines.bytesLeft() + 1, problem.leastBytes());
        boolean isMinimalCost = problem.columns().size() > 1;
        if (isMinimalCost) {
            leastFlows = new NumberList(options.storage(), arcs.value());
            capacities = new NumberList(options.storage(), arcs.value());
        }
        ArcList list = new ArcList(options.storage(), arcs.value(), !problem.columns().isEmpty());
        readLines(list);
        return new DimacsGraph(
                word,
                list.toArcs(vertices.value(), problem.isDirected()),
                isMinimalCost ? new Values.Integers(leastFlows.toNumbers()) : null,
                isMinimalCost ? new Values.Integers(capacities.toNumbers()) : null,
                new DimacsGraph.Nodes(
                        Indices.of(nodes.toNumbers()), new Values.Integers(nodeValues.toNumbers())),
                remarks.all());
    }

    /** Hands the arcs on, without those values that stand between the vertices and the weight. */
    void stream(ArcSink sink) throws IOException {
        readProblem();
        readLines(sink);
    }

    private void readProblem() throws IOException {
        while (lines.next()) {
            if (lines.first() == 'p' && lines.passFirst()) {
                word = lines.word();
                if (!problem.isNamed(word)) {
                    throw lines.fieldFault(IoStatus.BAD_HEADER, problem.designator());
                }
                vertices = lines.count("vertices");
                arcs = lines.count(problem.isDirected() ? "arcs" : "edges");
                lines.requireEnd();
                return;
            }
            remark();
        }
        throw lines.atFileEnd("a line \"p " + problem.designator() + "\"");
    }

    private void remark() {
        boolean isComment = lines.first() == 'c' && lines.passFirst();
        if (!isComment && !lines.isAtEnd()) {
            throw unknownLine();
        }
        remarks.add(lines.number(), lines.text());
    }

    private FormworkException unknownLine() {
        String letters = vertices == null ? "p or c" : problem.letter() + ", c";
        return lines.fault(
                IoStatus.BAD_STRUCTURE,
                "a line that begins with "
                        + letters
                        + (vertices == null || problem.nodes() == null ? "" : " or n")
                        + " and a blank");
    }

    private void readLines(ArcSink sink) throws IOException {
        int letter = problem.letter();
        int weights = problem.columns().size();
        String weight = weights == 0 ? null : problem.columns().get(weights - 1);
        long most = vertices.value();
        while (lines.next()) {
            if (lines.first() == letter && lines.passFirst()) {
                long source = lines.index("a vertex", 1, most) - 1;
                long target = lines.index("a vertex", 1, most) - 1;
                if (weights > 1) {
                    readFlows();
                }
                sink.arc(source, target, weights == 0 ? 1 : lines.integer(weight));
                lines.requireEnd();
                if (++arcCount > arcs.value()) {
                    checkSurplus();
                }
            } else {
                readOther();
            }
        }
        if (arcCount != arcs.value() && !options.isLenient()) {
            throw arcs.fault(arcCount + ", which are there");
        }
    }

    private void readFlows() {
        long least = lines.integer(problem.columns().get(0));
        long capacity = lines.integer(problem.columns().get(1));
        if (leastFlows != null) {
            leastFlows.add(least);
            capacities.add(capacity);
        }
    }

    private void checkSurplus() {
        if (!options.isLenient()) {
            throw lines.fault(
                    IoStatus.BAD_COUNT,
                    "no more than "
                            + arcs.value()
                            + " "
                            + arcs.what()
                            + ", as "
                            + arcs.place()
                            + " says");
        }
    }

    private void readOther() {
        if (problem.nodes() != null && lines.first() == 'n' && lines.passFirst()) {
            nodes.add(lines.index("a vertex", 1, vertices.value()) - 1);
            nodeValues.add(nodeValue());
            lines.requireEnd();
            return;
        }
        if (lines.first() == 'p') {
            throw lines.fault(IoStatus.BAD_STRUCTURE, "one line \"p\", and one was there");
        }
        remark();
    }

    private long nodeValue() {
        if (!problem.hasRoles()) {
            return lines.integer(problem.nodes());
        }
        String role = lines.word();
        if (!role.equals("s") && !role.equals("t")) {
            throw lines.fieldPlace()
                    .fault(IoStatus.BAD_STRUCTURE, Quoted.text(role), problem.nodes());
        }
        return role.charAt(0);
    }
}
