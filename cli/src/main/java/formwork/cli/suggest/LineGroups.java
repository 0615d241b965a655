package formwork.cli.suggest;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Lines by what they have in common, in several ways; few groups, or none. */
final class LineGroups {
    private static final int MOST_GROUPS = 12;
    private static final int HEADING_LINES = 30;
    private static final String MARKS = "#!%;/\\\"'*@&$|";

    /** By what lines are told apart. */
    enum By {
        /** Nothing. */
        NOTHING,
        /** Nothing, and the first lines do not count: they may be a heading. */
        BODY,
        /** A mark at their begin, as of comments. */
        MARK,
        /** Whether there is anything but numbers in them. */
        NUMBERS,
        /** That, and how long they are. */
        LENGTH,
        /** All that, and the first byte unless it is of a number. */
        BEGINNING
    }

    private final Map<By, Map<String, LineStatistics>> groups = new LinkedHashMap<>();
    private final LineStatistics body = new LineStatistics();
    private long lines;

    LineGroups() {
        for (By by : By.values()) {
            if (by != By.NOTHING && by != By.BODY) {
                groups.put(by, new LinkedHashMap<>());
            }
        }
    }

    /** Adds a line. */
    void add(byte[] bytes, int from, int to) {
        if (++lines > HEADING_LINES) {
            body.add(bytes, from, to);
        }
        for (By by : List.copyOf(groups.keySet())) {
            Map<String, LineStatistics> all = groups.get(by);
            String key = key(by, bytes, from, to);
            LineStatistics statistics = all.get(key);
            if (statistics == null) {
                if (all.size() == MOST_GROUPS) {
                    groups.remove(by);
                    continue;
                }
                statistics = new LineStatistics();
                all.put(key, statistics);
            }
            statistics.add(bytes, from, to);
        }
    }

    /** The groups; none if there are many. */
    Optional<Map<String, LineStatistics>> groups(By by) {
        if (by == By.BODY) {
            boolean isMost = body.lines() >= HEADING_LINES;
            return isMost ? Optional.of(Map.of("", body)) : Optional.empty();
        }
        if (by != By.NOTHING) {
            return Optional.ofNullable(groups.get(by));
        }
        LineStatistics all = new LineStatistics();
        groups.get(By.NUMBERS).values().forEach(all::add);
        return Optional.of(Map.of("", all));
    }

    /** What a line has in common with the others of its group, in words. */
    static String key(By by, byte[] bytes, int from, int lineEnd) {
        if (by == By.NOTHING || by == By.BODY) {
            return "";
        }
        if (by == By.MARK) {
            boolean isMark = lineEnd > from && MARKS.indexOf(bytes[from]) >= 0;
            return isMark ? "beginning with " + (char) bytes[from] : "without a mark";
        }
        int to = lineEnd;
        while (to > from && bytes[to - 1] == ' ') {
            to--;
        }
        if (to == from) {
            return "blank";
        }
        boolean isNumbers = true;
        for (int i = from; i < to; i++) {
            isNumbers &= isOfNumbers(bytes[i]);
        }
        String key = isNumbers ? "numbers" : "text";
        if (by != By.NUMBERS) {
            key += ", " + (to - from) + " columns";
        }
        if (by == By.BEGINNING && !isOfNumbers(bytes[from])) {
            key += ", beginning with " + (char) (bytes[from] & 0xff);
        }
        return key;
    }

    private static boolean isOfNumbers(byte b) {
        return b >= '0' && b <= '9' || " .+-*EeDd".indexOf(b) >= 0;
    }
}
