package formwork.namelist;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.TreeMap;

/**
 * Values by their subscripts, equal ones beside each other kept once, so that {@code 999999999*1}
 * takes no more room than {@code 1}.
 */
final class ValueRuns {
    private final TreeMap<Long, Run> runs = new TreeMap<>(); // by their first subscripts

    private record Run(long count, Object value) {}

    /** Sets the {@code count} elements from {@code first} on. */
    void put(long first, long count, Object value) {
        long end = first + count;
        cutAt(first);
        cutAt(end);
        runs.subMap(first, end).clear();
        runs.put(first, new Run(count, value));
    }

    /** Makes a run begin at {@code subscript} if one goes over it. */
    private void cutAt(long subscript) {
        Map.Entry<Long, Run> entry = runs.lowerEntry(subscript);
        if (entry == null) {
            return;
        }
        Run run = entry.getValue();
        long end = entry.getKey() + run.count();
        if (end > subscript) {
            runs.put(entry.getKey(), new Run(subscript - entry.getKey(), run.value()));
            runs.put(subscript, new Run(end - subscript, run.value()));
        }
    }

    boolean isEmpty() {
        return runs.isEmpty();
    }

    /** The lowest subscript. */
    long first() {
        return runs.firstKey();
    }

    /** The first subscript from {@code from} on that has no value. */
    long endOfStretch(long from) {
        long end = from;
        for (Map.Entry<Long, Run> entry : runs.tailMap(from, true).entrySet()) {
            if (entry.getKey() != end) {
                break;
            }
            end += entry.getValue().count();
        }
        return end;
    }

    /** The lowest subscript from {@code from} on that has a value, or null. */
    Long nextStretch(long from) {
        return runs.ceilingKey(from);
    }

    Object get(long subscript) {
        Map.Entry<Long, Run> entry = runs.floorEntry(subscript);
        return entry != null && subscript < entry.getKey() + entry.getValue().count()
                ? entry.getValue().value()
                : null;
    }

    /** The values from {@code from} up to {@code to}, all of which there are; a view. */
    List<Object> list(long from, long to) {
        if (to - from > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("more than 2**31-1 values");
        }
        return new Stretch(from, (int) (to - from));
    }

    private final class Stretch extends AbstractList<Object> {
        private final long from;
        private final int size;

        Stretch(long from, int size) {
            this.from = from;
            this.size = size;
        }

        @Override
        public Object get(int index) {
            Objects.checkIndex(index, size);
            return ValueRuns.this.get(from + index);
        }

        @Override
        public int size() {
            return size;
        }

        /** A walk along the runs, where one look-up an element would be slow. */
        @Override
        public Iterator<Object> iterator() {
            Iterator<Run> left = runs.tailMap(from, true).values().iterator();
            return new Iterator<>() {
                private Run run = new Run(0, null);
                private long used;
                private int given;

                @Override
                public boolean hasNext() {
                    return given < size;
                }

                @Override
                public Object next() {
                    if (given == size) {
                        throw new NoSuchElementException();
                    }
                    while (used == run.count()) {
                        run = left.next();
                        used = 0;
                    }
                    used++;
                    given++;
                    return run.value();
                }
            };
        }
    }
}
