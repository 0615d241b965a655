package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.formats.ContentIndex;
import formwork.formats.NumberLines;
import formwork.formats.NumberWorkers;
import formwork.formats.ReadOptions;
import java.io.IOException;

/** Reads the entries of a Matrix Market file by workers, each its share of them. */
final class MarketShares {
    private final MarketHeader header;
    private final ReadOptions options;
    private final MarketStore store;
    private volatile boolean isWrong;
    private volatile int fractionDigits = -1;

    MarketShares(MarketHeader header, ReadOptions options, MarketStore store) {
        this.header = header;
        this.options = options;
        this.store = store;
    }

    /**
     * Reads them all and returns true if each has a line, there is nothing more, and nothing is
     * wrong. If not, they are to be read in their order, which tells what the first error is.
     *
     * @param lines those of the file, behind its header; they stay there
     */
    boolean read(NumberLines lines) throws IOException {
        NumberWorkers workers = store.workers();
        if (workers == null || workers.count() == 1 || store.count() == 0) {
            return false;
        }
        ContentIndex index =
                ContentIndex.of(lines.source(), lines.nextOffset(), MarketReading.COMMENT, workers);
        if (index == null || index.lineCount() != store.count()) {
            return false;
        }
        workers.runShares(store.count(), (worker, from, to) -> read(index, from, to));
        return !isWrong;
    }

    private void read(ContentIndex index, long from, long to) throws IOException {
        try (NumberLines lines = index.lines(from)) {
            MarketReading reading = new MarketReading(lines, header, options);
            if (!reading.read(store, from, to)) {
                isWrong = true; // and never false again, whatever others find
            }
            if (from == 0) {
                fractionDigits = reading.fractionDigits();
            }
        } catch (FormworkException e) {
            isWrong = true; // it need not be the first
        }
    }

    /** As {@link MarketReading#fractionDigits}. */
    int fractionDigits() {
        return fractionDigits;
    }
}
