package formwork.kernels.search;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodeWorker;
import org.agrona.UnsafeApi;

/**
 * The top-down step of a thread among others: those of its home where all arcs end in the home's
 * part, else those of all homes.
 *
 * <p><b>Invariant.</b> Only its owner writes what is known of a vertex, so that nothing here is
 * atomic; and it does so while nobody reads it.
 *
 * <p><b>Steps.</b> {@link #offer}: walks its share of the frontier, and puts each vertex that is
 * not yet found with its parent-to-be in a box for its owner. After a barrier {@link #accept}:
 * takes what is in the boxes for it. Boxes that are full end an offer, and all begin another one
 * after a second barrier.
 *
 * <p><b>Shares.</b> The arcs of a hub are dealt evenly, as one may have more of them than all the
 * rest; the others are taken in turn.
 */
final class Exchange {
    private static final long SHARE_ARCS = 2048; // of vertices taken at once, about
    private static final long MOST_SHARE = 256;
    private static final int SLICES = 8; // of a box: so much of a row at once
    private static final int PARENT = 32; // its place in a pair

    private final BreadthFirstSearch search;
    private final SearchPart[] parts;
    private final SearchPart own;
    private final Owners owners;
    private final Frontier frontier;
    private final NodeWorker worker;
    private final boolean isLocal;
    private final int group; // how many threads exchange
    private final int firstOfGroup; // its index among all
    private final int self; // within the group
    private final long roomBytes; // of a box
    private final Object boxBase;
    private final long boxAt;
    private final long[] ends; // of what is in the box for each of the group
    private boolean hasMore;
    private long scanned;

    private Arcs arcs; // what is walked at this level, and how
    private int firstRow;
    private int segments;
    private NodeCounters turns;
    private long share;

    private int segment; // where it is: hubs of all segments, then others of all
    private boolean isAtHubs;
    private long before; // others in segments gone by
    private long claimed;
    private long claimedTo;
    private Span queue;
    private long next;
    private long last;
    private long rowDone; // arcs of the next vertex

    Exchange(BreadthFirstSearch search, NodeWorker worker, Frontier frontier, boolean isLocal) {
        this.search = search;
        this.worker = worker;
        this.frontier = frontier;
        this.isLocal = isLocal;
        parts = search.parts();
        own = parts[worker.home()];
        owners = search.owners();
        group = isLocal ? worker.threads() : worker.count();
        firstOfGroup = isLocal ? worker.index() - worker.thread() : 0;
        self = worker.index() - firstOfGroup;
        roomBytes = (long) search.boxRoom() * Long.BYTES;
        boxBase = own.boxes.base();
        boxAt = own.boxes.at() + roomBytes * group * worker.thread();
        ends = new long[group];
    }

    /**
     * Begins a level: the rows from {@code firstRow} on, of the vertices of all parts or its own.
     */
    void begin(Arcs levelArcs, int levelFirstRow, NodeCounters levelTurns, long arcsPerVertex) {
        arcs = levelArcs;
        firstRow = levelFirstRow;
        turns = levelTurns;
        share = Math.max(1, Math.min(MOST_SHARE, SHARE_ARCS / (arcsPerVertex + 1)));
        segments = own.forward == null ? worker.threads() : worker.count();
        segment = -1;
        isAtHubs = true;
        before = 0;
        claimed = 0;
        claimedTo = 0;
        next = 0;
        last = 0;
        rowDone = 0;
        scanned = 0;
    }

    long scanned() {
        return scanned;
    }

    /** Walks until all is walked or a box is full. */
    void offer() {
        for (int i = 0; i < group; i++) {
            ends[i] = boxAt + roomBytes * i;
        }
        do {
            if (next < last) {
                next = isLocal ? offerOwn() : offerAll();
                if (next < last) {
                    hasMore = true;
                    return;
                }
            }
        } while (isAtHubs ? nextHubs() : nextOthers());
        hasMore = false;
    }

    /** Whether anyone's box was full; after the barrier. */
    boolean anyHasMore() {
        for (int i = 0; i < group; i++) {
            if (search.exchange(firstOfGroup + i).hasMore) {
                return true;
            }
        }
        return false;
    }

