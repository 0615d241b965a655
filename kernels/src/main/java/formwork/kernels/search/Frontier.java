package formwork.kernels.search;

/**
 * Where in the queues the vertices of a level are, those of each thread apart. All threads hold the
 * same bounds.
 */
final class Frontier {
    final long[] from;
    final long[] to;
    final long[] hubFrom;
    final long[] hubTo;
    private final Owners owners;
    private final SearchPart[] parts;

    Frontier(SearchPart[] parts, Owners owners) {
        this.parts = parts;
        this.owners = owners;
        int threads = parts.length * owners.threads;
        from = new long[threads];
        to = new long[threads];
        hubFrom = new long[threads];
        hubTo = new long[threads];
    }

    /** None yet. */
    void clear() {
        for (int i = 0; i < from.length; i++) {
            int thread = i % owners.threads;
            SearchPart part = parts[i / owners.threads];
            from[i] = part.queueFrom[thread];
            to[i] = from[i];
            hubFrom[i] = part.queueFrom[thread + 1];
            hubTo[i] = hubFrom[i];
        }
    }

    /** Goes on to those that were put there at a step. */
    void advance(Tally tally, int step) {
        for (int i = 0; i < from.length; i++) {
            from[i] = to[i];
            to[i] += tally.others(step, i);
            hubTo[i] = hubFrom[i];
            hubFrom[i] -= tally.hubs(step, i);
        }
    }
}
