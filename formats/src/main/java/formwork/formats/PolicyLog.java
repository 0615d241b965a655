package formwork.formats;

import formwork.formats.PolicyUse.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How often policies gave a field its value, by column and event, and the first of them. */
public final class PolicyLog {
    /** So many are kept with their places; all are counted. */
    public static final int MOST_LISTED = 10_000;

    private final Map<String, Map<Event, Long>> counts = new LinkedHashMap<>();
    private final List<PolicyUse> uses = new ArrayList<>();

    PolicyLog() {}

    void add(PolicyUse use) {
        counts.computeIfAbsent(use.column(), name -> new EnumMap<>(Event.class))
                .merge(use.event(), 1L, Long::sum);
        if (uses.size() < MOST_LISTED) {
            uses.add(use);
        }
    }

    /** Whether the next use is kept and not only counted. */
    boolean hasRoom() {
        return uses.size() < MOST_LISTED;
    }

    void count(String column, Event event) {
        counts.computeIfAbsent(column, name -> new EnumMap<>(Event.class))
                .merge(event, 1L, Long::sum);
    }

    /** How often, by column and event. */
    public Map<String, Map<Event, Long>> counts() {
        return Collections.unmodifiableMap(counts);
    }

    /** How often in the column {@code column} for this reason. */
    public long countOf(String column, Event event) {
        return counts.getOrDefault(column, Map.of()).getOrDefault(event, 0L);
    }

    /** The first {@link #MOST_LISTED} of them. */
    public List<PolicyUse> uses() {
        return Collections.unmodifiableList(uses);
    }
}
