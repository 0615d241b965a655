package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NmlCommandTest {
    private static final String FILE =
            """
            ! a comment
            &Run
              n = 3, x(0) = 1.5, 2*2. ! more
              s='it''s' z=(1,2) on=T
              w(2)%y = inf
            /
            &b /
            """;

    @Test
    void showsGroupsInOneStyle() {
        CommandRun run = CommandRun.withInput(FILE, "nml", "-");
        assertEquals(
                """
                &run
                  n = 3
                  x(0) = 1.5, 2*2.
                  s = 'it''s'
                  z = (1,2)
                  on = T
                  w(2)%y = inf
                /

                &b
                /
                """,
                run.out());
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertEquals("&b\n/\n", CommandRun.withInput(FILE, "nml", "-", "B").out());
    }

    @Test
    void showsValuesALineEach() {
        assertEquals("3\n", CommandRun.withInput(FILE, "nml", "-", "run.n").out());
        assertEquals("it's\n", CommandRun.withInput(FILE, "nml", "-", "run.s").out());
        assertEquals("2\n", CommandRun.withInput(FILE, "nml", "-", "run.x(1)").out());
        assertEquals(
                "(0)\t1.5\n(0)\t2\n(0)\t2\n",
                CommandRun.withInput(FILE, "nml", "-", "run.x").out());
        CommandRun none = CommandRun.withInput(FILE, "nml", "-", "run.q");
        assertEquals(ExitCode.WRONG, none.status());
        assertEquals(
                "formwork: standard input: found no value of q in group run; expected one\n",
                none.err());
    }

    @Test
    void writesJson() {
        assertEquals(
                "{\"run\":{\"n\":3,\"x\":{\"(0)\":[1.5,2,2]},\"s\":\"it's\",\"z\":[1,2],\"on\":true,"
                        + "\"w\":{\"(2)\":{\"y\":\"Infinity\"}}},\"b\":{}}\n",
                CommandRun.withInput(FILE, "nml", "-", "--to=json").out());
        assertEquals("3\n", CommandRun.withInput(FILE, "nml", "-", "run.n", "--to", "json").out());
    }

    @Test
    void changesValuesAndNothingElse() {
        CommandRun run =
                CommandRun.withInput(
                        FILE, "nml", "-", "run", "--set", "n=4", "--set=x(1)=7", "--set", "s=new");
        assertEquals(
                FILE.replace("n = 3", "n = 4").replace("2*2.", "7, 2.").replace("'it''s'", "'new'"),
                run.out());
        CommandRun other = CommandRun.withInput(FILE, "nml", "-", "--set", "b.k = 1");
        assertEquals(FILE.replace("&b /", "&b k = 1 /"), other.out());
    }

    @Test
    void changesAFileInItsPlace(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.nml"), FILE);
        CommandRun run = CommandRun.of("nml", file.toString(), "run", "--set", "n=4", "-i");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertEquals(FILE.replace("n = 3", "n = 4"), Files.readString(file));
        try (var files = Files.list(folder)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    @Test
    void keepsTheModeOfAFileAndASymbolicLink(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a.nml"), FILE);
        assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"), "no modes here");
        Set<PosixFilePermission> modes = PosixFilePermissions.fromString("rw-r-----");
        Files.setPosixFilePermissions(file, modes);
        Path link = Files.createSymbolicLink(folder.resolve("link.nml"), file);
        CommandRun run = CommandRun.of("nml", link.toString(), "run", "--set", "n=4", "-i");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertEquals(modes, Files.getPosixFilePermissions(file));
        assertEquals(file, Files.readSymbolicLink(link));
        assertEquals(FILE.replace("n = 3", "n = 4"), Files.readString(file));
    }

    @Test
    void showsAssignmentsOfOneNameInTheirOrder() {
        String text = "&g b(:,:)=1,2,3 b(1,1)=9 c(2:3)='XY' v%x=1 v=5,2.5 n= /";
        assertEquals(
                """
                &g
                  b(:,:) = 1, 2, 3
                  b(1,1) = 9
                  c(2:3) = 'XY'
                  v%x = 1
                  v = 5, 2.5
                /
                """,
                CommandRun.withInput(text, "nml", "-").out());
        assertEquals(
                "{\"b\":{\"(:,:)\":[1,2,3],\"(1,1)\":9},\"c\":{\"(2:3)\":\"XY\"},"
                        + "\"v\":{\"x\":1,\"\":[5,2.5]},\"n\":null}\n",
                CommandRun.withInput(text, "nml", "-", "g", "--to=json").out());
    }

    @Test
    void refusesWhatIsWrong() {
        assertEquals(
                ExitCode.USAGE, CommandRun.withInput(FILE, "nml", "-", "--set", "n=4").status());
        assertEquals(ExitCode.USAGE, CommandRun.withInput(FILE, "nml", "-", "-i").status());
        CommandRun open = CommandRun.withInput("&a x=1\n&b y=2 /\n", "nml", "-");
        assertEquals(ExitCode.WRONG, open.status());
        assertTrue(open.err().contains("record 2, column 1: found \"&b\""), open.err());
        CommandRun lenient = CommandRun.withInput("&a x=1 x=2 /", "nml", "-", "a.x", "--lenient");
        assertEquals("2\n", lenient.out());
        assertTrue(lenient.err().startsWith("formwork: warning: "), lenient.err());
    }
}
