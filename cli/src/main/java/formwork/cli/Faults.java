package formwork.cli;

import formwork.error.FieldException;
import formwork.error.FormatException;
import formwork.error.FormworkException;
import formwork.error.Quoted;
import formwork.kernels.search.BrokenTree;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** Turns what a command throws into a line on standard error and an exit status. */
final class Faults {
    private Faults() {}

    /** Makes {@code line} and its subcommands report to {@code streams}. */
    static void install(CommandLine line, Streams streams) {
        line.setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8));
        line.setParameterExceptionHandler((e, arguments) -> usage(e));
        line.setExecutionExceptionHandler((e, command, result) -> report(e, streams.err()));
    }

    private static int usage(ParameterException e) {
        CommandLine command = e.getCommandLine();
        PrintWriter err = command.getErr();
        String name = command.getCommandSpec().qualifiedName();
        err.println("formwork: " + oneLine(e.getMessage()));
        if (!CommandLine.UnmatchedArgumentException.printSuggestions(e, err)) {
            err.println("formwork: see " + name + " --help");
        }
        return ExitCode.USAGE;
    }

    /** Prints {@code e} and returns the exit status that stands for it. */
    static int report(Exception e, PrintStream err) {
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof ClosedPipeException) {
                return ExitCode.OK;
            }
        }
        if (e instanceof UsageException) {
            err.println("formwork: " + oneLine(e.getMessage()));
            return ExitCode.USAGE;
        }
        if (e instanceof UncheckedIOException unchecked) {
            return report(unchecked.getCause(), err);
        }
        if (e instanceof IOException io) {
            err.println("formwork: " + systemFault(io));
            return ExitCode.WRONG;
        }
        if (e instanceof BrokenTree) {
            err.println("formwork: " + oneLine(e.getMessage()));
            return ExitCode.WRONG;
        }
        if (e instanceof FormworkException) {
            err.println("formwork: " + oneLine(e.getMessage()));
            if (e instanceof FormatException format) {
                format.picture().lines().forEach(line -> err.println("  " + line));
            }
            return ExitCode.WRONG;
        }
        err.println("formwork: a fault of its own, please report it:");
        e.printStackTrace(err);
        return ExitCode.WRONG;
    }

    /** Says that memory is used up and returns the exit status that stands for it. */
    static int report(OutOfMemoryError e, PrintStream err) {
        String message = String.valueOf(e.getMessage());
        if (message.contains("; expected ")) { // our own, beside the heap, as -Xmx is not
            err.println("formwork: memory: " + oneLine(message));
            return ExitCode.WRONG;
        }
        long mebibytes = Runtime.getRuntime().maxMemory() >> 20;
        err.println(
                "formwork: memory: found no more than "
                        + mebibytes
                        + " MiB ("
                        + oneLine(message)
                        + "); expected more, as -Xmx in FORMWORK_JAVA_OPTS gives it");
        return ExitCode.WRONG;
    }

    /** What is wrong with a field, without where it is. */
    static String withoutPlace(FieldException e) {
        byte[] found = e.found();
        String message = e.getMessage();
        return message.substring(
                message.indexOf("found " + Quoted.bytes(found, 0, found.length) + "; expected"));
    }

    private static String systemFault(IOException e) {
        if (e instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file";
        }
        if (e instanceof FileSystemException file && file.getFile() != null) {
            return file.getFile() + ": " + oneLine(reason(file));
        }
        if (e instanceof FileNotFoundException || e.getMessage() != null) {
            return oneLine(e.getMessage());
        }
        return e.toString();
    }

    /** What is wrong with a file, where the system often says no more than its name. */
    static String reason(FileSystemException e) {
        if (e.getReason() != null) {
            return e.getReason();
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NoSuchFileException) {
            return "no such file";
        }
        return e.getClass().getSimpleName().replace("Exception", "");
    }

    private static String oneLine(String message) {
        return String.valueOf(message).replaceAll("\\s*\\R\\s*", " ");
    }
}
