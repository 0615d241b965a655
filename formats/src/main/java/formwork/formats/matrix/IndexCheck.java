package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.NumberMemory;
import formwork.formats.Numbers;
import formwork.formats.Section;
import java.io.IOException;

/** Indices from 1 into indices from 0, in place. */
final class IndexCheck {
    private static final int BLOCK = 1 << 12; // indices that are copied at once

    private IndexCheck() {}

    /** Checks that they are 1 to {@code most}. */
    static void toIndices(Section<Numbers> section, Count most) throws IOException {
        Numbers indices = section.values();
        long limit = most.value();
        long wrong =
                ShareSearch.first(
                        indices, indices.length(), (from, to) -> lower(indices, from, to, limit));
        if (wrong >= 0) {
            throw outside(section, wrong, most);
        }
    }

    /**
     * Makes indices less by 1 up to the first that is not within 1 and {@code limit}: -1 if none.
     */
    private static long lower(Numbers indices, long from, long to, long limit) {
        if (indices instanceof Numbers.Ints) {
            return lower(indices.toInts(), (int) from, (int) to, limit);
        }
        if (indices instanceof NumberMemory memory && memory.kind() == ItemKind.INTEGER4) {
            return lowerBlocks(memory, from, to, limit);
        }
        for (long i = from; i < to; i++) {
            long index = indices.integer(i) - 1;
            if (index < 0 || index >= limit) {
                return i;
            }
            indices.putInteger(i, index);
        }
        return -1;
    }

    /** The same where most files have them, without a call for each. */
    private static int lower(int[] indices, int from, int to, long limit) {
        for (int i = from; i < to; i++) {
            int index = indices[i] - 1;
            if (index < 0 || index >= limit) {
                return i;
            }
            indices[i] = index;
        }
        return -1;
    }

    private static long lowerBlocks(NumberMemory indices, long from, long to, long limit) {
        int[] block = new int[BLOCK];
        for (long at = from; at < to; at += BLOCK) {
            int count = (int) Math.min(BLOCK, to - at);
            indices.take(at, block, count);
            int wrong = lower(block, 0, count, limit);
            indices.put(at, block, count);
            if (wrong >= 0) {
                return at + wrong;
            }
        }
        return -1;
    }

    private static FormworkException outside(Section<Numbers> section, long position, Count most) {
        return section.place(position)
                .fault(
                        IoStatus.BAD_INDEX,
                        "index " + section.values().integer(position),
                        "1 to " + most.value() + ", which are all " + most.what());
    }
}
