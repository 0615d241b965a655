package formwork.cli;

import formwork.FieldReader;
import formwork.Format;
import formwork.edit.DataEdit;
import formwork.edit.DataEdit.CharacterEdit;
import formwork.edit.ItemKind;
import formwork.error.Quoted;
import formwork.formats.Column;
import formwork.formats.RowLayout;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The columns that the fields of a pass over a format are. */
final class FormatColumns {
    private static final int MOST_FIELDS = 100_000;
    private static final Pattern REPEATED = Pattern.compile("(\\d+)\\*(.*)");

    private final RowLayout layout;
    private final Map<String, Integer> textBytes = new HashMap<>();

    /**
     * Of {@code format}, with names as the command line has them: {@code 3*x} stands for three of
     * the same name, which are one column of three values a row; without names they are f1, f2...
     *
     * @throws UsageException if there are not as many names as fields
     */
    FormatColumns(Format format, List<String> names) throws IOException {
        List<DataEdit> edits = edits(format);
        List<String> all = names(names, edits.size());
        RowLayout rows = RowLayout.of("rows", format.toString());
        Map<String, Column> columns = new HashMap<>();
        for (int i = 0; i < edits.size(); i++) {
            Column column = column(all.get(i), edits.get(i));
            Column before = columns.putIfAbsent(column.name(), column);
            if (before != null && before.kind() != column.kind()) {
                throw new UsageException(
                        "--names: found "
                                + Quoted.text(column.name())
                                + " for "
                                + before.kind().phrase()
                                + " and for "
                                + column.kind().phrase()
                                + "; expected one kind of values");
            }
            rows = rows.times(1, before == null ? column : before);
            if (edits.get(i) instanceof CharacterEdit text) {
                textBytes.merge(column.name(), text.width(), Math::max);
            }
        }
        layout = rows;
    }

    private static List<DataEdit> edits(Format format) throws IOException {
        EditSequence sequence = new EditSequence(format.list());
        List<DataEdit> edits = new ArrayList<>();
        for (DataEdit edit = sequence.nextInPass(); edit != null; edit = sequence.nextInPass()) {
            edits.add(edit);
            if (edits.size() > MOST_FIELDS) {
                throw new UsageException(
                        "--format: found more than "
                                + MOST_FIELDS
                                + " fields in a pass; expected so many as a row has");
            }
        }
        if (edits.isEmpty()) {
            throw new UsageException("--format: found no data edit descriptor; expected one");
        }
        return edits;
    }

    private static List<String> names(List<String> given, int count) {
        List<String> names = new ArrayList<>();
        for (String name : given) {
            Matcher repeated = REPEATED.matcher(name);
            boolean isRepeated = repeated.matches();
            BigInteger times = isRepeated ? new BigInteger(repeated.group(1)) : BigInteger.ONE;
            String column = isRepeated ? repeated.group(2) : name;
            if (column.isBlank()) {
                throw new UsageException(
                        "--names: found " + Quoted.text(name) + "; expected a name in it");
            }
            int most = times.min(BigInteger.valueOf(count + 1L)).intValue();
            for (int i = 0; i < most && names.size() <= count; i++) {
                names.add(column);
            }
        }
        if (given.isEmpty()) {
            for (int i = 1; i <= count; i++) {
                names.add("f" + i);
            }
        }
        if (names.size() != count) {
            throw new UsageException(
                    "--names: found "
                            + (names.size() > count ? "more than " + count : names.size())
                            + " names; expected "
                            + count
                            + ", one for each field of the format");
        }
        return names;
    }

    private static Column column(String name, DataEdit edit) {
        ItemKind kind = FieldReader.naturalKind(edit);
        return switch (kind) {
            case INTEGER8 -> Column.wide(name);
            case REAL8 -> Column.real(name, "");
            case LOGICAL4 -> Column.logical(name);
            case CHARACTER -> Column.text(name);
            default -> Column.integer(name);
        };
    }

    /** The layout of a row. */
    RowLayout layout() {
        return layout;
    }

    /** How many bytes the texts of each column of texts have; 0 where the format does not say. */
    Map<String, Integer> textBytes() {
        return textBytes;
    }
}
