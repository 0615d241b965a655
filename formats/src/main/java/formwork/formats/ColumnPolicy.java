package formwork.formats;

import formwork.Format;
import formwork.edit.ItemKind;
import formwork.error.FieldException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.formats.PolicyUse.Event;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Adds values to a column, by its policy: most as they are, others as it says, which is logged. */
final class ColumnPolicy {
    private static final double TENTHS_ERROR = 1e-15;

    private final ColumnData data;
    private final Policy policy;
    private final PolicyLog log;
    private final double[] sentinels;
    private final boolean hasMarkers;
    private final boolean mayMarkAny; // whether a number that is neither 0 nor infinite may be one
    private final Map<Event, long[]> counts; // one number each
    private final double scale;
    private final double inverse; // of the scale, where that is exact; else 0
    private final Map<Integer, Format> pointFormats = new HashMap<>();

    /**
     * Adds to {@code data}.
     *
     * @param isDecimal whether all fields are read as decimal numbers
     */
    ColumnPolicy(ColumnData data, Policy policy, PolicyLog log, boolean isDecimal) {
        this.data = data;
        this.policy = policy;
        this.log = log;
        sentinels = policy.sentinels().keySet().stream().mapToDouble(Double::doubleValue).toArray();
        hasMarkers = !policy.markers().isEmpty();
        mayMarkAny =
                policy.markers().keySet().stream()
                        .anyMatch(text -> !isDecimal || text.chars().anyMatch(Character::isDigit));
        counts = log.counts(data.column().name());
        scale = policy.scale();
        double rounded = Math.rint(1 / scale);
        boolean isWhole = scale < 1 && Math.abs(rounded * scale - 1) < TENTHS_ERROR;
        inverse = isWhole ? rounded : 0;
    }

    ColumnData data() {
        return data;
    }

    /** Whether texts are added as they are. */
    boolean takesAnyText() {
        return !hasMarkers;
    }

    // ---- values ----

    void addText(String text, FieldAt field) {
        Outcome outcome = hasMarkers ? policy.markers().get(text.strip()) : null;
        if (outcome != null) {
            use(Event.MARKER, text, outcome, field);
        } else {
            data.add(text);
        }
    }

    void addReal(double value, FieldAt field) {
        // One comparison takes both zeros; what is not finite may be a marker's letters.
        if (value == 0 || mayMarkAny || !Double.isFinite(value) || isSentinel(value)) {
            addSpecial(value, field);
        } else {
            data.add(scaled(value));
        }
    }

    void addInteger(long value, FieldAt field) {
        if (value == 0 || mayMarkAny || isSentinel((double) value)) {
            addSpecialInteger(value, field);
        } else {
            data.add(value);
        }
    }

    /** The first of {@code values[from, to)} that is more than a value; {@code to} if none is. */
    private int plainEnd(double[] values, int from, int to) {
        int i = from;
        while (i < to && values[i] != 0 && Double.isFinite(values[i]) && !isSentinel(values[i])) {
            i++;
        }
        return i;
    }

    private int plainEnd(int[] values, int from, int to) {
        int i = from;
        while (i < to && values[i] != 0 && !isSentinel(values[i])) {
            i++;
        }
        return i;
    }

    /** Adds {@code values[from, to)}, which {@code block} has. */
    void addReals(double[] values, int from, int to, BlockColumn column, RowBlock block) {
        for (int i = from; i < to; i++) {
            int end = mayMarkAny ? i : plainEnd(values, i, to);
            data.addReals(values, i, end, scale, inverse);
            i = end;
            if (i < to) {
                column.goTo(i, block);
                addSpecial(values[i], block);
            }
        }
    }

    /** The same of integers that become reals. */
    void addReals(int[] values, int from, int to, BlockColumn column, RowBlock block) {
        for (int i = from; i < to; i++) {
            int end = mayMarkAny ? i : plainEnd(values, i, to);
            data.addReals(values, i, end, scale, inverse);
            i = end;
            if (i < to) {
                column.goTo(i, block);
                addSpecial((double) values[i], block);
            }
        }
    }

    /** The same of integers. */
    void addIntegers(int[] values, int from, int to, BlockColumn column, RowBlock block) {
        for (int i = from; i < to; i++) {
            int end = mayMarkAny ? i : plainEnd(values, i, to);
            data.addIntegers(values, i, end);
            i = end;
            if (i < to) {
                column.goTo(i, block);
                addSpecialInteger(values[i], block);
            }
        }
    }

    private boolean isSentinel(double value) {
        for (double sentinel : sentinels) {
            if (value == sentinel) {
                return true;
            }
        }
        return false;
    }

    private void addSpecial(double value, FieldAt field) {
        if (isSpecial(value, field)) {
            return;
        }
        data.add(scaled(value));
    }

    private void addSpecialInteger(long value, FieldAt field) {
        if (isSpecial((double) value, field)) {
            return;
        }
        data.add(value);
    }

