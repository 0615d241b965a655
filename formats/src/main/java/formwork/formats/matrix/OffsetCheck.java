package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Numbers;
import formwork.formats.Section;

/** Pointers from 1 into offsets from 0, in place. */
final class OffsetCheck {
    private OffsetCheck() {}

    /** Checks that they begin at 1, never fall, and end behind the last of {@code counted}. */
    static void toOffsets(Section<Numbers> section, Count counted) {
        Numbers pointers = section.values();
        long before = 1;
        for (long i = 0; i < pointers.length(); i++) {
            long pointer = pointers.integer(i);
            if (pointer < before || i == 0 && pointer != 1) {
                throw falls(section, i, before);
            }
            before = pointer;
            pointers.putInteger(i, pointer - 1);
        }
        if (before != counted.value() + 1) {
            throw section.place(pointers.length() - 1)
                    .fault(
                            IoStatus.BAD_INDEX,
                            "a last pointer of " + before,
                            counted.value() + 1 + ", as " + counted.place() + " says");
        }
    }

    private static FormworkException falls(Section<Numbers> section, long index, long before) {
        return section.place(index)
                .fault(
                        IoStatus.BAD_INDEX,
                        "pointer " + (index + 1) + " to be " + section.values().integer(index),
                        index == 0 ? "1" : before + " or more, as the one before it");
    }
}
