package formwork.formats.matrix;

import formwork.edit.ItemKind;
import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import formwork.formats.Numbers;
import formwork.formats.ReadOptions;
import formwork.formats.Section;
import java.io.IOException;
import java.util.BitSet;

/** Reads supplementary files. */
final class SupplementReading {
    private final Lines lines;
    private final SupplementHeader header;
    private final ReadOptions options;
    private String writtenValues;

    SupplementReading(Lines lines, SupplementHeader header, ReadOptions options) {
        this.lines = lines;
        this.header = header;
        this.options = options;
    }

    BoeingSupplement read() throws IOException {
        Indices offsets = null;
        Indices indices = null;
        Values values;
        int next = 0;
        if (header.hasOffsets()) {
            Count pointers = header.vectors().plus("pointers", 1);
            Section<Numbers> starts = integers(next++, pointers, header.entries());
            OffsetCheck.toOffsets(starts, header.entries());
            Section<Numbers> rows = integers(next++, header.entries(), header.rows());
            IndexCheck.toIndices(rows, header.rows());
            offsets = Indices.of(starts.values());
            indices = Indices.of(rows.values());
        }
        if (header.isOrdering()) {
            Section<Numbers> orders = integers(next, header.values(), header.rows());
            IndexCheck.toIndices(orders, header.rows());
            checkOrders(orders);
            indices = Indices.of(orders.values());
            values = new Values.Pattern(orders.values().length());
        } else if (next < header.formats().size()) {
            values = values(header.formats().get(next));
        } else {
            values = new Values.Pattern(header.entries().value());
        }
        checkEnd();
        String[] formats = new String[3];
        int places = header.hasOffsets() ? 0 : header.isOrdering() ? 1 : 2;
        for (FoundFormat format : header.formats()) {
            formats[places++] = format.format().toString();
        }
        return new BoeingSupplement(
                header.title(),
                header.key(),
                header.type(),
                header.position(),
                header.organization(),
                header.caseId(),
                header.rows().value(),
                header.vectors().value(),
                offsets,
                indices,
                values,
                new BoeingSupplement.Form(header.lines(), formats[0], formats[1], writtenValues));
    }

    private Section<Numbers> integers(int format, Count count, Count most) throws IOException {
        ItemKind kind = options.storage().indexKind(most.plus("", 1).value());
        return header.formats().get(format).numbers(lines, count, kind, options);
    }

    private Values values(FoundFormat format) throws IOException {
        Count count = header.values();
        if (header.number() == 'i') {
            writtenValues = format.format().toString();
            return new Values.Integers(
                    format.numbers(lines, count, ItemKind.INTEGER8, options).values());
        }
        if (lines.next()) {
            writtenValues = format.written(lines.text());
            lines.back();
        } else {
            writtenValues = format.format().toString();
        }
        Numbers numbers = format.numbers(lines, count, ItemKind.REAL8, options).values();
        return header.number() == 'c' ? new Values.Complexes(numbers) : new Values.Reals(numbers);
    }

    /** Each ordering has every row once. */
    private void checkOrders(Section<Numbers> orders) {
        long rows = header.rows().value();
        Numbers numbers = orders.values();
        BitSet seen = new BitSet();
        for (long i = 0; i < numbers.length(); i++) {
            if (i % rows == 0) {
                seen.clear();
            }
            int row = Math.toIntExact(numbers.integer(i));
            if (seen.get(row)) {
                throw orders.place(i)
                        .fault(
                                IoStatus.BAD_INDEX,
                                "row " + (row + 1) + " a second time",
                                "each row once in an ordering");
            }
            seen.set(row);
        }
    }

    private void checkEnd() throws IOException {
        while (!options.isLenient() && lines.next()) {
            if (!lines.isBlank()) {
                throw lines.fault(IoStatus.BAD_COUNT, "the end, after all that the header counts");
            }
        }
    }
}
