package formwork.formats.geodesy;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Column;
import formwork.formats.Evidence;
import formwork.formats.FreeFields;
import formwork.formats.Head;
import formwork.formats.Lines;
import formwork.formats.RecordReader;
import formwork.formats.RowLayout;
import formwork.formats.Splitting;
import formwork.formats.WritableRecordKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Coefficients of a gravity field, ICGEM formats 1.0 and 2.0: the table {@code header}, with
 * keywords and values, and one for each sort of coefficients, {@code gfc}, {@code gfct}, {@code
 * trnd}, {@code dot}, {@code asin}, {@code acos}.
 */
public final class GravityField extends WritableRecordKind {
    private static final RowLayout HEADER =
            RowLayout.of("header", "(A)", Column.text("line"))
                    .given(Column.text("keyword"), Column.text("value"));

    private static final RowLayout BLANK = RowLayout.of("blank lines", "(A)", Column.text("text"));
    private static final String END = "end_of_head";

    @Override
    public String name() {
        return "icgem";
    }

    @Override
    public String title() {
        return "coefficients of a gravity field (ICGEM)";
    }

    @Override
    public String specification() {
        return "Barthelmes and Foerste 2011, The ICGEM-format; ICGEM-format 2.0";
    }

    @Override
    public Splitting splitting() {
        return Splitting.LINES;
    }

    @Override
    public Evidence recognise(Head head) {
        int product = 0;
        for (int line = 1; line <= head.lineCount(); line++) {
            String text = head.line(line);
            if (text.startsWith("product_type") || text.startsWith("modelname")) {
                product = line;
            } else if (text.startsWith(END) && product > 0) {
                return Evidence.certain(
                        "line " + product + ": \"" + head.line(product) + "\"",
                        "line " + line + ": \"" + END + "\"");
            }
        }
        return Evidence.none("no line that begins with product_type, and one with " + END);
    }

    @Override
    protected void read(RecordReader records) throws IOException {
        Lines lines = records.lines();
        Map<String, String> values = header(records);
        List<Column> sigmas = sigmas(values.getOrDefault("errors", "no"), lines);
        boolean isSecond = values.getOrDefault("format", "").contains("2.0");
        long degree = number(values.get("max_degree"), Integer.MAX_VALUE);
        FreeFields fields = new FreeFields(records);
        while (lines.next()) {
            if (lines.isBlank()) {
                records.readHere(BLANK);
                continue;
            }
            String[] words = lines.text().strip().split("[ \\t]+", 4);
            List<Column> columns = columns(words[0], sigmas, isSecond);
            if (columns == null) {
                throw lines.fault(
                        IoStatus.BAD_STRUCTURE, 1, 4, "one of gfc, gfct, trnd, dot, asin, acos");
            }
            if (words.length > 2) {
                check(lines, number(words[1], -1), number(words[2], -1), degree);
            }
            fields.read(words[0], columns, columns.size(), new Column[0]);
        }
    }

    private static long number(String word, long otherwise) {
        return word != null && word.matches("\\d{1,9}") ? Long.parseLong(word) : otherwise;
    }

    private static void check(Lines lines, long degree, long order, long most) {
        if (degree > most || order > degree) {
            throw lines.fault(
                    IoStatus.BAD_INDEX,
                    "a degree up to " + most + ", as max_degree says, and an order up to that");
        }
    }

    private static Map<String, String> header(RecordReader records) throws IOException {
        Lines lines = records.lines();
        Map<String, String> values = new HashMap<>();
        while (true) {
            lines.require(END);
            String[] words = lines.text().strip().split("[ \\t]+", 3);
            String value = words.length > 1 ? words[1] : "";
            values.put(words[0], value.toLowerCase(Locale.ROOT));
            records.readHere(HEADER, words[0], value);
            if (words[0].equals(END)) {
                return values;
            }
        }
    }

    private static List<Column> sigmas(String errors, Lines lines) {
        String names =
                switch (errors) {
                    case "no" -> "";
                    case "calibrated", "formal" -> "sigma c,sigma s";
                    case "calibrated_and_formal" -> "sigma c,sigma s,formal sigma c,formal sigma s";
                    default -> throw unknown(errors, lines);
                };
        List<Column> columns = new ArrayList<>();
        for (String name : names.isEmpty() ? new String[0] : names.split(",")) {
            columns.add(Column.real(name, ""));
        }
        return columns;
    }

    private static FormworkException unknown(String errors, Lines lines) {
        return lines.place()
                .fault(
                        IoStatus.BAD_HEADER,
                        "a header with errors " + formwork.error.Quoted.text(errors),
                        "no, calibrated, formal or calibrated_and_formal");
    }

    /** The fields of records that begin with {@code key}; null if there are none such. */
    private static List<Column> columns(String key, List<Column> sigmas, boolean isSecond) {
        List<Column> columns = new ArrayList<>();
        columns.add(Column.text("key"));
        columns.add(Column.integer("degree"));
        columns.add(Column.integer("order"));
        columns.add(Column.real("c", ""));
        columns.add(Column.real("s", ""));
        columns.addAll(sigmas);
        String times =
                switch (key) {
                    case "gfc" -> "";
                    case "dot" -> isSecond ? "from,to" : "";
                    case "trnd" -> isSecond ? "from,to" : "";
                    case "gfct" -> isSecond ? "from,to" : "from";
                    case "asin", "acos" -> isSecond ? "from,to,period" : "period";
                    default -> null;
                };
        if (times == null) {
            return null;
        }
        for (String time : times.isEmpty() ? new String[0] : times.split(",")) {
            columns.add(Column.real(time, time.equals("period") ? "a" : ""));
        }
        return columns;
    }
}
