package formwork.formats.program;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Facts;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RealStyles;
import formwork.formats.RealText;
import formwork.formats.Remarks;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Values;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads SDPA sparse files. */
final class SdpaReading {
    private static final int NUMBERS = 5;

    private final Lines lines;
    private final ReadOptions options;
    private final SdpaWords words;
    private final RealText real = new RealText();
    private final Remarks.Collected remarks = new Remarks.Collected();
    private final List<String> header = new ArrayList<>();
    private final List<String> gaps = new ArrayList<>();
    private final RealStyles styles = new RealStyles();
    private boolean hasOtherGaps;
    private Count constraintCount;
    private Count blockCount;
    private int[] sizes = {};
    private double[] objective = {};

    SdpaReading(Lines lines, ReadOptions options) {
        this.lines = lines;
        this.options = options;
        words = new SdpaWords(lines);
    }

    // ---- before the entries ----

    void readHeader() throws IOException {
        constraintCount = count("constraints");
        blockCount = count("blocks");
        blockCount.requireWithin(lines.bytesLeft() + 1, 2);
        sizes = new int[(int) blockCount.value()];
        for (int i = 0; i < sizes.length; i++) {
            nextHeaderWord("the size of block " + (i + 1), i > 0);
            int size = words.index("the size of a block", -Integer.MAX_VALUE, Integer.MAX_VALUE);
            if (size == 0) {
                throw words.fault(IoStatus.BAD_HEADER, "the size of a block, which is not 0");
            }
            sizes[i] = size;
        }
        requireNoNumber();
        constraintCount.requireWithin(lines.bytesLeft() + 1, 2);
        objective = new double[(int) constraintCount.value()];
        for (int i = 0; i < objective.length; i++) {
            nextHeaderWord("value " + (i + 1) + " of the objective", i > 0);
            objective[i] = words.real(real, "a finite value of the objective");
        }
        requireNoNumber();
    }

    private Count count(String what) throws IOException {
        nextHeaderWord("the number of " + what, false);
        Count count = words.count(what);
        if (count.value() == 0) {
            throw count.fault("1 or more");
        }
        requireNoNumber();
        return count;
    }

    /** Words may follow, which say what the numbers are, but no numbers. */
    private void requireNoNumber() {
        if (words.next() && words.isNumber() && !options.isLenient()) {
            throw words.fault(IoStatus.BAD_COUNT, "no more numbers in this line");
        }
    }

    private void nextHeaderWord(String what, boolean isLineBegun) throws IOException {
        if (isLineBegun && words.next()) {
            return;
        }
        do {
            lines.require(what);
            boolean isComment =
                    header.isEmpty()
                            && lines.from() < lines.to()
                            && (lines.bytes()[lines.from()] == '"'
                                    || lines.bytes()[lines.from()] == '*');
            words.begin();
            if (isComment || lines.isBlank() || !words.next()) {
                remarks.add(lines.number(), lines.text());
            } else {
                header.add(lines.text());
                return;
            }
        } while (true);
    }

    Facts facts() {
        return Facts.NONE
                .with("constraints", constraintCount.value())
                .with("blocks", blockCount.value())
                .with("largest block", Arrays.stream(sizes).map(Math::abs).max().orElse(0));
    }

    // ---- entries ----

    SemidefiniteProgram read() throws IOException {
        readHeader();
        Collected entries = new Collected();
        readEntries(entries);
        return new SemidefiniteProgram(
                new Values.Reals(objective),
                Indices.of(sizes),
                entries.indices(0),
                entries.indices(1),
                entries.indices(2),
                entries.indices(3),
                new Values.Reals(Arrays.copyOf(entries.values, entries.count)),
                new SemidefiniteProgram.Form(
                        header,
                        hasOtherGaps || gaps.isEmpty() ? SemidefiniteProgram.Form.PLAIN : gaps,
                        styles,
                        remarks.all()));
    }

    void readEntries(SdpaSink sink) throws IOException {
        while (lines.next()) {
            words.begin();
            if (lines.isBlank()) {
                remarks.add(lines.number(), lines.text());
            } else {
                entry(sink);
            }
        }
    }

    private void entry(SdpaSink sink) {
        int constraint = index(0, "a constraint", 0, constraintCount.value());
        int block = index(1, "a block", 1, blockCount.value()) - 1;
        int size = Math.abs(sizes[block]);
        int row = index(2, "a row", 1, size) - 1;
        int column = index(3, "a column", 1, size) - 1;
        if (sizes[block] < 0 && row != column) {
            throw words.fault(
                    IoStatus.BAD_STRUCTURE,
                    (row + 1) + ", the row, as the block has a diagonal only");
        }
        if (row > column && !options.isLenient()) {
            throw words.fault(
                    IoStatus.BAD_STRUCTURE,
                    (row + 1) + ", the row, or more, as the upper triangle is there");
        }
        next(4);
        double value = words.real(real, "a finite value");
        styles.add(real.style());
        if (words.next()) {
            throw words.fault(IoStatus.BAD_COUNT, "five numbers in a line");
        }
        gap(NUMBERS);
        sink.entry(constraint, block, row, column, value);
    }

    private int index(int position, String what, long least, long most) {
        next(position);
        return words.index(what, least, most);
    }

    private void next(int position) {
        words.next();
        gap(position);
    }

    /** Learns what stands between numbers from the first entry, and sees whether others differ. */
    private void gap(int position) {
        if (gaps.size() == position) {
            gaps.add(words.gap());
        } else {
            hasOtherGaps |= !gaps.get(position).equals(words.gap());
        }
    }

    /** Entries as they come. */
    private static final class Collected implements SdpaSink {
        private final int[][] indices = new int[4][16];
        private double[] values = new double[16];
        private int count;

        @Override
        public void entry(int constraint, int block, int row, int column, double value) {
            if (count == values.length) {
                int more = count + (count >> 1);
                values = Arrays.copyOf(values, more);
                for (int i = 0; i < indices.length; i++) {
                    indices[i] = Arrays.copyOf(indices[i], more);
                }
            }
            indices[0][count] = constraint;
            indices[1][count] = block;
            indices[2][count] = row;
            indices[3][count] = column;
            values[count++] = value;
        }

        Indices indices(int which) {
            return Indices.of(Arrays.copyOf(indices[which], count));
        }
    }
}
