package formwork.formats.plasma;

import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** G-EQDSK files of EFIT and others: an equilibrium on a grid, by {@code (6A8,3I4)} and so on. */
public final class GEqdsk implements WritableKind<Equilibrium> {
    private static final String FIXED = " {0,3}\\d{1,4} {0,3}\\d{1,4}";
    private static final Pattern WORDS =
            Pattern.compile(".{1,200}? -?\\d{1,9} +(\\d{1,9}) +(\\d{1,9}) *");

    private static final Pattern REALS =
            Pattern.compile("( {0,3}[-+]?\\d{0,2}\\.\\d{5,12}[EeDd][-+]\\d{2,3}){5} *");

    @Override
    public String name() {
        return "g-eqdsk";
    }

    @Override
    public String title() {
        return "a G-EQDSK equilibrium";
    }

    @Override
    public String specification() {
        return "L. Lao, G EQDSK Format, General Atomics, 1997";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        int[] places = sizes(head.line(1));
        if (places.length == 0) {
            return Evidence.none("line 1 does not end with integers");
        }
        for (int line = 2; line <= 5; line++) {
            if (!REALS.matcher(head.line(line)).matches()) {
                return Evidence.none("line " + line + " has no five reals of 16 columns");
            }
        }
        return Evidence.certain(
                "line 1: a title, then "
                        + head.columns(1, places[0], places[1]).strip()
                        + " and "
                        + head.columns(1, places[2], places[3]).strip(),
                "lines 2 to 5: five reals of 16 columns in each");
    }

    /**
     * The columns of the numbers of points in r and in z: those of (6A8,3I4), or of the last two of
     * three words where programs have put them elsewhere; nothing if there are no such.
     */
    static int[] sizes(String line) {
        if (line.length() >= 60
                && (line.substring(52, 56) + line.substring(56, 60)).matches(FIXED)) {
            return new int[] {53, 56, 57, 60};
        }
        Matcher words = WORDS.matcher(line);
        return words.matches()
                ? new int[] {words.start(1) + 1, words.end(1), words.start(2) + 1, words.end(2)}
                : new int[0];
    }

    @Override
    public Equilibrium read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new EquilibriumReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Equilibrium equilibrium = read(source, options);
        return Facts.NONE.with("title", equilibrium.title()).withAll(Facts.of(equilibrium));
    }

    @Override
    public void write(Equilibrium equilibrium, Target target) throws IOException {
        EquilibriumWriting.write(equilibrium, target);
    }
}
