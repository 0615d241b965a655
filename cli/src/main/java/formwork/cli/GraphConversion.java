package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Remarks;
import formwork.formats.WritableKind;
import formwork.formats.graph.Arcs;
import formwork.formats.graph.DimacsColoring;
import formwork.formats.graph.DimacsGraph;
import formwork.formats.graph.DimacsShortestPaths;
import formwork.formats.graph.EdgeList;
import formwork.formats.graph.EdgeListGraph;
import formwork.formats.graph.Graph500;
import formwork.formats.graph.Graph500Edges;
import formwork.formats.graph.Graph500Packed;
import formwork.formats.graph.GraphFile;
import formwork.formats.graph.Metis;
import formwork.formats.graph.MetisGraph;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.util.List;
import java.util.Optional;

/** A graph as what a file of a kind of graphs holds. */
final class GraphConversion {
    private final String name;
    private final boolean isToFile;
    private final List<String> losses;

    /**
     * Of the file that messages call {@code name}.
     *
     * @param isToFile whether there may be a second file beside the new one
     * @param losses what the new file cannot hold is added to them
     */
    GraphConversion(String name, boolean isToFile, List<String> losses) {
        this.name = name;
        this.isToFile = isToFile;
        this.losses = losses;
    }

    /** Whether files of {@code kind} can be made of any graph. */
    static boolean isKind(WritableKind<?> kind) {
        return kind instanceof DimacsShortestPaths
                || kind instanceof DimacsColoring
                || kind instanceof Metis
                || kind instanceof EdgeList
                || kind instanceof Graph500
                || kind instanceof Graph500Packed;
    }

    private void lose(boolean isLost, String what) {
        if (isLost) {
            losses.add(what);
        }
    }

    /** The arcs of a file, without all that only files of its own kind hold. */
    Arcs arcs(GraphFile file) {
        if (file instanceof DimacsGraph dimacs) {
            loseRemarks(dimacs.remarks());
            lose(dimacs.nodes().vertices().length() > 0, "what it says of vertices");
            lose(dimacs.capacities() != null, "its least flows and capacities");
        } else if (file instanceof MetisGraph metis) {
            loseRemarks(metis.form().remarks());
            lose(metis.vertexSizes() != null, "the sizes of its vertices");
            lose(metis.vertexWeights() != null, "the weights of its vertices");
        } else if (file instanceof EdgeListGraph edges && edges.form().remarks() != null) {
            loseRemarks(edges.form().remarks());
        }
        return file.arcs();
    }

    private void loseRemarks(Remarks remarks) {
        lose(remarks.lines().stream().anyMatch(line -> !line.text().isBlank()), "its comments");
    }

    /** What a file of {@code kind} holds of these arcs. */
    Object convert(Arcs arcs, WritableKind<?> kind) {
        if (kind instanceof EdgeList) {
            return EdgeListGraph.of(arcs);
        }
        if (kind instanceof DimacsShortestPaths) {
            return DimacsGraph.shortestPaths(withIntegers(arcs.toBothWays(), Long.MIN_VALUE));
        }
        Arcs edges = edges(arcs);
        if (kind instanceof DimacsColoring) {
            boolean hasWeights = !(edges.weights() instanceof Values.Pattern);
            lose(hasWeights, "its weights");
            return DimacsGraph.coloring(withoutWeights(edges));
        }
        if (kind instanceof Metis) {
            return MetisGraph.of(withIntegers(withoutLoops(edges), 1).toGraph());
        }
        if (kind instanceof Graph500 || kind instanceof Graph500Packed) {
            lose(largest(edges) + 1 < edges.vertexCount(), "its last vertices, without edges");
            return new Graph500Edges(withFloats(edges), kind instanceof Graph500Packed);
        }
        throw new FormworkException(
                IoStatus.BAD_SHAPE,
                name + ": found a graph; expected another kind to write than " + kind.title());
    }

