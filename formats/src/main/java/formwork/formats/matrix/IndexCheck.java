package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Section;

/** Indices from 1 into indices from 0, in place. */
final class IndexCheck {
    private IndexCheck() {}

    /** Checks that they are 1 to {@code most}. */
    static void toIndices(Section<int[]> section, Count most) {
        int[] indices = section.values();
        long limit = most.value();
        for (int i = 0; i < indices.length; i++) {
            int index = indices[i] - 1;
            if (index < 0 || index >= limit) {
                throw outside(section, i, most);
            }
            indices[i] = index;
        }
    }

    private static FormworkException outside(Section<int[]> section, int position, Count most) {
        return section.place(position)
                .fault(
                        IoStatus.BAD_INDEX,
                        "index " + section.values()[position],
                        "1 to " + most.value() + ", which are all " + most.what());
    }
}
