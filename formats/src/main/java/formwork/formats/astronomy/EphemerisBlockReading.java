package formwork.formats.astronomy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import formwork.formats.Source;
import java.io.IOException;
import java.util.Arrays;

/**
 * Reads the blocks of an ephemeris: a line {@code (2I6)} with the number and the size of each, then
 * its reals by {@code (3D26.18)}.
 *
 * <p>The lines of reals of many blocks are put together, so that they are read as one array. Where
 * that fails, the block that is wrong is read again from where it stands, which says where.
 */
final class EphemerisBlockReading {
    private static final int BATCH_BYTES = 1 << 19; // stays in the cache
    private static final int FIELD_WIDTH = 26;
    private static final int NUMBER_WIDTH = 6; // (2I6)
    private static final int MOST_VALUES = Integer.MAX_VALUE - 16;

    private final Lines lines;
    private final ReadOptions options;
    private final EphemerisHeader header; // null if there is none
    private int size;
    private int perBlock;
    private int linesPerBlock;
    private FoundFormat format;
    private String numbers;
    private String written;

    private byte[] batch = new byte[1 << 16];
    private int batchLength;
    private int batchBlocks;
    private int blocksPerBatch = 1;
    private long batchOffset; // of its first block in the source
    private long batchLine; // how many lines there are before it

    private double[] values = new double[0];
    private int length;
    private int firstNumber;
    private int blockCount;

    EphemerisBlockReading(Lines lines, EphemerisHeader header, ReadOptions options) {
        this.lines = lines;
        this.header = header;
        this.options = options;
        size = header == null ? 0 : header.coefficientCount();
    }

    /** The blocks from the next line to the end of the source. */
    EphemerisBlocks read() throws IOException {
        while (next()) {
            if (batchBlocks == 0) {
                lines.back();
                batchOffset = lines.nextOffset();
                batchLine = lines.linesBefore();
                lines.next();
            }
            begin();
            for (int line = 0; line < linesPerBlock; line++) {
                lines.require("the reals of a block");
                if (format == null) {
                    lookAt();
                }
                add();
            }
            if (blockCount == 0) {
                int columns = lines.text().stripTrailing().length();
                boolean isFilled = columns > (EphemerisBlocks.PER_LINE - 1) * FIELD_WIDTH;
                perBlock = isFilled ? EphemerisBlocks.filled(size) : size;
            }
            blockCount++;
            batchBlocks++;
            if (batchBlocks >= blocksPerBatch) {
                readBatch();
            }
        }
        readBatch();
        if (blockCount == 0) {
            return EphemerisBlocks.NONE;
        }
        double[] all = length == values.length ? values : Arrays.copyOf(values, length);
        return new EphemerisBlocks(size, firstNumber, all, numbers, written, perBlock);
    }

    private boolean next() throws IOException {
        while (lines.next()) {
            if (!lines.isBlank()) {
                return true;
            }
        }
        return false;
    }

