package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RecordsCommandTest {
    @TempDir private Path folder;

    private Path file(String hex) throws IOException {
        return Files.write(folder.resolve("a.bin"), HexFormat.of().parseHex(hex));
    }

    @Test
    void listsRecordsAndFindsTheirForm() throws IOException {
        String bytes = "00000004" + "61626364" + "00000004" + "0000000000000000";
        CommandRun run = CommandRun.of("records", file(bytes).toString());
        assertEquals(
                """
                  record           byte         length
                       1              0              4
                       2             12              0
                2 records, 4 bytes of values, 4-byte markers, big-endian
                """,
                run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void saysWhichRecordIsInSubrecords() throws IOException {
        String bytes = "feffffff" + "6162" + "02000000" + "01000000" + "63" + "ffffffff";
        CommandRun run = CommandRun.of("records", file(bytes).toString());
        assertTrue(run.out().contains("0              3 in 2 subrecords\n"), run.out());
    }

    @Test
    void saysAtWhichByteAMarkerIsBroken() throws IOException {
        Path path = file("04000000616263640400000009000000");
        CommandRun run = CommandRun.of("records", path.toString());
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.out().contains("       1              0              4\n"), run.out());
        assertEquals(
                "formwork: "
                        + path
                        + ", byte 12: found a record of 9 bytes; expected at most the 0 before a"
                        + " second marker\n",
                run.err());
    }

    @Test
    void takesTheFormThatItIsGiven() throws IOException {
        String path = file("0000000000000001" + "61" + "0000000000000001").toString();
        CommandRun run = CommandRun.of("records", "--markers=8", "--order=big", path);
        assertTrue(run.out().endsWith("1 record, 1 bytes of values, 8-byte markers, big-endian\n"));
        assertEquals(ExitCode.USAGE, CommandRun.of("records", "--markers=3", path).status());
    }
}
