package formwork.formats.graph;

import formwork.formats.NumberList;
import formwork.formats.Numbers;
import formwork.formats.Storage;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;

/** Arcs as they come. */
final class ArcList implements ArcSink {
    private final NumberList sources;
    private final NumberList targets;
    private final NumberList weights; // null: none are kept

    /**
     * Room for {@code expected} arcs, of which the caller knows that they can be there.
     *
     * @param hasWeights whether weights are kept
     */
    ArcList(Storage storage, long expected, boolean hasWeights) {
        sources = new NumberList(storage, expected);
        targets = new NumberList(storage, expected);
        weights = hasWeights ? new NumberList(storage, expected) : null;
    }

    /** With weights as others have them. */
    ArcList(long expected, Values like) {
        sources = new NumberList(Storage.HEAP, expected);
        targets = new NumberList(Storage.HEAP, expected);
        if (like instanceof Values.Pattern) {
            weights = null;
        } else if (like instanceof Values.Integers) {
            weights = new NumberList(Storage.HEAP, expected);
        } else {
            weights = NumberList.ofReals(Storage.HEAP, expected);
        }
    }

    @Override
    public void arc(long source, long target, long weight) {
        sources.add(source);
        targets.add(target);
        if (weights != null) {
            weights.add(weight);
        }
    }

    @Override
    public void arc(long source, long target, double weight) {
        sources.add(source);
        targets.add(target);
        if (weights != null) {
            weights.addReal(weight);
        }
    }

    /** Adds an arc with the weight that stands at {@code position} of {@code others}. */
    void copy(long source, long target, Values others, long position) {
        if (others instanceof Values.Integers integers) {
            arc(source, target, integers.at(position));
        } else {
            arc(source, target, others.real(position));
        }
    }

    long length() {
        return sources.length();
    }

    Arcs toArcs(long vertexCount, boolean isDirected) {
        Values values = new Values.Pattern(length());
        if (weights != null) {
            Numbers numbers = weights.toNumbers();
            values =
                    numbers.kind().isReal()
                            ? new Values.Reals(numbers)
                            : new Values.Integers(numbers);
        }
        return new Arcs(
                vertexCount,
                isDirected,
                Indices.of(sources.toNumbers()),
                Indices.of(targets.toNumbers()),
                values);
    }
}
