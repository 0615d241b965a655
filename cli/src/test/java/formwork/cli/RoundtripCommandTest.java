package formwork.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class RoundtripCommandTest {
    static final String MATRIX =
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
    void saysThatAKindIsWrittenAsItWasRead() {
        CommandRun run = CommandRun.withInput(MATRIX, "roundtrip", "-");
        assertEquals("standard input: the same, 340 bytes (harwell-boeing)\n", run.out());
        assertEquals(ExitCode.OK, run.status());
    }

    @Test
    void showsTheFirstByteThatDiffersAndBothLines() {
        CommandRun run =
                CommandRun.withInput(
                        MATRIX.replace("2500000000000000E+00", "2500000000000000D+00"),
                        "roundtrip",
                        "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(
                run.out().contains("line 7, column 49: not the same from byte 336 on"), run.out());
        assertTrue(run.out().contains("  read     \"    0.1000000000000000E+01"), run.out());
        assertTrue(run.out().contains("  written  \"    0.1000000000000000E+01"), run.out());
    }

    @Test
    void putsACaretUnderTheColumn() {
        CommandRun run =
                CommandRun.withInput(
                        "  12 1.50\n   7 2.5\n", "roundtrip", "--format", "(I4,F5.2)", "-");
        assertEquals(
                """
                standard input, line 2, column 9: not the same from byte 19 on ((I4,F5.2))
                  read     "   7 2.5"
                  written  "   7 2.50"
                                    ^
                """,
                run.out());
        assertEquals(ExitCode.WRONG, run.status());
    }

    @Test
    void writesOnlyTheItemsThatARecordHas() {
        CommandRun run =
                CommandRun.withInput(
                        "  1.5  2.5  3.5\n  4.5\n", "roundtrip", "--format", "(3F5.1)", "-");
        assertEquals("standard input: the same, 22 bytes ((3F5.1))\n", run.out());
        assertEquals(
                ExitCode.OK,
                CommandRun.withInput(
                                "    T   12ab\n",
                                "roundtrip",
                                "--format",
                                "(L5,I5,A2)",
                                "--types",
                                "l4,i2,ch2",
                                "-")
                        .status());
    }

    @Test
    void saysWhatCannotBeReadOrWritten() {
        CommandRun run = CommandRun.withInput("nothing\n", "roundtrip", "-");
        assertEquals(ExitCode.WRONG, run.status());
        assertTrue(run.out().contains("not read: standard input: found nothing"), run.out());
        assertEquals(ExitCode.USAGE, CommandRun.of("roundtrip").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("roundtrip", "--as", "x", "-").status());
        assertEquals(
                ExitCode.USAGE,
                CommandRun.of("roundtrip", "--as", "x", "--format", "(I5)", "-").status());
        assertEquals(ExitCode.USAGE, CommandRun.of("roundtrip", "--types", "i4", "-").status());
        assertEquals(ExitCode.WRONG, CommandRun.of("roundtrip", "no-such-file").status());
    }

    /** Against a comparison of whole arrays, whatever the pieces are that are written. */
    @Test
    void findsTheFirstDifferenceInAnyPieces() throws IOException {
        long seed = 20_261_130L;
        Random random = new Random(seed);
        for (int run = 0; run < 2000; run++) {
            byte[] read = bytes(random, random.nextInt(40));
            byte[] written = read.clone();
            if (random.nextInt(4) > 0) {
                written = Arrays.copyOf(read, random.nextInt(40));
                if (written.length > 0 && random.nextBoolean()) {
                    written[random.nextInt(written.length)] = 'x';
                }
            }
            String what = "seed " + seed + ", run " + run;
            try (ComparedOutput compared = new ComparedOutput(new ByteArrayInputStream(read))) {
                for (int at = 0; at < written.length; ) {
                    int length = Math.min(written.length - at, 1 + random.nextInt(5));
                    compared.write(written, at, length);
                    at += length;
                }
                int mismatch = Arrays.mismatch(read, written);
                ComparedOutput.Difference found = compared.difference();
                assertEquals(mismatch, found == null ? -1 : found.offset(), what);
                if (found != null) {
                    assertEquals(line(read, mismatch), text(found.read()), what);
                    assertEquals(line(written, mismatch), text(found.written()), what);
                }
            }
        }
    }

    private static byte[] bytes(Random random, int length) {
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (random.nextInt(5) == 0 ? '\n' : 'a' + random.nextInt(3));
        }
        return bytes;
    }

    /** The line that has the byte at {@code offset}, or "none". */
    private static String line(byte[] bytes, int offset) {
        int from = offset;
        while (from > 0 && bytes[from - 1] != '\n') {
            from--;
        }
        int to = offset;
        while (to < bytes.length && bytes[to] != '\n') {
            to++;
        }
        boolean isNone = from == bytes.length;
        return isNone ? "none" : new String(bytes, from, to - from, StandardCharsets.ISO_8859_1);
    }

    private static String text(String line) {
        return line == null ? "none" : line;
    }
}
