package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Facts;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The first lines of a Harwell-Boeing or Rutherford-Boeing file: {@code
 * (A72,A8/5I14/A3,11X,4I14/2A16,2A20/A3,11X,2I14)}.
 *
 * @param title what the matrix is
 * @param key its short name
 * @param type its three letters
 * @param totalLines how many lines follow the header, as the next four add up
 * @param rows of the matrix; of one in elements, its variables
 * @param columns of the matrix; of one in elements, how many there are
 * @param entries row indices; of one in elements, the lengths of their lists together
 * @param elementValues of one in elements, the values of them together; else 0
 * @param valueFormat null if there are no values
 * @param rightFormat of right-hand sides; null if there are none
 * @param right what right-hand sides there are; null if none
 * @param lines the header as it stands in the file
 */
record BoeingHeader(
        String title,
        String key,
        BoeingType type,
        Count totalLines,
        Count pointerLines,
        Count indexLines,
        Count valueLines,
        Count rightLines,
        Count rows,
        Count columns,
        Count entries,
        Count elementValues,
        FoundFormat pointerFormat,
        FoundFormat indexFormat,
        FoundFormat valueFormat,
        FoundFormat rightFormat,
        BoeingRight right,
        List<String> lines) {

    static BoeingHeader read(Lines lines) throws IOException {
        List<String> texts = new ArrayList<>();
        lines.require("a title and a key");
        texts.add(lines.text());
        String title = lines.columns(1, 72).stripTrailing();
        String key = lines.columns(73, 80).stripTrailing();

        lines.require("how many lines its parts have");
        texts.add(lines.text());
        Count totalLines = lines.count("lines", 1, 14);
        Count pointerLines = lines.count("lines of pointers", 15, 28);
        Count indexLines = lines.count("lines of row indices", 29, 42);
        Count valueLines = lines.count("lines of values", 43, 56);
        Count rightLines = lines.count("lines of right-hand sides", 57, 70);

        lines.require("the type and the sizes of the matrix");
        texts.add(lines.text());
        BoeingType type = BoeingType.of(lines.columns(1, 3), lines.place(1, 3));
        String[] names =
                type.isElemental()
                        ? new String[] {"variables", "elements", "variable indices"}
                        : new String[] {"rows", "columns", "row indices"};
        Count rows = lines.count(names[0], 15, 28);
        Count columns = lines.count(names[1], 29, 42);
        Count entries = lines.count(names[2], 43, 56);
        Count elementValues = lines.count("values of elements", 57, 70);

        lines.require("the formats of pointers, row indices and values");
        texts.add(lines.text());
        boolean hasValues =
                type.values() != 'P' && (type.values() != 'Q' || valueLines.value() > 0);
        FoundFormat pointerFormat = FoundFormat.in(lines, 1, 16);
        FoundFormat indexFormat = FoundFormat.in(lines, 17, 32);
        FoundFormat valueFormat = hasValues ? FoundFormat.in(lines, 33, 52) : null;
        FoundFormat rightFormat = null;
        BoeingRight right = null;
        if (rightLines.value() > 0) {
            rightFormat = FoundFormat.in(lines, 53, 72);
            lines.require("the type and the number of right-hand sides");
            texts.add(lines.text());
            right = BoeingRight.of(lines);
        }
        return new BoeingHeader(
                title,
                key,
                type,
                totalLines,
                pointerLines,
                indexLines,
                valueLines,
                rightLines,
                rows,
                columns,
                entries,
                elementValues,
                pointerFormat,
                indexFormat,
                valueFormat,
                rightFormat,
                right,
                List.copyOf(texts));
    }

    /** How many values there are, those of complex numbers twice. */
    Count numbers() {
        Count values = type.isElemental() ? elementValues : entries.plus("values", 0);
        return type.values() == 'C' ? values.times("parts of values", 2) : values;
    }

    /** Checks what can be told without the rest: the lines, and that the matrix is square. */
    void check() {
        long sum =
                pointerLines.value() + indexLines.value() + valueLines.value() + rightLines.value();
        if (sum != totalLines.value()) {
            throw totalLines.fault(sum + ", which its parts add up to");
        }
        if (!type.isElemental()
                && type.symmetry() != Symmetry.RECTANGULAR
                && rows.value() != columns.value()) {
            throw columns.place()
                    .fault(
                            IoStatus.BAD_STRUCTURE,
                            rows.value() + " rows and " + columns.value() + " columns",
                            "as many, as the type " + type.text() + " says");
        }
    }

    Facts facts() {
        Facts facts =
                Facts.NONE
                        .with("title", title.strip())
                        .with("key", key.strip())
                        .with("type", type.text())
                        .with(rows.what(), rows.value())
                        .with(columns.what(), columns.value())
                        .with(type.isElemental() ? entries.what() : "entries", entries.value());
        if (type.isElemental()) {
            facts = facts.with("values", elementValues.value());
        }
        if (right != null) {
            facts = facts.with("right-hand sides", right.count().value());
        }
        facts = facts.with(pointerFormat).with(indexFormat);
        if (valueFormat != null) {
            facts = facts.with(valueFormat);
        }
        return rightFormat == null ? facts : facts.with(rightFormat);
    }
}
