package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PrintCommandTest {
    @Test
    void writesEachTypeByItsDescriptor() {
        CommandRun run =
                CommandRun.of(
                        "print",
                        "(I5,F8.3,L3,2F6.1,1X,A)",
                        "42",
                        "3.14159",
                        ".true.",
                        "(1,2)",
                        "miles");
        assertEquals("   42   3.142  T   1.0   2.0 miles\n", run.out());
        assertEquals(ExitCode.OK, run.status());
        assertEquals("", run.err());
    }

    @Test
    void beginsARecordWhereTheFormatRevertsAndStopsAtAColon() {
        assertEquals(
                "<1><2>\n<3\n",
                CommandRun.of("print", "(2(\"<\",I0,:,\">\"))", "1", "2", "3").out());
    }

    @Test
    void takesNegativeNumbersForValues() {
        assertEquals(" -1.5 -2.5\n", CommandRun.of("print", "(2F5.1)", "-1.5", "-2.5").out());
    }

    @Test
    void writesBytesThroughUnchanged() {
        CommandRun run = CommandRun.of("print", "(A,'é')", "ü");
        assertEquals("Ã¼Ã©\n", run.out()); // UTF-8, seen as ISO 8859-1
    }

    @Test
    void showsWhereAFormatIsWrong() {
        CommandRun run = CommandRun.of("print", "(I5,F8.)", "1");
        assertEquals(ExitCode.WRONG, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().startsWith("formwork: format column 8: found"), run.err());
        assertTrue(run.err().endsWith("\n  (I5,F8.)\n         ^\n"), run.err());
    }

    @Test
    void saysWhichDescriptorDoesNotTakeAValue() {
        CommandRun run = CommandRun.of("print", "(I5)", "1.5");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("expected an INTEGER"), run.err());
        assertEquals(1, run.err().lines().count());
    }

    @Test
    void refusesAnIntegerBeyondEightBytes() {
        CommandRun run = CommandRun.of("print", "(I5)", "99999999999999999999");
        assertEquals(ExitCode.USAGE, run.status());
        assertTrue(run.err().contains("expected a value of INTEGER*8"), run.err());
    }

    @Test
    void takesTheDialectBeforeTheFormat() {
        assertEquals("1.5\n", CommandRun.of("print", "--as", "flang", "(F3.1)", "1.5").out());
    }

    @Test
    void writesAListAsTheDialectLaysItOut() {
        assertEquals(
                "          42   1.5000000000000000      miles T"
                        + "              (1.0000000000000000,-2.0000000000000000)\n",
                CommandRun.of("print", "*", "42", "1.5", "miles", ".true.", "(1,-2)").out());
        assertEquals(
                " 42 1.5 miles T (1.,-2.)\n",
                CommandRun.of("print", "--as=flang", "*", "42", "1.5", "miles", ".true.", "(1,-2)")
                        .out());
    }
}
