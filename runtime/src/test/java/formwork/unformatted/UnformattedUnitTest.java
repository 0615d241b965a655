package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Open;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Action;
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

/** Where an unformatted unit stands, and what it refuses. */
final class UnformattedUnitTest {
    @TempDir private Path folder;

    private Path resource(String name) throws IOException {
        Path path = folder.resolve(name);
        try (InputStream bytes =
                UnformattedUnitTest.class.getResourceAsStream("/formwork/unformatted/" + name)) {
            Files.copy(bytes, path);
        }
        return path;
    }

    private Path file(String hex) throws IOException {
        return Files.write(folder.resolve("a.bin"), HexFormat.of().parseHex(hex));
    }

    @Test
    void writeThatIsGivenUpLeavesNothing() throws IOException {
        Path path = folder.resolve("a");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            try (UnformattedWrite write = unit.write()) {
                write.put(1);
            }
            UnformattedWrite large = unit.write();
            large.put(new byte[1 << 20]);
            large.abandon();
            UnformattedWrite small = unit.write();
            small.put(2);
            small.abandon();
            try (UnformattedWrite write = unit.write()) {
                write.put(3);
            }
        }
        assertEquals(
                "040000000100000004000000" + "040000000300000004000000",
                HexFormat.of().formatHex(Files.readAllBytes(path)));
    }

    private static void writeInt(UnformattedUnit unit, int value) throws IOException {
        try (UnformattedWrite write = unit.write()) {
            write.put(value);
        }
    }

    private static int readInt(UnformattedUnit unit) throws IOException {
        try (UnformattedRead read = unit.read()) {
            return read.nextInt();
        }
    }

    @Test
    void appendKeepsTheRecordsWrittenBefore() throws IOException {
        Path path = folder.resolve("append");
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            writeInt(unit, 7);
            unit.append();
            assertThrows(EndOfFileException.class, () -> readInt(unit));
            unit.backspace();
            writeInt(unit, 8);
            unit.append();
            unit.backspace();
            assertEquals(8, readInt(unit));
            unit.append();
            writeInt(unit, 9);
            unit.append();
            writeInt(unit, 10);
        }
        try (UnformattedUnit unit = Open.file(path).unformatted()) {
            for (int expected = 7; expected <= 10; expected++) {
                assertEquals(expected, readInt(unit));
            }
        }
    }

    @Test
    void aStreamEndsWhereItsPositionsDo() throws IOException {
        Path path = file("0102030405060708");
        try (UnformattedUnit unit = Open.file(path).stream().unformatted()) {
            UnformattedWrite write = unit.at(Long.MAX_VALUE).write();
            FormworkException e = assertThrows(FormworkException.class, () -> write.put(7L));
            assertEquals(IoStatus.RECORD_LENGTH, e.status());
            write.close();
            try (UnformattedWrite far = unit.at(Long.MAX_VALUE - 8).write()) {
                far.put(7L);
            }
            IOException failure =
                    assertThrows(IOException.class, () -> unit.at(1).read()); // no system has it
            assertTrue(failure.getMessage().startsWith(path + ": found "), failure.getMessage());
            assertEquals(0x04030201, readInt(unit.at(1)));
        }
        assertEquals(8, Files.size(path));
    }

    @Test
    void aDirectRecordThatFailsStaysAsItWas() throws IOException {
        int length = 600_000; // more than the window
        Path path = folder.resolve("direct");
        byte[] old = new byte[3 * length];
        Arrays.fill(old, (byte) 'x');
        Files.write(path, old);
        try (UnformattedUnit unit = Open.file(path).direct(length).unformatted()) {
            byte[] large = new byte[length + 1];
            double[] doubles = new double[length / Double.BYTES + 1];
            for (int first : new int[] {0, 7, 300_000, 599_999}) {
                UnformattedWrite bytes = unit.record(2).write();
                bytes.put(new byte[first]);
                assertThrows(FormworkException.class, () -> bytes.put(large));
                bytes.close();
                UnformattedWrite reals = unit.record(2).write();
                reals.put(new byte[first]);
                assertThrows(FormworkException.class, () -> reals.put(doubles));
                reals.close();
                UnformattedWrite given = unit.record(2).write();
                given.put(new byte[first]);
                unit.flush();
                given.abandon();
            }
            assertArrayEquals(old, Files.readAllBytes(path));
            byte[] whole = new byte[length];
            new SplittableRandom(5).nextBytes(whole);
            try (UnformattedWrite write = unit.record(1).write()) {
                write.put(Arrays.copyOf(whole, 500_000));
            }
            try (UnformattedWrite write = unit.record(2).write()) {
                write.put(whole, 0, 100).put(whole, 100, 400_000).put(whole, 400_000, length);
            }
            byte[] read = new byte[length];
            try (UnformattedRead record = unit.record(2).read()) {
                record.nextBytes(read);
            }
            assertArrayEquals(whole, read);
            System.arraycopy(whole, 0, old, 0, 500_000);
            Arrays.fill(old, 500_000, length, (byte) 0);
            System.arraycopy(whole, 0, old, length, length);
        }
        assertArrayEquals(old, Files.readAllBytes(path));
    }

    @Test
    void closedUnitsRefuseWhatWasBegun() throws IOException {
        UnformattedUnit unit = Open.file(resource("le4.bin")).unformatted();
        UnformattedRead read = unit.read();
        assertEquals(42, read.nextInt());
        unit.close();
        for (Executable call : new Executable[] {read::nextDouble, unit::sizeBytes}) {
            FormworkException e = assertThrows(FormworkException.class, call);
            assertEquals(IoStatus.NOT_ALLOWED, e.status());
        }
        read.close();
    }

    @Test
    void endfileIsRefusedByItsName() throws IOException {
        try (UnformattedUnit unit =
                Open.file(resource("le4.bin")).action(Action.READ).unformatted()) {
            FormworkException e = assertThrows(FormworkException.class, unit::endfile);
            assertTrue(e.getMessage().contains("found ENDFILE;"), e.getMessage());
        }
    }
}
