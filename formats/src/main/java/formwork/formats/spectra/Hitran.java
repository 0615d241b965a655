package formwork.formats.spectra;

import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.Grammar;
import formwork.formats.Head;
import formwork.formats.Outcome;
import formwork.formats.Policy;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.regex.Pattern;

/**
 * Spectral lines of molecules in records of 160 columns, as HITRAN and HITEMP have them since 2004:
 * the table {@code lines}.
 */
public final class Hitran extends WritableRecordKind {
    private static final int COLUMNS = 160;
    private static final int LAST_OF_NUMBERS = 67;
    private static final int CODES = 6;

    // the eleventh and twelfth isotopologue, as one column has no more room
    private static final int ISOTOPOLOGUE_0 = 10;
    private static final int ISOTOPOLOGUE_A = 11;
    private static final int ISOTOPOLOGUE_B = 12;

    private static final Policy ISOTOPOLOGUE =
            Policy.STRICT
                    .sentinel(0, Outcome.of(ISOTOPOLOGUE_0))
                    .marker("A", Outcome.of(ISOTOPOLOGUE_A))
                    .marker("B", Outcome.of(ISOTOPOLOGUE_B));

    /** Some lists leave uncertainties, references and weights blank. */
    private static final Policy MAY_BE_BLANK = Policy.STRICT.blank(Outcome.NULL);

    private static final RowLayout LINES =
            RowLayout.of(
                            "lines",
                            "(I2,I1,F12.6,2E10.3,F5.4,F5.3,F10.4,F4.2,F8.6,4A15,6I1,6I2,A1,2F7.1)",
                            Column.integer("molecule"),
                            Column.integer("isotopologue").with(ISOTOPOLOGUE),
                            Column.real("wavenumber", "1/cm"),
                            Column.real("intensity", "cm/molecule"),
                            Column.real("einstein A", "1/s"),
                            Column.real("air width", "1/cm/atm"),
                            Column.real("self width", "1/cm/atm").with(MAY_BE_BLANK),
                            Column.real("lower energy", "1/cm"),
                            Column.real("temperature exponent", "").with(MAY_BE_BLANK),
                            Column.real("air shift", "1/cm/atm").with(MAY_BE_BLANK),
                            Column.text("upper global quanta"),
                            Column.text("lower global quanta"),
                            Column.text("upper local quanta"),
                            Column.text("lower local quanta"))
                    .times(CODES, Column.integer("uncertainty").with(MAY_BE_BLANK))
                    .times(CODES, Column.integer("reference").with(MAY_BE_BLANK))
                    .times(1, Column.text("line mixing"))
                    .times(1, Column.real("upper weight", "").with(MAY_BE_BLANK))
                    .times(1, Column.real("lower weight", "").with(MAY_BE_BLANK))
                    .writtenBy(
                            "(I2,I1,F12.6,1P,2E10.3,0P,F5.4,F5.3,F10.4,F4.2,F8.6,4A15,6I1,6I2,A1,"
                                    + "2F7.1)")
                    .exact();

    private static final Grammar GRAMMAR = Grammar.begin().rest(LINES);

    private static final Pattern NUMBERS =
            Pattern.compile(
                    "[ \\d]\\d[\\dAB] *\\d+\\.\\d{6} *\\d*\\.\\d{3}E[-+]\\d\\d *\\d*\\.\\d{3}E[-+]\\d\\d"
                            + ".{5}.{5}[ -]*\\d+\\.\\d{4}.{12}");

    @Override
    public String name() {
        return "hitran";
    }

    @Override
    public String title() {
        return "spectral lines (HITRAN, 160 columns)";
    }

    @Override
    public String specification() {
        return "Rothman et al. 2005, The HITRAN 2004 molecular spectroscopic database, table 1";
    }

    @Override
    public Splitting splitting() {
        return Splitting.FIXED_LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        if (!NUMBERS.matcher(head.columns(1, 1, LAST_OF_NUMBERS)).matches()) {
            return Evidence.none(
                    "line 1: no molecule, wavenumber, intensity and energy in their columns");
        }
        String seen = "line 1: molecule, wavenumber, intensity and energy in their columns";
        return head.line(1).length() == COLUMNS
                ? Evidence.certain(seen, "line 1: 160 columns")
                : Evidence.possible(seen);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        GRAMMAR.read(records);
    }
}
