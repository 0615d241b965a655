package formwork.kernels.network;

import java.util.Arrays;

/**
 * Vertices that one thread has put where their distance is, for each part: a bucket for each of the
 * next {@value #OPEN} steps of distance, and one for all beyond.
 */
final class Buckets {
    /** How many are open; the number of the one beyond. */
    static final int OPEN = 1024;

    private static final int FIRST_LENGTH = 64;
    private static final int[] NOTHING = {};

    private final int[][] vertices;
    private final int[] counts;

    Buckets(int parts) {
        vertices = new int[parts * (OPEN + 1)][];
        Arrays.fill(vertices, NOTHING);
        counts = new int[vertices.length];
    }

    private static int place(int part, int bucket) {
        return part * (OPEN + 1) + bucket;
    }

    void put(int part, int bucket, int vertex) {
        int place = place(part, bucket);
        int[] some = vertices[place];
        int count = counts[place];
        if (count == some.length) {
            some = Arrays.copyOf(some, Math.max(FIRST_LENGTH, 2 * count));
            vertices[place] = some;
        }
        some[count] = vertex;
        counts[place] = count + 1;
    }

    int count(int part, int bucket) {
        return counts[place(part, bucket)];
    }

    /** Takes out the vertices of a bucket, which then uses {@code instead}. */
    int[] take(int part, int bucket, int[] instead) {
        int place = place(part, bucket);
        int[] some = vertices[place];
        vertices[place] = instead;
        counts[place] = 0;
        return some;
    }

    /** The first from {@code bucket} on in which there is a vertex; OPEN + 1 if there is none. */
    int first(int bucket) {
        int parts = counts.length / (OPEN + 1);
        for (int b = bucket; b <= OPEN; b++) {
            for (int part = 0; part < parts; part++) {
                if (counts[place(part, b)] > 0) {
                    return b;
                }
            }
        }
        return OPEN + 1;
    }

    /** Empties all. */
    void clear() {
        Arrays.fill(counts, 0);
    }
}
