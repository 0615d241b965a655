package formwork.formats.astronomy;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RealText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the header of an ephemeris, up to the line behind {@code GROUP 1070}. */
final class EphemerisHeaderReading {
    static final Pattern SIZES = Pattern.compile(" *KSIZE= *(\\d{1,9}) +NCOEFF= *(\\d{1,9}) *");

    private static final Pattern GROUP = Pattern.compile(" *GROUP +(\\d{4}) *");
    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final int TITLES = 3;
    private static final int NAME_WIDTH = 8; // (10A8)
    private static final int NAMES_PER_LINE = 10;
    private static final int WORDS_PER_REAL = 2; // KSIZE counts words of four bytes
    private static final int MOST_ITEMS = 100;

    private final Lines lines;
    private final ReadOptions options;

    EphemerisHeaderReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
    }

    EphemerisHeader read() throws IOException {
        lines.require("KSIZE= and NCOEFF=");
        Matcher sizes = SIZES.matcher(lines.text());
        if (!sizes.matches()) {
            throw lines.fault(IoStatus.BAD_HEADER, "KSIZE= and NCOEFF=, each with a number");
        }
        int size = Integer.parseInt(sizes.group(2));
        if (Integer.parseInt(sizes.group(1)) != (long) size * WORDS_PER_REAL
                && !options.isLenient()) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    sizes.start(1) + 1,
                    sizes.end(1),
                    (long) size * WORDS_PER_REAL + ", twice NCOEFF");
        }
        group("1010");
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < TITLES; i++) {
            lines.require("a title");
            titles.add(lines.text());
        }
        group("1030");
        double[] times = reals(TITLES, "the first and the last date, and the days of a block");
        group("1040");
        List<String> names = names();
        group("1041");
        double[] values = values(names.size());
        List<EphemerisConstant> constants = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            constants.add(new EphemerisConstant(names.get(i), values[i]));
        }
        group("1050");
        List<EphemerisItem> items = items(size);
        group("1070");
        return new EphemerisHeader(size, titles, times[0], times[1], times[2], constants, items);
    }

    /** Goes to the line of a group and to the blank one behind it. */
    private void group(String number) throws IOException {
        String expected = "GROUP " + number;
        lines.require(expected);
        while (lines.isBlank()) {
            lines.require(expected);
        }
        Matcher group = GROUP.matcher(lines.text());
        if (!group.matches() || !group.group(1).equals(number)) {
            throw lines.fault(IoStatus.BAD_HEADER, expected);
        }
        boolean isLast = !lines.next();
        if (!isLast && !lines.isBlank()) {
            lines.back();
        }
    }

    private double[] reals(int count, String expected) throws IOException {
        lines.require(expected);
        double[] values = new double[count];
        RealText real = new RealText();
        Matcher words = WORD.matcher(lines.text());
        for (int i = 0; i < count; i++) {
            if (!words.find()) {
                throw lines.fault(IoStatus.BAD_HEADER, expected);
            }
            byte[] word = words.group().getBytes(StandardCharsets.ISO_8859_1);
            if (!real.read(word, 0, word.length)) {
                throw lines.fault(IoStatus.BAD_REAL, words.start() + 1, words.end(), "a real");
            }
            values[i] = real.value();
        }
        return values;
    }

    private Count count() throws IOException {
        lines.require("how many constants there are");
        return lines.count("constants", 1, Math.max(1, lines.to() - lines.from()));
    }

    private List<String> names() throws IOException {
        Count count = count();
        count.requireWithin(lines.bytesLeft(), 1);
        List<String> names = new ArrayList<>();
        while (names.size() < count.value()) {
            lines.require("the names of constants");
            for (int i = 0; i < NAMES_PER_LINE && names.size() < count.value(); i++) {
                int first = i * NAME_WIDTH + 1;
                String name = lines.columns(first, first + NAME_WIDTH - 1).strip();
                if (name.isEmpty()) {
                    throw lines.fault(
                            IoStatus.BAD_HEADER,
                            first,
                            first + NAME_WIDTH - 1,
                            "the name of constant " + (names.size() + 1));
                }
                names.add(name);
            }
        }
        return names;
    }

    private double[] values(int nameCount) throws IOException {
        Count count = count();
        if (count.value() != nameCount) {
            throw count.fault(nameCount + ", as many as there are names");
        }
        return FoundFormat.of("(3D26.18)", lines.place()).doubles(lines, count, FILLED).values();
    }

    /** Zeros may stand behind the last value of a section, and count for nothing. */
    private static final ReadOptions FILLED = ReadOptions.LENIENT;

    private List<EphemerisItem> items(int size) throws IOException {
        int[][] pointers = new int[3][];
        for (int row = 0; row < pointers.length; row++) {
            pointers[row] = integers();
            if (pointers[row].length != pointers[0].length) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        pointers[0].length + " integers, as the first line of pointers has");
            }
        }
        List<EphemerisItem> items = new ArrayList<>();
        for (int i = 0; i < pointers[0].length; i++) {
            EphemerisItem item =
                    EphemerisItem.at(i, pointers[0][i], pointers[1][i], pointers[2][i]);
            boolean isThere = item.size() > 0;
            if (isThere && (item.first() < 3 || item.first() - 1 + item.size() > size)) {
                throw lines.place()
                        .fault(
                                IoStatus.BAD_INDEX,
                                item.size()
                                        + " coefficients of "
                                        + item.name()
                                        + " from "
                                        + item.first()
                                        + " on",
                                "those from 3 to " + size + ", as NCOEFF says");
            }
            items.add(item);
        }
        return items;
    }

    private int[] integers() throws IOException {
        lines.require("three lines of pointers");
        List<Integer> values = new ArrayList<>();
        Matcher words = WORD.matcher(lines.text());
        while (words.find()) {
            long value = lines.integer(words.start() + 1, words.end());
            if (value < 0 || value > Integer.MAX_VALUE || values.size() == MOST_ITEMS) {
                throw lines.fault(
                        IoStatus.BAD_HEADER,
                        words.start() + 1,
                        words.end(),
                        "up to " + MOST_ITEMS + " integers of 4 bytes, 0 or more");
            }
            values.add((int) value);
        }
        return values.stream().mapToInt(Integer::intValue).toArray();
    }
}
