package formwork.unformatted;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.Open;
import formwork.error.EndOfFileException;
import formwork.error.FormworkException;
import formwork.error.IoStatus;
import formwork.mode.Status;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Random records in all forms, against a list of them; and what is left of them when damaged. */
final class RandomRecordsTest {
    private static final long SEED = 60_004;

    @TempDir private Path folder;

    @Test
    void readsWhatItWroteWhereverItStands() throws IOException {
        run(150);
    }

    @Test
    @Tag("slow")
    void readsWhatItWroteWhereverItStandsManyTimes() throws IOException {
        run(20_000);
    }

    private void run(int rounds) throws IOException {
        Path path = folder.resolve("random");
        for (int round = 0; round < rounds; round++) {
            SplittableRandom random = new SplittableRandom(SEED + round);
            String where = "seed " + (SEED + round);
            RecordForm form = form(random);
            try (UnformattedUnit unit =
                    Open.file(path).status(Status.REPLACE).with(form).unformatted()) {
                follow(unit, random, where);
            }
            damage(path, form, random, where);
        }
    }

    private static RecordForm form(SplittableRandom random) {
        ByteOrder order = random.nextBoolean() ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
        return switch (random.nextInt(3)) {
            case 0 -> new RecordForm(8, order);
            case 1 -> new RecordForm(4, order);
            default -> new RecordForm(4, order, random.nextInt(1, 40));
        };
    }

    /** Statements on the unit and, alongside, on a list of records and a position in it. */
    private static void follow(UnformattedUnit unit, SplittableRandom random, String where)
            throws IOException {
        List<byte[]> records = new ArrayList<>();
        int next = 0;
        for (int step = 0; step < 40; step++) {
            switch (random.nextInt(8)) {
                case 0 -> {
                    unit.rewind();
                    next = 0;
                }
                case 1 -> {
                    unit.backspace();
                    next = Math.max(0, next - 1);
                }
                case 2, 3, 4 -> {
                    records.subList(next, records.size()).clear();
                    records.add(write(unit, random));
                    next++;
                }
                default -> {
                    if (next < records.size()) {
                        assertRecord(records.get(next++), unit, random, where + ", step " + step);
                    } else {
                        assertThrows(EndOfFileException.class, unit::read, where);
                        unit.backspace(); // to before the end
                    }
                }
            }
        }
    }

    private static byte[] write(UnformattedUnit unit, SplittableRandom random) throws IOException {
        byte[] record =
                new byte[random.nextInt(4) == 0 ? random.nextInt(3000) : random.nextInt(30)];
        random.nextBytes(record);
        try (UnformattedWrite write = unit.write()) {
            int at = 0;
            while (at < record.length) {
                int end = random.nextInt(at, record.length) + 1;
                write.put(record, at, end);
                at = end;
            }
        }
        return record;
    }

    private static void assertRecord(
            byte[] expected, UnformattedUnit unit, SplittableRandom random, String where)
            throws IOException {
        try (UnformattedRead read = unit.read()) {
            assertEquals(expected.length, read.remainingBytes(), where);
            byte[] found = new byte[random.nextInt(expected.length + 1)]; // the rest is passed over
            read.nextBytes(found);
            assertArrayEquals(Arrays.copyOf(expected, found.length), found, where);
        }
    }

    /** Cut or changed anywhere, it gives records, or an error that says at which byte. */
    private static void damage(Path path, RecordForm form, SplittableRandom random, String where)
            throws IOException {
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < 4 && whole.length > 0; i++) {
            byte[] bytes = Arrays.copyOf(whole, random.nextInt(whole.length) + 1);
            for (int n = random.nextInt(3); n > 0; n--) {
                bytes[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
            }
            if (random.nextInt(4) == 0 && bytes.length >= 8) {
                ByteBuffer.wrap(bytes).putLong(random.nextInt(bytes.length - 7), random.nextLong());
            }
            Files.write(path, bytes);
            try (UnformattedUnit unit = Open.file(path).with(form).unformatted()) {
                readDamaged(unit, bytes.length, random);
            } catch (FormworkException e) {
                assertEquals(IoStatus.BAD_RECORD_MARKER, e.status(), where);
                assertTrue(e.getMessage().contains(", byte "), where + ": " + e.getMessage());
            }
        }
    }

    private static void readDamaged(UnformattedUnit unit, int length, SplittableRandom random)
            throws IOException {
        try {
            for (int i = 0; i <= length; i++) {
                try (UnformattedRead read = unit.read()) {
                    assertTrue(read.remainingBytes() <= length);
                    read.nextBytes(new byte[(int) read.remainingBytes()]);
                }
                if (random.nextInt(10) == 0) {
                    unit.backspace();
                }
            }
        } catch (EndOfFileException e) {
            unit.backspace();
            unit.backspace();
        }
    }
}
