package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Numbers;
import formwork.formats.Place;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import java.io.IOException;

/** Reads what follows the header of a Harwell-Boeing or Rutherford-Boeing file. */
final class BoeingReading {
    private final Lines lines;
    private final BoeingHeader header;
    private final ReadOptions options;
    private String writtenValues;
    private String writtenRight;

    BoeingReading(Lines lines, BoeingHeader header, ReadOptions options) {
        this.lines = lines;
        this.header = header;
        this.options = options;
    }

    BoeingMatrix read() throws IOException {
        if (!options.isLenient()) {
            header.check();
        }
        Matrix matrix = matrix();
        RightHandSides right = header.right() == null ? null : right();
        if (!options.isLenient()) {
            checkEnd();
        }
        return new BoeingMatrix(
                header.title(),
                header.key(),
                matrix,
                right,
                new BoeingMatrix.Form(
                        header.pointerFormat().format().toString(),
                        header.indexFormat().format().toString(),
                        writtenValues,
                        writtenRight,
                        header.lines()));
    }

    // ---- the matrix ----

    private Matrix matrix() throws IOException {
        BoeingType type = header.type();
        header.entries().requireWithin(lines.bytesLeft(), 1);
        Count pointers = header.columns().plus("pointers", 1);
        Section<Numbers> offsets = numbers(header.pointerFormat(), pointers, header.entries());
        checkLines(header.pointerLines(), offsets.lines());
        OffsetCheck.toOffsets(offsets, header.entries());
        Section<Numbers> indices = numbers(header.indexFormat(), header.entries(), header.rows());
        checkLines(header.indexLines(), indices.lines(), header.entries());
        IndexCheck.toIndices(indices, header.rows());
        if (type.isElemental()) {
            ElementCheck.check(offsets.values(), type.symmetry(), header.elementValues(), type);
        } else if (type.symmetry().isHalf()) {
            TriangleCheck.check(offsets.values(), indices, type.symmetry());
        }
        Values values = values();
        Indices places = Indices.of(offsets.values());
        Indices rows = Indices.of(indices.values());
        return type.isElemental()
                ? new ElementalMatrix(header.rows().value(), type.symmetry(), places, rows, values)
                : new CompressedMatrix(
                        header.rows().value(),
                        header.columns().value(),
                        type.symmetry(),
                        true,
                        places,
                        rows,
                        values);
    }

    private Values values() throws IOException {
        FoundFormat format = header.valueFormat();
        Count count = header.numbers();
        if (format == null) {
            return new Values.Pattern(count.value());
        }
        if (header.type().values() == 'I') {
            writtenValues = format.format().toString();
            Section<Numbers> section = format.numbers(lines, count, ItemKind.INTEGER8, options);
            checkLines(header.valueLines(), section.lines(), count);
            return new Values.Integers(section.values());
        }
        writtenValues = BoeingMatrix.written(format, lineToCome());
        Section<Numbers> section = format.numbers(lines, count, ItemKind.REAL8, options);
        checkLines(header.valueLines(), section.lines(), count);
        return reals(section.values());
    }

    /** Pointers or indices, the largest of which is {@code most}, or one more. */
    private Section<Numbers> numbers(FoundFormat format, Count count, Count most)
            throws IOException {
        ItemKind kind = options.storage().indexKind(most.plus("", 1).value());
        return format.numbers(lines, count, kind, options);
    }

    private Values reals(Numbers array) {
        return header.type().values() == 'C'
                ? new Values.Complexes(array)
                : new Values.Reals(array);
    }

    private String lineToCome() throws IOException {
        if (!lines.next()) {
            return "";
        }
        String text = lines.text();
        lines.back();
        return text;
    }

    // ---- right-hand sides ----

    private RightHandSides right() throws IOException {
        BoeingRight right = header.right();
        FoundFormat format = header.rightFormat();
        Count full = right.count().times("values of right-hand sides", header.rows().value());
        Indices offsets = null;
        Indices indices = null;
        long begin = lines.linesBefore();
        Count count = full;
        if (!right.isFull() && header.type().isElemental()) {
            count = right.count().times(full.what(), header.elementValues().value());
        } else if (!right.isFull()) {
            Count pointers = right.count().plus("pointers of right-hand sides", 1);
            Section<Numbers> starts = numbers(header.pointerFormat(), pointers, right.indexCount());
            OffsetCheck.toOffsets(starts, right.indexCount());
            Section<Numbers> rows =
                    numbers(header.indexFormat(), right.indexCount(), header.rows());
            IndexCheck.toIndices(rows, header.rows());
            offsets = Indices.of(starts.values());
            indices = Indices.of(rows.values());
            count = right.indexCount().plus(full.what(), 0);
        }
        writtenRight = BoeingMatrix.written(format, lineToCome());
        Values values = vectors(count);
        Values guesses = right.hasGuesses() ? vectors(full) : null;
        Values solutions = right.hasSolutions() ? vectors(full) : null;
        Place place = Place.lines(lines.source().name(), begin + 1, lines.linesBefore());
        checkLines(header.rightLines(), place);
        return new RightHandSides(
                right.count().value(), offsets, indices, values, guesses, solutions);
    }

    private Values vectors(Count count) throws IOException {
        FoundFormat format = header.rightFormat();
        Count all =
                header.type().values() == 'C' ? count.times("parts of " + count.what(), 2) : count;
        return reals(format.numbers(lines, all, ItemKind.REAL8, options).values());
    }

    // ---- lines ----

    private void checkLines(Count said, Place found, Count values) {
        if (values.value() > 0) {
            checkLines(said, found);
        }
    }

    private void checkLines(Count said, Place found) {
        long count = found.lastLine() - found.line() + 1;
        if (!options.isLenient() && count != said.value()) {
            throw said.fault(count + ", as " + found + " have them");
        }
    }

    private void checkEnd() throws IOException {
        while (lines.next()) {
            if (!lines.isBlank()) {
                throw lines.fault(IoStatus.BAD_COUNT, "the end, after all that the header counts");
            }
        }
    }
}
