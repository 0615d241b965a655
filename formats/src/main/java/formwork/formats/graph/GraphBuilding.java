package formwork.formats.graph;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Storage;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;

/** Puts the arcs of each vertex together, in the order in which they come: a counting sort. */
final class GraphBuilding {
    private static final long FEW_VERTICES = 1L << 24;
    private static final int MOST_PER_ARC = 64;

    private final Arcs arcs;
    private final Indices sources;
    private final Indices ends;
    private final boolean isBothWays;
    private final Numbers offsets;
    private final Numbers targets;
    private final Numbers weights; // null if there are none
    private final boolean hasIntegers;

    private GraphBuilding(Arcs arcs, Storage storage) {
        this.arcs = arcs;
        sources = arcs.sources();
        ends = arcs.targets();
        isBothWays = !arcs.isDirected();
        hasIntegers = arcs.weights() instanceof Values.Integers;
        long entries = arcs.count();
        if (arcs.vertexCount() > FEW_VERTICES && arcs.vertexCount() / MOST_PER_ARC > entries) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    "graph: found "
                            + arcs.vertexCount()
                            + " vertices for "
                            + entries
                            + " arcs; expected at most "
                            + MOST_PER_ARC
                            + " for each, since each takes memory");
        }
        for (long i = 0; isBothWays && i < arcs.count(); i++) {
            entries += sources.at(i) == ends.at(i) ? 0 : 1;
        }
        offsets = storage.indices(arcs.vertexCount() + 1, entries);
        targets = storage.indices(entries, arcs.vertexCount());
        boolean hasWeights = !(arcs.weights() instanceof Values.Pattern);
        ItemKind kind = hasIntegers ? ItemKind.INTEGER8 : ItemKind.REAL8;
        weights = hasWeights ? storage.numbers(kind, entries) : null;
    }

    static Graph of(Arcs arcs, Storage storage) {
        return new GraphBuilding(arcs, storage).build();
    }

    private Graph build() {
        for (long i = 0; i < arcs.count(); i++) {
            count(sources.at(i));
            if (isBothWays && sources.at(i) != ends.at(i)) {
                count(ends.at(i));
            }
        }
        for (long v = 1; v < offsets.length(); v++) {
            offsets.putInteger(v, offsets.integer(v) + offsets.integer(v - 1));
        }
        for (long i = 0; i < arcs.count(); i++) {
            put(sources.at(i), ends.at(i), i);
            if (isBothWays && sources.at(i) != ends.at(i)) {
                put(ends.at(i), sources.at(i), i);
            }
        }
        for (long v = offsets.length() - 1; v > 0; v--) { // each has moved to the next one's place
            offsets.putInteger(v, offsets.integer(v - 1));
        }
        offsets.putInteger(0, 0);
        return new Graph(arcs.isDirected(), Indices.of(offsets), Indices.of(targets), weights());
    }

    private void count(long vertex) {
        offsets.putInteger(vertex + 1, offsets.integer(vertex + 1) + 1);
    }

    private void put(long source, long target, long arc) {
        long position = offsets.integer(source);
        offsets.putInteger(source, position + 1);
        targets.putInteger(position, target);
        if (weights == null) {
            return;
        }
        if (hasIntegers) {
            weights.putInteger(position, ((Values.Integers) arcs.weights()).at(arc));
        } else {
            weights.putReal(position, arcs.weights().real(arc));
        }
    }

    private Values weights() {
        if (weights == null) {
            return new Values.Pattern(targets.length());
        }
        return hasIntegers ? new Values.Integers(weights) : new Values.Reals(weights);
    }
}
