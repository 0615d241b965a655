package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class InfoCommandTest {
    @TempDir private Path folder;

    private static final String MATRIX =
            """
            A matrix                                                                KEY
                         3             1             1             1             0
            RUA                        2             2             2             0
            (16I5)          (16I5)          (3E26.16)
                1    2    3
                1    2
                0.1000000000000000E+01   -0.2500000000000000E+00
            """;

    @Test
    void saysTheKindWhyTheSizesAndTheFormats() {
        CommandRun run = CommandRun.withInput(MATRIX, "info", "-");
        assertEquals(
                """
                standard input: a Harwell-Boeing matrix
                kind: harwell-boeing
                bytes: 340
                why: line 2: five counts of lines, the last of right-hand sides
                why: line 3: the type "RUA" and 4 sizes
                why: line 4: the formats (16I5) and (16I5)
                title: A matrix
                key: KEY
                type: RUA
                rows: 2
                columns: 2
                entries: 2
                format: (16I5) (line 4, columns 1-16)
                format: (16I5) (line 4, columns 17-32)
                format: (3E26.16) (line 4, columns 33-52)
                """,
                run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void saysItInJson() {
        CommandRun run = CommandRun.withInput(MATRIX, "info", "--json", "-");
        assertTrue(
                run.out()
                        .startsWith(
                                "{\"file\":\"-\",\"bytes\":340,\"kind\":\"harwell-boeing\","
                                        + "\"evidence\":[{\"kind\":\"harwell-boeing\","
                                        + "\"strength\":\"certain\""),
                run.out());
        assertTrue(run.out().contains("\"rows\":2,\"columns\":2"), run.out());
    }

    @Test
    void saysThatItKnowsNoSuchKind() {
        CommandRun run = CommandRun.withInput("1 2 3\n", "info", "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(
                run.out().contains("wrong: standard input: found nothing that a known"), run.out());
        assertEquals(ExitCode.USAGE, CommandRun.of("info", "--as", "x", "-").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("info").status());
        assertTrue(CommandRun.of("info", "--kinds").out().contains("harwell-boeing "));
    }

    @Test
    void listsTheColumnsOfRecords() throws IOException {
        Path file = folder.resolve("a.tle");
        Files.writeString(
                file,
                """
                1 25544U 98067A   08264.51782528 -.00002182  00000-0 -11606-4 0  2927
                2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.72125391563537
                """);
        CommandRun run = CommandRun.of("info", "--columns", file.toString());
        assertTrue(run.out().contains("\ncolumns of elements:\n"), run.out());
        assertTrue(run.out().contains("  inclination: real, F8.4, in degree\n"), run.out());
    }
}
