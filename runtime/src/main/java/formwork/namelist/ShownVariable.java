package formwork.namelist;

import formwork.error.IoStatus;
import formwork.namelist.Designator.Part;
import formwork.namelist.Designator.Subscript;
import formwork.namelist.GroupText.Assigned;
import formwork.namelist.GroupText.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A variable without a declaration: what the text gives its elements and components.
 *
 * <p>Values without subscripts are those of the elements from 1 on. A section's values go to its
 * elements; a bound that is left out is 1, or as far as there are values. An element of an array
 * with several dimensions is followed by those with a higher first subscript.
 */
final class ShownVariable {
    private final Budget budget;
    private final ValueRuns values = new ValueRuns(); // of no or one subscript
    private final Map<List<Long>, Object> cells = new LinkedHashMap<>(); // of several subscripts
    private final Map<String, ShownVariable> components = new LinkedHashMap<>();
    private final Map<String, ShownVariable> elements = new LinkedHashMap<>(); // by "(2)"
    private boolean isArray;

    /** How many elements may be made one by one; without it a few digits would fill memory. */
    static final class Budget {
        private long left;

        Budget(long most) {
            left = most;
        }

        private void use(Place place) {
            if (left-- <= 0) {
                throw place.error(
                        IoStatus.BAD_SHAPE, "very many elements", "a declaration for so many");
            }
        }
    }

    ShownVariable(Budget budget) {
        this.budget = budget;
    }

    /** The variables of a group by their names in lower case. */
    static Map<String, ShownVariable> of(GroupText group, Budget budget) {
        Map<String, ShownVariable> variables = new LinkedHashMap<>();
        for (Assigned assigned : group.assigned()) {
            Designator designator = assigned.designator();
            variables
                    .computeIfAbsent(designator.variable(), name -> new ShownVariable(budget))
                    .assign(designator.parts(), 0, assigned.pieces(), assigned.place());
        }
        return variables;
    }

    // ---- from the text ----

    private void assign(List<Part> parts, int depth, List<Piece> pieces, Place place) {
        Part part = parts.get(depth);
        boolean isLast = depth == parts.size() - 1;
        if (part.parentheses().isEmpty()) {
            if (isLast) {
                putRuns(1, 1, Long.MAX_VALUE, pieces, place);
            } else {
                component(parts.get(depth + 1)).assign(parts, depth + 1, pieces, place);
            }
            return;
        }
        List<Subscript> subscripts = part.parentheses().get(0);
        boolean isPlain = part.parentheses().size() == 1 && openDimensions(subscripts) <= 1;
        if (isLast && isPlain && subscripts.size() == 1) {
            isArray = true;
            putSection(subscripts.get(0), pieces, place);
        } else if (isLast && isPlain) {
            isArray = true;
            putCells(subscripts, pieces, place);
        } else if (!isLast && isPlain && hasRange(subscripts) && subscripts.size() == 1) {
            putElements(parts, depth, subscripts.get(0), pieces, place);
        } else {
            ShownVariable element = element(textOf(part));
            if (isLast) {
                element.putRuns(1, 1, Long.MAX_VALUE, pieces, place);
            } else {
                element.component(parts.get(depth + 1)).assign(parts, depth + 1, pieces, place);
            }
        }
    }

    private static String textOf(Part part) {
        String text = new Designator(List.of(part)).toString();
        return text.substring(part.name().length());
    }

    private ShownVariable component(Part part) {
        return components.computeIfAbsent(part.lowerCase(), name -> new ShownVariable(budget));
    }

    private ShownVariable element(String subscripts) {
        return elements.computeIfAbsent(subscripts, text -> new ShownVariable(budget));
    }

    private static boolean hasRange(List<Subscript> subscripts) {
        return subscripts.stream().anyMatch(Subscript::isRange);
    }

