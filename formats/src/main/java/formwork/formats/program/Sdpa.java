package formwork.formats.program;

import formwork.error.FormworkException;
import formwork.formats.Evidence;
import formwork.formats.Facts;
import formwork.formats.Head;
import formwork.formats.LineTarget;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.RealText;
import formwork.formats.Source;
import formwork.formats.Splitting;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** SDPA sparse files ({@code .dat-s}): semidefinite programs, entry by entry. */
public final class Sdpa implements WritableKind<SemidefiniteProgram> {
    @Override
    public String name() {
        return "sdpa";
    }

    @Override
    public String title() {
        return "a semidefinite program in SDPA sparse format";
    }

    @Override
    public String specification() {
        return "K. Fujisawa et al., SDPA (SemiDefinite Programming Algorithm) User's Manual, the"
                + " sparse data format";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        byte[] bytes = new byte[head.length()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = head.at(i);
        }
        int[] count = new int[1];
        Source source = Source.of("its beginning", bytes);
        try (Lines lines = source.lines()) {
            SdpaReading reading = new SdpaReading(lines, ReadOptions.STRICT);
            reading.readHeader();
            try {
                reading.readEntries((constraint, block, row, column, value) -> count[0]++);
            } catch (FormworkException e) {
                if (head.isWhole() || lines.nextOffset() < bytes.length) {
                    return Evidence.none(e.getMessage());
                } // else it is the line that goes on beyond
            }
            String sizes = reading.facts().values().toString();
            return count[0] > 0
                    ? Evidence.likely(
                            "first lines: " + sizes, count[0] + " entries that lie in their blocks")
                    : Evidence.none("no entries");
        } catch (FormworkException e) {
            return Evidence.none(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
    }

    @Override
    public SemidefiniteProgram read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new SdpaReading(lines, options).read();
        }
    }

    /** Hands on the entries as they stand, without keeping them; of files larger than memory. */
    public void stream(Source source, ReadOptions options, SdpaSink sink) throws IOException {
        try (Lines lines = source.lines()) {
            SdpaReading reading = new SdpaReading(lines, options);
            reading.readHeader();
            reading.readEntries(sink);
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            SdpaReading reading = new SdpaReading(lines, options);
            reading.readHeader();
            return reading.facts();
        }
    }

    // ---- writing ----

    @Override
    public void write(SemidefiniteProgram program, Target target) throws IOException {
        SemidefiniteProgram.Form form = program.form();
        RealText real = new RealText();
        try (LineTarget lines = new LineTarget(target, form.remarks())) {
            for (String line : form.header().isEmpty() ? header(program, real) : form.header()) {
                lines.line(line);
            }
            List<String> gaps = form.gaps();
            for (int i = 0; i < program.values().length(); i++) {
                lines.text(gaps.get(0)).number(program.constraints().at(i));
                lines.text(gaps.get(1)).number(program.blocks().at(i) + 1);
                lines.text(gaps.get(2)).number(program.rows().at(i) + 1);
                lines.text(gaps.get(3)).number(program.columns().at(i) + 1);
                StringBuilder value = new StringBuilder(gaps.get(4));
                real.appendExactly(value, program.values().real(i), form.styles().at(i));
                lines.text(value.toString()).line(gaps.get(5));
            }
        }
    }

    private static List<String> header(SemidefiniteProgram program, RealText real) {
        StringBuilder sizes = new StringBuilder();
        for (long i = 0; i < program.blockSizes().length(); i++) {
            sizes.append(i == 0 ? "" : " ").append(program.blockSizes().at(i));
        }
        StringBuilder objective = new StringBuilder();
        for (long i = 0; i < program.objective().length(); i++) {
            objective.append(i == 0 ? "" : " ");
            real.append(objective, program.objective().real(i), RealText.FREE);
        }
        return List.of(
                Long.toString(program.objective().length()),
                Long.toString(program.blockSizes().length()),
                sizes.toString(),
                objective.toString());
    }
}
