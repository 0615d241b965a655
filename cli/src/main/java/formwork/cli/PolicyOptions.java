package formwork.cli;

import formwork.error.Quoted;
import formwork.formats.Column;
import formwork.formats.Outcome;
import formwork.formats.Policies;
import formwork.formats.Policy;
import formwork.formats.PolicyLog;
import formwork.formats.PolicyUse;
import formwork.formats.ReadOptions;
import formwork.formats.Table;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** What fields that hold no value of their own become, and what is told of them. */
final class PolicyOptions {
    private static final String OUTCOMES = "null, nan, error or a number";

    @Option(
            names = "--policy",
            paramLabel = "[COLUMN=]BECOMES",
            description = "What unreadable and blank fields become: null, nan, error or a number.")
    private List<String> policies = List.of();

    @Option(
            names = "--blank",
            paramLabel = "[COLUMN=]BECOMES",
            description = "What blank fields become.")
    private List<String> blanks = List.of();

    @Option(
            names = "--sentinel",
            paramLabel = "[COLUMN:]VALUE[=BECOMES]",
            description = "What a number of the file becomes, -9999=null for instance.")
    private List<String> sentinels = List.of();

    @Option(
            names = "--marker",
            paramLabel = "[COLUMN:]TEXT[=BECOMES]",
            description = "What a text of the file becomes where it stands for no value.")
    private List<String> markers = List.of();

    @Option(
            names = "--point",
            paramLabel = "[COLUMN=]CHARACTER",
            description =
                    "What may stand in place of the decimal point; a comma, '#' and the like.")
    private List<String> points = List.of();

    @Option(
            names = "--scale",
            paramLabel = "COLUMN=FACTOR",
            description = "What the numbers of a column are multiplied by.")
    private List<String> scales = List.of();

    @Option(
            names = "--lenient",
            description =
                    "Let pass what does not change the values; what is unreadable or blank has"
                            + " none.")
    private boolean isLenient;

    @Option(names = "--uses", description = "List each field that became something, on stderr.")
    private boolean listsUses;

    private final Set<String> columns = new LinkedHashSet<>(); // that options name
    private final Map<String, String> realColumns = new LinkedHashMap<>(); // the options of reals
    private final Map<String, Map<PolicyUse.Event, Long>> counts = new LinkedHashMap<>();
    private boolean isCut;

    /** How to read. */
    ReadOptions readOptions() {
        ReadOptions options = isLenient ? ReadOptions.LENIENT : ReadOptions.STRICT;
        return options.withPolicies(this::changed);
    }

    private Policies changed(Policies declared) {
        Policies result = declared;
        for (String text : policies) {
            Outcome outcome = outcome("--policy", text, afterColumn(text, '='));
            result = change(result, text, '=', policy -> policy.unreadable(outcome).blank(outcome));
        }
        for (String text : blanks) {
            Outcome outcome = outcome("--blank", text, afterColumn(text, '='));
            result = change(result, text, '=', policy -> policy.blank(outcome));
        }
        for (String text : sentinels) {
            String rest = afterColumn(text, ':');
            Outcome outcome = becomes("--sentinel", text, rest);
            double value = number("--sentinel", text, upTo(rest));
            result = change(result, text, ':', policy -> policy.sentinel(value, outcome));
        }
        for (String text : markers) {
            String rest = afterColumn(text, ':');
            Outcome outcome = becomes("--marker", text, rest);
            String marker = upTo(rest).strip();
            result = change(result, text, ':', policy -> policy.marker(marker, outcome));
        }
        for (String text : points) {
            String point = afterColumn(text, '=');
            if (point.length() != 1 || point.charAt(0) > 0xff) {
                throw wrong("--point", text, "one character");
            }
            requireReals("--point", text);
            result = change(result, text, '=', policy -> policy.point(point.charAt(0)));
        }
        for (String text : scales) {
            if (text.indexOf('=') < 0) {
                throw wrong("--scale", text, "COLUMN=FACTOR");
            }
            requireReals("--scale", text);
            double factor = number("--scale", text, afterColumn(text, '='));
            result = change(result, text, '=', policy -> policy.scale(factor));
        }
        return result;
    }

    private Policies change(
            Policies before, String text, char separator, UnaryOperator<Policy> change) {
        int end = text.lastIndexOf(separator);
        if (end < 0) {
            return before.forAll(change);
        }
        String column = text.substring(0, end);
        columns.add(column);
        return before.forColumn(column, change);
    }

    private void requireReals(String option, String text) {
        int end = text.lastIndexOf('=');
        if (end >= 0) {
            realColumns.put(text.substring(0, end), option);
        }
    }

