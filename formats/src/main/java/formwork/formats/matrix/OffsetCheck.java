package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Section;

/** Pointers from 1 into offsets from 0, in place. */
final class OffsetCheck {
    private OffsetCheck() {}

    /** Checks that they begin at 1, never fall, and end behind the last of {@code counted}. */
    static void toOffsets(Section<int[]> section, Count counted) {
        int[] pointers = section.values();
        long before = 1;
        for (int i = 0; i < pointers.length; i++) {
            int pointer = pointers[i];
            if (pointer < before || i == 0 && pointer != 1) {
                throw falls(section, i, before);
            }
            before = pointer;
            pointers[i] = pointer - 1;
        }
        if (before != counted.value() + 1) {
            throw section.place(pointers.length - 1)
                    .fault(
                            IoStatus.BAD_INDEX,
                            "a last pointer of " + before,
                            counted.value() + 1 + ", as " + counted.place() + " says");
        }
    }

    private static FormworkException falls(Section<int[]> section, int index, long before) {
        return section.place(index)
                .fault(
                        IoStatus.BAD_INDEX,
                        "pointer " + (index + 1) + " to be " + section.values()[index],
                        index == 0 ? "1" : before + " or more, as the one before it");
    }
}
