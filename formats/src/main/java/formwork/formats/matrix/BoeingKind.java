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

/** What Harwell-Boeing and Rutherford-Boeing files of matrices have in common: nearly all. */
abstract class BoeingKind implements WritableKind<BoeingMatrix> {
    private final boolean isHarwell;

    BoeingKind(boolean isHarwell) {
        this.isHarwell = isHarwell;
    }

    @Override
    public Splitting splitting() {
        return Splitting.SECTIONS;
    }

    @Override
    public Evidence recognise(Head head) {
        return BoeingEvidence.of(head, isHarwell);
    }

    @Override
    public BoeingMatrix read(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return new BoeingReading(lines, BoeingHeader.read(lines), options).read();
        }
    }

    /**
     * Reads the entries of an assembled matrix column after column, in memory that does not grow
     * with them; right-hand sides are left alone.
     *
     * @return how many rows and columns the matrix has, as a matrix without entries
     */
    public Matrix forEach(Source source, ReadOptions options, Matrix.EntryVisitor visitor)
            throws IOException {
        return BoeingStream.forEach(source, options, visitor);
    }

    @Override
    public Facts facts(Source source, ReadOptions options) throws IOException {
        try (Lines lines = source.lines()) {
            return BoeingHeader.read(lines).facts();
        }
    }

    @Override
    public void write(BoeingMatrix file, Target target) throws IOException {
        BoeingWriting.write(file, target, isHarwell);
    }
}
