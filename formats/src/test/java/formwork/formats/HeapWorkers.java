package formwork.formats;

import formwork.edit.ItemKind;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * Workers of tests with memory on the heap, who know whether each number was put by the one whose
 * share it is in.
 */
public final class HeapWorkers implements NumberWorkers {
    private static final int NOBODY = -1;

    private final int count;
    private final ThreadLocal<Integer> current = ThreadLocal.withInitial(() -> NOBODY);
    private final AtomicLong own = new AtomicLong();
    private final AtomicLong others = new AtomicLong();

    /** So many, and as many threads. */
    public HeapWorkers(int count) {
        this.count = count;
    }

    /** How many numbers were put by the worker whose share they are in. */
    public long own() {
        return own.get();
    }

    /** How many were put by another one, or by no worker. */
    public long others() {
        return others.get();
    }

    @Override
    public int count() {
        return count;
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
                            current.set(worker);
                            try {
                                work.run(worker);
                            } catch (IOException e) {
                                throw new AssertionError(e);
                            } finally {
                                current.remove();
                            }
                        });
    }

    @Override
    public NumberMemory allocate(ItemKind kind, long length) {
        return new Memory(kind, (int) length);
    }

    private void note(long index, long length) {
        int worker = current.get();
        long end = worker + 1 == count ? length : begin(worker + 1, length);
        boolean isOwn = worker != NOBODY && index >= begin(worker, length) && index < end;
        (isOwn ? own : others).incrementAndGet();
    }

    private final class Memory extends NumberMemory {
        private final Numbers numbers;

        Memory(ItemKind kind, int length) {
            super(kind, length, HeapWorkers.this);
            numbers = Storage.HEAP.numbers(kind, length);
        }

        private Object array() {
            return switch (kind()) {
                case INTEGER4 -> numbers.toInts();
                case INTEGER8 -> numbers.toLongs();
                default -> numbers.toDoubles();
            };
        }

        @Override
        public void put(long index, Object array, int count) {
            for (long i = index; i < index + count; i++) {
                note(i, length());
            }
            System.arraycopy(array, 0, array(), (int) index, count);
        }

        @Override
        public void take(long index, Object array, int count) {
            System.arraycopy(array(), (int) index, array, 0, count);
        }

        @Override
        public long integer(long position) {
            return numbers.integer(position);
        }

        @Override
        public double real(long position) {
            return numbers.real(position);
        }

        @Override
        public void putInteger(long position, long value) {
            note(position, length());
            numbers.putInteger(position, value);
        }

        @Override
        public void putReal(long position, double value) {
            note(position, length());
            numbers.putReal(position, value);
        }
    }
}
