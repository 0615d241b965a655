package formwork.cli;

import formwork.Format;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.Lines;
import formwork.formats.RowBatches;
import formwork.formats.RowStream;
import formwork.formats.Source;
import formwork.formats.Table;
import formwork.formats.Target;
import formwork.formats.WritableKind;
import formwork.formats.graph.Graph500;
import formwork.formats.graph.Graph500Edges;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork convert}: a matrix or graph to another kind, or records to a table. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = "Writes a matrix or graph as a file of another kind, or records as a table.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork convert --format '(A10,2F12.8,F6.2)' --names name,ra,dec,mag stars.dat"
                    + " stars.csv",
            "  formwork convert --format '(4D24.15)' --names '4*x' values.dat values.npy",
            "  formwork convert --format '(A8,I6)' --policy nan --sentinel=-9999 a.dat --to jsonl"
                    + " -",
            "  formwork convert west0479.rua west0479.mtx --lossy",
            "  formwork convert roads.gr roads.graph --lossy",
            "",
            "The kind of IN is told by its content. OUT is what its name's ending says: .csv .tsv",
            ".jsonl .npy .npz .arrow .arrows .mtx .hb .rb or .rua and the like; --to says it otherwise."
                    + " Nothing is at OUT until all",
            "of it is written. What fields without a value become is counted on standard error."
        })
