package formwork.formats;

import formwork.bulk.MemorySource;
import formwork.bulk.MemoryTarget;
import formwork.bulk.ValueSource;
import formwork.bulk.ValueTarget;
import formwork.edit.ItemKind;

/** Numbers in memory of a caller's own, which is divided among workers. */
public abstract non-sealed class NumberMemory implements Numbers {
    private final ItemKind kind;
    private final long length;
    private final NumberWorkers workers;

    /** {@code length} numbers of {@code kind}: INTEGER*4, INTEGER*8 or REAL*8. */
    protected NumberMemory(ItemKind kind, long length, NumberWorkers workers) {
        this.kind = kind;
        this.length = length;
        this.workers = workers;
    }

    @Override
    public final ItemKind kind() {
        return kind;
    }

    @Override
    public final long length() {
        return length;
    }

    /** Who has shares of them. */
    public final NumberWorkers workers() {
        return workers;
    }

    /**
     * Copies the first {@code count} elements of an array, whose type is that of the kind, to the
     * numbers from {@code index} on. Threads may do so at once, each with numbers of its own.
     */
    public abstract void put(long index, Object array, int count);

    /** Copies {@code count} numbers from {@code index} on to the beginning of such an array. */
    public abstract void take(long index, Object array, int count);

    /** The way of {@link formwork.bulk} to the numbers from {@code first} on. */
    ValueTarget target(long first) {
        NumberMemory memory = this;
        return new MemoryTarget(kind, length - first) {
            @Override
            protected void put(long index, Object array, int count) {
                memory.put(first + index, array, count);
            }
        };
    }

    /** Its way from them: of integers, those of 8 bytes, {@code added} to each. */
    ValueSource source(long added) {
        NumberMemory memory = this;
        return new MemorySource(kind.isReal() ? ItemKind.REAL8 : ItemKind.INTEGER8, length) {
            @Override
            protected void take(long index, Object array, int count) {
                if (array instanceof long[] values) {
                    memory.takeLongs(index, values, count, added);
                } else {
                    memory.take(index, array, count);
                }
            }
        };
    }

    private void takeLongs(long index, long[] values, int count, long added) {
        if (kind == ItemKind.INTEGER8) {
            take(index, values, count);
            for (int i = 0; i < count; i++) {
                values[i] += added;
            }
            return;
        }
        int[] narrow = new int[count];
        take(index, narrow, count);
        for (int i = 0; i < count; i++) {
            values[i] = narrow[i] + added;
        }
    }
}
