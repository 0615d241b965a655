package formwork.namelist;

/**
 * What is an error beyond what a READ statement refuses, and what is none.
 *
 * @param refusesDuplicates whether a designator, or the name of a group, may not come twice
 * @param isLenient whether unknown names, duplicates and a missing end are warnings only
 */
record ReadRules(boolean refusesDuplicates, boolean isLenient) {
    /** As a READ statement. */
    static final ReadRules STATEMENT = new ReadRules(false, false);

    /** For a file that somebody wrote. */
    static final ReadRules STRICT = new ReadRules(true, false);

    /** For a file that somebody wrote, whatever it takes. */
    static final ReadRules LENIENT = new ReadRules(true, true);
}
