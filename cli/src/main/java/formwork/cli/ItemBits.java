package formwork.cli;

import formwork.WriteStatement;
import formwork.edit.ItemKind;
import java.io.IOException;

/** Items given by their bits, as the values of a table and the cases of a compiler come. */
final class ItemBits {
    private ItemBits() {}

    /** Writes the item of {@code kind} that {@code bits} are; not for CHARACTER. */
    static void put(WriteStatement write, ItemKind kind, long bits) throws IOException {
        switch (kind) {
            case INTEGER1 -> write.put((byte) bits);
            case INTEGER2 -> write.put((short) bits);
            case INTEGER4 -> write.put((int) bits);
            case INTEGER8 -> write.put(bits);
            case REAL4 -> write.put(Float.intBitsToFloat((int) bits));
            case REAL8 -> write.put(Double.longBitsToDouble(bits));
            case LOGICAL4 -> write.put(bits != 0);
            case CHARACTER -> throw new IllegalArgumentException("CHARACTER has no bits");
        }
    }
}