    /** Whether the value was one for the policy, which then has added what it becomes. */
    private boolean isSpecial(double value, FieldAt field) {
        Outcome marked = hasMarkers ? policy.markers().get(field.text().strip()) : null;
        if (marked != null) { // a sign alone is 0 for Fortran
            use(Event.MARKER, field.text(), marked, field);
            return true;
        }
        if (value == 0 && field.isBlank()) {
            use(Event.BLANK, null, policy.blank(), field);
            return true;
        }
        Outcome missing = sentinels.length == 0 ? null : policy.sentinels().get(value);
        if (missing != null) {
            use(Event.SENTINEL, null, missing, field);
            return true;
        }
        return false;
    }

    /** Tenths are divided by ten, which is exact where a product by 0.1 is not. */
    private double scaled(double value) {
        if (scale == 1) {
            return value;
        }
        return inverse > 0 ? value / inverse : value * scale;
    }

    // ---- fields that are no values ----

    /** A field without a descriptor, in which there is nothing. */
    void addBlank(FieldAt field) {
        use(Event.BLANK, "", policy.blank(), field);
    }

    /** A field that its descriptor does not take: a marker, another point, or unreadable. */
    void addOdd(FieldException fault, FieldAt field) {
        String text = new String(fault.found(), StandardCharsets.ISO_8859_1);
        if (!isOddButKnown(text, field)) {
            throw fault;
        }
    }

    /** A field without a descriptor that is not what {@code expected} says: as well. */
    void addOdd(IoStatus status, String text, String expected, FieldAt field) {
        if (!isOddButKnown(text, field)) {
            throw field.place().fault(status, Quoted.text(text), expected);
        }
    }

    /** Whether the policy has something for a field that is no value. */
    private boolean isOddButKnown(String text, FieldAt field) {
        Outcome outcome = policy.markers().get(text.strip());
        if (outcome != null) {
            use(Event.MARKER, text, outcome, field);
            return true;
        }
        if (policy.point() != '.' && text.indexOf(policy.point()) >= 0 && isPointed(text, field)) {
            return true;
        }
        if (policy.unreadable().what() == Outcome.What.ERROR) {
            return false;
        }
        use(Event.UNREADABLE, text, policy.unreadable(), field);
        return true;
    }

    /** Reads a real with another character for its point; false if it is none for all that. */
    private boolean isPointed(String text, FieldAt field) {
        if (data.column().kind() != ItemKind.REAL8) {
            return false;
        }
        Format format =
                pointFormats.computeIfAbsent(
                        text.length(), width -> Format.of("(F" + width + ".0)"));
        try {
            double value = (double) format.read(text.replace(policy.point(), '.'))[0];
            data.add(scaled(value));
        } catch (FormworkException e) {
            return false;
        }
        data.mark(Event.POINT);
        log(Event.POINT, text, Outcome.NULL, field);
        return true;
    }

    /** {@code text} is what was found; null for what the field has. */
    private void use(Event event, String text, Outcome outcome, FieldAt field) {
        switch (outcome.what()) {
            case ERROR -> throw refused(event, text == null ? field.text() : text, field);
            case NULL -> data.addNull();
            case NAN -> {
                if (data.column().kind() != ItemKind.REAL8) {
                    use(event, text, Outcome.NULL, field);
                    return;
                }
                data.add(Double.NaN);
            }
            case VALUE -> {
                switch (data.column().kind()) {
                    case REAL8 -> data.add(outcome.value());
                    case CHARACTER -> data.add(Double.toString(outcome.value()));
                    default -> data.add(whole(outcome.value(), field));
                }
            }
        }
        data.mark(event);
        log(event, text, outcome, field);
    }

    /** What becomes of a field in a column of integers or logical values, if it fits there. */
    private long whole(double value, FieldAt field) {
        ItemKind kind = data.column().kind();
        long whole = (long) value;
        boolean fits =
                switch (kind) {
                    case INTEGER8 -> whole < Long.MAX_VALUE; // 2^63 itself is none
                    case LOGICAL4 -> whole == 0 || whole == 1;
                    default -> whole == (int) whole;
                };
        if (whole != value || !fits) {
            throw field.place()
                    .fault(
                            IoStatus.BAD_INTEGER,
                            value + " as what \"" + data.column().name() + "\" becomes",
                            "a number that " + kind.phrase() + " holds");
        }
        return whole;
    }

    private void log(Event event, String text, Outcome outcome, FieldAt field) {
        counts.get(event)[0]++;
        if (log.hasRoom()) {
            String found = text == null ? field.text() : text;
            log.list(
                    new PolicyUse(data.column().name(), event, field.place(), found, outcome),
                    field.index());
        }
    }

    private FormworkException refused(Event event, String text, FieldAt field) {
        String what =
                switch (event) {
                    case BLANK -> "blanks";
                    case SENTINEL -> Quoted.text(text) + ", which stands for no value";
                    default -> Quoted.text(text);
                };
        IoStatus status = data.column().kind().isReal() ? IoStatus.BAD_REAL : IoStatus.BAD_INTEGER;
        return field.place().fault(status, what, "a value for \"" + data.column().name() + "\"");
    }
}
