package formwork.mode;

/**
 * The choices that the standard leaves to the processor, as one compiler makes them.
 *
 * <p>Where both compilers agree there is nothing to choose, and nothing stands here.
 */
public enum Dialect {
    /** As libgfortran does. */
    GFORTRAN,
    /** As the runtime of LLVM flang does. */
    FLANG;

    /** {@code Infinity} where the field has room, not {@code Inf} always. */
    public boolean infinityInFull() {
        return this == GFORTRAN;
    }

    /** {@code E0.d} and {@code G0.d} begin with {@code 0.}, not with the point. */
    public boolean zeroBeforeMinimalPoint() {
        return this == GFORTRAN;
    }

    /** {@code E0.d} and its siblings write as few exponent digits as it takes, not two. */
    public boolean minimalExponentWidth() {
        return this == GFORTRAN;
    }

    /** {@code G0} writes the shortest digits that read back, not 17 or 9. */
    public boolean shortestGeneralDigits() {
        return this == FLANG;
    }

    /** An exponent of four digits is written without its letter, not as asterisks. */
    public boolean longExponentWithoutLetter() {
        return this == FLANG;
    }

    /** Reading a real beyond the largest is an error; otherwise it is infinity. */
    public boolean realOverflowIsError() {
        return this == FLANG;
    }

    /** A real field of nothing but a minus sign is -0; otherwise it is 0. */
    public boolean loneMinusIsNegativeZero() {
        return this == FLANG;
    }

    /** A point is a decimal symbol under DC too, beside the comma; otherwise it is an error. */
    public boolean pointUnderDecimalComma() {
        return this == GFORTRAN;
    }

    /** A field of B, O or Z may have a sign; otherwise it is an error. */
    public boolean signedBits() {
        return this == GFORTRAN;
    }

    /** A comma ends a field of L too, as it ends a number; otherwise it is a part of the field. */
    public boolean commaEndsLogical() {
        return this == GFORTRAN;
    }

    /**
     * A field that its record ends in is padded with blanks before it is read, so that BZ turns
     * them into zeros and Aw takes its rightmost characters from them; otherwise the field is what
     * the record has of it.
     */
    public boolean padsShortFields() {
        return this == FLANG;
    }

    /** A fault in a format is an error when a statement gets there, not before. */
    public boolean lateFormatErrors() {
        return this == FLANG;
    }

    /**
     * {@code +Inf} in a field of three columns loses its plus; otherwise the field is asterisks.
     */
    public boolean dropsPlusOfInfinity() {
        return this == GFORTRAN;
    }

    /** B, O and Z write the first byte of a CHARACTER item, not all of them. */
    public boolean firstByteOfCharacterBits() {
        return this == GFORTRAN;
    }

    /** {@code E0.d} and its siblings leave out an exponent of zero. */
    public boolean dropsZeroExponent() {
        return this == GFORTRAN;
    }

    /** {@code $} joins all records that follow in the statement, not only the last to the next. */
    public boolean dollarJoinsRecords() {
        return this == GFORTRAN;
    }

    /** A record that {@code $} left open is ended when its file is closed or repositioned. */
    public boolean endsRecordAfterDollar() {
        return this == FLANG;
    }

    /** L writes a REAL item by its first byte, not by all of its bits. */
    public boolean logicalOfFirstByte() {
        return this == FLANG;
    }

    /**
     * After a READ has met the end of a file, or ENDFILE has made one, the next READ or ENDFILE is
     * an error; otherwise READ meets the end again.
     */
    public boolean endOfFileOnce() {
        return this == GFORTRAN;
    }

    /**
     * With stream access, a record written makes the file end behind it; otherwise the file ends
     * where it stands when it is closed or positioned after something was written.
     */
    public boolean truncatesStreamAtOnce() {
        return this == GFORTRAN;
    }

    /** With stream access, WRITE may follow a READ that met the end of the file. */
    public boolean writesAfterEndOfStream() {
        return this == GFORTRAN;
    }

    /** With stream access, CLOSE ends a record that the last statement left open. */
    public boolean endsRecordOfStream() {
        return this == GFORTRAN;
    }

    /** Tabs that follow one another are added up, where the standard has each take effect. */
    public boolean addsTabs() {
        return this == GFORTRAN;
    }

    /**
     * A namelist group may begin anywhere in a record and inside other groups; otherwise at the
     * beginning of a record that no other group goes over.
     */
    public boolean findsGroupAnywhere() {
        return this == GFORTRAN;
    }

    /**
     * Namelist output has each variable on records of its own, delimiters around characters unless
     * DELIM='NONE' asks for none, and repeat counts; otherwise it is one list of all values.
     */
    public boolean wideNamelists() {
        return this == GFORTRAN;
    }

    /** In a namelist group, a repeat count may be larger than the number of elements left. */
    public boolean dropsRepeats() {
        return this == FLANG;
    }

    /**
     * With PAD='NO', a record that ends before its field is an error, not the end of the record.
     */
    public boolean shortRecordIsError() {
        return this == FLANG;
    }

    /**
     * With PAD='NO', a field that a tab or nX has put wholly behind the end of its record is blank,
     * not short.
     */
    public boolean blankBehindRecord() {
        return this == GFORTRAN;
    }

    /** A semicolon separates list-directed values beside the comma, not only under DC. */
    public boolean semicolonSeparates() {
        return this == GFORTRAN;
    }

    /**
     * A carriage return within a record is a blank between list-directed values and in namelists;
     * otherwise it belongs to the value.
     */
    public boolean returnIsBlank() {
        return this == GFORTRAN;
    }

    /**
     * In lists under DC a comma ends an integer, and behind a real one byte is passed over that is
     * a separator, a blank or the decimal symbol in the other dialect or mode; otherwise that is an
     * error where it is none here.
     */
    public boolean endsNumbersLoosely() {
        return this == FLANG;
    }

    /**
     * A list-directed complex value may lack its parentheses, or the comma between its parts;
     * otherwise that is an error.
     */
    public boolean looseComplex() {
        return this == FLANG;
    }

    /**
     * A list-directed character value without delimiters is cut where its item is full, and what is
     * left is the next value; a shorter one takes the comma or slash behind it along. Otherwise it
     * is all that stands before a separator, as the standard has it.
     */
    public boolean cutsUndelimited() {
        return this == FLANG;
    }

    /**
     * List-directed output has fields of one width for each kind, and records as long as their
     * items make them; otherwise fields as short as they can be, and records that break where they
     * are full.
     */
    public boolean wideListFields() {
        return this == GFORTRAN;
    }
}
