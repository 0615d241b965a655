package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import formwork.Open;
import formwork.mode.Status;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Arrays and records of any size, over buffers and subrecords. */
final class LargeRecordsTest {
    @TempDir private Path folder;

    @ParameterizedTest
    @CsvSource({"4, 2147483639", "4, 100003", "8, 9223372036854775807"})
    void arraysGoThroughBuffersAndSubrecords(int markerBytes, long longest) throws IOException {
        double[] values = new double[300_001];
        SplittableRandom random = new SplittableRandom(5);
        Arrays.setAll(values, i -> random.nextDouble());
        Path path = folder.resolve("a");
        for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
            RecordForm form = new RecordForm(markerBytes, order, longest);
            try (UnformattedUnit unit =
                    Open.file(path).status(Status.REPLACE).with(form).unformatted()) {
                try (UnformattedWrite write = unit.write()) {
                    write.put((byte) 1).put(values);
                }
                ByteBuffer bytes = ByteBuffer.allocateDirect(values.length * 8).order(order);
                bytes.asDoubleBuffer().put(values);
                try (UnformattedWrite write = unit.write()) {
                    write.put((byte) 1).put(bytes);
                }
                unit.rewind();
                try (UnformattedRead read = unit.read()) {
                    assertEquals(1, read.nextByte());
                    assertEquals(values.length * 8L, read.remainingBytes());
                    bytes.clear();
                    read.nextBuffer(bytes);
                    double[] found = new double[values.length];
                    bytes.flip().asDoubleBuffer().get(found);
                    assertArrayEquals(values, found);
                }
                try (UnformattedRead read = unit.read()) {
                    assertEquals(1, read.nextByte());
                    double[] found = new double[values.length];
                    read.nextDoubles(found);
                    assertArrayEquals(values, found);
                }
            }
        }
    }

    /** A sparse file: nobody wants to write 5 GB. */
    @Test
    void recordsBeyondFourGigabytesAreFound() throws IOException {
        Path path = folder.resolve("sparse");
        int most = RecordForm.DEFAULT_SUBRECORD;
        try (FileChannel channel =
                FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            long at = 0;
            for (int i = 0; i < 3; i++) {
                boolean isLast = i == 2;
                int length = isLast ? 1000 : most;
                put(channel, at, isLast ? length : -length);
                at += 4L + length;
                put(channel, at, i == 0 ? length : -length);
                at += 4;
            }
            put(channel, at, 4);
            put(channel, at + 4, 77);
            put(channel, at + 8, 4);
        }
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedRead read = unit.read()) {
                assertEquals(2L * most + 1000, read.remainingBytes());
                assertEquals(0, read.nextLong());
            }
            try (UnformattedRead read = unit.read()) {
                assertEquals(77, read.nextInt());
            }
            unit.backspace();
            unit.backspace();
            assertEquals(1, unit.position());
        }
    }

    private static void put(FileChannel channel, long offset, int value) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN);
        channel.write(bytes.putInt(0, value), offset);
    }
}
