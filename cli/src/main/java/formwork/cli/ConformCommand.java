package formwork.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Dialect;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code formwork conform}: cases that compilers answered, asked again here. */
@Command(
        name = "conform",
        mixinStandardHelpOptions = true,
        description = "Compares this runtime with what a compiler answered.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork conform cases.jsonl.gz",
            "  formwork conform cases.jsonl more.jsonl --as flang",
            "",
            "A case is a JSON object a line: id, op, fmt, items, and input for a read; the answers stand",
            "under gfortran and flang. Prints each case that differs, with both answers, and counts.",
            "\"Taken\" are those that the compiler refuses, the other one does not, and this runtime",
            "answers as that other one. Left out are cases without an answer."
        })
final class ConformCommand implements Callable<Integer> {
    @Parameters(
            arity = "1..*",
            paramLabel = "CASES.jsonl",
            description = "Files of cases, unpacked if the name ends in .gz; - is standard input.")
    private List<String> files;

    @Option(
            names = "--as",
            paramLabel = "gfortran|flang",
            defaultValue = "GFORTRAN",
            description = "The compiler whose answers are compared (gfortran).")
    private Dialect dialect;

    private final Streams streams;
    private long same;
    private long taken;
    private long different;

    ConformCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        CaseComparison comparison = new CaseComparison(dialect);
        String compiler = comparison.compiler();
        try (TextOutput out = TextOutput.standard(streams)) {
            for (String file : files) {
                compareAll(file, comparison, out);
            }
            out.line(
                    String.format(
                            Locale.ROOT,
                            "%,d of %,d as %s, %,d taken that %s refuses, %,d differ",
                            same,
                            same + taken + different,
                            compiler,
                            taken,
                            compiler,
                            different));
        }
        return different == 0 ? ExitCode.OK : ExitCode.WRONG;
    }

    private void compareAll(String file, CaseComparison comparison, TextOutput out)
            throws IOException {
        try (InputStream stream = InputFile.stream(file, streams);
                JsonParser json = new JsonFactory().createParser(stream)) {
            CompilerCase question = CompilerCase.next(json);
            while (question != null) {
                compare(question, comparison, out);
                question = CompilerCase.next(json);
            }
        } catch (JsonProcessingException e) {
            throw new FormworkException(
                    IoStatus.BAD_SHAPE,
                    InputFile.shownName(file)
                            + ", line "
                            + e.getLocation().getLineNr()
                            + ", column "
                            + e.getLocation().getColumnNr()
                            + ": found "
                            + e.getOriginalMessage()
                            + "; expected a case in JSON",
                    e);
        }
    }

    private void compare(CompilerCase question, CaseComparison comparison, TextOutput out)
            throws IOException {
        switch (comparison.of(question)) {
            case SAME -> same++;
            case TAKEN -> taken++;
            case DIFFERENT -> {
                different++;
                out.line(question.toString());
                out.line(
                        String.format(
                                "  %-9s %s", comparison.compiler(), comparison.expected(question)));
                out.line(String.format("  %-9s %s", "formwork", comparison.answer()));
            }
            case LEFT_OUT -> {}
        }
    }
}
