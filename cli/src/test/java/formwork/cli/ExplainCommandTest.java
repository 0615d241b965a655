package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExplainCommandTest {
    @Test
    void rulesTheRecordAndNamesEachField() {
        CommandRun run =
                CommandRun.withInput("   42   3.142  abcd\n", "explain", "(I5,F8.3,2X,A4)", "-");
        assertEquals(
                """
                standard input, record 1

                            10
                    1234567890123456789
                       42   3.142  abcd
                    1111122222222  3333

                field  columns    descriptor  read from it
                    1  1-5        I5          42
                    2  6-13       F8.3        3.142
                    3  16-19      A4          "abcd"
                """,
                run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "(F6.2)|  3142|field 1: no point in it, so its last 2 digits are the fraction",
                "(2P,F5.1,F5.1)|  1.5  2.5|field 2: 2P stands further ahead and still holds",
                "(I5)|1 2 3|field 1: the blanks in it are left out (BN)",
                "(BZ,I5)|1 2 3|field 1: the blanks in it are zeros (BZ)",
                "(2I3)|  1   |field 2: blank, which is 0",
                "(F5.1)|*****|field 1: asterisks: the field was too narrow",
                "(2I3)|  1|field 2: the record ends before it",
                "(2I3)|  1 2|field 2: the record ends inside it: 2 of 3 columns",
                "(I5,T1,A2)|12345|field 2: reads columns of field 1 again",
                "(I3,1X,I1)|  1x2yz|record 1: no field reads column 4, \"x\"",
                "(I3,1X,I1)|  1x2yz|record 1: no field reads columns 6-7, \"yz\"",
                "(I3)|  x|field 1: found \"  x\"; expected",
                "(I3,'=',I1)|  1=2|a character constant: READ refuses this format",
                "(I3 I1)|  12|not standard: format column",
            })
    void warns(String format, String record, String warning) {
        CommandRun run = CommandRun.withInput(record + "\n", "explain", format, "-");
        assertTrue(run.out().contains("\nwarnings:\n"), run.out() + run.err());
        assertTrue(run.out().contains("  " + warning), run.out());
    }

    @Test
    void makesUpARecordThatFitsTheFormat() {
        CommandRun run = CommandRun.of("explain", "(I5,F8.3,2X,A4,L2,1P,E12.4,I1,Z4,*(I3))");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertTrue(run.out().startsWith("made-up file, record 1\n"), run.out());
        assertTrue(run.out().contains("I5          -1234\n"), run.out());
        assertTrue(!run.out().contains("error"), run.out());
    }

    @Test
    void explainsTheRecordAfterTheOnesLeftOut() {
        CommandRun run = CommandRun.withInput("title\n  7\n", "explain", "(I3)", "-", "--skip=1");
        assertTrue(run.out().contains("I3          7\n"), run.out());
    }

    @Test
    void saysThatThereIsNoRecord() {
        CommandRun run = CommandRun.withInput("", "explain", "(I3)", "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertEquals("formwork: standard input: found its end; expected record 1\n", run.err());
    }

    @Test
    void namesTheRecordOfEachFieldWhereThereAreSeveral() {
        CommandRun run = CommandRun.withInput("1\n2\n", "explain", "(I1/I1)", "-");
        assertTrue(run.out().contains("    2  2:1        I1          2\n"), run.out());
    }
}
