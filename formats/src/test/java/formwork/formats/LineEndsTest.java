package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineEndsTest {
    private static LineEnds of(String text) throws IOException {
        try (Source source = Source.of("text", text.getBytes(StandardCharsets.ISO_8859_1))) {
            return LineEnds.of(source);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'', false, true",
        "a, false, false",
        "a\\n, false, true",
        "a\\nb, false, false",
        "a\\r\\nb\\r\\n, true, true",
        "a\\r\\nb, true, false",
        "a\\r\\nb\\n, true, true",
        "\\n\\r\\n, false, true",
        "a\\r, false, false",
    })
    void areThoseOfTheFirstAndTheLastLine(String text, boolean returns, boolean ended)
            throws IOException {
        String bytes = text.replace("\\r", "\r").replace("\\n", "\n");
        assertEquals(new LineEnds(returns, ended), of(bytes));
        if (!bytes.isEmpty()) { // the same where pieces meet
            boolean isReturned = returns || bytes.startsWith("\r");
            assertEquals(new LineEnds(isReturned, ended), of("x".repeat(8191) + bytes));
        }
    }

    /** Written in any pieces, lines that end in one way become the lines that were there. */
    @Test
    void areWrittenAgain() throws IOException {
        Random random = new Random(5);
        for (int round = 0; round < 2000; round++) {
            StringBuilder plain = new StringBuilder();
            int lines = 1 + random.nextInt(5);
            for (int i = 0; i < lines; i++) {
                plain.append("a\rb".substring(0, random.nextInt(2) * (1 + random.nextInt(3))));
                if (plain.length() > 0 && plain.charAt(plain.length() - 1) == '\r') {
                    plain.append('c');
                }
                plain.append('\n');
            }
            boolean returns = random.nextBoolean();
            boolean ended = random.nextBoolean();
            String file = returns ? plain.toString().replace("\n", "\r\n") : plain.toString();
            if (!ended) {
                file = file.substring(0, file.length() - (returns ? 2 : 1));
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            boolean ownReturns = random.nextBoolean() && returns;
            String given = ownReturns ? plain.toString().replace("\n", "\r\n") : plain.toString();
            byte[] bytes = given.getBytes(StandardCharsets.ISO_8859_1);
            try (OutputStream stream = new LineEnds(returns, ended).over(out)) {
                for (int at = 0; at < bytes.length; ) {
                    int length = Math.min(bytes.length - at, random.nextInt(4));
                    stream.write(bytes, at, length);
                    at += length;
                }
            }
            String written = out.toString(StandardCharsets.ISO_8859_1);
            if (ownReturns && !ended) {
                file += "\r"; // its own return stays
            }
            assertEquals(file, written, "round " + round);
        }
    }
}
