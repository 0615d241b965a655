package formwork.kernels.network;

import java.util.Arrays;

/**
 * Where in a {@link VertexList} the vertices of each part's levels begin. One thread of a part
 * writes, and meets the others before they read.
 */
final class LevelBounds {
    private static final int FIRST_LENGTH = 64;

    private final int[][] begins;

    LevelBounds(int parts) {
        begins = new int[parts][FIRST_LENGTH];
    }

    /** Level {@code level} of a part begins with this number; that of level 0 is 0. */
    void put(int part, int level, int begin) {
        if (level >= begins[part].length) {
            begins[part] = Arrays.copyOf(begins[part], 2 * level);
        }
        begins[part][level] = begin;
    }

    int at(int part, int level) {
        return begins[part][level];
    }
}
