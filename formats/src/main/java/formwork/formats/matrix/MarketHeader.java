package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.NumberLines;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The banner, the comments and the sizes of a Matrix Market file.
 *
 * @param isArray whether all entries are there; else each has its row and column
 * @param field real, complex, integer or pattern
 * @param symmetry as the banner says; general is {@link Symmetry#RECTANGULAR}
 * @param rows how many rows
 * @param columns how many columns
 * @param entries how many entries follow; of an array, values
 * @param lines all of it as it stands in the file
 */
record MarketHeader(
        boolean isArray,
        String field,
        Symmetry symmetry,
        Count rows,
        Count columns,
        Count entries,
        List<String> lines) {
    static final String BANNER = "%%matrixmarket";

    /** Reads it; the line of sizes is then the one in hand. */
    static MarketHeader read(NumberLines lines) throws IOException {
        List<String> texts = new ArrayList<>();
        if (!lines.next()) {
            throw lines.atFileEnd("%%MatrixMarket");
        }
        texts.add(lines.text());
        if (!lines.word().toLowerCase(Locale.ROOT).equals(BANNER)) {
            throw lines.fault(IoStatus.BAD_HEADER, "%%MatrixMarket");
        }
        one(lines, "matrix");
        String format = one(lines, "coordinate", "array");
        String field = one(lines, "real", "double", "complex", "integer", "pattern");
        String symmetry = one(lines, "general", "symmetric", "skew-symmetric", "hermitian");
        boolean isArray = format.equals("array");
        if (isArray && field.equals("pattern")) {
            throw lines.fault(IoStatus.BAD_HEADER, "values, as it is an array");
        }
        do {
            if (!lines.next()) {
                throw lines.atFileEnd("the sizes of the matrix");
            }
            texts.add(lines.text());
        } while (lines.isAtEnd() || lines.peek() == '%');
        Symmetry known = symmetry(symmetry);
        Count rows = lines.count("rows");
        Count columns = lines.count("columns");
        if (known.isHalf() && rows.value() != columns.value()) {
            throw lines.fault(
                    IoStatus.BAD_STRUCTURE, "as many rows as columns, as it is " + symmetry);
        }
        Count entries = isArray ? values(rows, columns, known) : lines.count("entries");
        lines.requireEnd();
        return new MarketHeader(
                isArray,
                field.equals("double") ? "real" : field,
                known,
                rows,
                columns,
                entries,
                List.copyOf(texts));
    }

    private static Count values(Count rows, Count columns, Symmetry symmetry) {
        Count all = rows.times("values", columns.value());
        if (!symmetry.isHalf()) {
            return all;
        }
        rows.requireWithin(Integer.MAX_VALUE, 1); // so that the product is one of 64 bits
        return new Count(
                "values",
                FullMatrix.valuesOf(rows.value(), columns.value(), symmetry),
                rows.place());
    }

    private static String one(NumberLines lines, String... known) {
        String expected = String.join(", ", known);
        String lower = lines.word().toLowerCase(Locale.ROOT);
        for (String name : known) {
            if (lower.equals(name)) {
                return name;
            }
        }
        throw lines.fieldFault(
                IoStatus.BAD_HEADER, known.length == 1 ? expected : "one of " + expected);
    }

    private static Symmetry symmetry(String word) {
        return switch (word) {
            case "symmetric" -> Symmetry.SYMMETRIC;
            case "skew-symmetric" -> Symmetry.SKEW;
            case "hermitian" -> Symmetry.HERMITIAN;
            default -> Symmetry.RECTANGULAR;
        };
    }

    static String word(Symmetry symmetry) {
        return switch (symmetry) {
            case SYMMETRIC -> "symmetric";
            case SKEW -> "skew-symmetric";
            case HERMITIAN -> "hermitian";
            case UNSYMMETRIC, RECTANGULAR -> "general";
        };
    }
}