    private static int openDimensions(List<Subscript> subscripts) {
        int count = 0;
        for (Subscript subscript : subscripts) {
            boolean isOpen = subscript.isRange() && subscript.upper() == Designator.ABSENT;
            count += isOpen ? 1 : 0;
        }
        return count;
    }

    private static long lower(Subscript subscript) {
        return subscript.lower() == Designator.ABSENT ? 1 : subscript.lower();
    }

    /** How many elements a range has, at most; all there are values for if it is open. */
    private static long count(Subscript subscript) {
        if (!subscript.isRange()) {
            return 1;
        }
        if (subscript.upper() == Designator.ABSENT) {
            return Long.MAX_VALUE;
        }
        long span = subscript.upper() - lower(subscript) + subscript.stride();
        return Math.max(0, span / subscript.stride());
    }

    private void putSection(Subscript subscript, List<Piece> pieces, Place place) {
        long most = subscript.isRange() ? count(subscript) : Long.MAX_VALUE; // runs on
        putRuns(lower(subscript), subscript.stride(), most, pieces, place);
    }

    private void putRuns(long first, long stride, long most, List<Piece> pieces, Place place) {
        long at = first;
        long left = Math.min(most, Integer.MAX_VALUE); // of a List
        for (Piece piece : pieces) {
            if (piece.count() > left) {
                throw tooMany(place, most);
            }
            left -= piece.count();
            if (piece.value() == null) {
                at += stride * piece.count();
            } else if (stride == 1) {
                values.put(at, piece.count(), piece.value());
                at += piece.count();
            } else {
                for (long i = 0; i < piece.count(); i++) {
                    budget.use(place);
                    values.put(at, 1, piece.value());
                    at += stride;
                }
            }
        }
    }

    private static RuntimeException tooMany(Place place, long most) {
        return place.error(
                IoStatus.TOO_MANY_VALUES, "more values", "at most " + most + " for the section");
    }

    private void putCells(List<Subscript> subscripts, List<Piece> pieces, Place place) {
        int rank = subscripts.size();
        boolean runsOn = !hasRange(subscripts);
        long[] counters = new long[rank];
        boolean isDone = false;
        for (Piece piece : pieces) {
            for (long i = 0; i < piece.count(); i++) {
                budget.use(place);
                if (isDone) {
                    throw place.error(
                            IoStatus.TOO_MANY_VALUES, "more values", "as many as the section has");
                }
                if (piece.value() != null) {
                    cells.put(index(subscripts, counters), piece.value());
                }
                isDone = !advance(subscripts, counters, runsOn);
            }
        }
    }

    private static List<Long> index(List<Subscript> subscripts, long[] counters) {
        List<Long> index = new ArrayList<>(counters.length);
        for (int d = 0; d < counters.length; d++) {
            index.add(lower(subscripts.get(d)) + counters[d] * subscripts.get(d).stride());
        }
        return index;
    }

    private static boolean advance(List<Subscript> subscripts, long[] counters, boolean runsOn) {
        for (int d = 0; d < counters.length; d++) {
            counters[d]++;
            if (counters[d] < count(subscripts.get(d)) || runsOn) {
                return true;
            }
            counters[d] = 0;
        }
        return false;
    }

    /** A component of a section of structures: one value for each of them. */
    private void putElements(
            List<Part> parts, int depth, Subscript section, List<Piece> pieces, Place place) {
        long left = count(section);
        long at = lower(section);
        for (Piece piece : pieces) {
            if (piece.count() > left) {
                throw tooMany(place, count(section));
            }
            left -= piece.count();
            List<Piece> one = List.of(new Piece(piece.from(), piece.to(), 1, piece.value()));
            for (long i = 0; i < piece.count(); i++) {
                budget.use(place);
                element("(" + at + ")")
                        .component(parts.get(depth + 1))
                        .assign(parts, depth + 1, one, place);
                at += section.stride();
            }
        }
    }

    // ---- to Java ----

