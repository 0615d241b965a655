package formwork.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReadCommandTest {
    private static final String TABLE = "    1   2.500ab   T\n    2  -0.125c,d  F\n";
    private static final String TABLE_FORMAT = "(I5,F8.3,A4,L2)";

    @Test
    void writesARowForEachRecord() {
        CommandRun run = CommandRun.withInput(TABLE, "read", TABLE_FORMAT, "-");
        assertEquals("1,2.5,ab  ,true\n2,-0.125,\"c,d \",false\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void writesNamesAboveTheRows() {
        CommandRun run =
                CommandRun.withInput(TABLE, "read", TABLE_FORMAT, "-", "--names", "n,x,s,\"l\"");
        assertEquals("n,x,s,\"\"\"l\"\"\"", run.out().lines().findFirst().orElseThrow());
    }

    @Test
    void writesObjectsWithTheNamesAsKeys() {
        CommandRun run =
                CommandRun.withInput(
                        TABLE, "read", TABLE_FORMAT, "-", "--names=n,x,s,l", "--to", "json");
        assertEquals(
                """
                [
                {"n":1,"x":2.5,"s":"ab  ","l":true},
                {"n":2,"x":-0.125,"s":"c,d ","l":false}
                ]
                """,
                run.out());
    }

    @Test
    void writesArraysWhereNothingHasAName() {
        CommandRun run = CommandRun.withInput("1.5NaN\n", "read", "(2F3.1)", "-", "--to=json");
        assertEquals("[\n[1.5,\"NaN\"]\n]\n", run.out());
    }

    @Test
    void writesTabsBetweenCells() {
        CommandRun run = CommandRun.withInput("1 a\tb\n", "read", "(I2,A3)", "-", "--to=tsv");
        assertEquals("1\t\"a\tb\"\n", run.out());
    }

    @Test
    void givesItemsTheTypesAskedFor() {
        String input = "0.1234567890.1234567890.1234567891234567890\n";
        CommandRun run =
                CommandRun.withInput(input, "read", "(3F11.0,I10)", "-", "--types", "r4,r8,r4,i8");
        assertEquals("0.12345679,0.123456789,0.12345679,1234567890\n", run.out());
    }

    @Test
    void makesOneCellOfAComplexItem() {
        CommandRun run =
                CommandRun.withInput("1.5 2.5 3.5\n", "read", "(3F4.1)", "-", "--types", "c8,r8");
        assertEquals("\"(1.5,2.5)\",3.5\n", run.out());
    }

    @Test
    void leavesCellsEmptyWhereTheRecordHadEnded() {
        CommandRun run = CommandRun.withInput("  1  2  3\n  4\n  5  \n", "read", "(3I3)", "-");
        assertEquals("1,2,3\n4,,\n5,0,\n", run.out());
    }

    @Test
    void takesSeveralRecordsForARowWhereTheFormatSaysSo() {
        CommandRun run = CommandRun.withInput("1\n2.5\n3\n4.5\n", "read", "(I1/F3.1)", "-");
        assertEquals("1,2.5\n3,4.5\n", run.out());
    }

    @Test
    void leavesOutRecordsAndStopsAfterRows() {
        CommandRun run =
                CommandRun.withInput(
                        "title\n1\n2\n3\n", "read", "(I1)", "-", "--skip=1", "--records=2");
        assertEquals("1\n2\n", run.out());
    }

    @Test
    void writesOneValueALine() {
        CommandRun run =
                CommandRun.withInput("1.0 2.0\n-.5 1e9\n 7\n", "read", "(2F4.1)", "-", "--flat");
        assertEquals("1\n2\n-0.5\n1e8\n0.7\n", run.out());
    }

    @Test
    void stopsAfterRecordsWhereValuesAreFlat() {
        CommandRun run =
                CommandRun.withInput(
                        "x\n1 2\n3 4\n5\n",
                        "read",
                        "(2I2)",
                        "-",
                        "--flat",
                        "--skip=1",
                        "--records=2");
        assertEquals("1\n2\n3\n4\n", run.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "1~2~'lost data~ | ch  | --flat",
                "1~2~'lost data~ | ch  | --to=csv",
                "(1,2) (3,       | c16 | --flat",
                "(1,2)~(3,       | c8  | --to=csv",
                "2*'lost         | ch  | --flat",
            })
    void aFileThatEndsInsideAListDirectedValueIsAnError(String text, String type, String option) {
        CommandRun run =
                CommandRun.withInput(
                        text.replace('~', '\n'), "read", "*", "-", "--types=" + type, option);
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("found its end"), run.err());
    }

    @Test
    void aNullImaginaryPartIsZeroWhateverTheRowBeforeHad() {
        for (String type : List.of("c16", "c8")) {
            CommandRun rows =
                    CommandRun.withInput(
                            "(1,2)\n3,,\n4 5\n6/\n",
                            "read",
                            "*",
                            "-",
                            "--types=" + type,
                            "--as=flang");
            assertEquals("\"(1,2)\"\n\"(3,0)\"\n\"(4,5)\"\n\"(6,0)\"\n", rows.out());
        }
    }

    @Test
    void cutsCharactersWithoutDelimitersAsFlangDoes() {
        CommandRun run =
                CommandRun.withInput("abcdef\n", "read", "*", "-", "--types=2*ch3", "--as=flang");
        assertEquals("abc,def\n", run.out());
    }

    @Test
    void givesAllValuesOfAFileThatAFortranProgramWrote() throws IOException {
        Path file = CommandRun.repositoryFile("examples/magnitudes.dat");
        CommandRun run = CommandRun.of("read", "(4D24.15)", file.toString(), "--flat");
        List<String> lines = run.out().lines().toList();
        assertEquals(1003, lines.size());
        assertEquals(
                List.of("1", "-1", "0", "-0.0", "0.1", "0.333333333333333"), lines.subList(0, 6));

        CommandRun back = CommandRun.withInput(run.out(), "write", "(4D24.15)", "--from=flat");
        assertEquals(Files.readString(file, ISO_8859_1), back.out());
    }

    @Test
    void unpacksAndPacksByName(@TempDir Path folder) throws IOException {
        Path packed = folder.resolve("in.dat.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
            out.write("  1  2\n".getBytes(ISO_8859_1));
        }
        Path written = folder.resolve("out.csv.gz");
        CommandRun run =
                CommandRun.of("read", "(2I3)", packed.toString(), "-o", written.toString());
        assertEquals("", run.err());
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(written))) {
            assertEquals("1,2\n", new String(in.readAllBytes(), ISO_8859_1));
        }
    }

    @Test
    void saysWhichFieldIsBadAndKeepsWholeRowsOnly() {
        CommandRun run = CommandRun.withInput("  1  2\n  3  x\n", "read", "(2I3)", "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertEquals("1,2\n", run.out());
        assertTrue(
                run.err()
                        .startsWith(
                                "formwork: standard input, record 2, columns 4-6: found \"  x\";"),
                run.err());
        assertEquals(1, run.err().lines().count());
    }

    @Test
    void saysThatAFileIsMissing() {
        CommandRun run = CommandRun.of("read", "(I5)", "no/such/file");
        assertEquals("formwork: no/such/file: no such file\n", run.err());
        assertEquals(ExitCode.WRONG, run.status());
    }

    @Test
    void countsNamesAndTypesAgainstTheItemsOfARow() {
        CommandRun few = CommandRun.withInput("1 2\n", "read", "(2I2)", "-", "--names=a");
        assertTrue(few.err().contains("names: found 1; expected one for each"), few.err());
        CommandRun many = CommandRun.withInput("1 2\n", "read", "(2I2)", "-", "--types=3*i4");
        assertTrue(many.err().contains("types: found 3; expected 2 for a row"), many.err());
        assertEquals(ExitCode.WRONG, many.status());
    }

    @Test
    void refusesWhatItDoesNotKnow() {
        assertEquals(ExitCode.USAGE, CommandRun.of("read", "(I5)").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("read", "(I5)", "-", "--to=xml").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("read", "(I5)", "-", "--types=i3").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("read", "(I5)", "-", "--skip=-1").status());
        assertEquals(
                ExitCode.USAGE, CommandRun.of("read", "(I5)", "-", "--flat", "--to=csv").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("reed", "(I5)").status());
        assertEquals(ExitCode.USAGE, CommandRun.of().status());
    }

    @Test
    void readsAListForEachRow() {
        String lists = "1 2*1.5 'a, b'\n2,,\n,word (1,2)\n\n3 /\n";
        CommandRun run = CommandRun.withInput(lists, "read", "*", "-", "--types", "i4,2*r8,ch");
        assertEquals("1,1.5,1.5,\"a, b\"\n2,,,word\n3,,,\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void readsTheValuesOfAllLists() {
        CommandRun run =
                CommandRun.withInput(
                        "0\n1 2\n3 /\n4\n5\n",
                        "read",
                        "*",
                        "-",
                        "--types=i4",
                        "--flat",
                        "--skip=1",
                        "--records=3");
        assertEquals("1\n2\n3\n4\n", run.out());
    }

    @Test
    void aListThatEndsInsideARowIsAnError() {
        CommandRun run = CommandRun.withInput("1 2\n3\n", "read", "*", "-", "--types=2*i4");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("found its end; expected record 3"), run.err());
    }

    @Test
    void aListNeedsTypes() {
        CommandRun run = CommandRun.withInput("1\n", "read", "*", "-");
        assertEquals(ExitCode.USAGE, run.status());
        assertTrue(run.err().contains("expected the types of a row's items"), run.err());
    }
}
