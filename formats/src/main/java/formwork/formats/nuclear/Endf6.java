package formwork.formats.nuclear;

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
import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * ENDF-6 tapes: evaluated nuclear data in records CONT, LIST, TAB1, TAB2 and TEXT, lines of 66
 * columns with MAT, MF, MT and perhaps NS behind them.
 */
public final class Endf6 implements WritableKind<EndfTape> {
    private static final int LINES_LOOKED_AT = 20;
    private static final Pattern KEY = Pattern.compile("[- \\d]{3}\\d[ \\d]\\d[ \\d]{2}\\d");
    private static final Pattern NUMBERS =
            Pattern.compile("([-+. \\dEeDd]{11}){2}([-+ \\d]{11}){4}");

    @Override
    public String name() {
        return "endf6";
    }

    @Override
    public String title() {
        return "an ENDF-6 tape";
    }

    @Override
    public String specification() {
        return "ENDF-6 Formats Manual, ENDF-102, BNL-203218, 2018";
    }

    @Override
    public Splitting splitting() {
        return Splitting.RECORDS;
    }

    @Override
    public Evidence recognise(Head head) {
        String first = head.columns(2, 67, 75);
        if (!KEY.matcher(first).matches()) {
            return Evidence.none("line 2 has no MAT, MF and MT in columns 67 to 75");
        }
        if (!NUMBERS.matcher(head.columns(2, 1, 66)).matches()) {
            return Evidence.none("line 2 has no two reals and four integers in columns 1 to 66");
        }
        int last = Math.min(head.lineCount(), LINES_LOOKED_AT);
        for (int line = 3; line <= last; line++) {
            if (!KEY.matcher(head.columns(line, 67, 75)).matches()) {
                return Evidence.none("line " + line + " has no MAT, MF and MT");
            }
        }
        String seen = "line 2: two reals, four integers, then MAT, MF and MT \"" + first + "\"";
        return first.endsWith("1451")
                ? Evidence.certain(seen, "MF=1, MT=451 is a description")
                : Evidence.likely(seen);
    }

    @Override
    public EndfTape read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new EndfReading(lines, options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        EndfTape tape = read(source, options);
        long unread = tape.sections().stream().filter(section -> !section.isRead()).count();
        return Facts.NONE
                .with("title", tape.title().strip())
                .with(
                        "materials",
                        Arrays.stream(tape.materials())
                                .mapToObj(String::valueOf)
                                .limit(20)
                                .collect(Collectors.joining(" ")))
                .with("sections kept as lines", unread)
                .withAll(Facts.of(tape));
    }

    @Override
    public void write(EndfTape tape, Target target) throws IOException {
        EndfWriting.write(tape, target);
    }
}
