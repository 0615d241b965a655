package formwork.cli;

import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.source.FormatFault;
import formwork.source.FormatStatement;
import formwork.source.SourceForm;
import formwork.source.SourceFormats;
import formwork.source.SourceRemark;
import formwork.source.SourceUnit;
import formwork.source.TransferStatement;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork formats}: the formats of Fortran programs. */
@Command(
        name = "formats",
        mixinStandardHelpOptions = true,
        description = "Lists the formats of Fortran source files, and where they are used.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork formats prog.f",
            "  formwork formats src/*.f90 --unit step",
            "  formwork read \"$(formwork formats prog.f --label 10)\" results.txt",
            "",
            "Formats that are wrong are shown on standard error, and the exit status is 1. Files that",
            "a program includes are named there too, and not read."
        })
final class FormatsCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "Source files, unpacked where named .gz; - is standard input.")
    private List<String> files;

    @Option(
            names = "--form",
            paramLabel = "FORM",
            description =
                    "The form of the source: fixed, fixed_132 or free; without it, as the name or"
                            + " the lines say.")
    private SourceForm form;

    @Option(
            names = "--unit",
            paramLabel = "NAME",
            description = "Only those of this program unit: step, or heat::step.")
    private String unit;

    @Option(
            names = "--label",
            paramLabel = "N",
            description = "Print the FORMAT with this label and nothing else.")
    private Integer label;

    @Option(names = "--json", description = "Print all that is found as JSON, a file a line.")
    private boolean isJson;

    private final Streams streams;
    private boolean isWrong;

    FormatsCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (label != null && isJson) {
            throw new UsageException("--label: found --json too; expected one of them");
        }
        List<SourceFormats> sources = new ArrayList<>();
        for (String file : files) {
            sources.add(parse(file));
        }
        try (TextOutput out = TextOutput.standard(streams)) {
            if (label != null) {
                printLabel(sources, out);
            } else if (isJson) {
                for (SourceFormats source : sources) {
                    FormatsJson.write(source, this::isWanted, out);
                }
            } else {
                FormatsTable.write(sources, this::isWanted, out);
            }
        }
        if (label == null) {
            sources.forEach(this::report);
        }
        return isWrong ? ExitCode.WRONG : ExitCode.OK;
    }

    private SourceFormats parse(String file) throws IOException {
        byte[] text;
        try (InputStream stream = InputFile.stream(file, streams)) {
            text = stream.readNBytes(SourceFormats.LARGEST_BYTES + 1);
        }
        String name = InputFile.shownName(file);
        if (text.length > SourceFormats.LARGEST_BYTES) {
            throw new IOException(
                    name
                            + ": found more than "
                            + SourceFormats.LARGEST_BYTES
                            + " bytes; expected the text of a Fortran program");
        }
        return form == null
                ? SourceFormats.parse(name, text)
                : SourceFormats.parse(name, text, form);
    }

    private boolean isWanted(SourceUnit candidate) {
        return unit == null
                || candidate.name().equalsIgnoreCase(unit)
                || candidate.path().equalsIgnoreCase(unit);
    }

    private void printLabel(List<SourceFormats> sources, TextOutput out) throws IOException {
        SourceFormats found = null;
        for (SourceFormats source : sources) {
            boolean hasIt =
                    source.formats().stream()
                            .anyMatch(f -> f.label() == label && isWanted(f.unit()));
            if (hasIt && found != null) {
                throw new FormworkException(
                        IoStatus.NO_SUCH_FORMAT,
                        "found FORMAT "
                                + label
                                + " in "
                                + found.name()
                                + " and in "
                                + source.name()
                                + "; expected it in one of them");
            }
            found = hasIt ? source : found;
        }
        SourceFormats source = found == null ? sources.get(0) : found;
        FormatStatement format = unit == null ? source.format(label) : source.format(unit, label);
        if (format.fault() != null) {
            report(source, format.fault());
            return;
        }
        out.put(format.text().getBytes(StandardCharsets.ISO_8859_1));
        out.endLine();
    }

    private void report(SourceFormats source) {
        for (SourceRemark remark : source.remarks()) {
            streams.err().println(source.name() + ":" + remark.line() + ": " + remark.text());
        }
        for (FormatStatement format : source.formats()) {
            if (format.fault() != null && isWanted(format.unit())) {
                report(source, format.fault());
            }
        }
        for (TransferStatement statement : source.statements()) {
            if (statement.format().fault() != null && isWanted(statement.unit())) {
                report(source, statement.format().fault());
            }
        }
    }

    private void report(SourceFormats source, FormatFault fault) {
        isWrong = true;
        streams.err()
                .println(
                        source.name()
                                + ":"
                                + fault.line()
                                + ":"
                                + fault.column()
                                + ": "
                                + fault.message());
        fault.picture().lines().forEach(line -> streams.err().println("  " + line));
    }
}
