package formwork.cli.iof;

/**
 * What {@link Parts} measured, in nanoseconds for a value; the last one for a call.
 *
 * @param conversion numbers to digits, or digits to numbers, one after the other
 * @param blocks the same many at once, as whole arrays have it done
 * @param fields the same with editing: values to fields, or fields to values
 * @param walk format control alone
 * @param items statements to or from memory, an item at a time
 * @param oneRecord a call for a whole array of one record: what an array costs once
 */
record PartTimes(
        double conversion,
        double blocks,
        double fields,
        double walk,
        double items,
        double oneRecord) {}
