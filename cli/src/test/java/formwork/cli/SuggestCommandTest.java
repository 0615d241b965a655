package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class SuggestCommandTest {
    private static final String POINTS =
            """
                1   0.500 -12.250
               12 100.125   7.000
              345-999.000   0.125
            """;

    @Test
    void printsTheFormatAndWhatSpeaksForIt() {
        CommandRun run = CommandRun.withInput(POINTS, "suggest", "-");
        assertEquals(
                """
                standard input: 3 lines
                format: (I5,2F8.3)
                confidence: high; it reads 3 of 3 lines
                  1-5       I5       digits without a point; ends in column 5
                  6-13      F8.3     the point in column 10; ends in column 13
                  14-21     F8.3     the point in column 18; ends in column 21
                """,
                run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void putsACaretUnderWhatDoesNotFit() {
        CommandRun run = CommandRun.withInput(POINTS + "  346   0.250********\n", "suggest", "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(
                run.out()
                        .endsWith(
                                """
                                not read: line 4, column 14: found "********"; expected a real for F8.3
                                    346   0.250********
                                               ^
                                """),
                run.out());
    }

    @Test
    void saysFirstThatTheKindIsKnown() {
        CommandRun run = CommandRun.withInput(RoundtripCommandTest.MATRIX, "suggest", "-");
        assertTrue(
                run.out()
                        .startsWith(
                                "standard input: is a Harwell-Boeing matrix, a kind that is known"),
                run.out());
    }

    @Test
    void saysItInJsonAndOfFewerLines() {
        CommandRun run =
                CommandRun.withInput(POINTS + "text\n", "suggest", "--json", "--sample", "3", "-");
        assertTrue(
                run.out()
                        .startsWith(
                                "{\"file\":\"-\",\"kind\":null,\"lines\":3,\"notes\":[],"
                                        + "\"formats\":[{\"format\":\"(I5,2F8.3)\",\"what\":\"\","
                                        + "\"confidence\":\"high\",\"lines\":3,\"fits\":3,"),
                run.out());
        assertEquals(ExitCode.USAGE, CommandRun.of("suggest", "--sample", "0", "-").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("suggest").status());
    }
}
