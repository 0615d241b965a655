package formwork.bulk;

import formwork.edit.ItemKind;

/** Elements through an array that is copied to where they belong. */
abstract class CopyDoor extends ValueTarget.Door {
    private final ItemKind kind;
    private Object array;

    CopyDoor(ItemKind kind) {
        this.kind = kind;
        array = ValueTarget.newArray(kind, 0);
    }

    abstract void copy(Object elements, long index, int count);

    @Override
    Object array(long index, int count) {
        if (ValueTarget.length(array) < count) {
            array = ValueTarget.newArray(kind, count);
        }
        return array;
    }

    @Override
    int offset(long index) {
        return 0;
    }

    @Override
    void putIn(long index, int count) {
        copy(array, index, count);
    }
}
