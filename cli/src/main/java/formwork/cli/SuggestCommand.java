package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.cli.suggest.FormatSuggestion;
import formwork.cli.suggest.RecordType;
import formwork.cli.suggest.RecordType.Misfit;
import formwork.cli.suggest.SuggestedField;
import formwork.formats.Detection;
import formwork.formats.Kinds;
import formwork.formats.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork suggest}: a format for a file that nobody knows one for. */
@Command(
        name = "suggest",
        mixinStandardHelpOptions = true,
        description = "Suggests a FORMAT for a file of fixed columns, and says what speaks for it.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:each line is read by a format that is suggested",
            "1:some are not, or the system failed",
            "2:the command line is wrong"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork suggest unknown.dat",
            "  formwork suggest --sample 100000 --json huge.dat.gz",
            "",
            "All lines are looked at, each format is tried on all of them, and none are kept in",
            "memory. Columns are found by what stands in them; numbers that abut are parted where",
            "some line shows it, or at equal distances of points and exponents, and it is said"
                    + " where",
            "neither decides."
        })
final class SuggestCommand implements Callable<Integer> {
    private static final int MOST_SHOWN = 5;
    private static final int MOST_COLUMNS = 132; // of a line that is shown

    @Parameters(index = "0", paramLabel = "FILE", description = "The file; - is standard input.")
    private String file;

    @Option(names = "--sample", paramLabel = "N", description = "Look at the first N lines only.")
    private long sample = Long.MAX_VALUE;

    @Option(names = "--json", description = "One JSON object.")
    private boolean isJson;

    @Option(names = "--quiet", description = "Show no progress on standard error.")
    private boolean isQuiet;

    private final Streams streams;

    SuggestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (sample < 1) {
            throw new UsageException("--sample: found " + sample + "; expected 1 or more");
        }
        try (Source source = KindFiles.open(file, streams.quiet(isQuiet));
                TextOutput out = TextOutput.standard(streams)) {
            Detection detection = Kinds.detect(source);
            FormatSuggestion suggestion = FormatSuggestion.of(source, sample);
            if (isJson) {
                printJson(detection, suggestion, out);
            } else {
                print(detection, suggestion, out);
            }
            boolean fitsAll =
                    suggestion.types().stream().allMatch(type -> type.fits() == type.lines());
            return fitsAll && suggestion.lines() > 0 ? ExitCode.OK : ExitCode.WRONG;
        }
    }

    // ---- text ----

    private void print(Detection detection, FormatSuggestion suggestion, TextOutput out)
            throws IOException {
        String shown = InputFile.shownName(file);
        for (Detection.Finding finding : detection.findings()) {
            out.line(
                    shown
                            + ": "
                            + (detection.best().isPresent() ? "is " : "may be ")
                            + finding.kind().title()
                            + ", a kind that is known: see formwork info ("
                            + finding.evidence().reason()
                            + ")");
            if (detection.best().isPresent()) {
                break;
            }
        }
        out.line(
                shown
                        + ": "
                        + counted(suggestion.lines(), "line")
                        + (suggestion.types().size() < 2
                                ? ""
                                : " of " + suggestion.types().size() + " sorts"));
        for (String note : suggestion.notes()) {
            out.line("note: " + note);
        }
        for (RecordType type : suggestion.types()) {
            if (suggestion.types().size() > 1) {
                out.endLine();
                out.line("lines: " + counted(type.lines(), "line") + ", " + type.what());
            }
            print(type, out);
        }
    }

    private static void print(RecordType type, TextOutput out) throws IOException {
        out.line("format: " + type.format());
        out.line(
                "confidence: "
                        + type.confidence()
                        + "; it reads "
                        + type.fits()
                        + " of "
                        + counted(type.lines(), "line"));
        for (SuggestedField field : type.fields()) {
            out.line(
                    String.format(
                            Locale.ROOT,
                            "  %-9s %-8s %s",
                            field.firstColumn() == field.lastColumn()
                                    ? field.firstColumn()
                                    : field.firstColumn() + "-" + field.lastColumn(),
                            field.descriptor(),
                            field.seen()));
        }
        for (String doubt : type.doubts()) {
            out.line("doubt: " + doubt);
        }
        for (Misfit misfit :
                type.misfits().subList(0, Math.min(MOST_SHOWN, type.misfits().size()))) {
            out.line(
                    "not read: line "
                            + misfit.line()
                            + ", column "
                            + misfit.column()
                            + ": "
                            + misfit.why());
            if (misfit.column() <= MOST_COLUMNS) {
                String text = misfit.text();
                out.line("  " + text.substring(0, Math.min(text.length(), MOST_COLUMNS)));
                out.line(" ".repeat(misfit.column() + 1) + "^");
            }
        }
        long more = type.lines() - type.fits() - MOST_SHOWN;
        if (more > 0) {
            out.line("not read: " + more + " more");
        }
    }

    private static String counted(long count, String what) {
        return String.format(Locale.ROOT, "%,d %s%s", count, what, count == 1 ? "" : "s");
    }

    // ---- JSON ----

    private void printJson(Detection detection, FormatSuggestion suggestion, TextOutput out)
            throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringField("file", file);
            json.writeStringField(
                    "kind", detection.best().map(best -> best.kind().name()).orElse(null));
            json.writeNumberField("lines", suggestion.lines());
            json.writeArrayFieldStart("notes");
            for (String note : suggestion.notes()) {
                json.writeString(note);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("formats");
            for (RecordType type : suggestion.types()) {
                write(type, json);
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        out.put(bytes.toByteArray());
        out.endLine();
    }

    private static void write(RecordType type, JsonGenerator json) throws IOException {
        json.writeStartObject();
        json.writeStringField("format", type.format());
        json.writeStringField("what", type.what());
        json.writeStringField("confidence", type.confidence());
        json.writeNumberField("lines", type.lines());
        json.writeNumberField("fits", type.fits());
        json.writeArrayFieldStart("fields");
        for (SuggestedField field : type.fields()) {
            json.writeStartObject();
            json.writeStringField("descriptor", field.descriptor());
            json.writeNumberField("first", field.firstColumn());
            json.writeNumberField("last", field.lastColumn());
            json.writeStringField("seen", field.seen());
            if (!field.doubt().isEmpty()) {
                json.writeStringField("doubt", field.doubt());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeArrayFieldStart("misfits");
        for (Misfit misfit : type.misfits()) {
            json.writeStartObject();
            json.writeNumberField("line", misfit.line());
            json.writeNumberField("column", misfit.column());
            json.writeStringField("text", misfit.text());
            json.writeStringField("why", misfit.why());
            json.writeEndObject();
        }
        json.writeEndArray();
        json.writeEndObject();
    }
}
