package formwork.namelist;

import java.util.List;

/**
 * What stands before an equals sign, as it is written: {@code w(2)%x(1:3)} (F2018 13.11.3.2).
 *
 * <p>Whether the last parentheses hold subscripts or a substring depends on what is declared.
 *
 * @param parts the variable and then the components
 */
record Designator(List<Part> parts) {
    /** A bound that is not given. */
    static final long ABSENT = Long.MIN_VALUE;

    /**
     * A name and up to two pairs of parentheses after it.
     *
     * @param name as it is written
     * @param parentheses what each pair holds
     */
    record Part(String name, List<List<Subscript>> parentheses) {
        Part {
            parentheses = List.copyOf(parentheses);
        }

        String lowerCase() {
            return Variable.lowerCase(name);
        }

        /** What is in parentheses if it is by itself; otherwise null. */
        Subscript onlySubscript() {
            boolean isOne = parentheses.size() == 1 && parentheses.get(0).size() == 1;
            return isOne ? parentheses.get(0).get(0) : null;
        }

        /** Whether some subscript or character position is never the same. */
        boolean isApartFrom(Part other) {
            int pairs = Math.min(parentheses.size(), other.parentheses.size());
            for (int i = 0; i < pairs; i++) {
                List<Subscript> one = parentheses.get(i);
                List<Subscript> two = other.parentheses.get(i);
                for (int d = 0; one.size() == two.size() && d < one.size(); d++) {
                    if (one.get(d).isApartFrom(two.get(d))) {
                        return true;
                    }
                }
            }
            return false;
        }

        private void append(StringBuilder text) {
            text.append(lowerCase());
            for (List<Subscript> pair : parentheses) {
                text.append('(');
                for (int i = 0; i < pair.size(); i++) {
                    text.append(i > 0 ? "," : "").append(pair.get(i));
                }
                text.append(')');
            }
        }
    }

    /**
     * A subscript, or the bounds and the stride of a section or substring.
     *
     * @param isRange whether there is a colon
     * @param lower the subscript or the first bound, or {@link #ABSENT}
     * @param upper the second bound, or {@link #ABSENT}
     * @param stride 1 if there is none
     */
    record Subscript(boolean isRange, long lower, long upper, long stride) {
        boolean isApartFrom(Subscript other) {
            return highest() < other.lowest() || other.highest() < lowest();
        }

        private long lowest() { // ABSENT is the least
            return isRange ? Math.min(lower, upper) : lower;
        }

        private long highest() {
            if (!isRange) {
                return lower;
            }
            return lower == ABSENT || upper == ABSENT ? Long.MAX_VALUE : Math.max(lower, upper);
        }

        @Override
        public String toString() {
            if (!isRange) {
                return Long.toString(lower);
            }
            String first = lower == ABSENT ? "" : Long.toString(lower);
            String last = upper == ABSENT ? "" : Long.toString(upper);
            return first + ":" + last + (stride == 1 ? "" : ":" + stride);
        }
    }

    Designator {
        parts = List.copyOf(parts);
    }

    /** The variable's name in lower case. */
    String variable() {
        return parts.get(0).lowerCase();
    }

    /** Whether it is a name and nothing else. */
    boolean isName() {
        return parts.size() == 1 && parts.get(0).parentheses().isEmpty();
    }

    /**
     * Whether both may stand for an element, whatever is declared.
     *
     * @param runsOn whether values may go on behind the last element that is named
     */
    boolean mayOverlap(Designator other, boolean runsOn) {
        int count = Math.min(parts.size(), other.parts.size());
        for (int i = 0; i < count; i++) {
            Part one = parts.get(i);
            Part two = other.parts.get(i);
            if (!one.lowerCase().equals(two.lowerCase())) {
                return false;
            }
            boolean isLast = i == parts.size() - 1 || i == other.parts.size() - 1;
            if (!(isLast && runsOn) && one.isApartFrom(two)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Which of the values of this one goes to the element {@code wanted}, from 0: of an array of
     * rank one, its lower bound 1 where this one has none. Negative if that cannot be said.
     */
    long numberOf(Designator wanted) {
        int last = parts.size() - 1;
        if (wanted.parts.size() != parts.size() || !isWithin(wanted, last)) {
            return -1;
        }
        Part given = parts.get(last);
        Subscript subscript = wanted.parts.get(last).onlySubscript();
        if (subscript == null || subscript.isRange()) {
            return -1;
        }
        if (given.parentheses().isEmpty()) {
            return subscript.lower() - 1;
        }
        Subscript range = given.onlySubscript();
        if (range == null) {
            return -1;
        }
        long lower = range.lower() == ABSENT ? 1 : range.lower();
        long number = (subscript.lower() - lower) / range.stride();
        return lower + number * range.stride() == subscript.lower() ? number : -1;
    }

    /** Whether the first {@code count} parts and the name of the next one are the same. */
    private boolean isWithin(Designator other, int count) {
        return parts.get(count).lowerCase().equals(other.parts.get(count).lowerCase())
                && new Designator(parts.subList(0, count))
                        .toString()
                        .equals(new Designator(other.parts.subList(0, count)).toString());
    }

    /** In lower case and without blanks. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            text.append(text.length() > 0 ? "%" : "");
            part.append(text);
        }
        return text.toString();
    }
}
