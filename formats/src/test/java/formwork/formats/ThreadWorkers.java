package formwork.formats;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.util.stream.IntStream;

/** Workers of tests: threads that come and go, and no memory. */
final class ThreadWorkers implements NumberWorkers {
    private final int count;

    ThreadWorkers(int count) {
        this.count = count;
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public NumberMemory allocate(ItemKind kind, long length) {
        throw new UnsupportedOperationException("found a wish for memory; expected none");
    }

    @Override
    public long begin(int worker, long length) {
        return length * worker / count;
    }

    @Override
    public void run(Work work) throws IOException {
        IntStream.range(0, count)
                .parallel()
                .forEach(
                        worker -> {
                            try {
                                work.run(worker);
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            }
                        });
    }
}
