package formwork.cli;

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
                spec.commandLine(), "found no command; expected one of the commands below");
    }

    /** Runs the command with {@code arguments} and returns its exit status. */
    static int run(Streams streams, String... arguments) {
        return commandLine(streams).execute(arguments);
    }

    static CommandLine commandLine(Streams streams) {
        CommandLine line = new CommandLine(new FormworkCommand());
        line.addSubcommand(new PrintCommand(streams));
        line.addSubcommand(new ReadCommand(streams));
        line.addSubcommand(new WriteCommand(streams));
        line.addSubcommand(new ExplainCommand(streams));
        line.addSubcommand(new CheckCommand(streams));
        line.addSubcommand(new ConformCommand(streams));
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.setUsageHelpWidth(HELP_COLUMNS);
        // What follows the format of print are values, -1.5 among them.
        line.getSubcommands().get("print").setStopAtPositional(true);
        Faults.install(line, streams);
        return line;
    }
}
