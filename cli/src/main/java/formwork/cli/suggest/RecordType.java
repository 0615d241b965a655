package formwork.cli.suggest;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of one sort, and the format that is suggested for them.
 *
 * @param what they have in common, in words; empty if the file has no other
 * @param format in parentheses
 * @param fields of it
 * @param lines how many there are
 * @param fits how many the format reads, all that stands in them
 * @param misfits the first of the others
 */
public record RecordType(
        String what,
        String format,
        List<SuggestedField> fields,
        long lines,
        long fits,
        List<Misfit> misfits) {
    /**
     * A line that a format does not read.
     *
     * @param line from 1
     * @param column from 1
     * @param text of the line
     * @param why in words
     */
    public record Misfit(long line, int column, String text, String why) {}

    /** Keeps copies. */
    public RecordType {
        fields = List.copyOf(fields);
        misfits = List.copyOf(misfits);
    }

    /** What speaks against the format, in words. */
    public List<String> doubts() {
        List<String> doubts = new ArrayList<>();
        for (SuggestedField field : fields) {
            if (!field.doubt().isEmpty()) {
                doubts.add(
                        "columns "
                                + field.firstColumn()
                                + "-"
                                + field.lastColumn()
                                + ", "
                                + field.descriptor()
                                + ": "
                                + field.doubt());
            }
        }
        return doubts;
    }

    /** High if all lines fit and nothing is in doubt, low if many do not fit; else medium. */
    public String confidence() {
        if (fits == lines && doubts().isEmpty() && lines >= 3) {
            return "high";
        }
        return 10 * fits < 9 * lines ? "low" : "medium";
    }

    /** The format of fields, those that repeat as one. */
    static String format(List<SuggestedField> all) {
        List<String> parts = new ArrayList<>();
        int column = 1;
        int i = 0;
        while (i < all.size()) {
            SuggestedField field = all.get(i);
            if (field.firstColumn() > column) {
                parts.add((field.firstColumn() - column) + "X");
            }
            String descriptor = field.descriptor();
            int count = 1;
            column = field.lastColumn() + 1;
            while (i + count < all.size()
                    && all.get(i + count).firstColumn() == column
                    && all.get(i + count).descriptor().equals(descriptor)) {
                column = all.get(i + count).lastColumn() + 1;
                count++;
            }
            parts.add(count == 1 ? descriptor : count + descriptor);
            i += count;
        }
        return "(" + String.join(",", parts) + ")";
    }
}
