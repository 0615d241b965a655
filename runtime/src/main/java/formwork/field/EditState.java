package formwork.field;

import static java.util.Objects.requireNonNull;

import formwork.convert.Rounding;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.LeadingZero;
import formwork.mode.Modes;
import formwork.mode.Round;
import formwork.mode.SignMode;

/**
 * What control edit descriptors change for the rest of one statement, and what the connection says
 * that they cannot change (F2018 13.8).
 *
 * <p>One per statement, reused by {@link #reset}; not for two threads at once.
 */
public final class EditState {
    private Blank blank;
    private DecimalSymbol decimal;
    private SignMode sign;
    private Round round;
    private LeadingZero leadingZero;
    private int scaleFactor;
    private Dialect dialect;
    private Encoding encoding;

    // What follows from them, looked up here so that reading a field looks up nothing.
    private byte decimalByte;
    private byte[] classes;
    private byte[] steps;
    private final Rounding[] roundings = new Rounding[2];

    /** The state at the beginning of a statement on a connection with these modes. */
    public EditState(Modes modes) {
        reset(modes);
    }

    /** A copy, which further control edit descriptors do not change. */
    public EditState(EditState other) {
        dialect = other.dialect;
        encoding = other.encoding;
        sign = other.sign;
        leadingZero = other.leadingZero;
        scaleFactor = other.scaleFactor;
        set(other.blank);
        set(other.decimal);
        set(other.round);
    }

    /** Whether all is the same as in {@code other}. */
    public boolean isSameAs(EditState other) {
        return blank == other.blank
                && decimal == other.decimal
                && sign == other.sign
                && round == other.round
                && leadingZero == other.leadingZero
                && scaleFactor == other.scaleFactor
                && dialect == other.dialect
                && encoding == other.encoding;
    }

    /** Begins another statement: the connection's modes, and 0P. */
    public void reset(Modes modes) {
        dialect = modes.dialect();
        encoding = modes.encoding();
        sign = modes.sign();
        leadingZero = modes.leadingZero();
        scaleFactor = 0;
        set(modes.blank());
        set(modes.decimal());
        set(modes.round());
    }

    /** What blanks in a numeric field mean. */
    public Blank blank() {
        return blank;
    }

    /** The decimal symbol. */
    public DecimalSymbol decimal() {
        return decimal;
    }

    /** Whether a plus sign is written. */
    public SignMode sign() {
        return sign;
    }

    /** How values are rounded, on input and on output. */
    public Round round() {
        return round;
    }

    /** Whether the optional zero before the decimal symbol is written. */
    public LeadingZero leadingZero() {
        return leadingZero;
    }

    /** The k of kP. */
    public int scaleFactor() {
        return scaleFactor;
    }

    /** Whose choices are made where the standard leaves one. */
    public Dialect dialect() {
        return dialect;
    }

    /** How characters stand in bytes. */
    public Encoding encoding() {
        return encoding;
    }

    /** Does what BN or BZ says. */
    public void set(Blank value) {
        blank = requireNonNull(value, "blank");
        steps = RealSyntax.steps(value);
    }

    /** Does what DP or DC says. */
    public void set(DecimalSymbol value) {
        decimal = requireNonNull(value, "decimal");
        decimalByte = (byte) (value == DecimalSymbol.POINT ? '.' : ',');
        classes = RealSyntax.classes(value, dialect);
    }

    /** Does what S, SP or SS says. */
    public void set(SignMode value) {
        sign = requireNonNull(value, "sign");
    }

    /** Does what RU, RD, RZ, RN, RC or RP says. */
    public void set(Round value) {
        round = requireNonNull(value, "round");
        roundings[0] = magnitudeRounding(value, Round.UP, Round.DOWN);
        roundings[1] = magnitudeRounding(value, Round.DOWN, Round.UP);
    }

    /** Does what LZ, LZP or LZS says. */
    public void set(LeadingZero value) {
        leadingZero = requireNonNull(value, "leadingZero");
    }

    /** Does what kP says. */
    public void setScaleFactor(int value) {
        scaleFactor = value;
    }

    /** The decimal symbol as it stands in a field. */
    public byte decimalByte() {
        return decimalByte;
    }

    /** The class of each byte in a field of a real, see {@link RealSyntax}. */
    byte[] classes() {
        return classes;
    }

    /** What to do at a byte of each class in each state, see {@link RealSyntax}. */
    byte[] steps() {
        return steps;
    }

    /** How the magnitude of a number is rounded, one that is negative for 1 and not for 0. */
    public Rounding rounding(int isNegative) {
        return roundings[isNegative];
    }

    private static Rounding magnitudeRounding(Round round, Round outward, Round inward) {
        if (round == outward) {
            return Rounding.AWAY;
        }
        if (round == inward || round == Round.ZERO) {
            return Rounding.TOWARD_ZERO;
        }
        return round == Round.COMPATIBLE ? Rounding.HALF_AWAY : Rounding.HALF_EVEN;
    }
}