    /** Reads the line that begins a block: its number and how many reals it has. */
    private void begin() {
        long number = lines.integer(1, NUMBER_WIDTH);
        Count count = lines.count("reals of a block", NUMBER_WIDTH + 1, 2 * NUMBER_WIDTH);
        boolean isFirst = blockCount == 0;
        if (isFirst) {
            firstNumber = (int) number;
            int behind = lines.to() - lines.from() - 2 * NUMBER_WIDTH;
            numbers =
                    behind <= 0
                            ? "(2I6)"
                            : "(2I6,'" + " ".repeat(Math.min(behind, FIELD_WIDTH)) + "')";
        } else if (number != firstNumber + (long) blockCount && !options.isLenient()) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE,
                    1,
                    NUMBER_WIDTH,
                    firstNumber + (long) blockCount + ", the number of the next block");
        }
        if (size > 0 && count.value() != size) {
            throw count.fault(size + ", as " + (isFirst ? "NCOEFF says" : "the block before has"));
        }
        if (count.value() < EphemerisBlocks.PER_LINE) {
            throw count.fault("two times and coefficients");
        }
        if (isFirst) {
            count.requireWithin(lines.bytesLeft(), 2);
            if (count.value() > MOST_VALUES) {
                throw count.fault("at most " + MOST_VALUES);
            }
            size = (int) count.value();
            linesPerBlock = EphemerisBlocks.filled(size) / EphemerisBlocks.PER_LINE;
        }
        if (length > MOST_VALUES - (batchBlocks + 1L) * size) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE, "at most " + MOST_VALUES + " reals in all blocks");
        }
    }

    /** Keeps how the first line of reals is written. */
    private void lookAt() {
        String line = lines.text();
        format = FoundFormat.of("(3D26.18)", lines.place());
        int behind = line.length() - line.stripTrailing().length();
        String edit = line.indexOf('E') >= 0 ? "3E26.18" : "3D26.18";
        String tail = behind == 0 ? "" : ",'" + " ".repeat(Math.min(behind, FIELD_WIDTH)) + "'";
        written = format.written(line).replace("3D26.18", edit + tail);
    }

    /** Adds the line in hand to those that are read together. */
    private void add() {
        int columns = lines.to() - lines.from();
        if (batch.length - batchLength <= columns) {
            batch = Arrays.copyOf(batch, batchLength + columns + (batchLength >> 1) + 1);
        }
        System.arraycopy(lines.bytes(), lines.from(), batch, batchLength, columns);
        batchLength += columns;
        batch[batchLength++] = '\n';
    }

    private void readBatch() throws IOException {
        if (batchBlocks == 0) {
            return;
        }
        double[] read = readTogether();
        if (blockCount == 1) {
            makeRoom();
        }
        int needed = length + batchBlocks * size;
        if (needed > values.length) {
            long room = Math.min(MOST_VALUES, needed + (long) (values.length >> 1));
            values = Arrays.copyOf(values, (int) room);
        }
        for (int block = 0; block < batchBlocks; block++) {
            check(read, block);
            System.arraycopy(read, block * perBlock, values, length, size);
            length += size;
        }
        batchBlocks = 0;
        batchLength = 0;
    }

    /** Makes room for all blocks, which are as long as the first one, if they are. */
    private void makeRoom() {
        long blocks = 1 + lines.bytesLeft() / batchLength;
        blocksPerBatch = Math.max(1, BATCH_BYTES / batchLength);
        batch = new byte[batchLength * blocksPerBatch];
        values = new double[(int) Math.min(MOST_VALUES / size, blocks) * size];
    }

    private double[] readTogether() throws IOException {
        byte[] text = batchLength == batch.length ? batch : Arrays.copyOf(batch, batchLength);
        Source source = Source.of(lines.source().name(), text);
        Count count = count((long) batchBlocks * perBlock);
        try (Lines reals = source.lines()) {
            ReadOptions lenient = new ReadOptions(true, options.threads(), options.policies());
            Section<double[]> section = format.doubles(reals, count, lenient);
            if (section.lines().lastLine() != (long) batchBlocks * linesPerBlock) {
                throw section.lines()
                        .fault(
                                IoStatus.BAD_COUNT,
                                count.value() + " reals in other lines",
                                "three in each");
            }
            return section.values();
        } catch (FormworkException e) {
            readEach();
            throw e;
        }
    }

    private Count count(long value) {
        return new Count("reals of a block", value, Place.of(lines.source().name(), 0));
    }

    /** Reads the blocks one by one, of which one is wrong, from where they stand. */
    private void readEach() throws IOException {
        try (Lines blocks = lines.source().lines(batchOffset, batchLine)) {
            for (int block = 0; block < batchBlocks; block++) {
                do {
                    blocks.require("a block");
                } while (blocks.isBlank());
                Count count = new Count("reals", perBlock, blocks.place());
                format.doubles(blocks, count, ReadOptions.STRICT);
            }
        }
    }

    private void check(double[] read, int block) {
        int from = block * perBlock;
        for (int i = from + size; i < from + perBlock; i++) {
            if (read[i] != 0) {
                throw place(block, linesPerBlock)
                        .fault(
                                IoStatus.BAD_COUNT,
                                "a real behind the last one",
                                "zeros behind " + size + " reals");
            }
        }
        double start = read[from];
        double end = read[from + 1];
        if (options.isLenient()) {
            return;
        }
        if (header != null && end - start != header.interval() || start >= end) {
            throw place(block, 1)
                    .fault(
                            IoStatus.BAD_STRUCTURE,
                            "a block from " + start + " to " + end,
                            header == null
                                    ? "a first time before the second"
                                    : "one of " + header.interval() + " days, as group 1030 says");
        }
        if (length > 0 && values[length - size + 1] != start) {
            throw place(block, 1)
                    .fault(
                            IoStatus.BAD_STRUCTURE,
                            "a block from " + start,
                            "one from "
                                    + values[length - size + 1]
                                    + ", where the block before ends");
        }
    }

    /** The place of a line of a block of the batch, where no blank lines stand between blocks. */
    private Place place(int block, int line) {
        long number = batchLine + 1 + block * (linesPerBlock + 1L) + line;
        return Place.of(lines.source().name(), number);
    }
}
