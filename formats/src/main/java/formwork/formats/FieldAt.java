package formwork.formats;

/** A field as it stands in its record, for who must look at more than its value. */
interface FieldAt {
    /** Which field of its row it is, from 0. */
    int index();

    /** Its characters, as far as its record has them. */
    String text();

    /** Whether there are only blanks in it, or nothing. */
    boolean isBlank();

    /** Where it stands. */
    Place place();
}
