package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Lines;

/**
 * What the header says of right-hand sides, {@code (A3,11X,2I14)}.
 *
 * @param isFull whether they are full (F); else as sparse or elemental as the matrix (M)
 * @param hasGuesses whether starting vectors follow (G)
 * @param hasSolutions whether solutions follow (X)
 * @param count how many right-hand sides
 * @param indexCount how many row indices, if they are sparse
 */
record BoeingRight(
        boolean isFull, boolean hasGuesses, boolean hasSolutions, Count count, Count indexCount) {

    /** From the line in hand. */
    static BoeingRight of(Lines lines) {
        String code = lines.columns(1, 3).stripTrailing();
        if (!code.matches("[FfMm]([Gg ]([Xx ])?)?")) {
            throw lines.fault(
                    IoStatus.BAD_HEADER, 1, 3, "F or M, then G or a blank, then X or a blank");
        }
        return new BoeingRight(
                Character.toUpperCase(code.charAt(0)) == 'F',
                code.length() > 1 && Character.toUpperCase(code.charAt(1)) == 'G',
                code.length() > 2 && Character.toUpperCase(code.charAt(2)) == 'X',
                lines.count("right-hand sides", 15, 28),
                lines.count("row indices of right-hand sides", 29, 42));
    }
}
