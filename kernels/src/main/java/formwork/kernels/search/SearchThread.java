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
 * <p>Counters are used in turn, three of each: one at this step, one that was used at the last and
 * may still be looked at, and one that nobody looks at any more, which is set to 0.
 */
final class SearchThread {
    private static final int TURNS = 3;
    private static final long QUEUE_SHARE = 8; // few, since some vertices have very many arcs
    private static final long WHOLE_SHARE = 64; // where nobody shares
    private static final long WORD_SHARE = 16;

    private final BreadthFirstSearch search;
    private final NodeWorker worker;
    private final int home;
    private final int parts;
    private final SearchPart own;
    private final boolean isLocal; // top-down, arcs end in the own part
    private final boolean isAlone; // and no other thread writes there
    private final TopDown topDown;
    private final BottomUp bottomUp = new BottomUp();
    private final Progress progress;
    private final Split.Range words; // this thread's
    private final long[] from; // of the frontier in the queue of each part
    private final long[] to;
    private Span frontier;
    private Span next;
    private int step;

    SearchThread(BreadthFirstSearch search, NodeWorker worker) {
        this.search = search;
        this.worker = worker;
        home = worker.home();
        parts = search.parts().length;
        own = search.parts()[home];
        topDown = new TopDown(search.parts(), home, search.owners());
        progress = search.newProgress();
        words = share(own.words);
        isLocal = parts == 1 || own.forward != null;
        isAlone = isLocal && worker.threads() == 1;
        from = new long[parts];
        to = new long[parts];
    }

    private Split.Range share(long count) {
        return new Split.Range(
                count * worker.thread() / worker.threads(),
                count * (worker.thread() + 1) / worker.threads());
    }

    void prepare() {
        own.prepare(words.from(), words.to());
        SearchPart.clear(own.frontier, 0, worker.thread() == 0 ? own.allWords : 0);
    }

    void run(int root) {
        begin(root);
        Direction direction = Direction.TOP_DOWN;
        for (int level = 0; progress.frontier() > 0; level++) {
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
            finish(direction, level, start);
        }
        if (worker.index() == 0) {
            search.setReached(progress.reached());
        }
    }

    private void begin(int root) {
        own.reset(words.from(), words.to());
        for (int i = 0; i < parts; i++) {
            SearchPart part = search.parts()[i];
            boolean hasRoot = root >= part.first && root - part.first < part.size;
            from[i] = 0;
            to[i] = hasRoot ? 1 : 0;
            if (hasRoot) {
                progress.begin(part.out.degree(root - part.first));
                int word = root - part.first >>> 6;
                if (i == home && word >= words.from() && word < words.to()) {
                    part.plant(root);
                }
            }
        }
        frontier = own.frontier;
        next = own.next;
        step = 0;
        worker.barrier();
    }

    private NodeCounters turns() {
        return search.turns(step % TURNS);
    }

    private NodeCounters ends() {
        return search.ends(step % TURNS);
    }

    /** Before the barrier at the end of a step that uses counters. */
    private void prepareCounters() {
        if (worker.index() == 0) {
            search.turns((step + 1) % TURNS).reset();
            search.ends((step + 1) % TURNS).reset();
        }
    }

    private void finish(Direction direction, int level, long start) {
        boolean isTopDown = direction == Direction.TOP_DOWN;
        long found = isTopDown ? topDown.found() : bottomUp.found();
        long scanned = isTopDown ? topDown.scanned() : bottomUp.scanned();
        Tally tally = search.tally();
        tally.put(level, worker.index(), found, isTopDown ? topDown.arcs() : 0, scanned);
        prepareCounters();
        worker.barrier();
        if (isTopDown) {
            slide();
        } else {
            gather();
            step++;
        }
        long before = progress.frontier();
        progress.advance(direction, tally.found(level), tally.arcs(level));
        if (worker.index() == 0) {
            search.log().add(direction, before, tally.scanned(level), System.nanoTime() - start);
        }
    }

    /** After the barrier at the end of a step that filled queues. */
    private void slide() {
        for (int i = 0; i < parts; i++) {
            from[i] = to[i];
            to[i] += ends().claim(i, 0);
        }
        step++;
    }

    private void stepTopDown() {
        topDown.begin(ends(), to);
        if (own.forward != null) {
            walk(own.forward, 0, home, home + parts);
        } else {
            walk(own.out, own.first, home, home + 1);
        }
    }

    /** Takes turns at the frontiers of parts, which are counted around from the home on. */
    private void walk(Arcs arcs, int firstRow, int firstPart, int lastPart) {
        long share = isAlone ? WHOLE_SHARE : QUEUE_SHARE;
        long before = 0; // in the queues of parts gone by
        long claim = turns().claim(home, share);
        for (int i = firstPart; i < lastPart; i++) {
            int part = i % parts;
            Span queue = search.parts()[part].queue;
            long count = to[part] - from[part];
            while (claim < before + count) {
                // A share may reach into the queue of the next part.
                long first = from[part] + Math.max(0, claim - before);
                long last = from[part] + Math.min(count, claim + share - before);
                if (isAlone) {
                    topDown.alone(arcs, firstRow, queue, first, last);
                } else if (isLocal) {
                    topDown.shared(arcs, firstRow, queue, first, last);
                } else {
                    topDown.across(arcs, firstRow, queue, first, last);
                }
                if (claim + share > before + count) {
                    break;
                }
                claim = turns().claim(home, share);
            }
            before += count;
        }
        if (isAlone) {
            topDown.endAlone();
        } else {
            topDown.end();
        }
    }

    private void stepBottomUp() {
        bottomUp.clear();
        NodeCounters turns = turns();
        long word = turns.claim(home, WORD_SHARE);
        while (word < own.words) {
            bottomUp.step(own, frontier, next, word, Math.min(own.words, word + WORD_SHARE));
            word = turns.claim(home, WORD_SHARE);
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
        Split.Range mine = share(to[home] - from[home]);
        boolean isOnly = worker.threads() == 1;
        own.mark(next, from[home] + mine.from(), from[home] + mine.to(), isOnly);
        if (!isAlone) {
            own.recall(words.from(), words.to());
        }
        worker.barrier();
        gather();
    }

    private void bitmapToQueue() {
        topDown.begin(ends(), to);
        topDown.fromBitmap(frontier, words.from(), words.to());
        prepareCounters();
        worker.barrier();
        slide();
    }
}
