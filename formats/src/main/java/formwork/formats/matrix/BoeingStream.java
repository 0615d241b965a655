package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.ReadOptions;
import formwork.formats.SectionCursor;
import formwork.formats.Source;
import java.io.Closeable;
import java.io.IOException;

/**
 * Goes over the entries of a Harwell-Boeing or Rutherford-Boeing file, column after column, in
 * memory that does not grow with them: pointers, row indices and values are read side by side.
 */
final class BoeingStream implements Closeable {
    private final BoeingHeader header;
    private final SectionCursor pointers;
    private final SectionCursor indices;
    private final SectionCursor values; // null if there are none
    private final char type;

    private BoeingStream(Source source, Lines first, ReadOptions options) throws IOException {
        header = BoeingHeader.read(first);
        header.check();
        type = header.type().values();
        if (header.type().isElemental()) {
            throw first.fault(
                    IoStatus.BAD_SHAPE, "a matrix that is assembled, as entries are wanted");
        }
        Count pointerCount = header.columns().plus("pointers", 1);
        pointers = cursor(source, first, header.pointerFormat(), pointerCount, false, options);
        skip(first, header.pointerLines(), "pointers");
        indices = cursor(source, first, header.indexFormat(), header.entries(), false, options);
        skip(first, header.indexLines(), "row indices");
        boolean isReal = type != 'I';
        values =
                header.valueFormat() == null
                        ? null
                        : cursor(
                                source,
                                first,
                                header.valueFormat(),
                                header.numbers(),
                                isReal,
                                options);
    }

    static Matrix forEach(Source source, ReadOptions options, Matrix.EntryVisitor visitor)
            throws IOException {
        try (Lines first = source.lines();
                BoeingStream stream = new BoeingStream(source, first, options)) {
            stream.columns(visitor);
            return new CompressedMatrix(
                    stream.header.rows().value(),
                    stream.header.columns().value(),
                    stream.header.type().symmetry(),
                    true,
                    Indices.of(0),
                    Indices.of(new int[0]),
                    new Values.Pattern(0));
        }
    }

    private static SectionCursor cursor(
            Source source,
            Lines lines,
            FoundFormat format,
            Count count,
            boolean isReal,
            ReadOptions options)
            throws IOException {
        return new SectionCursor(
                format,
                source.lines(lines.nextOffset(), lines.linesBefore()),
                count,
                isReal ? ItemKind.REAL8 : ItemKind.INTEGER8,
                options);
    }

    private static void skip(Lines lines, Count count, String what) throws IOException {
        for (long i = 0; i < count.value(); i++) {
            lines.require(what + ", " + count.value() + " lines as " + count.place() + " says");
        }
    }

    private void columns(Matrix.EntryVisitor visitor) throws IOException {
        long pointer = pointers.integer();
        if (pointer != 1) {
            throw pointers.place().fault(IoStatus.BAD_INDEX, "pointer 1 to be " + pointer, "1");
        }
        for (long column = 0; column < header.columns().value(); column++) {
            long end = pointers.integer();
            if (end < pointer || end > header.entries().value() + 1) {
                throw wrongPointer(column + 2, pointer, end);
            }
            for (; pointer < end; pointer++) {
                entry(column, visitor);
            }
        }
        if (pointer != header.entries().value() + 1) {
            throw wrongPointer(header.columns().value() + 1, pointer, pointer);
        }
    }

    private FormworkException wrongPointer(long number, long before, long found) {
        return pointers.place()
                .fault(
                        IoStatus.BAD_INDEX,
                        "pointer " + number + " to be " + found,
                        before
                                + " or more, as the one before it, and in the end "
                                + (header.entries().value() + 1));
    }

    private void entry(long column, Matrix.EntryVisitor visitor) throws IOException {
        long row = indices.integer() - 1;
        if (row < 0 || row >= header.rows().value()) {
            throw indices.place()
                    .fault(
                            IoStatus.BAD_INDEX,
                            "index " + (row + 1),
                            "1 to " + header.rows().value() + ", which are all rows");
        }
        if (values == null) {
            visitor.entry(row, column, 1, 0);
        } else if (type == 'I') {
            visitor.integer(row, column, values.integer());
        } else {
            double real = values.real();
            visitor.entry(row, column, real, type == 'C' ? values.real() : 0);
        }
    }

    @Override
    public void close() throws IOException {
        pointers.close();
        indices.close();
        if (values != null) {
            values.close();
        }
    }
}
