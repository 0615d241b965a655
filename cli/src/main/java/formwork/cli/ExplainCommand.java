package formwork.cli;

import formwork.Format;
import formwork.Unit;
import formwork.error.FormatException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code formwork explain}: which columns each descriptor of a format reads, and what from them.
 */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        description = "Shows which columns each edit descriptor reads, and warns of surprises.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork explain '(I5,F8.3,2X,A4)'               over a record made up for it",
            "  formwork explain '(A10,2F12.8,F6.2)' stars.dat   over the first record",
            "  formwork explain '(A10,2F12.8,F6.2)' stars.dat --skip 99"
        })
final class ExplainCommand implements Callable<Integer> {
    @Mixin private FormatOptions options;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "FILE",
            description =
                    "The file to read, unpacked if its name ends in .gz; - is standard input.")
    private String file;

    @Option(
            names = "--skip",
            paramLabel = "N",
            defaultValue = "0",
            description = "Leave out the first N records, such as a heading.")
    private long skip;

    private final Streams streams;

    ExplainCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        Format format = options.format();
        InputOptions.natural("--skip", skip);
        boolean hasLiterals = Literals.isIn(format.list());
        Format reading = hasLiterals ? Format.of(Literals.passedOver(format.list())) : format;
        try (Unit unit = unit(format);
                TextOutput out = TextOutput.standard(streams)) {
            Explanation explanation = new Explanation(unit, reading, skip);
            if (!explanation.hasRecord()) {
                throw new FormworkException(
                        IoStatus.END_OF_FILE,
                        unit.name() + ": found its end; expected record " + (skip + 1));
            }
            if (hasLiterals) {
                explanation.warn(
                        "a character constant: READ refuses this format; here its columns are"
                                + " passed over");
            }
            FormatException fault = strictFault(format.toString());
            if (fault != null) {
                explanation.warn("not standard: " + fault.getMessage());
            }
            explanation.print(out);
        }
        return ExitCode.OK;
    }

    private Unit unit(Format format) throws IOException {
        if (file != null) {
            return InputFile.unit(file, streams, options.unitOptions());
        }
        return Unit.reading(
                "made-up file",
                new ByteArrayInputStream(MadeUpRecord.of(format, options.unitOptions())),
                options.unitOptions());
    }

    private static FormatException strictFault(String text) {
        try {
            Format.strict(text);
            return null;
        } catch (FormatException e) {
            return e;
        }
    }
}
