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

/** Harwell-Boeing files: a sparse matrix by columns, whose formats its header gives. */
public final class HarwellBoeing implements WritableKind<BoeingMatrix> {
    @Override
    public String name() {
        return "harwell-boeing";
    }

    @Override
    public String title() {
        return "a Harwell-Boeing matrix";
    }

    @Override
    public String specification() {
        return "I. Duff, R. Grimes, J. Lewis, Users' Guide for the Harwell-Boeing Sparse Matrix"
                + " Collection (Release I), 1992";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        return BoeingEvidence.of(head, true);
    }

    @Override
    public BoeingMatrix read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new BoeingReading(lines, BoeingHeader.read(lines), options).read();
        }
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return BoeingHeader.read(lines).facts();
        }
    }

    @Override
    public void write(BoeingMatrix file, Target target) throws IOException {
        BoeingWriting.write(file, target, true);
    }
}