    private Arcs edges(Arcs arcs) {
        Optional<Arcs> edges = arcs.toEdges();
        lose(edges.isEmpty(), "the directions of its arcs");
        return edges.orElseGet(
                () ->
                        new Arcs(
                                arcs.vertexCount(),
                                false,
                                arcs.sources(),
                                arcs.targets(),
                                arcs.weights()));
    }

    private static long largest(Arcs arcs) {
        long largest = -1;
        for (long i = 0; i < arcs.count(); i++) {
            largest = Math.max(largest, Math.max(arcs.sources().at(i), arcs.targets().at(i)));
        }
        return largest;
    }

    // ---- weights ----

    private static Arcs with(Arcs arcs, Values weights) {
        return new Arcs(
                arcs.vertexCount(), arcs.isDirected(), arcs.sources(), arcs.targets(), weights);
    }

    private static Arcs withoutWeights(Arcs arcs) {
        return with(arcs, new Values.Pattern(arcs.count()));
    }

    /** With weights that are integers of at least {@code least}, or without. */
    private Arcs withIntegers(Arcs arcs, long least) {
        Values weights = arcs.weights();
        if (weights instanceof Values.Pattern) {
            return arcs;
        }
        Numbers numbers =
                weights instanceof Values.Integers integers
                        ? integers.numbers()
                        : ((Values.Reals) weights).numbers();
        for (long i = 0; i < numbers.length(); i++) {
            long weight = numbers.integer(i);
            boolean isSame = !numbers.kind().isReal() || weight == numbers.real(i);
            if (!isSame || weight < least || weight == Long.MAX_VALUE) {
                lose(
                        true,
                        "its weights, which are not all integers"
                                + (least > Long.MIN_VALUE ? " of at least " + least : ""));
                return withoutWeights(arcs);
            }
        }
        return with(arcs, new Values.Integers(Numbers.of(numbers.toLongs())));
    }

    /** With weights as reals of 4 bytes have them, if there may be a file for them. */
    private Arcs withFloats(Arcs arcs) {
        Values weights = arcs.weights();
        if (weights instanceof Values.Pattern) {
            return arcs;
        }
        if (!isToFile) {
            lose(true, "its weights, which stand in a second file");
            return withoutWeights(arcs);
        }
        double[] floats = new double[Math.toIntExact(weights.length())];
        boolean isExact = true;
        for (int i = 0; i < floats.length; i++) {
            floats[i] = (float) weights.real(i);
            isExact &=
                    weights instanceof Values.Integers integers
                            ? (long) floats[i] == integers.at(i)
                            : Double.compare(floats[i], weights.real(i)) == 0;
        }
        lose(!isExact, "digits of its weights");
        return with(arcs, new Values.Reals(floats));
    }

    private Arcs withoutLoops(Arcs arcs) {
        int loops = 0;
        for (long i = 0; i < arcs.count(); i++) {
            loops += arcs.sources().at(i) == arcs.targets().at(i) ? 1 : 0;
        }
        if (loops == 0) {
            return arcs;
        }
        lose(true, "its loops");
        int kept = Math.toIntExact(arcs.count() - loops);
        long[] sources = new long[kept];
        long[] targets = new long[kept];
        Values weights = arcs.weights();
        boolean hasIntegers = weights instanceof Values.Integers;
        Numbers some = hasIntegers ? Numbers.of(new long[kept]) : Numbers.of(new double[kept]);
        int next = 0;
        for (long i = 0; i < arcs.count(); i++) {
            if (arcs.sources().at(i) != arcs.targets().at(i)) {
                sources[next] = arcs.sources().at(i);
                targets[next] = arcs.targets().at(i);
                if (weights instanceof Values.Integers integers) {
                    some.putInteger(next, integers.at(i));
                } else {
                    some.putReal(next, weights.real(i));
                }
                next++;
            }
        }
        Values left = hasIntegers ? new Values.Integers(some) : new Values.Reals(some);
        return new Arcs(
                arcs.vertexCount(),
                false,
                Indices.of(sources),
                Indices.of(targets),
                weights instanceof Values.Pattern ? new Values.Pattern(kept) : left);
    }
}
