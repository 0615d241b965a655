package formwork.namelist;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The values that a designator is given, by their numbers from 0 on, equal ones beside each other
 * kept once, so that {@code 999999999*1} takes no more room than {@code 1}.
 */
final class ValueRuns {
    private final TreeMap<Long, Run> runs = new TreeMap<>(); // by their first numbers

    private record Run(long count, Object value) {}

    /** Sets the {@code count} values from {@code first} on. */
    void put(long first, long count, Object value) {
        long end = first + count;
        cutAt(first);
        cutAt(end);
        runs.subMap(first, end).clear();
        runs.put(first, new Run(count, value));
    }

    /** Makes a run begin at {@code number} if one goes over it. */
    private void cutAt(long number) {
        Map.Entry<Long, Run> entry = runs.lowerEntry(number);
        if (entry == null) {
            return;
        }
        Run run = entry.getValue();
        long end = entry.getKey() + run.count();
        if (end > number) {
            runs.put(entry.getKey(), new Run(number - entry.getKey(), run.value()));
            runs.put(number, new Run(end - number, run.value()));
        }
    }

    /** Null if there is none, the value if it is the first and only one, or a List. */
    Object toJava() {
        if (runs.isEmpty()) {
            return null;
        }
        Map.Entry<Long, Run> last = runs.lastEntry();
        long end = last.getKey() + last.getValue().count();
        return end == 1 ? last.getValue().value() : new Stretch(this, Math.toIntExact(end));
    }

    private Object get(long number) {
        Map.Entry<Long, Run> entry = runs.floorEntry(number);
        return entry != null && number < entry.getKey() + entry.getValue().count()
                ? entry.getValue().value()
                : null;
    }

    /** The values from the first to the last one as a List; those that are not there are null. */
    static final class Stretch extends AbstractList<Object> {
        private final ValueRuns values;
        private final int size;

        private Stretch(ValueRuns values, int size) {
            this.values = values;
            this.size = size;
        }

        @Override
        public Object get(int index) {
            Objects.checkIndex(index, size);
            return values.get(index);
        }

        @Override
        public int size() {
            return size;
        }

        /** Hands over equal values that follow each other at once. */
        void forEachRun(RunTaker taker) {
            long at = 0;
            for (Map.Entry<Long, Run> entry : values.runs.entrySet()) {
                if (entry.getKey() > at) {
                    taker.take(entry.getKey() - at, null);
                }
                at = entry.getKey() + entry.getValue().count();
                taker.take(entry.getValue().count(), entry.getValue().value());
            }
        }

        /** A walk along the runs, where one look-up an element would be slow. */
        @Override
        public Iterator<Object> iterator() {
            return new Walk(values.runs.entrySet().iterator(), size);
        }
    }

    private static final class Walk implements Iterator<Object> {
        private final Iterator<Map.Entry<Long, Run>> left;
        private final int size;
        private long from; // of the run in hand
        private Run run = new Run(0, null);
        private int given;

        Walk(Iterator<Map.Entry<Long, Run>> runs, int size) {
            left = runs;
            this.size = size;
        }

        @Override
        public boolean hasNext() {
            return given < size;
        }

        @Override
        public Object next() {
            if (given == size) {
                throw new NoSuchElementException();
            }
            if (given == from + run.count()) {
                Map.Entry<Long, Run> entry = left.next();
                from = entry.getKey();
                run = entry.getValue();
            }
            return given++ < from ? null : run.value();
        }
    }

    /** What takes equal values that follow each other. */
    @FunctionalInterface
    interface RunTaker {
        /** Takes {@code count} times the value, which may be null. */
        void take(long count, Object value);
    }
}
