package formwork.formats.structure;

import formwork.error.IoStatus;
import formwork.formats.Place;

/**
 * One card of a {@link BulkData}: its name, and its data fields by their numbers. The field 1 is
 * the one behind the name; those of the lines that go on with the card are numbered on, 9 to 16 and
 * so on where the lines have small fields, 5 to 8 where they have large ones.
 */
public final class Card {
    private final Deck deck;
    private final int number;
    private CardFields fields;

    Card(Deck deck, int number) {
        this.deck = deck;
        this.number = number;
        fields = loaded();
    }

    private CardFields loaded() {
        CardFields loaded = new CardFields(deck);
        loaded.load(number);
        return loaded;
    }

    /** Its name in upper case, without the asterisk of large fields. */
    public String name() {
        return CardTable.text(deck.name(number));
    }

    /** How many fields there are up to the last that is not blank. */
    public int fieldCount() {
        return fields.count();
    }

    /** Where it begins. */
    public Place place() {
        return deck.place(deck.firstLine(number));
    }

    /** Whether a field is blank, or not there. */
    public boolean isBlank(int field) {
        requireNumber(field);
        return fields.isBlank(field);
    }

    /** What stands in a field, without the blanks around it; empty where there is none. */
    public String text(int field) {
        requireNumber(field);
        return fields.text(field);
    }

    /**
     * The integer in a field.
     *
     * @throws formwork.error.FormworkException if it is none
     */
    public long integer(int field) {
        requireNumber(field);
        if (fields.isBlank(field) || !fields.readInteger(field)) {
            throw fields.fault(field, IoStatus.BAD_INTEGER, "an integer");
        }
        return fields.integer();
    }

    /**
     * The real in a field: as Fortran reads one, but that it has a point and no blanks inside.
     *
     * @throws formwork.error.FormworkException if it is none
     */
    public double real(int field) {
        requireNumber(field);
        if (fields.isBlank(field) || !fields.readReal(field)) {
            throw fields.fault(field, IoStatus.BAD_REAL, "a real, with a point");
        }
        return fields.real();
    }

    private static void requireNumber(int field) {
        if (field < 1) {
            throw new IllegalArgumentException("field: found " + field + "; expected 1 or more");
        }
    }

    /**
     * Puts a text into a field that is there, at the left of it; the file is written with it.
     *
     * @throws formwork.error.FormworkException if there is no such field, or no room in it
     */
    public void set(int field, String text) {
        requireNumber(field);
        CardEdit.set(deck, deck.firstLine(number), field, text);
        fields = loaded();
    }

    /** Puts an integer into a field, as {@link #set(int, String)}. */
    public void set(int field, long value) {
        set(field, Long.toString(value));
    }

    /**
     * Puts a real into a field, as {@link #set(int, String)}, with as many digits as there is room
     * for: {@code 7.5-11} has more of them than {@code 7.5E-11} would.
     */
    public void set(int field, double value) {
        requireNumber(field);
        int width = CardEdit.width(deck, deck.firstLine(number), field);
        set(field, NastranReal.text(value, width));
    }
}
