package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FormatsCommandTest {
    private static final String PROGRAM =
            """
                  PROGRAM MAIN
                  WRITE(6,10) N
               10 FORMAT('N =',
                 1       I5)
                  PRINT '(I3)', N
                  END
                  SUBROUTINE SUB
               10 FORMAT(F9.)
                  END
            """;

    @TempDir private Path folder;

    private String program(String text) throws IOException {
        return Files.writeString(folder.resolve("prog.f"), text).toString();
    }

    private String good() throws IOException {
        return program(PROGRAM.replace("F9.", "F9.2"));
    }

    @Test
    void listsFormatsAndWhereTheyAreUsed() throws IOException {
        CommandRun run = CommandRun.of("formats", good());
        assertEquals("", run.err());
        assertEquals(
                """
                place     unit  label  format                 used on lines
                prog.f:3  MAIN  10     ('N =',       I5)      2
                prog.f:5  MAIN  print  (I3)                   5
                prog.f:8  SUB   10     (F9.2)                 none
                """
                        .replaceAll(" +", " "),
                run.out().replace(folder + "/", "").replaceAll(" +", " "));
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void showsWrongFormatsWithACaret() throws IOException {
        String file = program(PROGRAM);
        CommandRun run = CommandRun.of("formats", file, "--unit", "sub");
        assertEquals(
                file
                        + """
                        :8:17: found ")"; expected digits after "." of an F edit descriptor
                             10 FORMAT(F9.)
                                          ^
                        """,
                run.err());
        assertEquals(ExitCode.WRONG, run.status());
    }

    @Test
    void printsTheTextOfOneLabel() throws IOException {
        CommandRun run = CommandRun.of("formats", good(), "--label", "10", "--unit", "Sub");
        assertEquals("(F9.2)\n", run.out());
        CommandRun several = CommandRun.of("formats", good(), "--label", "10");
        assertTrue(several.err().contains("found FORMAT 10 2 times"), several.err());
        assertEquals(ExitCode.WRONG, several.status());
    }

    @Test
    void printsJson() throws IOException {
        CommandRun run = CommandRun.of("formats", good(), "--json", "--unit", "SUB");
        assertTrue(
                run.out()
                        .contains(
                                "\"formats\":[{\"unit\":\"SUB\",\"label\":10,\"firstLine\":8,"
                                        + "\"lastLine\":8,\"text\":\"(F9.2)\",\"usedOnLines\":[]}]"),
                run.out());
    }

    @Test
    void readsStandardInputInTheFormThatIsAskedFor() {
        CommandRun run =
                CommandRun.withInput(
                        "10 format(i5)\nend\n", "formats", "-", "--form", "free", "--label", "10");
        assertEquals("(i5)\n", run.out());
    }

    @Test
    void remarksWhatIsNoProgram() {
        CommandRun run = CommandRun.withInput("hello\n", "formats", "-");
        assertTrue(run.err().startsWith("standard input:1: found no FORMAT"), run.err());
        assertEquals(ExitCode.OK, run.status());
    }
}
