package formwork.kernels.search;

import formwork.kernels.graph.Arcs;
import formwork.kernels.graph.Span;
import formwork.kernels.numa.NodeCounters;
import formwork.kernels.numa.NodeWorker;
import formwork.kernels.numa.Split;

/**
 * What one thread does in a search. All go from level to level together, and hold the same bounds
 * of the frontier in the queues, and the same {@link Progress}.
 *
 * <p>Counters are used in turn, three: one at this step, one that was used at the last and may
 * still be looked at, and one that nobody looks at any more, which is set to 0.
 */
final class SearchThread {
    private static final int TURNS = 3;

    private final BreadthFirstSearch search;
    private final NodeWorker worker;
    private final int home;
    private final int parts;
    private final SearchPart own;
    private final boolean isLocal; // top-down, arcs end in the own part
    private final boolean isAlone; // and no other thread writes there
    private final TopDown topDown;
    private final Exchange exchange; // null if it is alone
    private final BottomUp bottomUp = new BottomUp();
    private final Progress progress;
    private final Owners owners;
    private final Split.Range words; // this thread's
    private final Frontier queued; // where the frontier is in the queues
    private final QueueEnd[] queueEnds; // of the home's threads
    private final QueueEnd queueEnd;
    private Span frontier;
    private Span next;
    private long frontierArcs; // that leave it, if it is in the queues
    private int step;

    SearchThread(BreadthFirstSearch search, NodeWorker worker) {
        this.search = search;
        this.worker = worker;
        home = worker.home();
        parts = search.parts().length;
        own = search.parts()[home];
        owners = search.owners();
        topDown = new TopDown(own, owners);
        progress = search.newProgress();
        words = share(own.words);
        isLocal = search.isLocal();
        isAlone = isLocal && worker.threads() == 1;
        queued = new Frontier(search.parts(), owners);
        exchange = own.boxes == null ? null : new Exchange(search, worker, queued, isLocal);
        queueEnds = new QueueEnd[worker.threads()];
        for (int i = 0; i < queueEnds.length; i++) {
            queueEnds[i] = new QueueEnd(own, isAlone ? Long.MAX_VALUE : search.mostArcs());
        }
        queueEnd = queueEnds[worker.thread()];
    }

    private Split.Range share(long count) {
        return new Split.Range(
                count * worker.thread() / worker.threads(),
                count * (worker.thread() + 1) / worker.threads());
    }

    Exchange exchange() {
        return exchange;
    }

    void prepare() {
        own.prepare(words.from(), words.to());
        SearchPart.clear(own.frontier, 0, worker.thread() == 0 ? own.allWords : 0);
        if (own.boxes != null) {
            Split.Range mine = share(own.boxes.bytes() / Long.BYTES);
            SearchPart.clear(own.boxes, mine.from(), mine.to());
        }
    }

    void run(int root) {
        begin(root);
        Direction direction = Direction.TOP_DOWN;
        while (progress.frontier() > 0) {
            long start = worker.index() == 0 ? System.nanoTime() : 0;
            Direction chosen = search.next(progress);
            if (chosen != direction) {
                if (chosen == Direction.BOTTOM_UP) {
                    queueToBitmap();
                } else {
                    bitmapToQueue();
                }
            }
            direction = chosen;
            if (direction == Direction.TOP_DOWN) {
                stepTopDown();
            } else {
                stepBottomUp();
            }
            finish(direction, start);
        }
        if (worker.index() == 0) {
            search.setReached(progress.reached());
        }
    }

    private void begin(int root) {
        own.reset(words.from(), words.to());
        queued.clear();
        SearchPart part = search.part(root);
        int row = root - part.first;
        frontierArcs = part.out.degree(row);
        progress.begin(frontierArcs);
        int owner = owners.of(root) * worker.threads() + owners.thread(root);
        boolean isHub = frontierArcs > queueEnd.mostArcs;
        if (isHub) {
            queued.hubFrom[owner]--;
        } else {
            queued.to[owner]++;
        }
        int word = row >>> 6;
        if (part == own && word >= words.from() && word < words.to()) {
            part.plant(root, isHub ? queued.hubFrom[owner] : queued.from[owner]);
        }
        frontier = own.frontier;
        next = own.next;
        step = 0;
        worker.barrier();
    }

    private NodeCounters turns() {
        return search.turns(step % TURNS);
    }

    /** Before the barrier at the end of a step. */
    private void prepareTurns() {
        if (worker.index() == 0) {
            search.turns((step + 1) % TURNS).reset();
            search.wordTurns((step + 1) % TURNS).reset();
        }
    }

    private void finish(Direction direction, long start) {
        Tally tally = search.tally();
        prepareTurns();
        worker.barrier();
        long before = progress.frontier();
        long scanned = tally.scanned(step);
        progress.advance(direction, tally.found(step), tally.arcs(step));
        if (direction == Direction.TOP_DOWN) {
            advance();
        } else {
            gather();
            step++;
        }
        if (worker.index() == 0) {
            search.log().add(direction, before, scanned, System.nanoTime() - start);
        }
    }

    /** After the barrier at the end of a step that filled queues. */
    private void advance() {
        queued.advance(search.tally(), step);
        frontierArcs = search.tally().arcs(step);
        step++;
    }

