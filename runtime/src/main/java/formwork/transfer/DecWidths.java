package formwork.transfer;

import formwork.edit.DataEdit;
import formwork.edit.DataEdit.BitsEdit;
import formwork.edit.DataEdit.IntegerEdit;
import formwork.edit.DataEdit.Radix;
import formwork.edit.DataEdit.RealEdit;
import formwork.edit.DataEdit.RealForm;
import formwork.edit.EditDescriptor;
import formwork.edit.ItemKind;
import java.util.EnumMap;
import java.util.Map;

/**
 * The widths that DEC's compilers gave to descriptors without one, by the kind of the item: what
 * gfortran has as {@code -fdec-format-defaults}.
 */
final class DecWidths {
    private static final int SMALL_INTEGER = 7;
    private static final int INTEGER = 12;
    private static final int LARGE_INTEGER = 23;

    private static final Map<ItemKind, DataEdit> INTEGERS = new EnumMap<>(ItemKind.class);
    private static final Map<RealForm, DataEdit> SINGLES = new EnumMap<>(RealForm.class);
    private static final Map<RealForm, DataEdit> DOUBLES = new EnumMap<>(RealForm.class);
    private static final Map<Radix, Map<ItemKind, DataEdit>> BITS = new EnumMap<>(Radix.class);

    static {
        for (RealForm form : RealForm.values()) {
            SINGLES.put(form, new RealEdit(form, 15, 7, EditDescriptor.ABSENT));
            DOUBLES.put(form, new RealEdit(form, 25, 16, EditDescriptor.ABSENT));
        }
        for (Radix radix : Radix.values()) {
            BITS.put(radix, new EnumMap<>(ItemKind.class));
        }
        for (ItemKind kind : ItemKind.values()) {
            int width = widthOf(kind);
            INTEGERS.put(kind, new IntegerEdit(width, EditDescriptor.ABSENT));
            for (Radix radix : Radix.values()) {
                BITS.get(radix).put(kind, new BitsEdit(radix, width, EditDescriptor.ABSENT));
            }
        }
    }

    private DecWidths() {}

    /** The descriptor with the width that an item of this kind gives it; L and A need none. */
    static DataEdit of(DataEdit edit, ItemKind kind) {
        if (edit.width() != EditDescriptor.ABSENT) {
            return edit;
        }
        if (edit instanceof RealEdit real) {
            if (kind.isReal()) {
                return (kind == ItemKind.REAL4 ? SINGLES : DOUBLES).get(real.form());
            }
            return kind.isInteger() && real.form() == RealForm.G ? INTEGERS.get(kind) : edit;
        }
        if (edit instanceof BitsEdit bits) {
            return BITS.get(bits.radix()).get(kind);
        }
        return edit instanceof IntegerEdit ? INTEGERS.get(kind) : edit;
    }

    private static int widthOf(ItemKind kind) {
        return switch (kind.sizeBytes()) {
            case 1, 2 -> SMALL_INTEGER;
            case 8 -> LARGE_INTEGER;
            default -> INTEGER;
        };
    }
}
