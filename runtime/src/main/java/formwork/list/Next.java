package formwork.list;

/** What {@link ListInput#next} found for an item. */
public enum Next {
    /** A value, to be read now. */
    VALUE,
    /** A null value: the item keeps what it has. */
    NULL,
    /** The end of the values: all items that are left keep what they have. */
    END
}
