package formwork.cli;

import formwork.CarriageControl;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork asa}: a file with carriage control in column 1 to what it would look like. */
@Command(
        name = "asa",
        mixinStandardHelpOptions = true,
        description = "Does what the first character of each line says: ASA carriage control.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork asa listing.txt | lpr",
            "  formwork asa --to text listing.txt -o listing.out",
            "",
            "Blank: a new line. 0: a blank line before. -: two of them. 1: a new page.",
            "+: over the line before; to text, its characters replace those below them."
        })
final class AsaCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "FILE",
            description = "The file, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    @Option(
            names = "--to",
            paramLabel = "DEVICE",
            defaultValue = "printer",
            description = "printer, which overprints by carriage returns (default), or text.")
    private CarriageControl device;

    @Mixin private OutputFile output;

    private final Streams streams;

    AsaCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        try (OutputStream out = output.open(streams)) {
            device.convert(InputFile.shownName(file), InputFile.stream(file, streams), out);
        }
        return ExitCode.OK;
    }
}
