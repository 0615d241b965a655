package formwork.mode;

import static java.util.Objects.requireNonNull;

/**
 * The changeable modes of a connection (F2018 12.5.2), as OPEN sets them; a format's control edit
 * descriptors change some of them for the rest of one statement.
 */
public record Modes(
        Blank blank,
        Pad pad,
        DecimalSymbol decimal,
        SignMode sign,
        Round round,
        LeadingZero leadingZero,
        Delimiter delimiter,
        Encoding encoding,
        Dialect dialect) {

    /** The modes of a connection that OPEN said nothing about, as gfortran has them. */
    public static final Modes DEFAULT =
            new Modes(
                    Blank.NULL,
                    Pad.YES,
                    DecimalSymbol.POINT,
                    SignMode.PROCESSOR_DEFINED,
                    Round.PROCESSOR_DEFINED,
                    LeadingZero.PROCESSOR_DEFINED,
                    Delimiter.PROCESSOR_DEFINED,
                    Encoding.DEFAULT,
                    Dialect.GFORTRAN);

    /** Checks that no mode is missing. */
    public Modes {
        requireNonNull(blank, "blank");
        requireNonNull(pad, "pad");
        requireNonNull(decimal, "decimal");
        requireNonNull(sign, "sign");
        requireNonNull(round, "round");
        requireNonNull(leadingZero, "leadingZero");
        requireNonNull(delimiter, "delimiter");
        requireNonNull(encoding, "encoding");
        requireNonNull(dialect, "dialect");
    }

    /** These modes with another {@link Blank}. */
    public Modes with(Blank value) {
        return new Modes(
                value, pad, decimal, sign, round, leadingZero, delimiter, encoding, dialect);
    }

    /** These modes with another {@link Pad}. */
    public Modes with(Pad value) {
        return new Modes(
                blank, value, decimal, sign, round, leadingZero, delimiter, encoding, dialect);
    }

    /** These modes with another {@link DecimalSymbol}. */
    public Modes with(DecimalSymbol value) {
        return new Modes(blank, pad, value, sign, round, leadingZero, delimiter, encoding, dialect);
    }

    /** These modes with another {@link SignMode}. */
    public Modes with(SignMode value) {
        return new Modes(
                blank, pad, decimal, value, round, leadingZero, delimiter, encoding, dialect);
    }

    /** These modes with another {@link Round}. */
    public Modes with(Round value) {
        return new Modes(
                blank, pad, decimal, sign, value, leadingZero, delimiter, encoding, dialect);
    }

    /** These modes with another {@link LeadingZero}. */
    public Modes with(LeadingZero value) {
        return new Modes(blank, pad, decimal, sign, round, value, delimiter, encoding, dialect);
    }

    /** These modes with another {@link Delimiter}. */
    public Modes with(Delimiter value) {
        return new Modes(blank, pad, decimal, sign, round, leadingZero, value, encoding, dialect);
    }

    /** These modes with another {@link Encoding}. */
    public Modes with(Encoding value) {
        return new Modes(blank, pad, decimal, sign, round, leadingZero, delimiter, value, dialect);
    }

    /** These modes with another {@link Dialect}. */
    public Modes with(Dialect value) {
        return new Modes(blank, pad, decimal, sign, round, leadingZero, delimiter, encoding, value);
    }
}
