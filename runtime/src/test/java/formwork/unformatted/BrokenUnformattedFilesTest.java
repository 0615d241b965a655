package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Open;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Unformatted files whose markers or records are not what they should be. */
final class BrokenUnformattedFilesTest {
    @TempDir private Path folder;

    private Path resource(String name) throws IOException {
        Path path = folder.resolve(name);
        try (InputStream bytes =
                BrokenUnformattedFilesTest.class.getResourceAsStream(
                        "/formwork/unformatted/" + name)) {
            Files.copy(bytes, path);
        }
        return path;
    }

    private Path file(String hex) throws IOException {
        return Files.write(folder.resolve("a.bin"), HexFormat.of().parseHex(hex));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "04000000 61626364 05000000 | byte 8: found marker 5; expected 4, as the one at byte 0 has it",
                "e8030000 61626364 | byte 0: found a record of 1000 bytes; expected at most the 0 before a second marker",
                "0100 | byte 0: found 2 bytes; expected a record marker of 4",
                "00000080 61626364 04000000 | byte 0: found a record of 2147483648 bytes; expected at most the 4 before a second marker",
                "fcffffff 61626364 04000000 | byte 12: found 0 bytes; expected a record marker of 4",
                "fcffffff 61626364 04000000 04000000 61626364 04000000 | byte 20: found marker 4; expected -4, as the one at byte 12 has it"
            })
    void brokenMarkerIsAnErrorThatSaysAtWhichByte(String hex, String message) throws IOException {
        Path path = file(hex.replace(" ", ""));
        try (UnformattedUnit unit = Open.file(path).with(RecordForm.DEFAULT).unformatted()) {
            FormworkException e =
                    assertThrows(
                            FormworkException.class,
                            () -> {
                                try (UnformattedRead read = unit.read()) {
                                    read.nextString(4);
                                }
                            });
            assertEquals(IoStatus.BAD_RECORD_MARKER, e.status());
            assertEquals(path + ", " + message, e.getMessage());
        }
    }

    @Test
    void itemBeyondTheRecordIsAnErrorAndTheNextRecordIsRead() throws IOException {
        Path path = file("04000000616263640400000002000000010202000000");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedRead read = unit.read()) {
                assertStatus(IoStatus.RECORD_LENGTH, read::nextDouble);
            }
            try (UnformattedRead read = unit.read()) {
                assertEquals(1, read.nextByte());
                assertStatus(IoStatus.RECORD_LENGTH, () -> read.nextString(1 << 30));
                assertStatus(IoStatus.NOT_ALLOWED, unit::write);
            }
        }
    }

    private static void assertStatus(IoStatus status, Executable call) {
        assertEquals(status, assertThrows(FormworkException.class, call).status());
    }

    @Test
    void mutatedFilesMeetDocumentedExceptionsOnly() throws IOException {
        SplittableRandom random = new SplittableRandom(20);
        byte[][] bases = {
            Files.readAllBytes(resource("le4.bin")),
            Files.readAllBytes(resource("sub16.bin")),
            Files.readAllBytes(resource("be8.bin"))
        };
        Path path = folder.resolve("mutated");
        for (int round = 0; round < 1500; round++) {
            byte[] bytes = bases[round % bases.length].clone();
            for (int i = random.nextInt(4); i >= 0; i--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
            }
            Files.write(path, Arrays.copyOf(bytes, random.nextInt(1, bytes.length + 1)));
            try (UnformattedUnit unit = Open.file(path).unformatted()) {
                readAll(unit, random);
            } catch (FormworkException e) {
                assertTrue(
                        e.status() == IoStatus.BAD_RECORD_MARKER
                                || e.status() == IoStatus.END_OF_FILE,
                        "seed 20, round " + round + ": " + e);
            }
        }
    }

    private static void readAll(UnformattedUnit unit, SplittableRandom random) throws IOException {
        for (int i = 0; i < 50; i++) {
            if (random.nextInt(8) == 0) {
                unit.backspace();
            }
            try (UnformattedRead read = unit.read()) {
                try {
                    read.nextInt();
                    read.nextString((int) Math.min(1 << 20, read.remainingBytes()));
                    read.nextDoubles(new double[3]);
                } catch (FormworkException e) {
                    if (e.status() != IoStatus.RECORD_LENGTH) {
                        throw e;
                    }
                }
            }
        }
    }
}
