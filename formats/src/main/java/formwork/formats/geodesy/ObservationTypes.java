package formwork.formats.geodesy;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.Lines;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RowLayout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is observed, by system, as the headers of an observation file say; and the rows of that. */
final class ObservationTypes {
    /** The one system of version 2, where all satellites have the same types. */
    static final String ALL = "";

    private static final int TYPES_2_PER_LINE = 9;
    private static final int TYPES_3_PER_LINE = 13;
    private static final int SCALED_PER_LINE = 12;
    private static final int VALUES_2_PER_LINE = 5;

    /** Missing values are 0 or blank; so are flags. */
    private static final Policy VALUE = Policy.STRICT.sentinel(0, Outcome.NULL).blank(Outcome.NULL);

    private static final Policy FLAG = Policy.STRICT.blank(Outcome.NULL);

    private final Map<String, List<String>> types = new HashMap<>();
    private final Map<String, Count> counts = new HashMap<>();
    private final Map<String, Map<String, Double>> factors = new HashMap<>();
    private final Map<String, RowLayout> layouts = new HashMap<>();
    private String system = ALL; // of the lines that go on
    private double factor = 1;
    private long scaledLeft;
    private String suffix = ""; // of tables whose types came later

    /** Takes a header line, whatever it is; {@code isLate} if there are data before it. */
    void line(String label, Lines lines, boolean isLate) {
        switch (label) {
            case "# / TYPES OF OBSERV" -> {
                if (!lines.columns(1, 6).isBlank()) {
                    begin(ALL, lines.count("types of observations", 1, 6), isLate, lines);
                }
                add(lines, 11, 6, 2, TYPES_2_PER_LINE);
            }
            case "SYS / # / OBS TYPES" -> {
                if (!lines.columns(1, 1).isBlank()) {
                    Count count = lines.count("types of observations", 4, 6);
                    begin(lines.columns(1, 1), count, isLate, lines);
                }
                add(lines, 8, 4, 3, TYPES_3_PER_LINE);
            }
            case "SYS / SCALE FACTOR" -> scale(lines);
            case "END OF HEADER" -> check();
            default -> {
                // nothing that rows depend on
            }
        }
    }

    private void begin(String name, Count count, boolean isLate, Lines lines) {
        system = name;
        types.put(name, new ArrayList<>());
        counts.put(name, count);
        layouts.clear();
        if (isLate) {
            suffix = " from line " + lines.number();
        }
    }

    private void add(Lines lines, int first, int step, int width, int most) {
        List<String> names = types.get(system);
        if (names == null) {
            throw lines.fault(IoStatus.BAD_HEADER, 1, 6, "a number of types of observations");
        }
        for (int i = 0; i < most && names.size() < counts.get(system).value(); i++) {
            int column = first + i * step;
            String name = lines.columns(column, column + width - 1).strip();
            if (name.isEmpty()) {
                return;
            }
            if (names.contains(name)) {
                throw lines.fault(IoStatus.BAD_HEADER, column, column + width - 1, "another type");
            }
            names.add(name);
        }
    }

    /** Values stand in the file multiplied by a factor, all of a system or those of some types. */
    private void scale(Lines lines) {
        int from = 0;
        if (!lines.columns(1, 1).isBlank()) {
            system = lines.columns(1, 1);
            factor = Math.max(1, lines.integer(3, 6));
            scaledLeft = lines.count("scaled types", 9, 10).value();
            if (scaledLeft == 0) {
                factors.computeIfAbsent(system, key -> new HashMap<>()).put(ALL, factor);
            }
        }
        while (scaledLeft > 0 && from < SCALED_PER_LINE) {
            int column = 12 + 4 * from++;
            String name = lines.columns(column, column + 2).strip();
            factors.computeIfAbsent(system, key -> new HashMap<>()).put(name, factor);
            scaledLeft--;
        }
        layouts.clear();
    }

    /** Checks that there are as many types as were counted. */
    void check() {
        types.forEach(
                (name, names) -> {
                    Count count = counts.get(name);
                    if (names.size() != count.value() || names.isEmpty()) {
                        throw count.fault(names.size() + ", which are named");
                    }
                });
    }

    boolean isAny() {
        return !types.isEmpty();
    }

    boolean knows(String name) {
        return types.containsKey(name);
    }

    /** How rows of satellites of version 2 are read, behind the line of their epoch. */
    RowLayout second(String table) {
        return layouts.computeIfAbsent(table, key -> layout(table, ALL, secondFormat()));
    }

    /** How rows of satellites of a system are read in version 3. */
    RowLayout third(String table, String name) {
        return layouts.computeIfAbsent(
                table + name,
                key -> {
                    String format = "(A3," + types.get(name).size() + "(F14.3,2I1))";
                    return layout(table + " " + name, name, format);
                });
    }

    private String secondFormat() {
        int left = types.get(ALL).size();
        StringBuilder format = new StringBuilder("(");
        for (; left > 0; left -= VALUES_2_PER_LINE) {
            format.append(Math.min(left, VALUES_2_PER_LINE)).append("(F14.3,2I1)");
            format.append(left > VALUES_2_PER_LINE ? '/' : ')');
        }
        return format.toString();
    }

    private RowLayout layout(String table, String name, String format) {
        boolean isThird = !name.equals(ALL);
        RowLayout layout = RowLayout.of(table + suffix, format);
        if (isThird) {
            layout = layout.times(1, Column.text("satellite"));
        }
        Map<String, Double> ofSystem = factors.getOrDefault(name, Map.of());
        for (String type : types.get(name)) {
            double scale = ofSystem.getOrDefault(type, ofSystem.getOrDefault(ALL, 1.0));
            layout =
                    layout.times(
                            1,
                            Column.real(type, unit(type, isThird)).with(VALUE.scale(1 / scale)),
                            Column.integer(type + " lli").with(FLAG),
                            Column.integer(type + " ssi").with(FLAG));
        }
        Column epoch = Column.integer("epoch");
        return (isThird ? layout.given(epoch) : layout.given(epoch, Column.text("satellite")))
                .exact();
    }

    private static String unit(String type, boolean isThird) {
        return switch (type.charAt(0)) {
            case 'C', 'P' -> "m";
            case 'L' -> "cycle";
            case 'D' -> "Hz";
            case 'S' -> isThird ? "dBHz" : "";
            default -> "";
        };
    }
}
