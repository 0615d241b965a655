package formwork.formats.matrix;

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
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Supplementary files of the Rutherford-Boeing collection: right-hand sides, orderings, and so on.
 */
public final class RutherfordBoeingSupplement implements WritableKind<BoeingSupplement> {
    private static final Pattern SIZES =
            Pattern.compile(
                    "[rlsRLS ][sdeSDE ] .{8} [rcipRCIP]"
                            + " {1,13}\\d{1,13} {1,13}\\d{1,13} {1,13}\\d{1,13} *");
    private static final int LONGEST_LINE = 200;

    @Override
    public String name() {
        return "rutherford-boeing-supplement";
    }

    @Override
    public String title() {
        return "a supplement to a Rutherford-Boeing matrix";
    }

    @Override
    public String specification() {
        return "I. Duff, R. Grimes, J. Lewis, The Rutherford-Boeing Sparse Matrix Collection,"
                + " RAL-TR-97-031, 1997, section 4";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        String type = head.columns(2, 1, 3);
        if (!SupplementHeader.TYPES.contains(type.toLowerCase(Locale.ROOT))
                || !SIZES.matcher(head.columns(2, 4, LONGEST_LINE)).matches()
                || !head.columns(3, 1, 20).strip().startsWith("(")) {
            return Evidence.none("line 2 has no type such as rhs and three sizes");
        }
        return Evidence.certain(
                "line 2: the type \"" + type + "\" and three sizes",
                "line 3: the format " + head.columns(3, 1, 20).strip());
    }

    @Override
    public BoeingSupplement read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new SupplementReading(lines, SupplementHeader.read(lines), options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return SupplementHeader.read(lines).facts();
        }
    }

    @Override
    public void write(BoeingSupplement file, Target target) throws IOException {
        SupplementWriting.write(file, target);
    }
}
