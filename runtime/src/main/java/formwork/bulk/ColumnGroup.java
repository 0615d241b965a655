package formwork.bulk;

import java.util.ArrayList;
import java.util.List;

/**
 * The fields of a record that are edited alike, by their indexes.
 *
 * @param like one of them
 */
record ColumnGroup(FieldPlace like, int[] indexes, int[] offsets) {
    /** The groups of all fields, in the order of their first ones. */
    static List<ColumnGroup> of(List<FieldPlace> fields) {
        List<ColumnGroup> groups = new ArrayList<>();
        boolean[] isTaken = new boolean[fields.size()];
        for (int first = 0; first < fields.size(); first++) {
            if (!isTaken[first]) {
                groups.add(alike(fields, first, isTaken));
            }
        }
        return groups;
    }

    private static ColumnGroup alike(List<FieldPlace> fields, int first, boolean[] isTaken) {
        int[] indexes = new int[fields.size()];
        int count = 0;
        for (int i = first; i < fields.size(); i++) {
            if (!isTaken[i] && fields.get(i).isLike(fields.get(first))) {
                isTaken[i] = true;
                indexes[count++] = i;
            }
        }
        return of(fields, java.util.Arrays.copyOf(indexes, count));
    }

    /** The group of these fields, which are alike. */
    static ColumnGroup of(List<FieldPlace> fields, int... indexes) {
        int[] offsets = new int[indexes.length];
        for (int i = 0; i < indexes.length; i++) {
            offsets[i] = fields.get(indexes[i]).offset();
        }
        return new ColumnGroup(fields.get(indexes[0]), indexes, offsets);
    }
}
