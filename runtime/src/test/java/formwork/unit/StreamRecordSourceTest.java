package formwork.unit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.ClosedChannelException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StreamRecordSourceTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '>',
            value = {
                "'' > ''",
                "'a' > 'a'",
                "'a|' > 'a'",
                "'a|b' > 'a,b'",
                "'a||b|' > 'a,,b'",
                "'|' > '<one empty>'",
                "'a~|b~|' > 'a,b'",
                "'a~|b~' > 'a,b'",
                "'a~b|' > 'a~b'",
                "'a~~|' > 'a~'"
            })
    void recordsEndAtLineFeeds(String text, String expected) throws IOException {
        String bytes = text.replace('|', '\n').replace('~', '\r');
        String records = String.join(",", records(stream(bytes), 100)).replace('\r', '~');
        assertEquals(expected.equals("<one empty>") ? "" : expected, records);
        assertEquals(
                text.isEmpty() ? 0 : expected.split(",", -1).length,
                records(stream(bytes), 100).size());
    }

    /** Against the plainest reader there is, however the bytes arrive. */
    @Test
    void recordsDoNotDependOnHowBytesArrive() throws IOException {
        long seed = 20261130;
        Random random = new Random(seed);
        for (int round = 0; round < 200; round++) {
            StringBuilder text = new StringBuilder();
            List<String> expected = new ArrayList<>();
            int count = random.nextInt(40);
            for (int i = 0; i < count; i++) {
                String record = "x".repeat(random.nextInt(4) == 0 ? random.nextInt(9000) : 20);
                expected.add(record);
                text.append(record).append('\n');
            }
            InputStream trickle = trickle(text.toString(), random);
            assertEquals(expected, records(trickle, 10_000), "seed " + seed + ", round " + round);
        }
    }

    @Test
    void recordLongerThanTheLimitEndsThere() throws IOException {
        Random random = new Random(17);
        for (String end : new String[] {"\n", "\r\n"}) {
            for (int length : new int[] {0, 2, 3, 4, 7, 131_071, 131_072, 300_000}) {
                String text = "ab" + end + "x".repeat(length) + end + "yz\r\n12345";
                for (int limit : new int[] {3, 4, 100, 200_000}) {
                    String where = length + " bytes, limit " + limit;
                    StreamRecordSource source =
                            new StreamRecordSource("a", trickle(text, random), limit);
                    assertTrue(source.next());
                    assertTrue(source.next());
                    assertEquals(Math.min(length, limit), source.to() - source.from(), where);
                    assertEquals(2 + end.length(), source.recordOffset(), where);
                    assertEquals(2L + length + 2L * end.length(), source.offset(), where);
                    assertTrue(source.next());
                    assertEquals(2, source.to() - source.from(), where);
                    assertTrue(source.next());
                    assertEquals(Math.min(5, limit), source.to() - source.from(), where);
                    assertEquals(text.length(), source.offset(), where);
                    assertFalse(source.next());
                }
            }
        }
    }

    @Test
    void memoryDoesNotFollowWhatIsBehindTheLimit() throws IOException {
        InputStream endless =
                new InputStream() {
                    private long left = 1L << 29;

                    @Override
                    public int read() {
                        throw new AssertionError("single bytes");
                    }

                    @Override
                    public int read(byte[] target, int from, int length) {
                        int count = (int) Math.min(length, left);
                        left -= count;
                        return count == 0 ? -1 : count;
                    }
                };
        StreamRecordSource source = new StreamRecordSource("long.dat", endless, 1000);
        assertTrue(source.next());
        assertEquals(1000, source.to() - source.from());
        assertTrue(source.bytes().length < 1 << 20);
        assertFalse(source.next());
    }

    @Test
    void failureOfTheSystemWithoutATextSaysItsName() {
        InputStream closed =
                new InputStream() {
                    @Override
                    public int read() throws IOException {
                        throw new ClosedChannelException();
                    }

                    @Override
                    public int read(byte[] target, int from, int length) throws IOException {
                        throw new ClosedChannelException();
                    }
                };
        StreamRecordSource source = new StreamRecordSource("a", closed, 100);
        assertEquals(
                "a, record 1: found ClosedChannelException; expected bytes from 0 on",
                assertThrows(IOException.class, source::next).getMessage());
    }

    @Test
    void failureOfTheSystemSaysWhere() {
        InputStream broken =
                new InputStream() {
                    private int count;

                    @Override
                    public int read() throws IOException {
                        throw new IOException("Input/output error");
                    }

                    @Override
                    public int read(byte[] target, int from, int length) throws IOException {
                        if (count++ > 0) {
                            throw new IOException("Input/output error");
                        }
                        target[from] = 'a';
                        target[from + 1] = '\n';
                        return 2;
                    }
                };
        StreamRecordSource source = new StreamRecordSource("bad.dat", broken, 100);
        IOException e =
                assertThrows(
                        IOException.class,
                        () -> {
                            assertTrue(source.next());
                            source.next();
                        });
        assertEquals(
                "bad.dat, record 2: found Input/output error; expected bytes from 2 on",
                e.getMessage());
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static InputStream trickle(String text, Random random) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)) {
            @Override
            public synchronized int read(byte[] target, int from, int length) {
                return super.read(target, from, Math.min(length, 1 + random.nextInt(5000)));
            }
        };
    }

    private static List<String> records(InputStream stream, int longest) throws IOException {
        List<String> records = new ArrayList<>();
        try (StreamRecordSource source = new StreamRecordSource("test", stream, longest)) {
            while (source.next()) {
                records.add(
                        new String(
                                source.bytes(),
                                source.from(),
                                source.to() - source.from(),
                                StandardCharsets.ISO_8859_1));
                assertEquals(records.size(), source.number());
            }
        }
        return records;
    }
}
