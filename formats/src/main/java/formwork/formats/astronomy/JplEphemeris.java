package formwork.formats.astronomy;

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
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Planetary ephemerides of JPL as text: the header with its groups, blocks of Chebyshev
 * coefficients by {@code (3D26.18)}, or both in one file.
 */
public final class JplEphemeris implements WritableKind<Ephemeris> {
    private static final Pattern BLOCK = Pattern.compile("[ \\d]{5}\\d[ \\d]{5}\\d *");
    private static final Pattern REALS =
            Pattern.compile("( {1,2}[- ]?\\d?\\.\\d{15,18}[DE][-+]\\d{2}){3} *");

    @Override
    public String name() {
        return "jpl-ephemeris";
    }

    @Override
    public String title() {
        return "a planetary ephemeris of JPL";
    }

    @Override
    public String specification() {
        return "JPL Planetary and Lunar Ephemerides, Export Information, and ASCII_FORMAT";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        if (EphemerisHeaderReading.SIZES.matcher(head.line(1)).matches()) {
            return Evidence.certain("line 1: \"" + head.line(1).strip() + "\"");
        }
        return BLOCK.matcher(head.line(1)).matches() && REALS.matcher(head.line(2)).matches()
                ? Evidence.certain(
                        "line 1: two integers of 6 columns", "line 2: three reals of 26 columns")
                : Evidence.none("line 1 has neither KSIZE= and NCOEFF= nor begins a block");
    }

    @Override
    public Ephemeris read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            if (!EphemerisHeaderReading.SIZES.matcher(source.head().line(1)).matches()) {
                EphemerisBlocks blocks = new EphemerisBlockReading(lines, null, options).read();
                return new Ephemeris(source.name(), null, List.of(), blocks);
            }
            EphemerisHeader header = new EphemerisHeaderReading(lines, options).read();
            List<String> text = linesBefore(source, lines.linesBefore());
            EphemerisBlocks blocks = new EphemerisBlockReading(lines, header, options).read();
            return new Ephemeris(source.name(), header, text, blocks);
        }
    }

    private static List<String> linesBefore(Source source, long count) throws IOException {
        List<String> text = new ArrayList<>();
        try (Lines lines = source.lines()) {
            for (long line = 0; line < count && lines.next(); line++) {
                text.add(lines.text());
            }
        }
        return text;
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        Ephemeris ephemeris = read(source, options);
        Facts facts = Facts.NONE.with("reals in a block", ephemeris.coefficientCount());
        if (ephemeris.header().isPresent()) {
            EphemerisHeader header = ephemeris.header().get();
            facts =
                    facts.with("title", header.titles().get(0).strip())
                            .with("start", String.valueOf(header.start()))
                            .with("end", String.valueOf(header.end()))
                            .with("constants", header.constants().size());
        }
        if (ephemeris.blockCount() > 0) {
            facts =
                    facts.with("first block from", String.valueOf(ephemeris.start(0)))
                            .with(
                                    "last block to",
                                    String.valueOf(ephemeris.end(ephemeris.blockCount() - 1)));
        }
        return facts.with("blocks", ephemeris.blockCount());
    }

    @Override
    public void write(Ephemeris ephemeris, Target target) throws IOException {
        EphemerisWriting.write(ephemeris, target);
    }
}
