package formwork.formats.astronomy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Place;
import formwork.formats.Section;
import formwork.formats.Table;
import formwork.formats.Tables;
import formwork.formats.Tabular;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * An ephemeris: a header, blocks of coefficients, or both; they come in files of their own and
 * {@link #with} joins them.
 *
 * <p>As tables it is {@code constants}, {@code items} and {@code blocks} (a row each). The array of
 * blocks is its own, and not copied.
 */
public final class Ephemeris implements Tabular {
    private final String file;
    private final EphemerisHeader header; // null if there is none
    private final EphemerisBlocks blocks;
    private final List<String> lines; // of the header as they stand; empty if it was not read

    Ephemeris(String file, EphemerisHeader header, List<String> lines, EphemerisBlocks blocks) {
        this.file = file;
        this.header = header;
        this.lines = List.copyOf(lines);
        this.blocks = blocks;
    }

    /**
     * An ephemeris that is written as the files of JPL are.
     *
     * @param blocks {@code header.coefficientCount()} reals for each block
     */
    public static Ephemeris of(EphemerisHeader header, double[] blocks) {
        int count = header.coefficientCount();
        return new Ephemeris("ephemeris", header, List.of(), EphemerisBlocks.of(count, blocks));
    }

    /** What is said of it, if that is here. */
    public Optional<EphemerisHeader> header() {
        return Optional.ofNullable(header);
    }

    /** How many blocks are here. */
    public int blockCount() {
        return blocks.count();
    }

    /** How many reals a block has: two times, then coefficients. */
    public int coefficientCount() {
        return blocks.size() > 0 || header == null ? blocks.size() : header.coefficientCount();
    }

    /** All blocks one after the other. */
    public double[] blocks() {
        return blocks.values();
    }

    /** The Julian date that a block begins with; blocks are counted from 0. */
    public double start(int block) {
        return blocks.values()[block * blocks.size()];
    }

    /** The Julian date that a block ends with. */
    public double end(int block) {
        return blocks.values()[block * blocks.size() + 1];
    }

    /** The coefficients of a component of an item in a part of a block, all counted from 0. */
    public double[] coefficients(EphemerisItem item, int block, int set, int component) {
        int from = block * blocks.size() + item.offset(set, component);
        return Arrays.copyOfRange(blocks.values(), from, from + item.coefficients());
    }

    /**
     * This header or these blocks, and the blocks of another file that go on where these end;
     * blocks that both have are taken once.
     *
     * @throws FormworkException if blocks have not the size that is said, or do not follow in time
     */
    public Ephemeris with(Ephemeris others) {
        EphemerisHeader both = header == null ? others.header : header;
        int size = coefficientCount();
        if (size > 0 && others.coefficientCount() > 0 && size != others.coefficientCount()) {
            throw doNotFit(others, "blocks of " + others.coefficientCount() + " reals", "" + size);
        }
        int first = 0;
        double end = blockCount() > 0 ? end(blockCount() - 1) : Double.NEGATIVE_INFINITY;
        while (first < others.blockCount() && others.end(first) <= end) {
            first++;
        }
        if (blockCount() > 0 && first < others.blockCount() && others.start(first) != end) {
            throw doNotFit(others, "a block from " + others.start(first), "one from " + end);
        }
        return new Ephemeris(
                file,
                both,
                header == null ? others.lines : lines,
                blocks.with(others.blocks, first));
    }

    private FormworkException doNotFit(Ephemeris others, String found, String expected) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                others.file
                        + ": found "
                        + found
                        + "; expected "
                        + expected
                        + ", as "
                        + file
                        + " has it");
    }

    EphemerisBlocks parts() {
        return blocks;
    }

    List<String> lines() {
        return lines;
    }

    // ---- tables ----

    @Override
    public Tables tables() {
        Tables tables = Tables.of(file);
        Place place = Place.of(file, 0);
        if (header != null) {
            List<EphemerisConstant> all = header.constants();
            String[] names = all.stream().map(EphemerisConstant::name).toArray(String[]::new);
            double[] values = all.stream().mapToDouble(EphemerisConstant::value).toArray();
            tables.and(
                    Table.of("constants", Column.text("name"), 1, new Section<>(names, place, 0))
                            .with(Column.real("value", ""), 1, values));
            tables.and(items(place));
        }
        Section<double[]> reals = new Section<>(blocks.values(), place, 0);
        return tables.and(
                Table.of("blocks", Column.real("coefficients", ""), blocks.size(), reals));
    }

    private Table items(Place place) {
        List<EphemerisItem> all = header.items();
        String[] names = all.stream().map(EphemerisItem::name).toArray(String[]::new);
        return Table.of("items", Column.text("name"), 1, new Section<>(names, place, 0))
                .with(
                        Column.integer("first"),
                        1,
                        all.stream().mapToInt(EphemerisItem::first).toArray())
                .with(
                        Column.integer("coefficients"),
                        1,
                        all.stream().mapToInt(EphemerisItem::coefficients).toArray())
                .with(
                        Column.integer("sets"),
                        1,
                        all.stream().mapToInt(EphemerisItem::sets).toArray());
    }
}
