package formwork.bulk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a file has comes out, however it is read, and whatever becomes of it. */
class FileInputTest {
    private static final int SIZE = 3_500_000; // more than three windows
    private static final int CHUNK = 1 << 16;

    @TempDir private Path folder;

    private static byte[] content(int size) {
        byte[] content = new byte[size];
        new Random(7).nextBytes(content);
        for (int i = 0; i < size; i++) {
            content[i] |= 1; // no zero, which is what memory behind a file's end holds
        }
        return content;
    }

    private Path file(byte[] content) throws IOException {
        return Files.write(folder.resolve("file"), content);
    }

    private static byte[] rest(InputStream stream, int chunk) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] buffer = new byte[chunk + 5];
        for (int read; (read = stream.read(buffer, 5, chunk)) >= 0; ) {
            assertTrue(read > 0);
            all.write(buffer, 5, read);
        }
        return all.toByteArray();
    }

    @Test
    void readsFilesFromAnyByteOn() throws IOException {
        byte[] content = content(SIZE);
        Path file = file(content);
        for (int from :
                new int[] {0, 1, 4095, 1_048_576, SIZE - 262_145, SIZE - 3, SIZE, SIZE + 9}) {
            for (int chunk : new int[] {CHUNK, 999_999, 2_000_003}) {
                try (InputStream stream = new FileText(file).open(from)) {
                    byte[] wanted = Arrays.copyOfRange(content, Math.min(from, SIZE), SIZE);
                    assertArrayEquals(wanted, rest(stream, chunk), from + " by " + chunk);
                    assertEquals(-1, stream.read());
                }
            }
        }
    }

    @Test
    void endsWhereAFileWasCutOffInTheMeantime() throws IOException {
        byte[] content = content(SIZE);
        for (int end : new int[] {CHUNK + 1, 100_001, 300_000, 1_048_577}) {
            Path file = file(content);
            try (InputStream stream = new FileText(file).open(0)) {
                byte[] begin = stream.readNBytes(CHUNK);
                try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
                    channel.truncate(end);
                }
                assertArrayEquals(Arrays.copyOf(content, CHUNK), begin);
                byte[] wanted = Arrays.copyOfRange(content, CHUNK, end);
                assertArrayEquals(wanted, rest(stream, CHUNK), "cut off at " + end);
            }
        }
    }

    @Test
    void seesWhatIsAddedToAFileInTheMeantime() throws IOException {
        byte[] content = content(SIZE);
        Path file = file(Arrays.copyOf(content, 300_000));
        try (InputStream stream = new FileText(file).open(0)) {
            byte[] begin = stream.readNBytes(CHUNK);
            Files.write(
                    file, Arrays.copyOfRange(content, 300_000, SIZE), StandardOpenOption.APPEND);
            assertArrayEquals(Arrays.copyOf(content, CHUNK), begin);
            assertArrayEquals(Arrays.copyOfRange(content, CHUNK, SIZE), rest(stream, CHUNK));
        }
    }
}
