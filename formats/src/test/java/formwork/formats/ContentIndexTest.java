package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which lines have contents, against a reader of all lines, with pieces that end anywhere. */
final class ContentIndexTest {
    private static final byte COMMENT = '%';
    private static final int PIECE = 24;
    private static final String[] PARTS = {
        "1 2", "7", " ", "\t", "%", "% 3", "\r", "", "-0.5", "x"
    };

    private static Source random(long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder("a header\n");
        int lines = random.nextInt(60);
        for (int line = 0; line < lines; line++) {
            for (int part = random.nextInt(5); part > 0; part--) {
                text.append(PARTS[random.nextInt(PARTS.length)]);
            }
            text.append(random.nextInt(4) == 0 ? "\r\n" : "\n");
        }
        if (random.nextBoolean()) {
            text.append(PARTS[random.nextInt(PARTS.length)]); // without an end
        }
        return Source.of("text", text.toString().getBytes(StandardCharsets.ISO_8859_1));
    }

    private static ContentIndex index(Source source, long begin, int pieceBytes)
            throws IOException {
        return ContentIndex.of(source, begin, COMMENT, new HeapWorkers(3), pieceBytes);
    }

    @Test
    void findsTheLinesThatAReaderOfAllFinds() throws IOException {
        for (long seed = 0; seed < 500; seed++) {
            Source source = random(seed);
            List<String> expected = new ArrayList<>();
            long begin;
            try (NumberLines lines = new NumberLines(source)) {
                assertTrue(lines.next());
                begin = lines.nextOffset();
                while (lines.nextContent(COMMENT)) {
                    expected.add(lines.text());
                }
            }
            ContentIndex index = index(source, begin, PIECE);
            assertNotNull(index, "seed " + seed);
            assertEquals(expected.size(), index.lineCount(), "seed " + seed);
            for (int line = 0; line < expected.size(); line++) {
                try (NumberLines lines = index.lines(line)) {
                    assertTrue(lines.nextContent(COMMENT));
                    assertEquals(expected.get(line), lines.text(), "seed " + seed + ", " + line);
                }
            }
        }
    }

    @Test
    void leavesLinesToOthersThatAreLongerThanAPiece() throws IOException {
        String text = "1 2\n" + "% a long line ".repeat(6) + "\n3 4\n";
        assertNull(index(Source.of("text", text.getBytes(StandardCharsets.ISO_8859_1)), 0, PIECE));
        String blank = "1 2\n" + " ".repeat(5000) + "7\n" + "3 4\n";
        assertNull(index(Source.of("text", blank.getBytes(StandardCharsets.ISO_8859_1)), 0, PIECE));
    }
}