    private void beginQueue(QueueEnd end, int thread) {
        int index = home * worker.threads() + thread;
        end.begin(queued.to[index], queued.hubFrom[index]);
    }

    private void stepTopDown() {
        Arcs arcs = own.forward != null ? own.forward : own.out;
        int firstRow = own.forward != null ? 0 : own.first;
        if (isAlone) {
            walkAlone(arcs, firstRow);
        } else if (!isLocal || frontierArcs > search.fewArcs()) {
            exchange(arcs, firstRow);
        } else if (worker.thread() == 0) {
            walkFew(arcs, firstRow);
        }
    }

    private void walkAlone(Arcs arcs, int firstRow) {
        topDown.clear();
        beginQueue(queueEnd, 0);
        long begin = queueEnd.low;
        for (int i = 0; i < parts; i++) {
            int part = (home + i) % parts;
            Span queue = search.parts()[part].queue;
            topDown.alone(arcs, firstRow, queue, queued.from[part], queued.to[part], queueEnd);
        }
        long arcsOut = own.arcsOf(begin, queueEnd.low);
        search.tally().put(step, worker.index(), queueEnd.others(), 0, arcsOut, topDown.scanned());
    }

    private void walkFew(Arcs arcs, int firstRow) {
        topDown.clear();
        for (int i = 0; i < queueEnds.length; i++) {
            beginQueue(queueEnds[i], i);
        }
        int segments = own.forward == null ? worker.threads() : worker.count();
        for (int i = 0; i < segments; i++) {
            int index = (home * worker.threads() + i) % worker.count();
            Span queue = search.parts()[index / worker.threads()].queue;
            topDown.few(arcs, firstRow, queue, queued.from[index], queued.to[index], queueEnds);
            topDown.few(
                    arcs, firstRow, queue, queued.hubFrom[index], queued.hubTo[index], queueEnds);
        }
        for (int i = 0; i < queueEnds.length; i++) {
            put(queueEnds[i], i, i == 0 ? topDown.scanned() : 0);
        }
    }

    private void put(QueueEnd end, int thread, long scanned) {
        int index = home * worker.threads() + thread;
        search.tally().put(step, index, end.others(), end.hubs(), end.arcs, scanned);
    }

    private void exchange(Arcs arcs, int firstRow) {
        beginQueue(queueEnd, worker.thread());
        exchange.begin(arcs, firstRow, turns(), frontierArcs / progress.frontier());
        while (true) {
            exchange.offer();
            exchangeBarrier();
            exchange.accept(queueEnd);
            if (!exchange.anyHasMore()) {
                break;
            }
            exchangeBarrier();
        }
        put(queueEnd, worker.thread(), exchange.scanned());
    }

    private void exchangeBarrier() {
        if (isLocal) {
            worker.homeBarrier();
        } else {
            worker.barrier();
        }
    }

    private void stepBottomUp() {
        bottomUp.clear();
        if (worker.threads() == 1) {
            bottomUp.step(own, frontier, next, 0, own.words);
        } else {
            for (int i = 0; i < worker.threads(); i++) {
                lookFor((worker.thread() + i) % worker.threads());
            }
        }
        search.tally().put(step, worker.index(), bottomUp.found(), 0, 0, bottomUp.scanned());
    }

    /** Takes turns at the words that a thread of the home owns, which that one does too. */
    private void lookFor(int owner) {
        WordTurns turns = search.wordTurns(step % TURNS);
        long stripes = owners.stripes(own);
        int index = home * worker.threads() + owner;
        for (long i = turns.claim(index); i < stripes; i = turns.claim(index)) {
            long from = owners.begin(own, owner, i);
            bottomUp.step(own, frontier, next, from, owners.end(own, owner, i));
        }
    }

    /** Makes what was found, of which all wrote their part, the frontier of all homes. */
    private void gather() {
        if (parts == 1) {
            Span other = frontier;
            frontier = next;
            next = other;
            return;
        }
        // Each begins with the part after its own, so that they do not read the same one at once.
        for (int i = 1; i <= parts; i++) {
            SearchPart part = search.parts()[(home + i) % parts];
            Split.Range some = share(part.words);
            SearchPart.copy(
                    part.next,
                    some.from(),
                    frontier,
                    (part.first >>> 6) + some.from(),
                    some.size());
        }
        worker.barrier();
    }

    private void queueToBitmap() {
        SearchPart.clear(next, words.from(), words.to());
        worker.homeBarrier();
        int index = worker.index();
        own.mark(next, queued.from[index], queued.to[index]);
        own.mark(next, queued.hubFrom[index], queued.hubTo[index]);
        worker.barrier();
        gather();
    }

    private void bitmapToQueue() {
        int thread = worker.thread();
        beginQueue(queueEnd, thread);
        for (long stripe = 0; stripe < owners.stripes(own); stripe++) {
            long end = owners.end(own, thread, stripe);
            for (long word = owners.begin(own, thread, stripe); word < end; word++) {
                enqueue(word);
            }
        }
        put(queueEnd, thread, 0);
        prepareTurns();
        worker.barrier();
        advance();
    }

    private void enqueue(long word) {
        long rest = frontier.longAt((own.first >>> 6) + word);
        for (; rest != 0; rest &= rest - 1) {
            queueEnd.add(own.first + (int) (word << 6) + Long.numberOfTrailingZeros(rest));
        }
    }
}
