package formwork.namelist;

import java.util.ArrayList;
import java.util.List;

/**
 * The bounds of an array, the dimension that varies fastest first; none for a scalar.
 *
 * @param dimensions one for each rank
 */
public record Shape(List<Bounds> dimensions) {
    /** The shape of what is no array. */
    public static final Shape SCALAR = new Shape(List.of());

    /**
     * Of rank one, from 1 to wherever values are given; not the same as an array of no elements.
     */
    static final Shape GROWING = new Shape(List.of(new Bounds(1, 0)));

    private static final int HIGHEST_RANK = 15; // F2018 5.4.6

    /**
     * The bounds of one dimension.
     *
     * @param lower the lowest subscript
     * @param upper the highest; below the lowest if there is none
     */
    public record Bounds(int lower, int upper) {
        /** Checks that the extent is an {@code int}. */
        public Bounds {
            if ((long) upper - lower >= Integer.MAX_VALUE) {
                throw new IllegalArgumentException("bounds: found " + lower + ":" + upper);
            }
        }

        /** How many subscripts there are. */
        public int extent() {
            return (int) Math.max(0, (long) upper - lower + 1);
        }

        boolean contains(long subscript) {
            return subscript >= lower && subscript <= upper;
        }

        @Override
        public String toString() {
            return lower == 1 ? Integer.toString(upper) : lower + ":" + upper;
        }
    }

    /** Checks that the number of elements is an {@code int}. */
    public Shape {
        dimensions = List.copyOf(dimensions);
        if (dimensions.size() > HIGHEST_RANK) {
            throw new IllegalArgumentException(
                    "rank: found " + dimensions.size() + "; expected at most " + HIGHEST_RANK);
        }
        long size = 1;
        for (Bounds bounds : dimensions) {
            size *= bounds.extent();
            if (size > Integer.MAX_VALUE) {
                throw new IllegalArgumentException(
                        "shape: found " + dimensions + "; expected at most 2**31-1 elements");
            }
        }
    }

    /**
     * The shape that a declaration such as {@code "-1:2,3"} gives: lower bounds are 1 if left out.
     */
    public static Shape of(String bounds) {
        List<Bounds> dimensions = new ArrayList<>();
        for (String dimension : bounds.split(",", -1)) {
            int colon = dimension.indexOf(':');
            try {
                int lower = colon < 0 ? 1 : Integer.parseInt(dimension.substring(0, colon).strip());
                int upper = Integer.parseInt(dimension.substring(colon + 1).strip());
                dimensions.add(new Bounds(lower, upper));
            } catch (NumberFormatException e) {
                throw new IllegalArgumentException(
                        "bounds: found \"" + bounds + "\"; expected such as \"-1:2,3\"", e);
            }
        }
        return new Shape(dimensions);
    }

    /** The shape with these extents and lower bounds of 1; a scalar's if there are none. */
    public static Shape extents(int... extents) {
        List<Bounds> dimensions = new ArrayList<>();
        for (int extent : extents) {
            dimensions.add(new Bounds(1, extent));
        }
        return new Shape(dimensions);
    }

    /** The number of dimensions. */
    public int rank() {
        return dimensions.size();
    }

    /** The number of elements; 1 for a scalar. */
    public int size() {
        int size = 1;
        for (Bounds bounds : dimensions) {
            size *= bounds.extent();
        }
        return size;
    }

    /** Whether there may be any number of elements. */
    @SuppressWarnings("ReferenceEquality") // an array declared with as many elements does not grow
    boolean grows() {
        return this == GROWING;
    }

    boolean isScalar() {
        return dimensions.isEmpty();
    }

    /** The bounds as a declaration has them; empty for a scalar. */
    @Override
    public String toString() {
        return String.join(",", dimensions.stream().map(Bounds::toString).toList());
    }
}
