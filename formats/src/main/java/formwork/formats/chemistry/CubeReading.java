package formwork.formats.chemistry;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.LineScanner;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a cube file. */
final class CubeReading {
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final int AXES = 3;
    private static final int LAST_LINE_BYTES = 1 << 16;
    private static final int MOST_HEAD_LINES = 1_000_000; // atoms and orbitals

    private final Lines lines;
    private final ReadOptions options;
    private final List<String> head = new ArrayList<>();

    CubeReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    Cube read() throws IOException {
        List<String> titles = new ArrayList<>();
        lines.require("a title");
        titles.add(lines.text());
        lines.require("a second title");
        titles.add(lines.text());
        CubeHeader header = header();
        Count count = count(header);
        long perRow = (long) header.axes().get(2).points() * header.valuesPerPoint();
        CubeFields fields = CubeFields.of(lines, perRow);
        boolean isStandard = head.equals(CubeWriting.head(header));
        List<String> kept = isStandard ? List.of() : head;
        double[] values;
        CubeForm form;
        if (fields == null) {
            values = words(count);
            form = new CubeForm(kept, header.hasValueCount(), CubeFields.GAUSSIAN, true);
        } else {
            boolean isByRows = isByRows(fields, perRow);
            values = isByRows ? new CubeRows(lines, fields, options).read(count, perRow) : null;
            values = values == null ? fields(fields, count, perRow, isByRows) : values;
            form = new CubeForm(kept, header.hasValueCount(), fields, isByRows);
        }
        while (lines.next()) {
            if (!lines.isBlank()) {
                throw lines.fault(
                        IoStatus.BAD_COUNT, "the end behind " + count.value() + " values");
            }
        }
        return new Cube(lines.source().name(), titles, header, values, form);
    }

    // ---- the head ----

    private CubeLine next(int reals, String expected) throws IOException {
        lines.require(expected);
        if (head.size() == MOST_HEAD_LINES) {
            throw lines.fault(IoStatus.BAD_HEADER, "at most " + MOST_HEAD_LINES + " atoms");
        }
        head.add(lines.text());
        return new CubeLine(lines, reals, expected);
    }

