package formwork.formats.matrix;

import formwork.error.IoStatus;
import formwork.formats.Count;
import formwork.formats.Facts;
import formwork.formats.FoundFormat;
import formwork.formats.Lines;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The first lines of a supplementary file: {@code (A72,A8/A3,2A1,1X,A8,1X,A1,3(1X,I13)/3A20)}.
 *
 * @param type its three letters in lower case
 * @param number r, c or i for the values, p if there are none
 * @param entries how many values or indices there are, if that does not follow from the others
 * @param formats as many as its parts have
 */
record SupplementHeader(
        String title,
        String key,
        String type,
        char position,
        char organization,
        String caseId,
        char number,
        Count rows,
        Count vectors,
        Count entries,
        List<FoundFormat> formats,
        List<String> lines) {
    /** What there may be: orderings, right-hand sides, solutions, estimates, and so on. */
    static final Set<String> TYPES =
            Set.of(
                    "ord", "rhs", "sln", "est", "evl", "svl", "evc", "svc", "sbv", "sbm", "sbp",
                    "ipt", "icv", "lvl", "geo", "avl");

    private static final int FORMAT_COLUMNS = 20;

    static SupplementHeader read(Lines lines) throws IOException {
        lines.require("a title and a key");
        String first = lines.text();
        String title = lines.columns(1, 72).stripTrailing();
        String key = lines.columns(73, 80).stripTrailing();

        lines.require("the type and the sizes of what follows");
        String second = lines.text();
        String type = lines.columns(1, 3).toLowerCase(Locale.ROOT);
        if (!TYPES.contains(type)) {
            throw lines.fault(IoStatus.BAD_HEADER, 1, 3, "a type such as rhs, ord or sln");
        }
        char position = letter(lines, 4, "rls ", "r, l, s or a blank");
        char organization = letter(lines, 5, "sde ", "s, d, e or a blank");
        if (type.equals("rhs") == (organization == ' ')) {
            throw lines.fault(
                    IoStatus.BAD_HEADER,
                    5,
                    5,
                    type.equals("rhs") ? "s, d or e for right-hand sides" : "a blank");
        }
        String caseId = lines.columns(7, 14).stripTrailing();
        char number = letter(lines, 16, "rcip", "r, c, i or p");
        Count rows = lines.count("rows", 17, 30);
        Count vectors = lines.count("vectors", 31, 44);
        Count entries = lines.count("entries", 45, 58);

        lines.require("the formats");
        String third = lines.text();
        int parts = parts(type, organization);
        FoundFormat[] formats = new FoundFormat[parts];
        for (int i = 0; i < parts; i++) {
            formats[i] = FoundFormat.in(lines, 1 + FORMAT_COLUMNS * i, FORMAT_COLUMNS * (i + 1));
        }
        return new SupplementHeader(
                title,
                key,
                type,
                position,
                organization,
                caseId,
                number,
                rows,
                vectors,
                entries,
                List.of(formats),
                List.of(first, second, third));
    }

    private static char letter(Lines lines, int column, String known, String expected) {
        String text = lines.columns(column, column).toLowerCase(Locale.ROOT);
        char letter = text.isEmpty() ? ' ' : text.charAt(0);
        if (known.indexOf(letter) < 0) {
            throw lines.fault(IoStatus.BAD_HEADER, column, column, expected);
        }
        return letter;
    }

    /** How many parts the data have: offsets, indices and values, or fewer. */
    private static int parts(String type, char organization) {
        if (type.equals("rhs") && organization == 's') {
            return 3;
        }
        return isPartition(type) ? 2 : 1;
    }

    /** Whether the columns are parts of the rows: partitions and coverings. */
    static boolean isPartition(String type) {
        return type.equals("ipt") || type.equals("icv");
    }

    boolean isOrdering() {
        return type.equals("ord");
    }

    boolean hasOffsets() {
        return formats.size() > 1;
    }

    /** How many values there are, those of complex numbers twice; or numbers of orderings. */
    Count values() {
        boolean isCounted = hasOffsets() || organization == 'e';
        Count values =
                isCounted ? entries.plus("values", 0) : vectors.times("values", rows.value());
        return number == 'c' ? values.times("parts of values", 2) : values;
    }

    Facts facts() {
        Facts facts =
                Facts.NONE
                        .with("title", title.strip())
                        .with("key", key.strip())
                        .with("type", type)
                        .with("rows", rows.value())
                        .with("vectors", vectors.value());
        for (FoundFormat format : formats) {
            facts = facts.with(format);
        }
        return facts;
    }
}
