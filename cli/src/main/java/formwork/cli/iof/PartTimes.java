package formwork.cli.iof;

/**
 * What {@link Parts} measured, in nanoseconds for a value; the last one for a call.
 *
 * @param conversion numbers to digits, or digits to numbers
 * @param fields the same with editing: values to fields, or fields to values
 * @param walk format control alone
 * @param items statements to or from memory, an item at a time
 * @param oneRecord a call for a whole array of one record: what an array costs once
 */
record PartTimes(double conversion, double fields, double walk, double items, double oneRecord) {}
