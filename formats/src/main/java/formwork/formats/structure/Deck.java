package formwork.formats.structure;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.Place;
import formwork.formats.structure.CardLine.Sort;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/**
 * The lines of a file of bulk data, which of them begin a card, and which goes on after which. Each
 * costs a few integers, and its text.
 */
final class Deck {
    private static final int NONE = -1;

    private final String file;
    private final LineStore lines = new LineStore();
    private final CardLine split = new CardLine();
    private int[] next = new int[64]; // the line that goes on after a line
    private int[] firstLines = new int[64]; // of cards
    private long[] names = new long[64];
    private int cardCount;

    Deck(String file) {
        this.file = file;
    }

    String file() {
        return file;
    }

    LineStore lines() {
        return lines;
    }

    int cardCount() {
        return cardCount;
    }

    /** The first line of a card, from 0. */
    int firstLine(int card) {
        return firstLines[card];
    }

    /** The name of a card, as {@link CardLine#name} packs it. */
    long name(int card) {
        return names[card];
    }

    /** The line that goes on after {@code line}; negative if none does. */
    int next(int line) {
        return next[line];
    }

    Place place(int line) {
        return Place.of(file, line + 1L);
    }

    /** Keeps a line. */
    void addLine(byte[] bytes, int from, int to) {
        int line = lines.count();
        lines.add(bytes, from, to);
        if (line == next.length) {
            next = Arrays.copyOf(next, line + (line >> 1));
        }
        next[line] = NONE;
    }

    /** The line added last begins a card. */
    void addCard(long name) {
        if (cardCount == names.length) {
            firstLines = Arrays.copyOf(firstLines, cardCount + (cardCount >> 1));
            names = Arrays.copyOf(names, firstLines.length);
        }
        firstLines[cardCount] = lines.count() - 1;
        names[cardCount++] = name;
    }

    /** Forgets the cards: what was read up to now is none. */
    void clearCards() {
        cardCount = 0;
    }

    /** Takes a line of it apart. */
    CardLine split(int line) {
        split.split(lines.bytes(line), lines.from(line), lines.to(line));
        return split;
    }

    /**
     * Joins lines that go on with a card to those before them, from {@code from} up to {@code to}:
     * to the line before, or to the one that names them, wherever that is.
     */
    void link(int from, int to, boolean isLenient) {
        Map<String, Integer> asking = new HashMap<>(); // lines that name one that is not there yet
        Map<String, Integer> waiting = new HashMap<>(); // lines that nobody has named yet
        int last = NONE;
        String asked = "";
        int continuations = 0;
        for (int line = from; line < to; line++) {
            CardLine fields = split(line);
            if (fields.sort() == Sort.NOTHING) {
                continue;
            }
            String own = fields.sort() == Sort.CONTINUATION ? fields.ownMark() : null;
            String mark = fields.nextMark();
            boolean isTaken = false;
            if (own != null) {
                continuations++;
                isTaken = isLenient || own.isEmpty() || own.equals(asked);
                if (isTaken) {
                    if (last == NONE) {
                        throw place(line)
                                .fault(
                                        IoStatus.BAD_STRUCTURE,
                                        found(line),
                                        "a card before the line that goes on with it");
                    }
                    next[last] = line;
                }
            }
            if (!isTaken && last != NONE && !asked.isEmpty()) {
                ask(asked, last, asking, waiting);
            }
            if (own != null && !isTaken) {
                await(own, line, asking, waiting);
            }
            last = line;
            asked = mark;
        }
        if (last != NONE && !asked.isEmpty()) {
            ask(asked, last, asking, waiting);
        }
        if (!waiting.isEmpty()) {
            throw unasked(Collections.min(waiting.values()));
        }
        requireReached(continuations, from, to);
    }

    private void ask(
            String mark, int line, Map<String, Integer> asking, Map<String, Integer> waiting) {
        Integer found = waiting.remove(mark);
        if (found != null) {
            next[line] = found;
        } else {
            asking.put(mark, line);
        }
    }

    private void await(
            String mark, int line, Map<String, Integer> asking, Map<String, Integer> waiting) {
        Integer asker = asking.remove(mark);
        if (asker != null) {
            next[asker] = line;
        } else if (waiting.put(mark, line) != null) {
            throw unasked(line);
        }
    }

    /** Lines that name each other in a circle belong to no card. */
    private void requireReached(int continuations, int from, int to) {
        int reached = 0;
        for (int card = 0; card < cardCount; card++) {
            for (int line = next[firstLines[card]]; line != NONE; line = next[line]) {
                reached++;
            }
        }
        for (int line = from; reached != continuations && line < to; line++) {
            if (next[line] != NONE && split(line).sort() == Sort.CONTINUATION) {
                throw unasked(line);
            }
        }
    }

    private FormworkException unasked(int line) {
        return place(line)
                .fault(IoStatus.BAD_STRUCTURE, found(line), "a line that another one names");
    }

    /** A line as messages show it. */
    String found(int line) {
        return Quoted.bytes(lines.bytes(line), lines.from(line), lines.to(line));
    }
}
