package formwork.kernels.search;

import java.util.Arrays;

/** The same search as a plain serial program with a queue does it, from the edges. */
final class PlainSearch {
    private final int vertexCount;
    private final boolean isDirected;
    private final int[] ends;
    private final int[] offsets;
    private final int[] targets;

    PlainSearch(int vertexCount, boolean isDirected, int... ends) {
        this.vertexCount = vertexCount;
        this.isDirected = isDirected;
        this.ends = ends;
        offsets = new int[vertexCount + 2];
        targets = new int[isDirected ? ends.length / 2 : ends.length];
        for (int i = 0; i < ends.length; i++) {
            if (i % 2 == 0 || !isDirected) {
                offsets[ends[i] + 2]++;
            }
        }
        for (int i = 2; i < offsets.length; i++) {
            offsets[i] += offsets[i - 1];
        }
        for (int i = 0; i < ends.length; i++) {
            if (i % 2 == 0 || !isDirected) {
                targets[offsets[ends[i] + 1]++] = ends[i ^ 1];
            }
        }
    }

    int vertexCount() {
        return vertexCount;
    }

    boolean isDirected() {
        return isDirected;
    }

    int[] ends() {
        return ends;
    }

    /** For each vertex its level, or -1. */
    int[] levels(int root) {
        int[] levels = new int[vertexCount];
        Arrays.fill(levels, -1);
        int[] queue = new int[vertexCount];
        levels[root] = 0;
        queue[0] = root;
        int end = 1;
        for (int i = 0; i < end; i++) {
            for (int k = offsets[queue[i]]; k < offsets[queue[i] + 1]; k++) {
                if (levels[targets[k]] < 0) {
                    levels[targets[k]] = levels[queue[i]] + 1;
                    queue[end++] = targets[k];
                }
            }
        }
        return levels;
    }

    /** The edges that begin at vertices with a level, loops and repeated ones included. */
    long edgesIn(int... levels) {
        long count = 0;
        for (int i = 0; i < ends.length; i += 2) {
            count += levels[ends[i]] >= 0 ? 1 : 0;
        }
        return count;
    }
}
