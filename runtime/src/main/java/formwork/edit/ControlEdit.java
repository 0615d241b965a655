package formwork.edit;

import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.LeadingZero;
import formwork.mode.Round;
import formwork.mode.SignMode;

/** An edit descriptor that takes no item: position, modes, literals (F2018 13.8 and 13.9). */
public sealed interface ControlEdit extends EditDescriptor {

    /** {@code Tn}: to column {@code n}, from 1. */
    record TabEdit(int column) implements ControlEdit {}

    /** {@code nX} and {@code TRn} forwards, {@code TLn} backwards ({@code columns} below 0). */
    record SkipEdit(int columns) implements ControlEdit {}

    /** {@code /}: the end of the record. */
    record SlashEdit() implements ControlEdit {}

    /** {@code :}: the end of the format when no items are left. */
    record ColonEdit() implements ControlEdit {}

    /** {@code kP}. */
    record ScaleEdit(int scaleFactor) implements ControlEdit {}

    /** {@code S}, {@code SP}, {@code SS}. */
    record SignEdit(SignMode sign) implements ControlEdit {}

    /** {@code BN}, {@code BZ}. */
    record BlankEdit(Blank blank) implements ControlEdit {}

    /** {@code RU}, {@code RD}, {@code RZ}, {@code RN}, {@code RC}, {@code RP}. */
    record RoundEdit(Round round) implements ControlEdit {}

    /** {@code DC}, {@code DP}. */
    record DecimalEdit(DecimalSymbol decimal) implements ControlEdit {}

    /** {@code LZ}, {@code LZP}, {@code LZS} (F2023). */
    record LeadingZeroEdit(LeadingZero leadingZero) implements ControlEdit {}

    /** {@code $} and {@code \}: the statement does not end its last record (extension). */
    record NoAdvanceEdit() implements ControlEdit {}

    /** {@code 'text'}, {@code "text"} and {@code nHtext}. */
    record LiteralEdit(String text) implements ControlEdit {}

    /**
     * A fault in the text of a format that was parsed with late errors: it is raised when a
     * statement gets there.
     */
    record FaultEdit(formwork.error.FormatException fault) implements ControlEdit {}
}