    /**
     * The value: one by itself; a List of those from subscript 1 on without a gap; a Map of
     * components by their names; and otherwise a Map by subscripts, {@code "(0:3)"} with a List and
     * {@code "(2,1)"} with a value. What a structure with components is given as a whole stands
     * there under the empty name. Null if there are null values only.
     */
    Object toJava() {
        if (components.isEmpty() && elements.isEmpty() && cells.isEmpty()) {
            if (values.isEmpty()) {
                return null;
            }
            long end = values.endOfStretch(1);
            if (values.first() == 1 && values.nextStretch(end) == null) {
                return end == 2 && !isArray ? values.get(1) : values.list(1, end);
            }
        }
        Map<String, Object> all = new LinkedHashMap<>();
        boolean hasParts = !components.isEmpty() || !elements.isEmpty();
        boolean isWhole = hasParts && !isArray && !values.isEmpty() && values.first() == 1;
        if (isWhole) {
            long end = values.endOfStretch(1);
            all.put("", end == 2 ? values.get(1) : values.list(1, end));
        }
        Long from = values.isEmpty() ? null : values.nextStretch(firstBeyond(isWhole));
        while (from != null) {
            long end = values.endOfStretch(from);
            boolean isOne = end == from + 1;
            all.put(
                    isOne ? "(" + from + ")" : "(" + from + ":" + (end - 1) + ")",
                    isOne ? values.get(from) : values.list(from, end));
            from = values.nextStretch(end);
        }
        cells.forEach((index, value) -> all.put(textOf(index), value));
        components.forEach((name, component) -> all.put(name, component.toJava()));
        List<Object> list = elementList();
        if (list != null && all.isEmpty()) {
            return list;
        }
        elements.forEach(
                (subscripts, element) -> {
                    Object shown = element.toJava();
                    Object whole = all.get(subscripts);
                    all.put(subscripts, whole == null ? shown : withWhole(whole, shown));
                });
        return all;
    }

    /** The lowest subscript that there may be behind the values of a structure as a whole. */
    private long firstBeyond(boolean isWhole) {
        return isWhole ? values.endOfStretch(1) : values.first();
    }

    /** An element that is given a value as a whole, and one for a component. */
    private static Object withWhole(Object whole, Object element) {
        Map<String, Object> both = new LinkedHashMap<>();
        both.put("", whole);
        if (element instanceof Map<?, ?> parts) {
            parts.forEach((name, part) -> both.put((String) name, part));
        }
        return both;
    }

    /** The value of a part of this variable, or null. */
    Object get(List<Part> parts, int depth) {
        Part part = parts.get(depth);
        boolean isLast = depth == parts.size() - 1;
        if (part.parentheses().isEmpty()) {
            return isLast ? toJava() : getComponent(parts, depth);
        }
        ShownVariable element = elements.get(textOf(part));
        if (element != null) {
            return isLast ? element.toJava() : element.getComponent(parts, depth);
        }
        List<Subscript> subscripts = part.parentheses().get(0);
        if (!isLast || part.parentheses().size() > 1 || hasRange(subscripts)) {
            return null;
        }
        return subscripts.size() == 1
                ? values.get(subscripts.get(0).lower())
                : cells.get(subscripts.stream().map(Subscript::lower).toList());
    }

    private Object getComponent(List<Part> parts, int depth) {
        ShownVariable component = components.get(parts.get(depth + 1).lowerCase());
        return component == null ? null : component.get(parts, depth + 1);
    }

    private static String textOf(List<Long> index) {
        return "(" + String.join(",", index.stream().map(String::valueOf).toList()) + ")";
    }

    /** The elements if they are those from 1 on. */
    private List<Object> elementList() {
        List<Object> list = new ArrayList<>();
        for (int i = 1; i <= elements.size(); i++) {
            ShownVariable element = elements.get("(" + i + ")");
            if (element == null) {
                return null;
            }
            list.add(element.toJava());
        }
        return list.isEmpty() ? null : list;
    }
}