    private static String afterColumn(String text, char separator) {
        return text.substring(text.lastIndexOf(separator) + 1);
    }

    private static String upTo(String text) {
        int end = text.lastIndexOf('=');
        return end < 0 ? text : text.substring(0, end);
    }

    private static Outcome becomes(String option, String text, String rest) {
        int at = rest.lastIndexOf('=');
        return at < 0 ? Outcome.NULL : outcome(option, text, rest.substring(at + 1));
    }

    private static Outcome outcome(String option, String text, String outcome) {
        return switch (outcome.toLowerCase(Locale.ROOT)) {
            case "null" -> Outcome.NULL;
            case "nan" -> Outcome.NAN;
            case "error" -> Outcome.ERROR;
            default -> Outcome.of(number(option, text, outcome));
        };
    }

    private static double number(String option, String text, String number) {
        try {
            return Double.parseDouble(number.strip());
        } catch (NumberFormatException e) {
            String expected = option.equals("--scale") ? "a number" : OUTCOMES;
            throw wrong(option, text, expected);
        }
    }

    private static UsageException wrong(String option, String text, String expected) {
        return new UsageException(
                option + ": found " + Quoted.text(text) + "; expected " + expected);
    }

    /**
     * Checks that the columns that options name are there, and of reals where that is needed.
     *
     * @throws UsageException if one is not
     */
    void requireColumns(Table table) {
        List<String> names = new ArrayList<>();
        table.columns().forEach(column -> names.add(column.name()));
        for (String column : columns) {
            if (!names.contains(column)) {
                throw new UsageException(
                        "policy: found no column "
                                + Quoted.text(column)
                                + " in table "
                                + table.name()
                                + "; expected one of "
                                + String.join(", ", names));
            }
        }
        for (Column column : table.columns()) {
            String option = realColumns.get(column.name());
            if (option != null && !column.kind().isReal()) {
                throw new UsageException(
                        option
                                + ": found "
                                + Quoted.text(column.name())
                                + ", "
                                + column.kind().phrase()
                                + "; expected a column of reals");
            }
        }
    }

    /**
     * Checks that nothing is asked for that only columns have.
     *
     * @throws UsageException if something is
     */
    void requireNoColumns() {
        boolean isAsked =
                Stream.of(policies, blanks, sentinels, markers, points, scales)
                        .anyMatch(list -> !list.isEmpty());
        if (isAsked || listsUses) {
            throw new UsageException(
                    "OUT: found a matrix or graph with policies of columns; expected a table for"
                            + " them");
        }
    }

    /** Counts what policies did to a table, and lists it if that is asked for. */
    void add(Table table, PrintStream err) {
        PolicyLog log = table.uses();
        long all = 0;
        for (Map.Entry<String, Map<PolicyUse.Event, Long>> column : log.counts().entrySet()) {
            for (Map.Entry<PolicyUse.Event, Long> count : column.getValue().entrySet()) {
                counts.computeIfAbsent(
                                column.getKey(), name -> new EnumMap<>(PolicyUse.Event.class))
                        .merge(count.getKey(), count.getValue(), Long::sum);
                all += count.getValue();
            }
        }
        isCut |= all > log.uses().size();
        if (listsUses) {
            for (PolicyUse use : log.uses()) {
                err.println(line(use));
            }
        }
    }

    private static String line(PolicyUse use) {
        return use.place()
                + ": "
                + use.column()
                + ": found "
                + Quoted.text(use.found())
                + ", "
                + word(use.event())
                + (use.event() == PolicyUse.Event.POINT ? "" : "; it became " + use.outcome());
    }

    private static String word(PolicyUse.Event event) {
        return switch (event) {
            case UNREADABLE -> "unreadable";
            case BLANK -> "blank";
            case SENTINEL -> "a sentinel";
            case MARKER -> "a marker";
            case POINT -> "with another point";
        };
    }

    private static String counted(PolicyUse.Event event, long count) {
        return switch (event) {
            case SENTINEL -> count == 1 ? "sentinel" : "sentinels";
            case MARKER -> count == 1 ? "marker" : "markers";
            default -> word(event);
        };
    }

    /** Tells how many fields became something, a line a column. */
    void tell(PrintStream err) {
        counts.forEach(
                (column, events) -> {
                    List<String> parts = new ArrayList<>();
                    events.forEach(
                            (event, count) -> parts.add(count + " " + counted(event, count)));
                    err.println("formwork: " + column + ": " + String.join(", ", parts));
                });
        if (listsUses && isCut) {
            err.println(
                    "formwork: of each table the first "
                            + PolicyLog.MOST_LISTED
                            + " are listed, all are counted");
        }
    }
}
