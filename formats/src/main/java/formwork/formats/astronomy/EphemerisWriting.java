package formwork.formats.astronomy;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Target;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes an ephemeris: its header, its blocks, or both. */
final class EphemerisWriting {
    private static final Format SIZES = Format.of("('KSIZE=',I6,4X,'NCOEFF=',I6)");
    private static final Format COUNT = Format.of("(I6)");
    private static final Format NAMES = Format.of("(10A8)");
    private static final Format VALUES = Format.of("(3D26.18)");
    private static final Format POINTERS = Format.of("(100I6)");
    private static final int NAME_WIDTH = 8;
    private static final int NAMES_PER_LINE = 10;
    private static final String FIRST_BLANKS = "  ";

    private EphemerisWriting() {}

    static void write(Ephemeris ephemeris, Target target) throws IOException {
        if (!ephemeris.lines().isEmpty()) {
            for (String line : ephemeris.lines()) {
                target.line(line);
            }
        } else if (ephemeris.header().isPresent()) {
            header(ephemeris.header().get(), target);
        }
        EphemerisBlocks blocks = ephemeris.parts();
        if (blocks.size() > 0 && blocks.values().length % blocks.size() != 0) {
            throw partOfABlock(blocks, target);
        }
        Format numbers = Format.of(blocks.numbers());
        Format format = Format.of(blocks.format());
        double[] block = new double[blocks.perBlock()];
        for (int i = 0; i < blocks.count(); i++) {
            target.line(numbers.write(blocks.firstNumber() + i, blocks.size()));
            System.arraycopy(blocks.values(), i * blocks.size(), block, 0, blocks.size());
            target.doubles(format, block);
        }
    }

    private static FormworkException partOfABlock(EphemerisBlocks blocks, Target target) {
        return new FormworkException(
                IoStatus.BAD_SHAPE,
                target.name()
                        + ": found "
                        + blocks.values().length
                        + " reals; expected "
                        + blocks.size()
                        + " for each block");
    }

    private static void group(String number, Target target) throws IOException {
        target.line(" ");
        target.line("GROUP   " + number);
        target.line(" ");
    }

    private static void header(EphemerisHeader header, Target target) throws IOException {
        target.write(SIZES, 2 * header.coefficientCount(), header.coefficientCount());
        group("1010", target);
        for (String title : header.titles()) {
            target.line(title);
        }
        group("1030", target);
        target.line(
                Format.of("(2F12.2,F12.0)").write(header.start(), header.end(), header.interval()));
        group("1040", target);
        List<EphemerisConstant> constants = header.constants();
        target.write(COUNT, constants.size());
        List<String> names = new ArrayList<>();
        double[] values = new double[constants.size()];
        for (int i = 0; i < values.length; i++) {
            String name = FIRST_BLANKS + constants.get(i).name();
            names.add(name + " ".repeat(Math.max(0, NAME_WIDTH - name.length())));
            values[i] = constants.get(i).value();
        }
        while (names.size() % NAMES_PER_LINE != 0) {
            names.add(" ".repeat(NAME_WIDTH));
        }
        target.texts(NAMES, names.toArray(String[]::new));
        group("1041", target);
        target.write(COUNT, constants.size());
        target.doubles(VALUES, Arrays.copyOf(values, EphemerisBlocks.filled(values.length)));
        group("1050", target);
        target.ints(POINTERS, header.items().stream().mapToInt(EphemerisItem::first).toArray());
        target.ints(
                POINTERS, header.items().stream().mapToInt(EphemerisItem::coefficients).toArray());
        target.ints(POINTERS, header.items().stream().mapToInt(EphemerisItem::sets).toArray());
        group("1070", target);
    }
}
