package formwork;

import static java.util.Objects.requireNonNull;

import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;

/**
 * How a unit is connected: the specifiers of OPEN that a sequential formatted file has.
 *
 * @param modes the changeable modes, the encoding and the dialect
 * @param recordLength RECL=: the longest record, in bytes; a longer one is an error on output, and
 *     on input ends there, but for an error from {@link #DEFAULT_RECORD_LENGTH} on
 * @param carriageReturns whether a record is ended by a carriage return and a line feed on output;
 *     on input both kinds of ends are known without being told
 */
public record UnitOptions(Modes modes, int recordLength, boolean carriageReturns) {
    /** RECL= where nothing is said: 1 GiB, as compilers have it. */
    public static final int DEFAULT_RECORD_LENGTH = 1 << 30;

    /** What a unit has that nothing is said about. */
    public static final UnitOptions DEFAULT =
            new UnitOptions(Modes.DEFAULT, DEFAULT_RECORD_LENGTH, false);

    /** Checks that there are modes and that a record may have a byte. */
    public UnitOptions {
        requireNonNull(modes, "modes");
        if (recordLength <= 0 || recordLength > Integer.MAX_VALUE - 16) {
            throw new IllegalArgumentException(
                    "recordLength: found "
                            + recordLength
                            + "; expected 1 to "
                            + (Integer.MAX_VALUE - 16));
        }
    }

    /** These options with other modes. */
    public UnitOptions with(Modes value) {
        return new UnitOptions(value, recordLength, carriageReturns);
    }

    /** These options with another dialect. */
    public UnitOptions with(Dialect value) {
        return with(modes.with(value));
    }

    /** These options with another encoding. */
    public UnitOptions with(Encoding value) {
        return with(modes.with(value));
    }

    /** These options with another RECL. */
    public UnitOptions withRecordLength(int bytes) {
        return new UnitOptions(modes, bytes, carriageReturns);
    }

    /** These options with or without carriage returns on output. */
    public UnitOptions withCarriageReturns(boolean value) {
        return new UnitOptions(modes, recordLength, value);
    }
}
