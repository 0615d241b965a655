package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConvertCommandTest {
    private static final String STARS =
            """
            vega       279.234  0.03  12T
            "sirius"  -101.287 -1.46   3F
            nothing  *********-99.99    T
            """;

    private static final String FORMAT = "(A8,F10.3,F6.2,I4,L1)";
    private static final String NAMES = "name,ra,mag,n,seen";

    @TempDir private Path folder;

    /** Converts the stars. */
    static CommandRun stars(String... more) {
        List<String> fixed = List.of("convert", "--format", FORMAT, "--names", NAMES);
        String[] all = Stream.concat(fixed.stream(), Stream.of(more)).toArray(String[]::new);
        return CommandRun.withInput(STARS, all);
    }

    @Test
    void nothingIsOnStandardOutputWhereSeveralTablesHaveRows() throws IOException {
        Path file = folder.resolve("a.tle");
        Files.writeString(
                file,
                """
                ISS (ZARYA)
                1 25544U 98067A   08264.51782528 -.00002182  00000-0 -11606-4 0  2927
                2 25544  51.6416 247.4627 0006703 130.5360 325.0288 15.72125391563537
                """);
        CommandRun run = CommandRun.of("convert", file.toString(), "-", "--to=csv");
        assertEquals(ExitCode.USAGE, run.status());
        assertEquals("", run.out());
        assertTrue(run.err().contains("found 2 tables; expected --table with one of"), run.err());
        CommandRun one =
                CommandRun.of("convert", file.toString(), "-", "--to=csv", "--table=names");
        assertEquals(ExitCode.OK, one.status(), one.err());
    }

    @Test
    void anErrorIsWhatAFieldWithoutAValueIsUnlessAPolicySaysOtherwise() {
        CommandRun run = stars("-", "-", "--to", "csv");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("record 3, columns 9-18: found \" *********\""), run.err());
    }

    @Test
    void writesRowsWithCommas() {
        CommandRun run = stars("-", "-", "--to", "csv", "--policy", "null");
        assertEquals(
                """
                name,ra,mag,n,seen
                vega    ,279.234,0.03,12,true
                ""\"sirius""\",-101.287,-1.46,3,false
                nothing ,,-99.99,,true
                """,
                run.out());
        assertEquals(
                """
                formwork: ra: 1 unreadable
                formwork: n: 1 blank
                """,
                run.err());
    }

    @Test
    void policiesAreOfOneColumnOrOfAll() {
        CommandRun run =
                stars(
                        "-",
                        "-",
                        "--to=tsv",
                        "--trim",
                        "--policy=ra=nan",
                        "--blank=n=-1",
                        "--sentinel=mag:-99.99=null",
                        "--scale=mag=0.1",
                        "--uses");
        assertEquals(
                "name\tra\tmag\tn\tseen\n"
                        + "vega\t279.234\t3e-3\t12\ttrue\n"
                        + "\"\"\"sirius\"\"\"\t-101.287\t-0.146\t3\tfalse\n"
                        + "nothing\tNaN\t\t-1\ttrue\n",
                run.out());
        assertEquals(
                """
                standard input, line 3, columns 9-18: ra: found " *********", unreadable; it became NaN
                standard input, line 3, columns 19-24: mag: found "-99.99", a sentinel; it became null
                standard input, line 3, columns 25-28: n: found "    ", blank; it became -1.0
                formwork: ra: 1 unreadable
                formwork: mag: 1 sentinel
                formwork: n: 1 blank
                """,
                run.err());
    }

    @Test
    void anotherCharacterMayStandForThePoint() {
        String text = " 12#50  1.25\n  3#00 77\n";
        CommandRun run =
                CommandRun.withInput(
                        text,
                        "convert",
                        "--format=(F6.0,F6.0)",
                        "--names=mass,error",
                        "--point=mass=#",
                        "--uses",
                        "-",
                        "-",
                        "--to=csv");
        assertEquals("mass,error\n12.5,1.25\n3,77\n", run.out());
        assertEquals(
                """
                standard input, line 1, columns 1-6: mass: found " 12#50", with another point
                standard input, line 2, columns 1-6: mass: found "  3#00", with another point
                formwork: mass: 2 with another point
                """,
                run.err());
        CommandRun wrong =
                CommandRun.withInput(
                        text, "convert", "--format=(F6.0)", "--point=##", "-", "-", "--to=csv");
        assertEquals(ExitCode.USAGE, wrong.status());
        assertTrue(
                wrong.err().contains("--point: found \"##\"; expected one character"), wrong.err());
    }

    @Test
    void writesJsonLines() {
        CommandRun run = stars("-", "-", "--to", "jsonl", "--policy", "null", "--skip", "1");
        assertEquals(
                """
                {"name":"\\"sirius\\"","ra":-101.287,"mag":-1.46,"n":3,"seen":false}
                {"name":"nothing ","ra":null,"mag":-99.99,"n":null,"seen":true}
                """,
                run.out());
    }

    @Test
    void namesThatComeSeveralTimesAreOneColumn() {
        CommandRun run =
                CommandRun.withInput(
                        " 1 2.5 3.5\n 2 4.5 5.5\n",
                        "convert",
                        "--format",
                        "(I2,2F4.1)",
                        "--names",
                        "n,2*x",
                        "-",
                        "-",
                        "--to",
                        "csv");
        assertEquals("n,x_1,x_2\n1,2.5,3.5\n2,4.5,5.5\n", run.out());
    }

    @Test
    void manyRowsGoThroughInBatches() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            text.append(String.format(Locale.ROOT, "%6d%6s\n", i, i % 1000 == 7 ? "" : "x"));
        }
        String[] command = {
            "convert", "--format=(I6,A6)", "--names=i,s", "--sentinel=i:5000", "-", "-", "--to=csv"
        };
        CommandRun run = CommandRun.withInput(text.toString(), command);
        List<String> lines = run.out().lines().toList();
        assertEquals(20_001, lines.size());
        assertEquals(",     x", lines.get(5001));
        assertEquals("19999,     x", lines.get(20_000));
        assertEquals("formwork: i: 1 sentinel\n", run.err());
    }

    @Test
    void matricesGoFromKindToKindAndBack() {
        String matrix = RoundtripCommandTest.MATRIX;
        CommandRun refused = CommandRun.withInput(matrix, "convert", "-", "-", "--to", "mtx");
        assertEquals(ExitCode.WRONG, refused.status());
        assertEquals("", refused.out());
        assertTrue(refused.err().contains("(its title, its key); expected --lossy"), refused.err());
        CommandRun market =
                CommandRun.withInput(matrix, "convert", "-", "-", "--to", "mtx", "--lossy");
        assertEquals(
                """
                %%MatrixMarket matrix coordinate real general
                2 2 2
                1 1 1
                2 2 -0.25
                """,
                market.out());
        assertEquals("formwork: standard input: left out: its title, its key\n", market.err());
        String backwards =
                market.out()
                        .replace("1 1 1\n2 2 -0.25\n", "2 2 -0.25\n1 1 1\n")
                        .replace("general\n", "general\n%\n"); // says nothing: no loss
        CommandRun boeing = CommandRun.withInput(backwards, "convert", "-", "-", "--to", "hb");
        assertEquals(ExitCode.OK, boeing.status(), boeing.err());
        CommandRun again =
                CommandRun.withInput(boeing.out(), "convert", "-", "-", "--to", "matrix-market");
        assertEquals(market.out(), again.out(), boeing.out());
        CommandRun rutherford =
                CommandRun.withInput(boeing.out(), "convert", "-", "-", "--to", "rb");
        assertEquals(
                market.out(),
                CommandRun.withInput(rutherford.out(), "convert", "-", "-", "--to", "mtx").out());
    }

    @Test
    void saysWhatIsWrongWithTheCommandLine() {
        String[][] wrong = {
            {"-", "-"},
            {"-", "noending"},
            {"-", "-", "--to", "npy"},
            {"-", "a.npy.gz"},
            {"-", "-", "--to", "mtx"},
            {"-", "-", "--to", "nothing"},
            {"-", "-", "--to", "csv", "--policy", "x=null"},
            {"-", "-", "--to", "csv", "--policy", "maybe"},
            {"-", "-", "--to", "csv", "--scale", "0.1"},
            {"-", "-", "--to", "csv", "--table", "t"},
        };
        for (String[] more : wrong) {
            CommandRun run = stars(more);
            assertEquals(ExitCode.USAGE, run.status(), () -> String.join(" ", more));
            assertTrue(run.err().startsWith("formwork: "), run.err());
        }
        CommandRun run =
                CommandRun.withInput("", "convert", "--format=(2I2)", "--names=a", "-", "b.csv");
        assertEquals(
                "formwork: --names: found 1 names; expected 2, one for each field of the format\n",
                run.err());
        assertFalse(Files.exists(Path.of("b.csv")));
    }

    // ---- what cannot be done is not done in silence ----

    private static void refused(int status, String message, CommandRun run) {
        assertEquals(status, run.status(), run.err());
        assertTrue(run.err().contains(message), run.err());
        assertFalse(run.err().contains("\tat "), run.err());
    }

    @Test
    void anIntegerDoesNotBecomeWhatItCannotHold() {
        refused(
                ExitCode.WRONG,
                "columns 25-28: found 2.5 as what \"n\" becomes; expected a number that an INTEGER*4"
                        + " holds",
                stars("-", "-", "--to=csv", "--policy=null", "--policy=n=2.5"));
        refused(
                ExitCode.WRONG,
                "found 3.0E9 as what \"n\" becomes",
                stars("-", "-", "--to=csv", "--policy=null", "--policy=n=3e9"));
        CommandRun run = stars("-", "-", "--to=csv", "--policy=null", "--policy=n=-7");
        assertEquals(ExitCode.OK, run.status(), run.err());
        assertTrue(run.out().contains("nothing ,,-99.99,-7,true"), run.out());
    }

    @Test
    void usesSayNullWhereAnIntegerHasNoNaN() {
        CommandRun run = stars("-", "-", "--to=csv", "--policy=nan", "--uses");
        assertTrue(run.err().contains("n: found \"    \", blank; it became null"), run.err());
        assertTrue(run.err().contains("unreadable; it became NaN"), run.err());
    }

    @Test
    void onlyRealsHaveAScaleOrAPoint() {
        refused(
                ExitCode.USAGE,
                "--scale: found \"n\", an INTEGER*4; expected a column of reals",
                stars("-", "-", "--to=csv", "--policy=null", "--scale=n=2"));
        refused(
                ExitCode.USAGE,
                "--point: found \"name\", a CHARACTER; expected a column of reals",
                stars("-", "-", "--to=csv", "--policy=null", "--point=name=,"));
    }

    @Test
    void columnsHaveNamesAndAsManyAsThereAreFields() {
        refused(
                ExitCode.USAGE,
                "--names: found more than 2 names; expected 2",
                CommandRun.withInput(
                        "",
                        "convert",
                        "--format=(I2,I3)",
                        "--names=99999999999*n",
                        "-",
                        "-",
                        "--to=csv"));
        refused(
                ExitCode.USAGE,
                "--names: found \"\"; expected a name in it",
                CommandRun.withInput(
                        "", "convert", "--format=(I2,I3)", "--names=,n", "-", "-", "--to=csv"));
    }

    @Test
    void optionsOfTablesAreRefusedForMatrices() {
        String matrix = "%%MatrixMarket matrix coordinate real general\n1 1 1\n1 1 2\n";
        for (String option : List.of("--trim", "--table=x", "--policy=null", "--scale=x=2")) {
            refused(
                    ExitCode.USAGE,
                    "expected a table",
                    CommandRun.withInput(matrix, "convert", "-", "-", "--to=hb", option));
        }
    }

    @Test
    void columnsWithoutNumbersDoNotTakeMemory() {
        String matrix =
                """
                %%MatrixMarket matrix coordinate real general
                2000000000 2000000000 1
                2000000000 2000000000 1.5
                """;
        refused(
                ExitCode.WRONG,
                "standard input: found 2000000000 columns for 1 numbers; expected at most 64",
                CommandRun.withInput(matrix, "convert", "-", "-", "--to=rb"));
    }

    @Test
    void packedDataThatIsCutOffSaysOfWhichFile() throws IOException {
        Path file = folder.resolve("cut.mtx.gz");
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream stream = new GZIPOutputStream(packed)) {
            stream.write(new byte[1000]);
        }
        Files.write(file, Arrays.copyOf(packed.toByteArray(), packed.size() - 12));
        refused(
                ExitCode.WRONG,
                file + ": found Unexpected end of ZLIB input stream; expected gzip data",
                CommandRun.of("convert", file.toString(), "-", "--to=hb"));
    }

    @Test
    void aFileThatCannotBeMadeIsCalledByItsOwnName() {
        Path file = folder.resolve("missing").resolve("a.csv");
        refused(
                ExitCode.WRONG,
                "formwork: " + file + ": found no directory " + file.getParent(),
                stars("-", file.toString(), "--policy=null"));
    }

    @Test
    void squareMatricesAreUnsymmetricAndOthersRectangular() {
        String banner = "%%MatrixMarket matrix coordinate real general\n";
        CommandRun square =
                CommandRun.withInput(
                        banner + "2 2 1\n1 2 3\n", "convert", "-", "-", "--to=hb", "--quiet");
        assertTrue(square.out().contains("\nRUA "), square.out());
        CommandRun other =
                CommandRun.withInput(
                        banner + "2 3 1\n1 3 3\n", "convert", "-", "-", "--to=rb", "--quiet");
        assertTrue(other.out().contains("\nrra "), other.out());
    }
}
