package formwork.formats.program;

import formwork.formats.RealStyles;
import formwork.formats.Remarks;
import formwork.formats.matrix.CoordinateMatrix;
import formwork.formats.matrix.Indices;
import formwork.formats.matrix.Symmetry;
import formwork.formats.matrix.Values;
import java.util.Arrays;
import java.util.List;

/**
 * A semidefinite program: the least of {@code c'x} where {@code x1 F1 + ... + xm Fm - F0} is
 * positive semidefinite; all matrices are symmetric and have the same blocks.
 *
 * @param objective c, one for each constraint
 * @param blockSizes of each block; negative for one that has a diagonal only
 * @param constraints of each entry, 0 to m
 * @param blocks of each entry, from 0
 * @param rows of each entry in its block, from 0
 * @param columns of each entry in its block, from 0
 * @param values of each entry
 * @param form how it stands in the file
 */
public record SemidefiniteProgram(
        Values.Reals objective,
        Indices blockSizes,
        Indices constraints,
        Indices blocks,
        Indices rows,
        Indices columns,
        Values.Reals values,
        Form form) {

    /**
     * How it stands in a file.
     *
     * @param header the lines before the entries; empty for a program that has not been in a file
     * @param gaps what stands before, between and behind the five numbers of an entry
     * @param styles how the values are written
     */
    public record Form(List<String> header, List<String> gaps, RealStyles styles, Remarks remarks) {
        static final List<String> PLAIN = List.of("", " ", " ", " ", " ", "");

        /** Keeps copies of the lists. */
        public Form {
            header = List.copyOf(header);
            gaps = List.copyOf(gaps);
        }

        /** Of a program that has not been in a file. */
        public static Form none() {
            return new Form(List.of(), PLAIN, new RealStyles(), Remarks.NONE);
        }
    }

    /** Hands on all entries in their order. */
    public void forEach(SdpaSink sink) {
        for (int i = 0; i < values.length(); i++) {
            sink.entry(
                    (int) constraints.at(i),
                    (int) blocks.at(i),
                    (int) rows.at(i),
                    (int) columns.at(i),
                    values.real(i));
        }
    }

    /** A block of the matrix of a constraint, of which the lower triangle is there. */
    public CoordinateMatrix matrix(int constraint, int block) {
        int count = 0;
        int[] lower = new int[16];
        int[] left = new int[16];
        double[] found = new double[16];
        for (int i = 0; i < values.length(); i++) {
            if (constraints.at(i) == constraint && blocks.at(i) == block) {
                if (count == lower.length) {
                    lower = Arrays.copyOf(lower, 2 * count);
                    left = Arrays.copyOf(left, 2 * count);
                    found = Arrays.copyOf(found, 2 * count);
                }
                lower[count] = (int) Math.max(rows.at(i), columns.at(i));
                left[count] = (int) Math.min(rows.at(i), columns.at(i));
                found[count++] = values.real(i);
            }
        }
        long size = Math.abs(blockSizes.at(block));
        return new CoordinateMatrix(
                size,
                size,
                Symmetry.SYMMETRIC,
                Indices.of(Arrays.copyOf(lower, count)),
                Indices.of(Arrays.copyOf(left, count)),
                new Values.Reals(Arrays.copyOf(found, count)));
    }
}
