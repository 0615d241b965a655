package formwork.cli.iof;

/**
 * Where the time goes, as shares of the whole that add up to 1.
 *
 * @param nanos the whole, for a value
 */
record Shares(double nanos, double walking, double editing, double conversion, double transfer) {

    /**
     * A whole array at once. The format is gone over once, before the first value; editing is what
     * formatting or decoding a chunk in memory takes beyond that and the conversion; transfer is
     * the chunk's way to or from the file.
     */
    static Shares ofArray(PartTimes parts, double memory, double system, int values) {
        double walking = parts.oneRecord() / values;
        return of(walking, memory - walking - parts.blocks(), parts.blocks(), system);
    }

    /**
     * Statements that are handed an item at a time. Transfer is what they take beyond fields and
     * format control, which is records and checks, and the way to or from the file.
     */
    static Shares ofItems(PartTimes parts, double system) {
        return of(
                parts.walk(),
                parts.fields() - parts.conversion(),
                parts.conversion(),
                parts.items() - parts.fields() - parts.walk() + system);
    }

    /** A difference of two measurements may come out below 0, which then is nothing. */
    private static Shares of(double walking, double editing, double conversion, double transfer) {
        double w = Math.max(0, walking);
        double e = Math.max(0, editing);
        double c = Math.max(0, conversion);
        double t = Math.max(0, transfer);
        double whole = w + e + c + t;
        return new Shares(whole, w / whole, e / whole, c / whole, t / whole);
    }
}
