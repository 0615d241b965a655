package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

final class CheckCommandTest {
    @Test
    void goesOnAfterABadField() {
        CommandRun run =
                CommandRun.withInput(
                        "    1  2.5\n    x  3.5\n    y  4.z\n", "check", "(I5,F5.1)", "-");
        List<String> lines = run.out().lines().toList();
        assertEquals(ExitCode.WRONG, run.status());
        assertEquals(4, lines.size(), run.out());
        assertTrue(
                lines.get(0).startsWith("standard input:2, columns 1-5: found \"    x\"; expected"),
                run.out());
        assertTrue(lines.get(1).startsWith("standard input:3, columns 1-5: "), run.out());
        assertTrue(lines.get(2).startsWith("standard input:3, columns 6-10: "), run.out());
        assertEquals("3 bad fields in 3 rows of 6 fields", lines.get(3));
    }

    @Test
    void showsTheFirstTwentyAndCountsAll() {
        CommandRun run = CommandRun.withInput("x\n".repeat(25), "check", "(I1)", "-");
        List<String> lines = run.out().lines().toList();
        assertEquals(21, lines.size());
        assertEquals("25 bad fields in 25 rows of 25 fields", lines.get(20));
    }

    @Test
    void isContentWithAGoodFile() {
        CommandRun run = CommandRun.withInput("title\n1 2\n", "check", "(2I2)", "-", "--skip=1");
        assertEquals("no bad field in 1 row of 2 fields\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void findsIntegersBeyondTheTypeAskedFor() {
        CommandRun run = CommandRun.withInput("  300\n", "check", "(I5)", "-", "--types=i1");
        assertEquals(ExitCode.WRONG, run.status());
    }
}