    private CubeHeader header() throws IOException {
        CubeLine first = next(AXES, "the number of atoms and the origin");
        int atomCount = first.integer(0);
        double[] origin = {first.real(1), first.real(2), first.real(3)};
        boolean hasValueCount = first.hasMore();
        int perPoint = hasValueCount ? first.integer(4) : 1;
        if (perPoint < 1 || atomCount < 0 && perPoint > 1) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    atomCount < 0
                            ? "1 value a point, as the orbitals are counted further down"
                            : "1 value a point or more");
        }
        List<GridAxis> axes = new ArrayList<>();
        for (int i = 0; i < AXES; i++) {
            CubeLine line = next(AXES, "the number of points and the step of an axis");
            int points = line.integer(0);
            if (points == 0 || points == Integer.MIN_VALUE) {
                throw lines.fault(IoStatus.BAD_HEADER, "a number of points other than 0");
            }
            axes.add(new GridAxis(points, line.real(1), line.real(2), line.real(3)));
        }
        List<CubeAtom> atoms = new ArrayList<>();
        for (long i = 0; i < Math.abs((long) atomCount); i++) {
            CubeLine line = next(4, "the number, charge and place of an atom");
            atoms.add(
                    new CubeAtom(
                            line.integer(0),
                            line.real(1),
                            line.real(2),
                            line.real(3),
                            line.real(4)));
        }
        int[] orbitals = atomCount < 0 ? orbitals() : new int[0];
        return new CubeHeader(
                origin, axes, atoms, orbitals, Math.max(perPoint, orbitals.length), hasValueCount);
    }

    /** How many orbitals there are, then their numbers, in as many lines as they take. */
    private int[] orbitals() throws IOException {
        List<Integer> numbers = new ArrayList<>();
        long count = -1;
        while (count < 0 || numbers.size() < count) {
            String expected = "the number of orbitals, and which they are";
            lines.require(expected);
            head.add(lines.text());
            Matcher words = WORD.matcher(lines.text());
            int found = 0;
            while (words.find()) {
                long value = lines.integer(words.start() + 1, words.end());
                boolean isCount = count < 0;
                boolean isGood = isCount ? value > 0 : value == (int) value;
                if (!isGood || !isCount && numbers.size() == count) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER, words.start() + 1, words.end(), expected);
                }
                if (isCount) {
                    count = value;
                } else {
                    numbers.add((int) value);
                }
                found++;
            }
            if (found == 0) {
                throw lines.fault(IoStatus.BAD_HEADER, expected);
            }
        }
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private Count count(CubeHeader header) {
        Place axes = Place.lines(lines.source().name(), 4, 6);
        Count count = new Count("values", header.valuesPerPoint(), axes);
        for (GridAxis axis : header.axes()) {
            count = count.times("values", axis.points());
        }
        return count;
    }

    // ---- values ----

    /** Whether the first row of points ends its last line, or the next row goes on there. */
    private boolean isByRows(CubeFields fields, long perRow) throws IOException {
        int perLine = fields.perLine();
        int inLast = (int) (perRow % perLine);
        if (inLast == 0) {
            return true;
        }
        long begin = lines.nextOffset();
        long before = lines.linesBefore();
        int columns = 0;
        for (long line = 0; line <= perRow / perLine && lines.next(); line++) {
            columns = lines.to() - lines.from();
        }
        lines.moveTo(begin, before);
        return columns <= inLast * fields.width();
    }

    private double[] fields(CubeFields fields, Count count, long perRow, boolean isByRows)
            throws IOException {
        int perLine = fields.perLine();
        FoundFormat format = FoundFormat.of(fields.read(perLine), lines.place());
        long first = lines.linesBefore() + 1;
        ReadOptions lenient = new ReadOptions(true, options.threads(), options.policies());
        Section<double[]> section = format.doubles(lines, count, lenient);
        long inRow = (perRow + perLine - 1) / perLine;
        long expected =
                isByRows ? count.value() / perRow * inRow : (count.value() + perLine - 1) / perLine;
        long found = section.lines().lastLine() - first + 1;
        if (found != expected && !options.isLenient()) {
            throw section.lines()
                    .fault(
                            IoStatus.BAD_COUNT,
                            count.value() + " values in " + found + " lines",
                            expected
                                    + " lines, as "
                                    + perLine
                                    + " in a line and "
                                    + (isByRows ? perRow + " in a row" : "no new line for a row")
                                    + " have it");
        }
        long inLast = count.value() - (isByRows ? count.value() / perRow - 1 : 0) * perRow;
        inLast -= (inLast - 1) / perLine * perLine;
        if (columnsBefore(lines.nextOffset()) > inLast * fields.width()) {
            throw Place.of(lines.source().name(), section.lines().lastLine())
                    .fault(
                            IoStatus.BAD_COUNT,
                            "more than " + inLast + " values",
                            count.value() + " in all, as " + count.place() + " says");
        }
        return section.values();
    }

    /** How many columns the line has that ends at {@code end}, without blanks behind. */
    private int columnsBefore(long end) throws IOException {
        byte[] bytes = new byte[(int) Math.min(end, LAST_LINE_BYTES)];
        lines.source().read(end - bytes.length, bytes, 0, bytes.length);
        int to = bytes.length;
        while (to > 0 && bytes[to - 1] <= ' ') {
            to--;
        }
        int from = to;
        while (from > 0 && bytes[from - 1] != '\n') {
            from--;
        }
        return to - from;
    }

    private double[] words(Count count) throws IOException {
        count.requireWithin(lines.bytesLeft() + 1, 2); // a digit and a blank each
        double[] values = new double[Math.toIntExact(count.value())];
        LineScanner scan = new LineScanner(lines);
        int size = 0;
        while (size < values.length) {
            if (scan.atEnd() && !scan.next()) {
                throw lines.atEnd(count.value() + " values, as " + count.place() + " says");
            }
            if (!scan.atEnd()) {
                values[size++] = scan.real("a value");
            }
        }
        scan.requireEnd();
        return values;
    }
}
