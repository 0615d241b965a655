package formwork.mode;

/**
 * The choices that the standard leaves to the processor, as one compiler makes them.
 *
 * <p>Where both compilers agree there is nothing to choose, and nothing stands here.
 */
public enum Dialect {
    /** As libgfortran does. */
    GFORTRAN(
            true, // infinityInFull
            true, // zeroBeforeMinimalPoint
            true, // minimalExponentWidth
            false, // shortestGeneralDigits
            false, // longExponentWithoutLetter
            false, // realOverflowIsError
            false, // tabIsBlank
            false, // lateFormatErrors
            true, // dropsPlusOfInfinity
            true // firstByteOfCharacterBits
            ),
    /** As the runtime of LLVM flang does. */
    FLANG(false, false, false, true, true, true, true, true, false, false);

    private final boolean infinityInFull;
    private final boolean zeroBeforeMinimalPoint;
    private final boolean minimalExponentWidth;
    private final boolean shortestGeneralDigits;
    private final boolean longExponentWithoutLetter;
    private final boolean realOverflowIsError;
    private final boolean tabIsBlank;
    private final boolean lateFormatErrors;
    private final boolean dropsPlusOfInfinity;
    private final boolean firstByteOfCharacterBits;

    Dialect(
            boolean infinityInFull,
            boolean zeroBeforeMinimalPoint,
            boolean minimalExponentWidth,
            boolean shortestGeneralDigits,
            boolean longExponentWithoutLetter,
            boolean realOverflowIsError,
            boolean tabIsBlank,
            boolean lateFormatErrors,
            boolean dropsPlusOfInfinity,
            boolean firstByteOfCharacterBits) {
        this.infinityInFull = infinityInFull;
        this.zeroBeforeMinimalPoint = zeroBeforeMinimalPoint;
        this.minimalExponentWidth = minimalExponentWidth;
        this.shortestGeneralDigits = shortestGeneralDigits;
        this.longExponentWithoutLetter = longExponentWithoutLetter;
        this.realOverflowIsError = realOverflowIsError;
        this.tabIsBlank = tabIsBlank;
        this.lateFormatErrors = lateFormatErrors;
        this.dropsPlusOfInfinity = dropsPlusOfInfinity;
        this.firstByteOfCharacterBits = firstByteOfCharacterBits;
    }

    /** {@code Infinity} where the field has room, not {@code Inf} always. */
    public boolean infinityInFull() {
        return infinityInFull;
    }

    /** {@code E0.d} and {@code G0.d} begin with {@code 0.}, not with the point. */
    public boolean zeroBeforeMinimalPoint() {
        return zeroBeforeMinimalPoint;
    }

    /** {@code E0.d} and its siblings write as few exponent digits as it takes, not two. */
    public boolean minimalExponentWidth() {
        return minimalExponentWidth;
    }

    /** {@code G0} writes the shortest digits that read back, not 17 or 9. */
    public boolean shortestGeneralDigits() {
        return shortestGeneralDigits;
    }

    /** An exponent of four digits is written without its letter, not as asterisks. */
    public boolean longExponentWithoutLetter() {
        return longExponentWithoutLetter;
    }

    /** Reading a real beyond the largest is an error; otherwise it is infinity. */
    public boolean realOverflowIsError() {
        return realOverflowIsError;
    }

    /** A tab in a numeric field is a blank; otherwise it is an error. */
    public boolean tabIsBlank() {
        return tabIsBlank;
    }

    /** A fault in a format is an error when a statement gets there, not before. */
    public boolean lateFormatErrors() {
        return lateFormatErrors;
    }

    /**
     * {@code +Inf} in a field of three columns loses its plus; otherwise the field is asterisks.
     */
    public boolean dropsPlusOfInfinity() {
        return dropsPlusOfInfinity;
    }

    /** B, O and Z write the first byte of a CHARACTER item, not all of them. */
    public boolean firstByteOfCharacterBits() {
        return firstByteOfCharacterBits;
    }
}
