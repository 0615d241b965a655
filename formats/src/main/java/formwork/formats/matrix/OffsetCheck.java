package formwork.formats.matrix;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Numbers;
import formwork.formats.Section;
import java.io.IOException;

/** Pointers from 1 into offsets from 0, in place. */
final class OffsetCheck {
    private OffsetCheck() {}

    /** Checks that they begin at 1, never fall, and end behind the last of {@code counted}. */
    static void toOffsets(Section<Numbers> section, Count counted) throws IOException {
        Numbers pointers = section.values();
        long length = pointers.length();
        long wrong =
                ShareSearch.first(pointers, length, (from, to) -> firstFall(pointers, from, to));
        if (wrong >= 0) {
            throw falls(section, wrong);
        }
        long last = pointers.integer(length - 1);
        if (last != counted.value() + 1) {
            throw section.place(length - 1)
                    .fault(
                            IoStatus.BAD_INDEX,
                            "a last pointer of " + last,
                            counted.value() + 1 + ", as " + counted.place() + " says");
        }
        // Only now: the search looks at the pointer before a share too.
        ShareSearch.first(pointers, length, (from, to) -> lower(pointers, from, to));
    }

    private static long firstFall(Numbers pointers, long from, long to) {
        long before = from == 0 ? 1 : pointers.integer(from - 1);
        for (long i = from; i < to; i++) {
            long pointer = pointers.integer(i);
            if (pointer < before || i == 0 && pointer != 1) {
                return i;
            }
            before = pointer;
        }
        return -1;
    }

    private static long lower(Numbers pointers, long from, long to) {
        for (long i = from; i < to; i++) {
            pointers.putInteger(i, pointers.integer(i) - 1);
        }
        return -1;
    }

    private static FormworkException falls(Section<Numbers> section, long index) {
        Numbers pointers = section.values();
        return section.place(index)
                .fault(
                        IoStatus.BAD_INDEX,
                        "pointer " + (index + 1) + " to be " + pointers.integer(index),
                        index == 0
                                ? "1"
                                : pointers.integer(index - 1) + " or more, as the one before it");
    }
}
