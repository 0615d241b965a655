package formwork.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command without a subcommand: help, and what all subcommands share. */
@Command(
        name = "formwork",
        mixinStandardHelpOptions = true,
        version = "formwork 0.1.0",
        synopsisSubcommandLabel = "COMMAND",
        description = "Fortran's formatted input and output, from the shell.",
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:all went well",
            "1:the data or the format is wrong, or the system failed",
            "2:the command line is wrong"
        },
        footer = {"", "Each COMMAND has a --help of its own, with examples."})
final class FormworkCommand implements Runnable {
    private static final int HELP_COLUMNS = 100;

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "found no command; expected one that --help lists");
    }

    /** Runs the command with {@code arguments} and returns its exit status. */
    static int run(Streams streams, String... arguments) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("print", () -> new PrintCommand(streams));
        commands.put("read", () -> new ReadCommand(streams));
        commands.put("write", () -> new WriteCommand(streams));
        commands.put("explain", () -> new ExplainCommand(streams));
        commands.put("check", () -> new CheckCommand(streams));
        commands.put("records", () -> new RecordsCommand(streams));
        commands.put("formats", () -> new FormatsCommand(streams));
        commands.put("asa", () -> new AsaCommand(streams));
        commands.put("conform", () -> new ConformCommand(streams));
        commands.put("nml", () -> new NmlCommand(streams));
        commands.put("info", () -> new InfoCommand(streams));
        commands.put("convert", () -> new ConvertCommand(streams));
        commands.put("suggest", () -> new SuggestCommand(streams));
        commands.put("roundtrip", () -> new RoundtripCommand(streams));
        commands.put("iof", () -> new IofCommand(streams));
        commands.put("solve", () -> new SolveCommand(streams));
        commands.put("topology", () -> new TopologyCommand(streams));
        commands.put("switches", () -> new SwitchesCommand(streams));
        commands.put("stream", () -> new StreamCommand(streams));
        commands.put("graph500", () -> new Graph500Command(streams));
        commands.put("graph", () -> new GraphCommand(streams));
        if (arguments.length > 0 && commands.containsKey(arguments[0])) {
            // The others would only make the start slower.
            commands.keySet().retainAll(Set.of(arguments[0]));
        }
        CommandLine line = new CommandLine(new FormworkCommand());
        commands.values().forEach(command -> line.addSubcommand(command.get()));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(HELP_COLUMNS);
        Faults.install(line, streams);
        CommandLine print = line.getSubcommands().get("print");
        if (print != null) {
            print.setStopAtPositional(true); // what follows the format are values, -1.5 among them
        }
        try {
            return line.execute(arguments);
        } catch (OutOfMemoryError e) {
            return Faults.report(e, streams.err());
        }
    }
}
