package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Numbers;
import formwork.formats.Section;

/** Indices from 1 into indices from 0, in place. */
final class IndexCheck {
    private IndexCheck() {}

    /** Checks that they are 1 to {@code most}. */
    static void toIndices(Section<Numbers> section, Count most) {
        Numbers indices = section.values();
        if (indices instanceof Numbers.Ints) {
            toIndices(section, indices.toInts(), most);
            return;
        }
        for (long i = 0; i < indices.length(); i++) {
            long index = indices.integer(i) - 1;
            if (index < 0 || index >= most.value()) {
                throw outside(section, i, most);
            }
            indices.putInteger(i, index);
        }
    }

    /** The same where most files have them, without a call for each. */
    private static void toIndices(Section<Numbers> section, int[] indices, Count most) {
        long limit = most.value();
        for (int i = 0; i < indices.length; i++) {
            int index = indices[i] - 1;
            if (index < 0 || index >= limit) {
                throw outside(section, i, most);
            }
            indices[i] = index;
        }
    }

    private static FormworkException outside(Section<Numbers> section, long position, Count most) {
        return section.place(position)
                .fault(
                        IoStatus.BAD_INDEX,
                        "index " + section.values().integer(position),
                        "1 to " + most.value() + ", which are all " + most.what());
    }
}
