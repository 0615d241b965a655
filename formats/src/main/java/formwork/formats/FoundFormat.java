package formwork.formats;

import formwork.Format;
import formwork.UnitOptions;
import formwork.bulk.ArrayReading;
import formwork.bulk.TextSource;
import formwork.edit.DataEdit;
import formwork.edit.ItemKind;
import formwork.error.FormatException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.error.Quoted;
import formwork.mode.Modes;
import formwork.transfer.FormattedRead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * A format that stands in the data that it describes; it reads the lines that follow.
 *
 * <pre>{@code
 * lines.require("the formats");
 * FoundFormat pointers = FoundFormat.in(lines, 1, 16);
 * Section<int[]> offsets = pointers.ints(lines, columns.plus("column pointers", 1), options);
 * }</pre>
 *
 * <p>What people write is not always a format; {@link #repairs} says what had to be mended.
 */
public final class FoundFormat {
    /** The longest array. */
    private static final int MOST = Integer.MAX_VALUE - 16;

    private static final int LAST_LINE_BYTES = 1 << 16;

    private final String text;
    private final Place place;
    private final Format format;
    private final List<String> repairs;

    private FoundFormat(String text, Place place, Format format, List<String> repairs) {
        this.text = text;
        this.place = place;
        this.format = format;
        this.repairs = List.copyOf(repairs);
    }

    /** The format in columns of the line in hand. */
    public static FoundFormat in(Lines lines, int first, int last) {
        return of(lines.columns(first, last), lines.place(first, last));
    }

    /**
     * The format that {@code found} is, once the word FORMAT or a percent sign before it is gone,
     * and parentheses are there.
     *
     * @throws FormworkException if it is none; it says where it stands
     */
    public static FoundFormat of(String found, Place place) {
        List<String> repairs = new ArrayList<>();
        String text = FormatRepair.repaired(found, repairs);
        try {
            return new FoundFormat(found.strip(), place, Format.of(text), repairs);
        } catch (FormatException e) {
            throw new FormworkException(
                    IoStatus.FORMAT_SYNTAX,
                    place
                            + ": found "
                            + Quoted.text(found.strip())
                            + "; expected a format, with "
                            + e.expected()
                            + " where "
                            + e.found()
                            + " is",
                    e);
        }
    }

    /** The text as it stands in the file, without blanks around it. */
    public String text() {
        return text;
    }

    /** Where it stands. */
    public Place place() {
        return place;
    }

    /** The format. */
    public Format format() {
        return format;
    }

    /**
     * The text of the format that {@code line} was written by: this one, with a scale factor if its
     * numbers have a digit before the point that this one would not write.
     */
    public String written(String line) {
        return ScaledFormat.of(format, line);
    }

    /** What had to be mended, in words. */
    public List<String> repairs() {
        return repairs;
    }

    @Override
    public String toString() {
        return text;
    }

    // ---- arrays ----

    /**
     * Reads integers from the next line on, and moves {@code lines} behind the last line of them.
     *
     * @throws FormworkException if there are fewer, a field is no integer, or, unless lenient, a
     *     line has fewer or more values than the format and the count say
     */
    public Section<int[]> ints(Lines lines, Count count, ReadOptions options) throws IOException {
        return numbers(lines, count, ItemKind.INTEGER4, options.withStorage(Storage.HEAP))
                .with(Numbers::toInts);
    }

    /** Reads long integers, as {@link #ints}. */
    public Section<long[]> longs(Lines lines, Count count, ReadOptions options) throws IOException {
        return numbers(lines, count, ItemKind.INTEGER8, options.withStorage(Storage.HEAP))
                .with(Numbers::toLongs);
    }

    /** Reads reals, as {@link #ints}; complex values are two each. */
    public Section<double[]> doubles(Lines lines, Count count, ReadOptions options)
            throws IOException {
        return numbers(lines, count, ItemKind.REAL8, options.withStorage(Storage.HEAP))
                .with(Numbers::toDoubles);
    }

    /**
     * Reads all values of the lines from the next one up to the byte {@code end}, where a line
     * begins, and moves there: int[], long[], double[] or String[], as {@code kind} says. Numbers
     * that are blank to the end of their line are not there; texts are, as far as the line goes.
     */
    public Section<?> all(Lines lines, long end, long linesBeforeEnd, ItemKind kind)
            throws IOException {
        long before = lines.linesBefore();
        Source source = lines.source();
        if (kind == ItemKind.CHARACTER) {
            Section<String[]> texts = texts(lines, linesBeforeEnd);
            lines.moveTo(end, linesBeforeEnd);
            return texts;
        }
        ArrayReading reading =
                new ArrayReading(
                        source.part(lines.nextOffset(), end, before),
                        format.list(),
                        Modes.DEFAULT,
                        UnitOptions.DEFAULT_RECORD_LENGTH,
                        kind);
        Object array = reading.readAll(0, MOST, 1);
        Place place = Place.lines(source.name(), before + 1, Math.max(before + 1, linesBeforeEnd));
        lines.moveTo(end, linesBeforeEnd);
        return new Section<>(array, place, reading.valuesPerRecord());
    }

    /** Reads texts up to a line, also blank ones that their line has columns for. */
    private Section<String[]> texts(Lines lines, long lastLine) throws IOException {
        long before = lines.linesBefore();
        List<String> texts = new ArrayList<>();
        while (lines.linesBefore() < lastLine) {
            lines.require("texts");
            int columns = lines.to() - lines.from();
            if (columns == 0) {
                continue;
            }
            lines.back();
            FormattedRead read = lines.begin(format);
            long line = read.recordNumber();
            while (read.selectInPass() != null && read.recordNumber() == line) {
                String text = read.readText();
                if (read.firstColumn() > columns) {
                    break;
                }
                texts.add(text);
            }
        }
        Place place =
                Place.lines(lines.source().name(), before + 1, Math.max(before + 1, lastLine));
        return new Section<>(texts.toArray(String[]::new), place, 0);
    }

    /**
     * Reads numbers of {@code kind} (INTEGER*4, INTEGER*8, REAL*8) into the storage that {@code
     * options} have, as {@link #ints}.
     */
    public Section<Numbers> numbers(Lines lines, Count count, ItemKind kind, ReadOptions options)
            throws IOException {
        count.requireWithin(lines.bytesLeft(), 1);
        if (count.value() > MOST && options.storage().isHeap()) {
            throw count.fault("at most " + MOST + ", which an array has room for");
        }
        long begin = lines.nextOffset();
        long before = lines.linesBefore();
        Source source = lines.source();
        TextSource part = source.part(begin, source.sizeBytes(), before);
        ArrayReading reading =
                new ArrayReading(
                        part,
                        format.list(),
                        Modes.DEFAULT,
                        UnitOptions.DEFAULT_RECORD_LENGTH,
                        kind);
        if (count.value() == 0) {
            return new Section<>(
                    options.storage().numbers(kind, 0),
                    Place.of(source.name(), before + 1),
                    reading.valuesPerRecord());
        }
        requireDataEdit();
        Numbers numbers;
        long read;
        if (options.storage().isHeap()) { // an array that grows, since the count may be wrong
            numbers = ofArray(reading.readAll(0, count.value(), options.threads()));
            read = numbers.length();
        } else {
            numbers = options.storage().numbers(kind, count.value());
            read =
                    numbers instanceof NumberMemory memory
                            ? ShareReading.read(reading, memory)
                            : reading.read(
                                    ((NumberBlocks) numbers).target(),
                                    0,
                                    count.value(),
                                    options.threads());
        }
        long last = reading.endRecord() - 1;
        Section<Numbers> section =
                new Section<>(
                        numbers,
                        Place.lines(source.name(), before + 1, last),
                        reading.valuesPerRecord());
        if (read < count.value()) {
            throw section.lines()
                    .fault(
                            IoStatus.BAD_COUNT,
                            read + " " + count.what(),
                            count.value() + ", as " + count.place() + " says");
        }
        long end = begin + reading.endByte();
        if (!options.isLenient() && section.valuesPerLine() > 0) {
            checkLines(source, end, section, count);
        }
        lines.moveTo(end, last);
        return section;
    }

    /** A number by itself is a repeat count, so that what is no format at all may pass for one. */
    private void requireDataEdit() throws IOException {
        if (edits(1).isEmpty()) {
            throw place.fault(
                    IoStatus.FORMAT_EXHAUSTED,
                    Quoted.text(text),
                    "a format with a data edit descriptor");
        }
    }

    private static Numbers ofArray(Object array) {
        if (array instanceof int[] values) {
            return Numbers.of(values);
        }
        return array instanceof long[] values ? Numbers.of(values) : Numbers.of((double[]) array);
    }

    /**
     * Checks that every line but the last has all its values, and the last no more than counted.
     */
    private void checkLines(Source source, long end, Section<?> section, Count count)
            throws IOException {
        int perLine = section.valuesPerLine();
        long lines = section.lines().lastLine() - section.lines().line() + 1;
        long expected = (count.value() + perLine - 1) / perLine;
        if (lines != expected) {
            throw section.lines()
                    .fault(
                            IoStatus.BAD_COUNT,
                            count.value() + " " + count.what() + " in " + lines + " lines",
                            perLine + " in each but the last, as " + this + " has it");
        }
        long inLast = count.value() - (lines - 1) * perLine;
        int from = (int) Math.min(end, LAST_LINE_BYTES);
        byte[] bytes = new byte[from];
        source.read(end - from, bytes, 0, from);
        int begin = from - 1; // its line feed, or its last byte
        while (begin > 0 && bytes[begin - 1] != '\n') {
            begin--;
        }
        long last = section.lines().lastLine();
        try (Lines line = source.lines(end - from + begin, last - 1)) {
            FormattedRead read = line.begin(format);
            long found = 0;
            while (found <= inLast && read.selectPresent() != null && read.recordNumber() == last) {
                found++;
                read.skip();
            }
            if (found > inLast) {
                throw Place.of(source.name(), last)
                        .fault(
                                IoStatus.BAD_COUNT,
                                "more " + count.what(),
                                count.value() + ", as " + count.place() + " says");
            }
        }
    }

    // ---- one by one ----

    /**
     * Reads texts from the next line on, each as wide as its field, and moves behind their lines.
     */
    public String[] strings(Lines lines, Count count) throws IOException {
        count.requireWithin(lines.bytesLeft(), 1);
        if (count.value() > 0) {
            requireDataEdit();
        }
        List<String> texts = new ArrayList<>();
        FormattedRead read = count.value() == 0 ? null : lines.begin(format);
        while (texts.size() < count.value()) {
            read.select();
            texts.add(read.readText());
        }
        return texts.toArray(String[]::new);
    }

    /** Reads one pass over the format, as {@link Lines#read} does. */
    public Object[] row(Lines lines) throws IOException {
        return lines.read(format);
    }

    /** The edit descriptors of data in one pass, in their order; at most {@code most} of them. */
    public List<DataEdit> edits(int most) throws IOException {
        return FormatFields.of(format, most);
    }
}
