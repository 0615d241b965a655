package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands that take long say before they begin that what they end in cannot be written. */
final class OutputPlaceTest {
    @TempDir private Path folder;

    /** None of these commands would end within the time of a test. */
    private static final List<String> PICTURES =
            List.of(
                    "iof --elements=200000000 --repeat=1000000",
                    "stream --repeat=1000000",
                    "switches --study",
                    "graph500 --scale=18 --roots=65536");

    private void assertRefused(int status, String message, String command, String option)
            throws IOException {
        List<String> before = names();
        List<String> arguments = new ArrayList<>(Arrays.asList(command.split(" ")));
        arguments.add(option);
        CommandRun run = CommandRun.of(arguments.toArray(new String[0]));
        assertEquals("formwork: " + message + "\n", run.err(), command);
        assertEquals(status, run.status(), command);
        assertEquals("", run.out(), command);
        assertEquals(before, names(), command);
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/plot", "/p.SVG", "/folder.svg"})
    void picturesAreFilesWithTheirEnding(String name) throws IOException {
        Files.createDirectory(folder.resolve("folder.svg"));
        String plot = folder + name;
        for (String command : PICTURES) {
            assertRefused(
                    ExitCode.USAGE,
                    "--plot: found " + plot + "; expected a file, FILE.svg",
                    command,
                    "--plot=" + plot);
        }
        for (String command : PICTURES) {
            assertRefused(
                    ExitCode.USAGE,
                    "--plot: found /; expected a file, FILE.svg",
                    command,
                    "--plot=/");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"stream -nodes", "switches -latency", "graph500 -levels"})
    void soIsTheSecondPicture(String row) throws IOException {
        String command = row.substring(0, row.indexOf(' '));
        String ending = row.substring(row.indexOf(' ') + 1);
        Path other = Files.createDirectory(folder.resolve("plot" + ending + ".svg"));
        for (String line : PICTURES) {
            if (line.startsWith(command)) {
                assertRefused(
                        ExitCode.USAGE,
                        "--plot: found " + other + "; expected a file, FILE.svg",
                        line,
                        "--plot=" + folder.resolve("plot.svg"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "iof --elements=200000000 --plot",
                "iof --elements=200000000 --json",
                "stream --repeat=1000000 --plot",
                "switches --study --plot",
                "switches --study --ports",
                "switches --study --save",
                "graph500 --scale=18 --roots=65536 --plot",
                "graph500 --scale=18 --roots=65536 --dump"
            })
    void theirFolderIsThereAndTakesThem(String row) throws IOException {
        int end = row.lastIndexOf(' ');
        String command = row.substring(0, end);
        String option = row.substring(end + 1);
        Path none = folder.resolve("none");
        assertRefused(
                ExitCode.USAGE,
                option + ": found no directory " + none + "; expected one",
                command,
                option + "=" + none.resolve("plot.svg"));
        Path device = Path.of("/proc/plot.svg"); // root, too, makes no files there
        if (Files.isDirectory(device.getParent())) {
            assertRefused(
                    ExitCode.WRONG, device + ": no such file", command, option + "=" + device);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"iof --json", "switches --ports", "switches --save", "graph500 --dump"})
    void othersAreNoDirectories(String row) throws IOException {
        int end = row.lastIndexOf(' ');
        String option = row.substring(end + 1);
        String command = row.substring(0, end) + (row.startsWith("graph500") ? " --scale=18" : "");
        assertRefused(
                ExitCode.USAGE,
                option + ": found directory " + folder + "; expected a file",
                command,
                option + "=" + folder);
    }

    /** What is there stays as it is until there is something to be written. */
    @ParameterizedTest
    @ValueSource(strings = {"p.svg"})
    void leavesWhatIsThere(String name) throws IOException {
        Path plot = Files.writeString(folder.resolve(name), "before");
        OutputPlace.requirePicture("--plot", plot);
        assertEquals("before", Files.readString(plot));
        Path other = folder.resolve("q.svg");
        OutputPlace.requirePicture("--plot", other);
        assertFalse(Files.exists(other));
        OutputPlace.require("--dump", Path.of("/dev/null"));
        assertTrue(Files.exists(plot));
    }
}
