package formwork.unit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class StreamRecordSinkTest {
    private static final byte[] RECORD = "0123456789".getBytes(StandardCharsets.ISO_8859_1);

    @Test
    void recordsGetTheirEnds() throws IOException {
        assertEquals("01\n\n0123456789\n", written(false));
        assertEquals("01\r\n\r\n0123456789\r\n", written(true));
    }

    private static String written(boolean carriageReturns) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (StreamRecordSink sink = new StreamRecordSink("s", bytes, 100, carriageReturns)) {
            sink.put(RECORD, 2);
            sink.put(RECORD, 0);
            sink.put(RECORD, 10);
        }
        return bytes.toString(StandardCharsets.ISO_8859_1);
    }

    @Test
    void recordsLongerThanTheBufferPassWhole() throws IOException {
        byte[] large = new byte[1_000_000];
        java.util.Arrays.fill(large, (byte) 'x');
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (StreamRecordSink sink = new StreamRecordSink("s", bytes, 1 << 30, false)) {
            sink.put(RECORD, 10);
            sink.put(large, large.length);
            sink.put(RECORD, 10);
        }
        assertEquals(11 + 1_000_001 + 11, bytes.size());
        assertEquals(
                "0123456789\nxx", bytes.toString(StandardCharsets.ISO_8859_1).substring(0, 13));
    }

    @Test
    void fullDiskSaysHowFarTheFileGot() throws IOException {
        OutputStream full =
                new OutputStream() {
                    private int room = 300_000;

                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }

                    @Override
                    public void write(byte[] bytes, int from, int length) throws IOException {
                        if (length > room) {
                            throw new IOException("No space left on device");
                        }
                        room -= length;
                    }
                };
        StreamRecordSink sink = new StreamRecordSink("out.dat", full, 1 << 30, false);
        IOException e =
                assertThrows(
                        IOException.class,
                        () -> {
                            for (int i = 0; i < 1_000_000; i++) {
                                sink.put(RECORD, 10);
                            }
                        });
        // two bufferfuls of 11,915 records of 11 bytes went through
        assertEquals(
                "out.dat, record 35746: found No space left on device; expected room for what"
                        + " follows byte 262130",
                e.getMessage());
        sink.close(); // what failed is not tried again
    }
}
