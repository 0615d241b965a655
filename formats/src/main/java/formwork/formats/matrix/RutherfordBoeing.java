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

/** Rutherford-Boeing files of matrices: Harwell-Boeing's successor, without right-hand sides. */
public final class RutherfordBoeing implements WritableKind<BoeingMatrix> {
    @Override
    public String name() {
        return "rutherford-boeing";
    }

    @Override
    public String title() {
        return "a Rutherford-Boeing matrix";
    }

    @Override
    public String specification() {
        return "I. Duff, R. Grimes, J. Lewis, The Rutherford-Boeing Sparse Matrix Collection,"
                + " RAL-TR-97-031, 1997";
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        return BoeingEvidence.of(head, false);
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
        BoeingWriting.write(file, target, false);
    }
}
