package formwork.formats;

import formwork.formats.PolicyUse.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often policies gave a field its value, by column and event, and the first of them. */
public final class PolicyLog {
    /** So many are kept with their places; all are counted. */
    public static final int MOST_LISTED = 10_000;

    private final Map<String, Map<Event, long[]>> counts = new LinkedHashMap<>(); // a number each
    private final List<PolicyUse> uses = new ArrayList<>();
    private final List<Integer> fields = new ArrayList<>(); // of the last uses: those of a row
    private int listedBefore;

    PolicyLog() {}

    /** How often in {@code column}: an array of one number, which who uses a policy counts up. */
    Map<Event, long[]> counts(String column) {
        return counts.computeIfAbsent(column, name -> noCounts());
    }

    private static Map<Event, long[]> noCounts() {
        Map<Event, long[]> none = new EnumMap<>(Event.class);
        for (Event event : Event.values()) {
            none.put(event, new long[1]);
        }
        return none;
    }

    /** Whether the next use is kept and not only counted. */
    boolean hasRoom() {
        return listedBefore + uses.size() < MOST_LISTED;
    }

    /** Keeps a use of the field {@code field} of the row in hand. */
    void list(PolicyUse use, int field) {
        uses.add(use);
        fields.add(field);
    }

    /** The row in hand is at its end: its uses are put in the order of their fields. */
    void endRow() {
        for (int i = 1; i < fields.size(); i++) {
            int last = uses.size() - fields.size();
            for (int j = i; j > 0 && fields.get(j) < fields.get(j - 1); j--) {
                Collections.swap(fields, j, j - 1);
                Collections.swap(uses, last + j, last + j - 1);
            }
        }
        fields.clear();
    }

    /** Forgets them; those listed so far count for what is kept. */
    void clear() {
        listedBefore += uses.size();
        uses.clear();
        counts.values().forEach(events -> events.values().forEach(count -> Arrays.fill(count, 0)));
    }

    /** How often, by column and event. */
    public Map<String, Map<Event, Long>> counts() {
        Map<String, Map<Event, Long>> all = new LinkedHashMap<>();
        counts.forEach(
                (column, events) ->
                        events.forEach(
                                (event, count) -> {
                                    if (count[0] > 0) {
                                        all.computeIfAbsent(
                                                        column, name -> new EnumMap<>(Event.class))
                                                .put(event, count[0]);
                                    }
                                }));
        return all;
    }

    /** How often in the column {@code column} for this reason. */
    public long countOf(String column, Event event) {
        Map<Event, long[]> events = counts.get(column);
        return events == null ? 0 : events.get(event)[0];
    }

    /** The first {@link #MOST_LISTED} of them. */
    public List<PolicyUse> uses() {
        return Collections.unmodifiableList(uses);
    }
}