    // ---- what to walk ----

    /** The thread whose part of the queue is a segment; those of the home come first. */
    private int owner(int place) {
        return (worker.home() * worker.threads() + place) % worker.count();
    }

    private boolean nextHubs() {
        segment++;
        if (segment < segments) {
            int owner = owner(segment);
            queue = parts[owner / worker.threads()].queue;
            next = frontier.hubFrom[owner];
            last = frontier.hubTo[owner];
            return true;
        }
        isAtHubs = false;
        segment = 0;
        return nextOthers();
    }

    private boolean nextOthers() {
        if (claimed == claimedTo) {
            claimed = turns.claim(worker.home(), share);
            claimedTo = claimed + share;
        }
        for (; segment < segments; segment++) {
            int owner = owner(segment);
            long count = frontier.to[owner] - frontier.from[owner];
            if (claimed < before + count) {
                // The rest may be in the next segment.
                long end = Math.min(claimedTo, before + count);
                queue = parts[owner / worker.threads()].queue;
                next = frontier.from[owner] + claimed - before;
                last = frontier.from[owner] + end - before;
                claimed = end;
                return true;
            }
            before += count;
        }
        return false;
    }

    private long leastRoom() {
        long most = 0;
        for (int i = 0; i < group; i++) {
            most = Math.max(most, ends[i] - boxAt - roomBytes * i);
        }
        return roomBytes - most >> 3;
    }

    // ---- walks ----

    /** From {@code next} to {@code last} in the queue; returns where a box was full. */
    private long offerOwn() {
        Object visitedBase = own.visited.base();
        Object queueBase = queue.base();
        Object offsetBase = arcs.offsets().base();
        Object targetBase = arcs.targets().base();
        long visitedAt = own.visited.at() - ((long) (own.first >>> 6) << 3);
        long queueAt = queue.at();
        long offsetAt = arcs.offsets().at() - ((long) firstRow << 3);
        long targetAt = arcs.targets().at();
        long mask = owners.mask;
        long threads = owners.threads;
        int bits = owners.bits;
        long mostSlice = roomBytes / Long.BYTES / SLICES;
        long room = leastRoom();
        long sum = 0;
        long i = next;
        for (; i < last; i++) {
            int vertex = UnsafeApi.getInt(queueBase, queueAt + (i << 2));
            long offset = offsetAt + ((long) vertex << 3);
            long arc = UnsafeApi.getLong(offsetBase, offset);
            long end = UnsafeApi.getLong(offsetBase, offset + Long.BYTES);
            if (isAtHubs) {
                long degree = end - arc;
                end = arc + degree * (worker.thread() + 1) / threads;
                arc += degree * worker.thread() / threads;
            }
            long begin = arc;
            arc += rowDone;
            while (arc < end) {
                long slice = Math.min(end - arc, mostSlice);
                if (room < slice) {
                    room = leastRoom();
                    if (room < slice) {
                        rowDone = arc - begin;
                        scanned += sum;
                        return i;
                    }
                }
                room -= slice;
                sum += slice;
                long at = targetAt + (arc << 2);
                arc += slice;
                for (long stop = at + (slice << 2); at < stop; at += Integer.BYTES) {
                    int other = UnsafeApi.getInt(targetBase, at);
                    int word = other >>> 6;
                    long seen = UnsafeApi.getLong(visitedBase, visitedAt + ((long) word << 3));
                    if ((seen >>> other & 1) == 0) {
                        int owner = (int) ((word & mask) * threads >>> bits);
                        long to = ends[owner];
                        UnsafeApi.putLong(boxBase, to, (long) vertex << PARENT | other);
                        ends[owner] = to + Long.BYTES;
                    }
                }
            }
            rowDone = 0;
        }
        scanned += sum;
        return i;
    }

