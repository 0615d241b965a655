package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import formwork.error.FormworkException;
import formwork.formats.Detection;
import formwork.formats.Detection.Finding;
import formwork.formats.Facts;
import formwork.formats.FoundFormat;
import formwork.formats.Kind;
import formwork.formats.Kinds;
import formwork.formats.ReadOptions;
import formwork.formats.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork info}: of what kind a file is and why, its sizes, and the formats in it. */
@Command(
        name = "info",
        mixinStandardHelpOptions = true,
        description =
                "Says of what kind files are, why, their sizes and the formats found in them.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork info west0479.rua",
            "  formwork info --json *.rua",
            "  formwork info --as harwell-boeing matrix.txt",
            "",
            "The kind is told by the content, never by the name. --kinds lists those known."
        })
final class InfoCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "FILE",
            description =
                    "The files to look at, unpacked if a name ends in .gz; - is standard input.")
    private List<String> files = List.of();

    @Option(names = "--as", paramLabel = "KIND", description = "Take them for files of this kind.")
    private String kindName;

    @Option(names = "--kinds", description = "List the kinds that are known.")
    private boolean listsKinds;

    @Option(names = "--json", description = "One JSON object a line for each file.")
    private boolean isJson;

    @Option(
            names = "--columns",
            description = "List the columns of records too: their types, descriptors and units.")
    private boolean listsColumns;

    @Option(names = "--quiet", description = "Show no progress on standard error.")
    private boolean isQuiet;

    private final Streams streams;

    InfoCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (files.isEmpty() && !listsKinds) {
            throw new UsageException("found no FILE; expected one, or --kinds");
        }
        Kind<?> given = kindName == null ? null : KindFiles.named("--as", kindName);
        int status = ExitCode.OK;
        try (TextOutput out = TextOutput.standard(streams)) {
            if (listsKinds) {
                listKinds(out);
            }
            for (int i = 0; i < files.size(); i++) {
                if (i > 0 && !isJson) {
                    out.endLine();
                }
                status = Math.max(status, tell(files.get(i), given, out));
            }
        }
        return status;
    }

    private void listKinds(TextOutput out) throws IOException {
        for (Kind<?> kind : Kinds.all()) {
            out.line(
                    String.format(
                            Locale.ROOT,
                            "%-20s %s; %s",
                            kind.name(),
                            kind.title(),
                            kind.specification()));
        }
    }

    /** What is told of a file; what could not be told has a message. */
    private record Told(
            String file,
            long bytes,
            Detection detection,
            Kind<?> kind,
            Facts facts,
            String fault) {}

    private int tell(String file, Kind<?> given, TextOutput out) throws IOException {
        try (Source source = KindFiles.open(file, streams.quiet(isQuiet))) {
            Detection detection = Kinds.detect(source);
            Kind<?> kind = given;
            Facts facts = Facts.NONE;
            String fault = null;
            try {
                kind = given == null ? detection.kind() : given;
                facts = kind.facts(source, ReadOptions.LENIENT);
            } catch (FormworkException e) {
                fault = e.getMessage();
            }
            Told told = new Told(file, source.sizeBytes(), detection, kind, facts, fault);
            if (isJson) {
                printJson(told, out);
            } else {
                print(told, out);
                if (listsColumns && kind != null && fault == null) {
                    ColumnListing.of(source, kind, ReadOptions.LENIENT).print(out);
                }
            }
            return fault == null ? ExitCode.OK : ExitCode.WRONG;
        }
    }

    // ---- text ----

    private static void print(Told told, TextOutput out) throws IOException {
        String name = InputFile.shownName(told.file());
        out.line(
                name
                        + ": "
                        + (told.kind() == null ? "of no kind that is sure" : told.kind().title()));
        if (told.kind() != null) {
            out.line("kind: " + told.kind().name());
        }
        out.line("bytes: " + told.bytes());
        for (Finding finding : told.detection().findings()) {
            boolean isIt = finding.kind() == told.kind();
            String is = isIt ? "why" : "may also be " + finding.kind().title();
            for (String seen : finding.evidence().seen()) {
                out.line(is + ": " + seen);
            }
        }
        for (Map.Entry<String, Object> fact : told.facts().values().entrySet()) {
            out.line(fact.getKey() + ": " + fact.getValue());
        }
        for (FoundFormat format : told.facts().formats()) {
            out.line("format: " + format.text() + " (" + where(format) + ")");
            for (String repair : format.repairs()) {
                out.line("mended: " + format.text() + ": " + repair);
            }
        }
        if (told.fault() != null) {
            out.line("wrong: " + told.fault());
        }
    }

    private static String where(FoundFormat format) {
        String place = format.place().toString();
        return place.substring(format.place().file().length() + 2);
    }

    // ---- JSON ----

    private static void printJson(Told told, TextOutput out) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
            json.writeStartObject();
            json.writeStringField("file", told.file());
            json.writeNumberField("bytes", told.bytes());
            json.writeStringField("kind", told.kind() == null ? null : told.kind().name());
            json.writeArrayFieldStart("evidence");
            for (Finding finding : told.detection().findings()) {
                json.writeStartObject();
                json.writeStringField("kind", finding.kind().name());
                json.writeStringField(
                        "strength", finding.evidence().strength().name().toLowerCase(Locale.ROOT));
                json.writeArrayFieldStart("seen");
                for (String seen : finding.evidence().seen()) {
                    json.writeString(seen);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeObjectFieldStart("facts");
            for (Map.Entry<String, Object> fact : told.facts().values().entrySet()) {
                json.writeFieldName(fact.getKey());
                if (fact.getValue() instanceof Long number) {
                    json.writeNumber(number);
                } else {
                    json.writeString(String.valueOf(fact.getValue()));
                }
            }
            json.writeEndObject();
            json.writeArrayFieldStart("formats");
            for (FoundFormat format : told.facts().formats()) {
                json.writeStartObject();
                json.writeStringField("format", format.text());
                json.writeStringField("where", where(format));
                json.writeArrayFieldStart("mended");
                for (String repair : format.repairs()) {
                    json.writeString(repair);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
            json.writeEndArray();
            if (told.fault() != null) {
                json.writeStringField("wrong", told.fault());
            }
            json.writeEndObject();
        }
        out.put(bytes.toByteArray());
        out.endLine();
    }
}
