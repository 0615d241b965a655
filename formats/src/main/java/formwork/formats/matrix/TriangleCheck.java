package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Numbers;
import formwork.formats.Section;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

/** Whether the entries of a symmetric matrix are those of one triangle. */
final class TriangleCheck {
    private TriangleCheck() {}

    private static final int BELOW = 1;
    private static final int ABOVE = 2;
    private static final int ON = 4;

    /** Checks that none is above the diagonal if one is below it, and of skew ones none on it. */
    static void check(Numbers offsets, Section<Numbers> rows, Symmetry symmetry)
            throws IOException {
        AtomicInteger sides = new AtomicInteger();
        ShareSearch.first(
                offsets,
                offsets.length() - 1,
                (from, to) -> {
                    int some = sides(offsets, rows.values(), from, to);
                    sides.accumulateAndGet(some, (one, other) -> one | other);
                    return -1;
                });
        boolean hasBoth = (sides.get() & (BELOW | ABOVE)) == (BELOW | ABOVE);
        if (hasBoth || symmetry == Symmetry.SKEW && (sides.get() & ON) != 0) {
            findWrong(offsets, rows, symmetry);
        }
    }

    /** On which sides of the diagonal there are entries in these columns. */
    private static int sides(Numbers offsets, Numbers indices, long from, long to) {
        int sides = 0;
        for (long column = from; column < to; column++) {
            long end = offsets.integer(column + 1);
            for (long i = offsets.integer(column); i < end; i++) {
                long index = indices.integer(i);
                sides |= index == column ? ON : index > column ? BELOW : ABOVE;
            }
        }
        return sides;
    }

    private static void findWrong(Numbers offsets, Section<Numbers> rows, Symmetry symmetry) {
        Numbers indices = rows.values();
        int side = 0; // where the first one off the diagonal was: 1 below, -1 above
        for (long column = 0; column + 1 < offsets.length(); column++) {
            long end = offsets.integer(column + 1);
            for (long i = offsets.integer(column); i < end; i++) {
                int where = Long.compare(indices.integer(i), column);
                if (where == 0 && symmetry == Symmetry.SKEW || where * side < 0) {
                    throw wrong(rows, i, column, where);
                }
                if (side == 0) {
                    side = where;
                }
            }
        }
    }

    private static FormworkException wrong(Section<Numbers> rows, long i, long column, int where) {
        String side = where == 0 ? "on" : where > 0 ? "below" : "above";
        return rows.place(i)
                .fault(
                        IoStatus.BAD_STRUCTURE,
                        "row "
                                + (rows.values().integer(i) + 1)
                                + " in column "
                                + (column + 1)
                                + ", "
                                + side
                                + " the diagonal",
                        where == 0
                                ? "none there, as the matrix is skew"
                                : "entries of one triangle, as the matrix is symmetric");
    }
}
