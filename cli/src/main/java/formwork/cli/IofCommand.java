package formwork.cli;

import formwork.cli.iof.Compiler;
import formwork.cli.iof.IofJson;
import formwork.cli.iof.IofPlan;
import formwork.cli.iof.IofPlot;
import formwork.cli.iof.IofReport;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code formwork iof}: how fast arrays are written and read, beside compilers' programs. */
@Command(
        name = "iof",
        mixinStandardHelpOptions = true,
        description = "Measures formatted output and input of whole arrays.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  formwork iof --elements 1000000 --repeat 3",
            "  formwork iof --against gfortran --against flang --json iof.json --plot iof.svg",
            "",
            "Writes and reads INTEGER*4 by (8I12), REAL*4 by (4E16.7), REAL*8 by (4D24.15), COMPLEX*8 by",
            "(4E16.7) and COMPLEX*16 by (4D24.15). A compiler's program does the same in turn; the files",
            "are compared, and the exit status is 1 if one differs."
        })
final class IofCommand implements Callable<Integer> {
    /** The parts of a COMPLEX array of more elements do not fit a Java array. */
    private static final int MOST_ELEMENTS = 500_000_000;

    @Option(
            names = "--elements",
            paramLabel = "N",
            defaultValue = "7500000",
            description = "Elements of each type (7,500,000).")
    private int elements;

    @Option(
            names = "--dir",
            paramLabel = "FOLDER",
            description = "Where the files go: a RAM file system if there is one.")
    private Path folder;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "Threads that write and read (1).")
    private int threads;

    @Option(
            names = "--repeat",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often each is done, after the warm-up; best and median count (5).")
    private int repeats;

    @Option(
            names = "--warm-up",
            paramLabel = "SECONDS",
            defaultValue = "2",
            description =
                    "Seconds of each type before, without work for the JIT; at most tenfold (2).")
    private double warmUpSeconds;

    @Option(names = "--json", paramLabel = "FILE", description = "Write the results here as JSON.")
    private Path json;

    @Option(names = "--plot", paramLabel = "FILE.svg", description = "Write bars by type here.")
    private Path plot;

    @Option(
            names = "--against",
            paramLabel = "gfortran|flang",
            description = "Have this compiler's program do the same; may be given twice.")
    private List<Compiler> opponents = List.of();

    private final Streams streams;

    IofCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        checkRange("--elements", elements, MOST_ELEMENTS);
        checkRange("--threads", threads, 1024);
        checkRange("--repeat", repeats, 1_000_000);
        Path where = folder == null ? IofPlan.defaultFolder() : folder;
        if (!Files.isDirectory(where)) {
            throw new UsageException("--dir: found \"" + where + "\"; expected a folder");
        }
        OutputPlace.requirePicture("--plot", plot);
        OutputPlace.require("--json", json);
        IofPlan plan =
                new IofPlan(
                        elements,
                        where,
                        threads,
                        repeats,
                        warmUpSeconds,
                        opponents.stream().distinct().toList());
        PrintStream out =
                new PrintStream(
                        new StandardOutput(streams.out()), true, StandardCharsets.ISO_8859_1);
        IofReport report = IofReport.of(plan, out::println);
        if (json != null) {
            IofJson.write(report, json);
        }
        if (plot != null) {
            IofPlot.write(report, plot);
        }
        return report.differences() == 0 ? ExitCode.OK : ExitCode.WRONG;
    }

    private static void checkRange(String name, int value, int most) {
        if (value < 1 || value > most) {
            throw new UsageException(name + ": found " + value + "; expected 1 to " + most);
        }
    }
}
