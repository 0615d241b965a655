package formwork.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The entry of the {@code formwork} command. */
public final class Main {
    private Main() {}

    /** Runs the command and ends the JVM with its exit status. */
    public static void main(String[] arguments) {
        PrintStream err =
                new PrintStream(
                        new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8);
        Streams streams =
                new Streams(
                        new FileInputStream(FileDescriptor.in),
                        new FileOutputStream(FileDescriptor.out),
                        err,
                        Boolean.getBoolean("formwork.terminal"));
        System.exit(FormworkCommand.run(streams, arguments));
    }
}
