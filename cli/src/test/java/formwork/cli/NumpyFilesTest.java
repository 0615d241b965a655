package formwork.cli;

import static formwork.cli.ConvertCommandTest.stars;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of NumPy that {@code convert} writes. */
final class NumpyFilesTest {
    @TempDir private Path folder;

    private static String python(String code, Path file) throws IOException, InterruptedException {
        assumeTrue(isOnPath("python3"), "found no python3; NumPy is not asked");
        Process process =
                new ProcessBuilder("python3", "-c", "import numpy as np, sys\n" + code, file + "")
                        .redirectErrorStream(true)
                        .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        assumeTrue(!out.contains("ModuleNotFoundError"), "found no NumPy; it is not asked");
        return out;
    }

    private static boolean isOnPath(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
                .anyMatch(place -> Files.isExecutable(Path.of(place, program)));
    }

    @Test
    void aNumpyFileHasTheBytesOfItsDescription() throws IOException {
        Path out = folder.resolve("a.npy");
        CommandRun run = stars("-", out + "", "--policy", "-1");
        assertEquals(ExitCode.OK, run.status(), run.err());
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(out)).order(ByteOrder.LITTLE_ENDIAN);
        byte[] magic = new byte[8];
        bytes.get(magic);
        assertEquals("\u0093NUMPY\u0001\0", new String(magic, StandardCharsets.ISO_8859_1));
        byte[] header = new byte[bytes.getShort()];
        bytes.get(header);
        assertEquals(0, bytes.position() % 64);
        String text = new String(header, StandardCharsets.US_ASCII);
        assertTrue(text.endsWith(" \n"));
        assertEquals(
                "{'descr': [('name', '|S8'), ('ra', '<f8'), ('mag', '<f8'), ('n', '<i4'),"
                        + " ('seen', '|b1')], 'fortran_order': False, 'shape': (3,), }",
                text.strip());
        assertEquals(3 * (8 + 8 + 8 + 4 + 1), bytes.remaining());
        byte[] name = new byte[8];
        bytes.get(name);
        assertEquals("vega    ", new String(name, StandardCharsets.US_ASCII));
        assertEquals(279.234, bytes.getDouble());
        assertEquals(0.03, bytes.getDouble());
        assertEquals(12, bytes.getInt());
        assertEquals(1, bytes.get());
    }

    @Test
    void numpyReadsWhatIsWritten() throws IOException, InterruptedException {
        Path out = folder.resolve("a.npy");
        stars("-", out + "", "--policy", "-1", "--trim");
        String code = "a = np.load(sys.argv[1]); print(a.dtype.names, a.shape, a.tolist())";
        assertEquals(
                "('name', 'ra', 'mag', 'n', 'seen') (3,) [(b'vega    ', 279.234, 0.03, 12, True),"
                        + " (b'\"sirius\"', -101.287, -1.46, 3, False),"
                        + " (b'nothing ', -1.0, -99.99, -1, True)]\n",
                python(code, out));
        Path column = folder.resolve("b.npy");
        CommandRun.withInput(
                " 2.5-3.5\n 4.5 5.5\n",
                "convert",
                "--format=(2F4.1)",
                "--names=2*x",
                "-",
                column + "");
        String oneColumn = "a = np.load(sys.argv[1]); print(a.dtype, a.tolist())";
        assertEquals("float64 [[2.5, -3.5], [4.5, 5.5]]\n", python(oneColumn, column));
        Path packed = folder.resolve("c.npz");
        stars("-", packed + "", "--policy", "null");
        String columns =
                "a = np.load(sys.argv[1])\n"
                        + "for k in a.files: print(k, a[k].dtype, a[k].tolist())";
        assertEquals(
                """
                name |S8 [b'vega    ', b'"sirius"', b'nothing ']
                ra float64 [279.234, -101.287, nan]
                ra.null bool [False, False, True]
                mag float64 [0.03, -1.46, -99.99]
                n int32 [12, 3, 0]
                n.null bool [False, False, True]
                seen bool [True, False, True]
                """,
                python(columns, packed));
    }

    @Test
    void anArrayAColumnInAZipFile() throws IOException {
        Path out = folder.resolve("a.npz");
        assertEquals(ExitCode.OK, stars("-", out + "", "--policy", "null").status());
        try (ZipFile zip = new ZipFile(out.toFile())) {
            assertEquals(
                    List.of(
                            "name.npy",
                            "ra.npy",
                            "ra.null.npy",
                            "mag.npy",
                            "n.npy",
                            "n.null.npy",
                            "seen.npy"),
                    zip.stream().map(entry -> entry.getName()).toList());
            byte[] bytes = zip.getInputStream(zip.getEntry("n.npy")).readAllBytes();
            ByteBuffer values = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
            assertEquals(12, values.getInt(bytes.length - 12));
            assertEquals(3, values.getInt(bytes.length - 8));
        }
    }

    @Test
    void whatHasNoNullIsRefusedAndLeavesWhatWasThere() throws IOException {
        Path out = folder.resolve("a.npy");
        Files.writeString(out, "before");
        CommandRun run = stars("-", out + "", "--policy", "null");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.err().contains("line 3, column n: found no value"), run.err());
        assertEquals("before", Files.readString(out));
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(List.of(out), files.toList());
        }
    }
}
