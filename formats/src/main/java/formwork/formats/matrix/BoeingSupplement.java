package formwork.formats.matrix;

import java.util.List;

/**
 * What a supplementary file of the Rutherford-Boeing collection holds: what goes with a matrix that
 * has a file of its own.
 *
 * @param title of up to 72 characters
 * @param key a name of up to 8 characters
 * @param type what it is, three letters: rhs, ord, sln and the like
 * @param position r, l or s for the right, the left or both sides of the matrix; or a blank
 * @param organization of right-hand sides, s, d or e for sparse, dense or in elements; or a blank
 * @param caseId what tells several of a type from each other, up to 8 characters
 * @param rows how many numbers a vector has
 * @param vectors how many vectors there are
 * @param offsets of sparse ones and partitions, where in {@code indices} each begins and, at the
 *     end, where the last one ends; else null
 * @param indices the row of each value of sparse ones, the members of each part, or the orderings
 *     one after the other; else null
 * @param values of the vectors one after the other; {@link Values.Pattern} if there are none
 * @param form how it stands in the file
 */
public record BoeingSupplement(
        String title,
        String key,
        String type,
        char position,
        char organization,
        String caseId,
        long rows,
        long vectors,
        Indices offsets,
        Indices indices,
        Values values,
        Form form) {
    /**
     * How it stands in a file.
     *
     * @param header its three lines; empty for one that has not been in a file
     * @param offsets the format of offsets; null if there are none
     * @param indices the format of indices; null if there are none
     * @param values the format of values as they are written; null if there are none
     */
    public record Form(List<String> header, String offsets, String indices, String values) {
        /** Of one that has not been in a file, whose formats bring each value back. */
        public static final Form NONE = new Form(List.of(), null, null, null);

        /** Keeps a copy of the list. */
        public Form {
            header = List.copyOf(header);
        }
    }
}
