package formwork.bulk;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The fields of a record that are edited alike. */
final class ColumnGroup {
    private final FieldPlace like;
    private final int[] indexes;
    private final int[] offsets;

    private ColumnGroup(FieldPlace like, int[] indexes, int[] offsets) {
        this.like = like;
        this.indexes = indexes;
        this.offsets = offsets;
    }

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
        return of(fields, Arrays.copyOf(indexes, count));
    }

    /** The group of these fields, which are alike. */
    static ColumnGroup of(List<FieldPlace> fields, int... indexes) {
        int[] offsets = new int[indexes.length];
        for (int i = 0; i < indexes.length; i++) {
            offsets[i] = fields.get(indexes[i]).offset();
        }
        return new ColumnGroup(fields.get(indexes[0]), indexes, offsets);
    }

    /** One of the fields. */
    FieldPlace like() {
        return like;
    }

    /** Which fields of the record they are, from 0. */
    int[] indexes() {
        return indexes;
    }

    /** Where they begin in the record. */
    int[] offsets() {
        return offsets;
    }
}
