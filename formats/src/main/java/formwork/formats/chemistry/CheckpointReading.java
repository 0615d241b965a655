package formwork.formats.chemistry;

import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.Policy;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import formwork.formats.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads a formatted checkpoint file entry by entry. */
final class CheckpointReading {
    private static final int TYPE = 44; // (A40,3X,A1,3X,'N=',I12)
    private static final int VALUE = 50;
    private static final int COUNT_END = 61;
    private static final int LOGICALS_PER_LINE = 72;

    /** What is written without the usual 1P. */
    private static final Pattern UNSCALED = Pattern.compile("(^|[ -]|0)\\.[1-9]");

    private final Lines lines;
    private final ReadOptions options;
    private final Map<String, Integer> times = new HashMap<>();

    CheckpointReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    Checkpoint read() throws IOException {
        lines.require("a title");
        String title = lines.text();
        lines.require("the type of the calculation, the method and the basis");
        String job = lines.text();
        List<CheckpointEntry> entries = new ArrayList<>();
        while (lines.next()) {
            if (!lines.isBlank() || !options.isLenient()) {
                entries.add(entry());
            }
        }
        return new Checkpoint(lines.source().name(), title, job, entries);
    }

    private CheckpointEntry entry() throws IOException {
        String name = lines.columns(1, CheckpointEntry.NAME_WIDTH).strip();
        CheckpointType type = type();
        String mark = lines.columns(TYPE + 1, VALUE - 1);
        boolean isArray = mark.equals("   N=");
        if (!isArray && !mark.isBlank()) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE, TYPE + 1, VALUE - 1, "blanks, or N= before a count");
        }
        if (name.isEmpty()) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE, 1, CheckpointEntry.NAME_WIDTH, "the name of an entry");
        }
        times.merge(name, 1, Integer::sum);
        return isArray ? array(name, type) : value(name, type);
    }

    private CheckpointType type() {
        String letter = lines.columns(TYPE, TYPE);
        for (CheckpointType type : CheckpointType.values()) {
            if (type.name().equals(letter)) {
                return type;
            }
        }
        throw lines.fault(IoStatus.BAD_STRUCTURE, TYPE, TYPE, "one of the types I, R, C, H and L");
    }

    /** Programs write some entries twice; the table of a further one has a number in its name. */
    private Table table(String name, CheckpointType type, Section<?> section) {
        int time = times.get(name);
        String unique = time == 1 ? name : name + " #" + time;
        return Table.of(unique, new Column(name, "", type.kind(), Policy.STRICT), 1, section);
    }

    // ---- a single value ----

    private CheckpointEntry value(String name, CheckpointType type) throws IOException {
        String field = lines.columns(VALUE, lines.to() - lines.from());
        Place place = lines.place();
        Object values = type.newArray(1);
        switch (type) {
            case I -> ((long[]) values)[0] = lines.integer(VALUE, COUNT_END);
            case R -> ((double[]) values)[0] = real();
            case L -> ((boolean[]) values)[0] = logical(VALUE);
            default -> ((String[]) values)[0] = field;
        }
        Table table = table(name, type, new Section<>(values, place, 1));
        return new CheckpointEntry(name, type, false, table, field);
    }

    private double real() throws IOException {
        lines.back();
        return (Double) lines.read(CheckpointWriting.REAL_FIELD)[0];
    }

    private boolean logical(int column) {
        String letter = lines.columns(column, column);
        if (!letter.equals("T") && !letter.equals("F")) {
            throw lines.fault(IoStatus.BAD_LOGICAL, column, column, "T or F");
        }
        return letter.equals("T");
    }

    // ---- arrays ----

    private CheckpointEntry array(String name, CheckpointType type) throws IOException {
        Count count = lines.count("values of " + name, VALUE, COUNT_END);
        if (lines.to() - lines.from() > COUNT_END) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    COUNT_END + 1,
                    lines.to() - lines.from(),
                    "the end of the line behind the count");
        }
        if (type == CheckpointType.L) {
            return logicals(name, count);
        }
        FoundFormat format = FoundFormat.of(type.arrayFormat(), lines.place());
        String written = type.arrayFormat();
        if (type == CheckpointType.R && lines.next()) {
            boolean isScaled = !UNSCALED.matcher(lines.text()).find();
            written = isScaled ? written : "(5E16.8)";
            lines.back();
        }
        Section<?> section =
                switch (type) {
                    case I -> format.longs(lines, count, options);
                    case R -> format.doubles(lines, count, options);
                    default -> texts(format, count);
                };
        return new CheckpointEntry(name, type, true, table(name, type, section), written);
    }

    private Section<String[]> texts(FoundFormat format, Count count) throws IOException {
        long begin = lines.number() + 1;
        String[] texts = format.strings(lines, count);
        long last = Math.max(begin, lines.number());
        return new Section<>(texts, Place.lines(lines.source().name(), begin, last), 0);
    }

    private CheckpointEntry logicals(String name, Count count) throws IOException {
        count.requireWithin(lines.bytesLeft(), 1);
        long begin = lines.number() + 1;
        boolean[] values = new boolean[Math.toIntExact(count.value())];
        for (int i = 0; i < values.length; i++) {
            int column = i % LOGICALS_PER_LINE + 1;
            if (column == 1) {
                lines.require(count.value() + " values of " + name);
            }
            values[i] = logical(column);
        }
        Place place = Place.lines(lines.source().name(), begin, Math.max(begin, lines.number()));
        Section<boolean[]> section = new Section<>(values, place, LOGICALS_PER_LINE);
        CheckpointType type = CheckpointType.L;
        return new CheckpointEntry(
                name, type, true, table(name, type, section), type.arrayFormat());
    }
}
