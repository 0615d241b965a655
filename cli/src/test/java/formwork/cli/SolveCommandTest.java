package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Format;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SolveCommandTest {
    /** By hand: the solution with (1, 2) is (1/11, 7/11). */
    private static final String TWO =
            """
            %%MatrixMarket matrix coordinate real symmetric
            2 2 3
            1 1 4
            2 1 1
            2 2 3
            """;

    @TempDir private Path folder;
    private String two;

    @BeforeEach
    void writeSystem() throws IOException {
        two = file("two.mtx", TWO);
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    private static String laplacian() {
        return CommandRun.repositoryFile("examples/laplace.rsa").toString();
    }

    @Test
    void solvesAMatrixMarketSystemByValuesOfAFormat() throws IOException {
        String b = file("b.dat", "   1.0   2.0\n");
        CommandRun run =
                CommandRun.of(
                        "solve", two, "--rhs", b, "--rhs-format", "(2F6.0)", "--format", "(2F9.6)");
        assertEquals(" 0.090909 0.636364\n", run.out());
        assertTrue(
                run.err().startsWith("formwork: 2 unknowns, 4 entries: 2 iterations, residual "),
                run.err());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void takesAMatrixMarketColumnForTheRightHandSide() throws IOException {
        String b = file("b.mtx", "%%MatrixMarket matrix array real general\n2 1\n1\n2\n");
        CommandRun run = CommandRun.of("solve", two, "--rhs", b, "--format", "(2F9.6)");
        assertEquals(" 0.090909 0.636364\n", run.out());
    }

    /** A b of ones; each row's equation holds to the digits that are written. */
    @Test
    void solvesAHarwellBoeingSystemOfOnes() throws IOException {
        CommandRun run = CommandRun.of("solve", laplacian(), "--jacobi");
        double[] x =
                Format.of("(4D24.15)")
                        .arrays(ByteBuffer.wrap(run.out().getBytes(StandardCharsets.ISO_8859_1)))
                        .readDoubles();
        assertEquals(16, x.length);
        for (int i = 0; i < 16; i++) {
            double sum = 4 * x[i];
            sum -= i % 4 > 0 ? x[i - 1] : 0;
            sum -= i % 4 < 3 ? x[i + 1] : 0;
            sum -= i >= 4 ? x[i - 4] : 0;
            sum -= i < 12 ? x[i + 4] : 0;
            assertEquals(1, sum, 1e-9);
        }
    }

    @Test
    void writesTheSameBytesWhateverThePartsAndThreads() throws IOException {
        Path out = folder.resolve("x.dat");
        String first = CommandRun.of("solve", laplacian()).out();
        for (int parts = 1; parts <= 3; parts++) {
            for (int threads = 1; threads <= 2; threads++) {
                CommandRun run =
                        CommandRun.of(
                                "solve",
                                laplacian(),
                                "--parts=" + parts,
                                "--threads=" + threads,
                                "--json",
                                "-o",
                                out.toString());
                assertEquals(first, Files.readString(out));
                assertTrue(run.out().startsWith("{\"unknowns\":16,\"entries\":64,"), run.out());
                String end = ",\"parts\":" + parts + ",\"threads\":" + parts * threads + "}\n";
                assertTrue(run.out().endsWith(end), run.out());
            }
        }
    }

    private static void assertWrong(int status, String message, String... arguments) {
        CommandRun run = CommandRun.of(arguments);
        assertEquals("formwork: " + message + "\n", run.err().lines().findFirst().get() + "\n");
        assertEquals(status, run.status());
        assertEquals("", run.out());
    }

    @Test
    void saysWhatItCannotSolve() throws IOException {
        String indefinite = file("i.mtx", TWO.replace("2 1 1", "2 1 9"));
        Path out = folder.resolve("none.dat");
        assertWrong(
                ExitCode.WRONG,
                indefinite
                        + ": found a direction p in which p'Ap is not above 0 after 1 iterations;"
                        + " expected a positive definite matrix",
                "solve",
                indefinite,
                "--rhs",
                file("minus.mtx", "%%MatrixMarket matrix array real general\n2 1\n1\n-1\n"),
                "-o",
                out.toString());
        assertFalse(Files.exists(out));
        String wide =
                file("w.mtx", "%%MatrixMarket matrix coordinate real general\n1 2 1\n1 1 1\n");
        assertWrong(
                ExitCode.WRONG,
                wide + ": found 1 rows and 2 columns; expected as many",
                "solve",
                wide);
        String skew =
                file(
                        "s.mtx",
                        "%%MatrixMarket matrix coordinate real skew-symmetric\n2 2 1\n2 1 3\n");
        assertWrong(
                ExitCode.WRONG,
                skew
                        + ": matrix: found -3.0 in row 1 and column 2 and 3.0 in row 2 and column 1;"
                        + " expected the same, as the matrix is to be symmetric",
                "solve",
                skew);
        String bare =
                file("p.mtx", "%%MatrixMarket matrix coordinate pattern general\n2 1 1\n1 1\n");
        assertWrong(
                ExitCode.WRONG,
                bare + ": found a matrix without values; expected reals",
                "solve",
                two,
                "--rhs",
                bare);
        String pattern =
                file("p.mtx", "%%MatrixMarket matrix coordinate pattern general\n1 1 1\n1 1\n");
        assertWrong(
                ExitCode.WRONG,
                pattern + ": found a matrix without values; expected reals",
                "solve",
                pattern);
        String b = file("b.dat", " 1.0 2.0 3.0\n");
        assertWrong(
                ExitCode.WRONG,
                b + ": found 3 values; expected 2, as the matrix has rows",
                "solve",
                two,
                "--rhs",
                b,
                "--rhs-format",
                "(3F4.0)");
        CommandRun few =
                CommandRun.of("solve", laplacian(), "--iterations", "1", "--tolerance", "1e-12");
        assertTrue(few.err().contains(" after 1 iterations; expected 1.0E-12 or less"), few.err());
        assertEquals(ExitCode.WRONG, few.status());
    }

    @Test
    void wantsOptionsThatGoTogether() {
        assertWrong(
                ExitCode.USAGE,
                "found --json without a file of --output; expected both",
                "solve",
                two,
                "--json");
        assertWrong(
                ExitCode.USAGE,
                "found --json without a file of --output; expected both",
                "solve",
                two,
                "--json",
                "-o",
                "-");
        assertWrong(
                ExitCode.USAGE,
                "--rhs: found -; expected a file where MATRIX is standard input",
                "solve",
                "-",
                "--rhs",
                "-");
        assertWrong(
                ExitCode.USAGE,
                "--rhs: found -; expected a file with --rhs-format",
                "solve",
                two,
                "--rhs",
                "-",
                "--rhs-format",
                "(F4.0)");
        assertWrong(
                ExitCode.USAGE,
                "found --rhs-format without --rhs; expected both",
                "solve",
                two,
                "--rhs-format",
                "(F4.0)");
        assertWrong(
                ExitCode.USAGE,
                "--parts: found 0; expected a number from 1 to 256",
                "solve",
                two,
                "--parts=0");
        assertWrong(
                ExitCode.USAGE,
                "--tolerance: found 0.0; expected it between 0 and 1",
                "solve",
                two,
                "--tolerance=0");
    }
}
