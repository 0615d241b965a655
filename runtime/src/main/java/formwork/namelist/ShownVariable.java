package formwork.namelist;

import formwork.error.IoStatus;
import formwork.namelist.Designator.Part;
import formwork.namelist.Designator.Subscript;
import formwork.namelist.GroupText.Assigned;
import formwork.namelist.GroupText.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a group gives a variable that is not declared.
 *
 * <p>It takes the declaration to say which values replace which in {@code b=1,2,3 b(1,1)=9} or
 * {@code c(2:3)='XY'}, a substring or a section. So nothing is put together here: the values stay
 * by the designators that they are given to, in the order of the text.
 */
final class ShownVariable {
    private final List<Assigned> all = new ArrayList<>();

    /** The variables of a group by their names in lower case. */
    static Map<String, ShownVariable> of(GroupText group) {
        Map<String, ShownVariable> variables = new LinkedHashMap<>();
        for (Assigned assigned : group.assigned()) {
            variables
                    .computeIfAbsent(assigned.designator().variable(), name -> new ShownVariable())
                    .all
                    .add(assigned);
        }
        return variables;
    }

    // ---- as Java values ----

    /**
     * The value or the List of values of the variable as a whole, if no part of it is given any by
     * itself. Otherwise a Map: of Maps by subscripts and components where each designator is of
     * elements of its own, whatever is declared; by what stands behind the name where not.
     */
    Object toJava() {
        Map<String, ValueRuns> values = byDesignator();
        ValueRuns whole = values.get("");
        if (whole != null && values.size() == 1) {
            return whole.toJava();
        }
        return areApart() ? tree(values) : flat(values);
    }

    /** By what stands behind the name; those of one designator over those it had before. */
    private Map<String, ValueRuns> byDesignator() {
        Map<String, ValueRuns> values = new LinkedHashMap<>();
        for (Assigned assigned : all) {
            String text = assigned.designator().toString();
            String key = text.substring(assigned.designator().variable().length());
            ValueRuns before = values.remove(key); // these are given later
            ValueRuns runs = before == null ? new ValueRuns() : before;
            put(assigned, runs);
            values.put(key, runs);
        }
        return values;
    }

    private static void put(Assigned assigned, ValueRuns runs) {
        long at = 0;
        for (Piece piece : assigned.pieces()) {
            if (piece.count() > Integer.MAX_VALUE - at) {
                throw assigned.place()
                        .error(IoStatus.TOO_MANY_VALUES, "very many values", "fewer than 2**31");
            }
            if (piece.value() != null) {
                runs.put(at, piece.count(), piece.value());
            }
            at += piece.count();
        }
    }

    private static Map<String, Object> flat(Map<String, ValueRuns> values) {
        Map<String, Object> map = new LinkedHashMap<>();
        values.forEach(
                (key, runs) ->
                        map.put(key.startsWith("%") ? key.substring(1) : key, runs.toJava()));
        return map;
    }

    private Map<String, Object> tree(Map<String, ValueRuns> values) {
        Map<String, Object> root = new LinkedHashMap<>();
        for (Assigned assigned : all) {
            String text = assigned.designator().toString();
            List<String> steps = steps(assigned.designator().parts());
            Map<String, Object> map = root;
            for (String step : steps.subList(0, steps.size() - 1)) {
                @SuppressWarnings("unchecked") // no leaf has the place of a branch
                Map<String, Object> next =
                        (Map<String, Object>)
                                map.computeIfAbsent(step, key -> new LinkedHashMap<>());
                map = next;
            }
            String key = text.substring(assigned.designator().variable().length());
            map.put(steps.get(steps.size() - 1), values.get(key).toJava());
        }
        return root;
    }

    /** What leads from the variable to a part of it: {@code (2)}, {@code x}. */
    private static List<String> steps(List<Part> parts) {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (i > 0) {
                steps.add(part.lowerCase());
            }
            if (!part.parentheses().isEmpty()) {
                String text = new Designator(List.of(part)).toString();
                steps.add(text.substring(part.name().length()));
            }
        }
        return steps;
    }

    /**
     * Whether different designators are of different elements, whatever is declared: elements with
     * one value and components, and none of them a part of another.
     */
    private boolean areApart() {
        Map<String, Integer> forms = new HashMap<>(); // by the names that lead to a part
        for (Assigned assigned : all) {
            StringBuilder names = new StringBuilder();
            List<Part> parts = assigned.designator().parts();
            for (int i = 0; i < parts.size(); i++) {
                Part part = parts.get(i);
                boolean isLast = i == parts.size() - 1;
                int rank = rank(part);
                if (rank < 0 || isLast && rank > 0 && assigned.count() > 1) {
                    return false;
                }
                String path = names.append('%').append(part.lowerCase()).toString();
                int form = isLast ? rank : -1 - rank;
                Integer before = forms.put(path, form);
                if (before != null && before != form) {
                    return false;
                }
            }
        }
        return true;
    }

    /** How many subscripts a part has; negative if it is or may be a section or a substring. */
    private static int rank(Part part) {
        if (part.parentheses().isEmpty()) {
            return 0;
        }
        List<Subscript> subscripts = part.parentheses().get(0);
        boolean isElement =
                part.parentheses().size() == 1 && subscripts.stream().noneMatch(Subscript::isRange);
        return isElement ? subscripts.size() : -1;
    }

    // ---- a part ----

    /** The value of the variable or of a part of it; null if the text has none. */
    Object get(Designator wanted) {
        if (wanted.isName()) {
            return toJava();
        }
        for (int i = all.size(); i-- > 0; ) {
            Assigned assigned = all.get(i);
            if (assigned.designator().toString().equals(wanted.toString())) {
                return valueOf(assigned);
            }
            long number = assigned.designator().numberOf(wanted);
            Object value = number < 0 ? null : valueAt(assigned, number);
            if (value != null) {
                return value;
            }
            if (number < 0 && assigned.mayOverlap(wanted)) {
                return branch(wanted, assigned);
            }
        }
        return null;
    }

    private Object valueOf(Assigned last) {
        Designator designator = last.designator();
        String key = designator.toString().substring(designator.variable().length());
        return byDesignator().get(key).toJava();
    }

    private static Object valueAt(Assigned assigned, long number) {
        long before = number;
        for (Piece piece : assigned.pieces()) {
            if (before < piece.count()) {
                return piece.value();
            }
            before -= piece.count();
        }
        return null;
    }

    /** What has the wanted part's components or elements. */
    private Object branch(Designator wanted, Assigned met) {
        Object part = areApart() ? toJava() : null;
        for (String step : steps(wanted.parts())) {
            part = part instanceof Map<?, ?> map ? map.get(step) : null;
        }
        if (part == null) {
            throw met.place()
                    .error(
                            IoStatus.BAD_SHAPE,
                            '"' + met.designator().toString() + '"',
                            "a declaration, to tell what that gives " + wanted);
        }
        return part;
    }
}