    /** The same along arcs to any part. */
    private long offerAll() {
        Object queueBase = queue.base();
        Object offsetBase = arcs.offsets().base();
        Object targetBase = arcs.targets().base();
        long queueAt = queue.at();
        long offsetAt = arcs.offsets().at() - ((long) firstRow << 3);
        long targetAt = arcs.targets().at();
        long mostSlice = roomBytes / Long.BYTES / SLICES;
        int threads = owners.threads;
        long room = leastRoom();
        long sum = 0;
        long i = next;
        for (; i < last; i++) {
            int vertex = UnsafeApi.getInt(queueBase, queueAt + (i << 2));
            long offset = offsetAt + ((long) vertex << 3);
            long arc = UnsafeApi.getLong(offsetBase, offset);
            long end = UnsafeApi.getLong(offsetBase, offset + Long.BYTES);
            if (isAtHubs) {
                long degree = end - arc;
                end = arc + degree * (worker.thread() + 1) / threads;
                arc += degree * worker.thread() / threads;
            }
            long begin = arc;
            arc += rowDone;
            while (arc < end) {
                long slice = Math.min(end - arc, mostSlice);
                if (room < slice) {
                    room = leastRoom();
                    if (room < slice) {
                        rowDone = arc - begin;
                        scanned += sum;
                        return i;
                    }
                }
                room -= slice;
                sum += slice;
                long at = targetAt + (arc << 2);
                arc += slice;
                for (long stop = at + (slice << 2); at < stop; at += Integer.BYTES) {
                    int other = UnsafeApi.getInt(targetBase, at);
                    int home = owners.of(other);
                    SearchPart part = parts[home];
                    int word = (other >>> 6) - (part.first >>> 6);
                    if ((part.visited.longAt(word) >>> other & 1) == 0) {
                        int owner = home * threads + owners.thread(other);
                        long to = ends[owner];
                        UnsafeApi.putLong(boxBase, to, (long) vertex << PARENT | other);
                        ends[owner] = to + Long.BYTES;
                    }
                }
            }
            rowDone = 0;
        }
        scanned += sum;
        return i;
    }

    // ---- what is found ----

    /** Takes what is in the boxes for it, its own first. */
    void accept(QueueEnd queueEnd) {
        for (int i = 0; i < group; i++) {
            Exchange other = search.exchange(firstOfGroup + (self + i) % group);
            long from = other.boxAt + roomBytes * self;
            accept(other.boxBase, from, other.ends[self], queueEnd);
        }
    }

    private void accept(Object pairBase, long from, long to, QueueEnd queueEnd) {
        Object visitedBase = own.visited.base();
        Object parentBase = own.parents.base();
        Object queueBase = queueEnd.queueBase;
        Object offsetBase = queueEnd.offsetBase;
        long visitedAt = own.visited.at() - ((long) (own.first >>> 6) << 3);
        long parentAt = own.parents.at() - ((long) own.first << 2);
        long queueAt = queueEnd.queueAt;
        long offsetAt = queueEnd.offsetAt;
        long mostArcs = queueEnd.mostArcs;
        long low = queueEnd.low;
        long high = queueEnd.high;
        long sum = 0;
        for (long at = from; at < to; at += Long.BYTES) {
            long pair = UnsafeApi.getLong(pairBase, at);
            int vertex = (int) pair;
            long word = visitedAt + ((long) (vertex >>> 6) << 3);
            long seen = UnsafeApi.getLong(visitedBase, word);
            if ((seen >>> vertex & 1) != 0) {
                continue; // by another parent
            }
            UnsafeApi.putLong(visitedBase, word, seen | 1L << vertex);
            UnsafeApi.putInt(parentBase, parentAt + ((long) vertex << 2), (int) (pair >>> PARENT));
            long row = offsetAt + ((long) vertex << 3);
            long degree =
                    UnsafeApi.getLong(offsetBase, row + Long.BYTES)
                            - UnsafeApi.getLong(offsetBase, row);
            sum += degree;
            if (degree > mostArcs) {
                high--;
                UnsafeApi.putInt(queueBase, queueAt + (high << 2), vertex);
            } else {
                UnsafeApi.putInt(queueBase, queueAt + (low << 2), vertex);
                low++;
            }
        }
        queueEnd.low = low;
        queueEnd.high = high;
        queueEnd.arcs += sum;
    }
}
