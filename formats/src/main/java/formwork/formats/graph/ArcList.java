package formwork.formats.graph;

import formwork.formats.matrix.Values;
import java.util.Arrays;

/** Arcs as they come. */
final class ArcList implements ArcSink {
    private final IndexList sources;
    private final IndexList targets;
    private final Values like; // null: integers
    private long[] integers;
    private double[] reals;

    /**
     * Room for {@code expected} arcs, of which the caller knows that they can be there.
     *
     * @param hasWeights whether integer weights are kept
     */
    ArcList(long expected, boolean hasWeights) {
        this(expected, hasWeights ? null : new Values.Pattern(0));
    }

    /** With weights of the same type as others. */
    ArcList(long expected, Values like) {
        sources = new IndexList(expected);
        targets = new IndexList(expected);
        this.like = like;
        int room = (int) Math.max(16, Math.min(expected, IndexList.MOST));
        if (like == null || like instanceof Values.Integers) {
            integers = new long[room];
        } else if (!(like instanceof Values.Pattern)) {
            reals = new double[room];
        }
    }

    @Override
    public void arc(long source, long target, long weight) {
        if (integers != null) {
            int position = sources.length();
            if (position == integers.length) {
                integers = Arrays.copyOf(integers, more(position));
            }
            integers[position] = weight;
        } else if (reals != null) {
            putReal((double) weight);
        }
        sources.add(source);
        targets.add(target);
    }

    @Override
    public void arc(long source, long target, double weight) {
        if (integers != null) { // the first that is no integer
            reals = new double[integers.length];
            for (int i = 0; i < sources.length(); i++) {
                reals[i] = integers[i];
            }
            integers = null;
        }
        if (reals != null) {
            putReal(weight);
        }
        sources.add(source);
        targets.add(target);
    }

    private void putReal(double weight) {
        int position = sources.length();
        if (position == reals.length) {
            reals = Arrays.copyOf(reals, more(position));
        }
        reals[position] = weight;
    }

    private static int more(int length) {
        return (int) Math.min(IndexList.MOST, length + (length >> 1) + 16L);
    }

    void add(long source, long target, double weight) {
        if (integers != null) {
            arc(source, target, (long) weight);
        } else {
            arc(source, target, weight);
        }
    }

    /** Adds an arc with the weight that stands at {@code position} of those that this is like. */
    void copy(long source, long target, long position) {
        if (like instanceof Values.Integers weights) {
            arc(source, target, weights.array()[(int) position]);
        } else {
            arc(source, target, like.real(position));
        }
    }

    int length() {
        return sources.length();
    }

    Arcs toArcs(long vertexCount, boolean isDirected) {
        int length = sources.length();
        Values weights;
        if (integers != null) {
            weights = new Values.Integers(cut(integers, length));
        } else if (reals != null) {
            weights =
                    new Values.Reals(length == reals.length ? reals : Arrays.copyOf(reals, length));
        } else {
            weights = new Values.Pattern(length);
        }
        return new Arcs(vertexCount, isDirected, sources.toIndices(), targets.toIndices(), weights);
    }

    private static long[] cut(long[] array, int length) {
        return length == array.length ? array : Arrays.copyOf(array, length);
    }
}
