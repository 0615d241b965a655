package formwork.kernels.interconnect;

import java.util.Arrays;

/** Lookups that are still to be done, in their order. */
final class PendingLookups {
    /** Takes a lookup. */
    interface Each {
        void lookUp(int port, int destination);
    }

    private int[] pairs = new int[1 << 4];
    private int end;

    void add(int port, int destination) {
        if (end == pairs.length) {
            pairs = Arrays.copyOf(pairs, 2 * end);
        }
        pairs[end] = port;
        pairs[end + 1] = destination;
        end += 2;
    }

    void forEach(Each each) {
        for (int i = 0; i < end; i += 2) {
            each.lookUp(pairs[i], pairs[i + 1]);
        }
    }

    void clear() {
        end = 0;
    }
}