final class ConvertCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "IN",
            description = "The file to read; - is standard input.")
    private String input;

    @Parameters(
            index = "1",
            paramLabel = "OUT",
            description = "The file to write; - is standard output.")
    private String output;

    @Option(names = "--as", paramLabel = "KIND", description = "Take IN for a file of this kind.")
    private String kindName;

    @Option(
            names = "--to",
            paramLabel = "FORM",
            description = "What OUT is: csv, tsv, jsonl, npy, npz, arrow, arrows or a kind.")
    private String to;

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "IN is records of this format, a row a pass over it.")
    private String formatText;

    @Option(
            names = "--names",
            split = ",",
            paramLabel = "NAME,...",
            hideParamSyntax = true,
            description =
                    "With --format, the names of the columns; 3*x is one of three values a row.")
    private List<String> names = List.of();

    @Option(
            names = "--skip",
            paramLabel = "N",
            description = "With --format, leave out the first N lines, such as a heading.")
    private long skip;

    @Option(
            names = "--table",
            paramLabel = "NAME",
            description = "Which table, where IN has several.")
    private String tableName;

    @Option(names = "--trim", description = "Texts lose the blanks at their ends.")
    private boolean isTrimmed;

    @Option(
            names = "--lossy",
            description = "Leave out what OUT cannot hold; it is said on standard error.")
    private boolean isLossy;

    @Mixin private PolicyOptions policies;

    @Option(names = "--quiet", description = "Show no progress on standard error.")
    private boolean isQuiet;

    private final Streams streams;

    ConvertCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        String form = form();
        TableForm table = TableForm.of(form).orElse(null);
        WritableKind<?> kind = table == null ? kind(form) : null;
        if (formatText != null) {
            if (kindName != null || tableName != null) {
                throw new UsageException("found --format with --as or --table; expected one way");
            }
            if (table == null) {
                throw new UsageException(
                        "OUT: found " + form + "; expected a table for records of a format");
            }
            convertRecords(table);
        } else {
            if (!names.isEmpty() || skip != 0) {
                throw new UsageException("found --names or --skip; expected them with --format");
            }
            if (table == null) {
                if (tableName != null || isTrimmed) {
                    throw new UsageException(
                            "OUT: found " + form + " with --table or --trim; expected a table");
                }
                policies.requireNoColumns();
                convertMatrix(kind);
            } else {
                convertKind(table);
            }
        }
        policies.tell(streams.err());
        return ExitCode.OK;
    }

    /** The kind that {@code form}, an ending or a name, stands for. */
    private static WritableKind<?> kind(String form) {
        String name =
                switch (form) {
                    case "mtx" -> "matrix-market";
                    case "hb" -> "harwell-boeing";
                    case "rb" -> "rutherford-boeing";
                    case "gr" -> "dimacs-sp";
                    case "col" -> "dimacs-col";
                    case "co" -> "dimacs-co";
                    case "graph" -> "metis";
                    case "el", "edges" -> "edge-list";
                    default -> form.matches("[rpci][uszhr][ae]") ? "harwell-boeing" : form;
                };
        if (Kinds.named(name).orElse(null) instanceof WritableKind<?> kind) {
            return kind;
        }
        throw new UsageException(
                "OUT: found "
                        + form
                        + "; expected csv, tsv, jsonl, npy, npz, arrow, arrows or a kind of matrix or graph");
    }

    /** What {@code OUT} shall be, as --to or the ending of its name has it. */
    private String form() {
        if (to != null) {
            return to.toLowerCase(Locale.ROOT);
        }
        String name = output.toLowerCase(Locale.ROOT);
        if (name.endsWith(".gz")) {
            name = name.substring(0, name.length() - ".gz".length());
        }
        int dot = name.lastIndexOf('.');
        if (dot < 0 || output.equals("-")) {
            throw new UsageException(
                    "OUT: found "
                            + output
                            + ", whose name has no ending; expected one that says what it is, or"
                            + " --to");
        }
        return name.substring(dot + 1);
    }

    // ---- records of a format ----

    private void convertRecords(TableForm form) throws IOException {
        FormatColumns columns = new FormatColumns(Format.of(formatText), names);
        try (Source source = KindFiles.open(input, streams.quiet(isQuiet));
                Lines lines = source.lines();
                TableOutput out = new TableOutput(form, output, isTrimmed, streams)) {
            for (long left = InputOptions.natural("--skip", skip);
                    left > 0 && lines.next();
                    left--) {
                // lines that are left out
            }
            RowBatches batches =
                    new RowBatches(lines, columns.layout(), policies.readOptions(), RowStream.ROWS);
            Table none = batches.empty();
            policies.requireColumns(none);
            out.setTextBytes(columns.textBytes());
            out.tell("format", formatText);
            out.rows(none);
            for (Table table = batches.next(); table != null; table = batches.next()) {
                write(table, out);
            }
            out.end();
        }
    }

    // ---- kinds ----

    private void convertKind(TableForm form) throws IOException {
        try (Source source = KindFiles.open(input, streams.quiet(isQuiet));
                TableOutput out = new TableOutput(form, output, isTrimmed, streams)) {
            Kind<?> kind =
                    kindName == null
                            ? Kinds.detect(source).kind()
                            : KindFiles.named("--as", kindName);
            KindRows rows = new KindRows(source, kind, policies.readOptions(), tableName);
            if (output.equals("-") && tableName == null) {
                rows.handOn(table -> {}); // nothing is written before it is known which table
            }
            if (out.needsTextBytes()) {
                Map<String, Integer> longest = new HashMap<>();
                rows.handOn(table -> NumpyValues.addLongestTexts(table, longest));
                out.setTextBytes(longest);
            }
            out.tell("kind", kind.name());
            rows.handOn(
                    table -> {
                        policies.requireColumns(table);
                        write(table, out);
                    });
            out.end();
        }
    }

    private void write(Table table, TableOutput out) throws IOException {
        policies.add(table, streams.err());
        out.rows(table);
    }

    private void convertMatrix(WritableKind<?> kind) throws IOException {
        String shown = InputFile.shownName(input);
        MatrixConversion conversion = new MatrixConversion(shown, !output.equals("-"));
        Object result;
        try (Source source = KindFiles.open(input, streams.quiet(isQuiet))) {
            Kind<?> from =
                    kindName == null
                            ? Kinds.detect(source).kind()
                            : KindFiles.named("--as", kindName);
            result = conversion.convert(from.read(source, policies.readOptions()), kind);
        }
        if (!conversion.losses().isEmpty()) {
            String lost = String.join(", ", conversion.losses());
            if (!isLossy) {
                throw new FormworkException(
                        IoStatus.BAD_SHAPE,
                        shown
                                + ": found what "
                                + kind.title()
                                + " does not hold ("
                                + lost
                                + "); expected --lossy to leave it out");
            }
            streams.err().println("formwork: " + shown + ": left out: " + lost);
        }
        if (output.equals("-")) {
            try (Target target = Target.of("standard output", new StandardOutput(streams.out()))) {
                writeAny(kind, result, target);
            }
            return;
        }
        try (PartialFile file = new PartialFile(Path.of(output))) {
            try (Target target = Target.create(file.path())) {
                writeAny(kind, result, target);
            }
            writeWeights(result);
            file.end();
        }
    }

    /** The second file that Graph500 has for weights. */
    private void writeWeights(Object result) throws IOException {
        if (!(result instanceof Graph500Edges edges) || !edges.hasWeights()) {
            return;
        }
        try (PartialFile file = new PartialFile(Path.of(output + Graph500.WEIGHTS_SUFFIX))) {
            try (Target target = Target.create(file.path())) {
                edges.writeWeights(target);
            }
            file.end();
        }
    }

    @SuppressWarnings("unchecked") // the conversion made it for this kind
    private static <T> void writeAny(WritableKind<T> kind, Object value, Target target)
            throws IOException {
        kind.write((T) value, target);
    }
}
