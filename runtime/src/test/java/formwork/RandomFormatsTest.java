package formwork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import formwork.error.FormatException;
import formwork.error.FormworkException;
import formwork.mode.Blank;
import formwork.mode.DecimalSymbol;
import formwork.mode.Dialect;
import formwork.mode.Encoding;
import formwork.mode.Modes;
import formwork.mode.Pad;
import formwork.mode.Round;
import formwork.mode.SignMode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Nothing but the documented exceptions, whatever the format, the input or the items are: no other
 * exception, no overflow of the stack, no end of memory, and no endless loop.
 */
final class RandomFormatsTest {
    private static final int SHARE = 30_000;
    private static final int MILLION = 1_000_000;
    private static final int MOST_ITEMS = 12;

    /** Long enough for all but the extreme widths, short enough for any heap. */
    private static final int RECORD_LENGTH = 1 << 20;

    /** An attempt that takes longer is taken for one that would not end. */
    private static final long MOST_NANOS = 20_000_000_000L;

    @Test
    void parsesAnyTextOrRefusesIt() {
        parse(1, SHARE / 3); // the parser has a test of its own
    }

    @Test
    void readsAnyInputOrRefusesIt() {
        read(2, SHARE);
    }

    @Test
    void writesAnyItemsOrRefusesThem() {
        write(3, SHARE);
    }

    @Test
    @Tag("slow")
    void parsesAMillionTextsOrRefusesThem() {
        parse(4, MILLION);
    }

    @Test
    @Tag("slow")
    void readsAMillionInputsOrRefusesThem() {
        read(5, MILLION);
    }

    @Test
    @Tag("slow")
    void writesAMillionListsOfItemsOrRefusesThem() {
        write(6, MILLION);
    }

    // ---- parsing ----

    private static void parse(long seed, int count) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            String text = RandomFormat.next(random);
            attempt(seed, i, text, () -> parseAll(text));
        }
    }

    private static void parseAll(String text) {
        try {
            Format.strict(text);
        } catch (FormatException e) {
            checkMessage(text, e);
        }
        Format.late(text).list().canonical();
        try {
            Format format = Format.of(text);
            Format again = Format.of(format.list().canonical());
            assertEquals(format.list().canonical(), again.list().canonical());
        } catch (FormatException e) {
            checkMessage(text, e);
        }
    }

    private static void checkMessage(String text, FormatException e) {
        if (!e.getMessage().contains("expected") || e.offset() < 0 || e.offset() > text.length()) {
            fail("offset " + e.offset() + ", message " + e.getMessage());
        }
    }

    // ---- reading ----

    private static void read(long seed, int count) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            String text = RandomFormat.next(random);
            byte[] input = RandomInput.next(random);
            int items = random.nextInt(MOST_ITEMS);
            UnitOptions options = UnitOptions.DEFAULT.with(modes(random));
            long itemSeed = random.nextLong();
            String shown = text + " from " + new String(input, StandardCharsets.ISO_8859_1);
            attempt(seed, i, shown, () -> read(text, input, items, options, itemSeed));
        }
    }

    private static void read(
            String text, byte[] input, int items, UnitOptions options, long itemSeed)
            throws IOException {
        Random random = new Random(itemSeed);
        Format format = random.nextBoolean() ? Format.of(text) : Format.late(text);
        try (Unit unit = Unit.reading("input", new ByteArrayInputStream(input), options)) {
            if (random.nextInt(4) == 0) {
                readAsSaid(unit.fields(format), random.nextBoolean());
                return;
            }
            for (int statement = 0; statement < 2; statement++) {
                try (ReadStatement read = unit.read(format)) {
                    for (int i = 0; i < items; i++) {
                        next(read, random);
                    }
                }
            }
        }
    }

    private static void readAsSaid(FieldReader fields, boolean passes) throws IOException {
        for (int i = 0; i < MOST_ITEMS; i++) {
            if (!(passes ? i > 0 || fields.nextPass() : fields.nextPresent())) {
                return;
            }
            if (passes && !fields.nextField()) {
                return;
            }
            fields.value();
        }
    }

    private static void next(ReadStatement read, Random random) throws IOException {
        switch (random.nextInt(9)) {
            case 0 -> read.nextByte();
            case 1 -> read.nextShort();
            case 2 -> read.nextInt();
            case 3 -> read.nextLong();
            case 4 -> read.nextFloat();
            case 5 -> read.nextBoolean();
            case 6 -> read.nextString();
            case 7 -> read.nextString(random.nextInt(9));
            default -> read.nextDouble();
        }
    }

    // ---- writing ----

    private static void write(long seed, int count) {
        Random random = new Random(seed);
        for (int i = 0; i < count; i++) {
            String text = RandomFormat.next(random);
            int items = random.nextInt(MOST_ITEMS);
            UnitOptions options =
                    UnitOptions.DEFAULT
                            .with(modes(random))
                            .withRecordLength(RECORD_LENGTH)
                            .withCarriageReturns(random.nextBoolean());
            long itemSeed = random.nextLong();
            attempt(seed, i, text, () -> write(text, items, options, itemSeed));
        }
    }

    private static void write(String text, int items, UnitOptions options, long itemSeed)
            throws IOException {
        Random random = new Random(itemSeed);
        Format format = random.nextBoolean() ? Format.of(text) : Format.late(text);
        try (Unit unit = Unit.writing("output", OutputStream.nullOutputStream(), options)) {
            for (int statement = 0; statement < 2; statement++) {
                try (WriteStatement write = unit.write(format)) {
                    for (int i = 0; i < items; i++) {
                        put(write, random);
                    }
                }
            }
        }
    }

    private static void put(WriteStatement write, Random random) throws IOException {
        switch (random.nextInt(8)) {
            case 0 -> write.put((byte) random.nextInt());
            case 1 -> write.put((short) random.nextInt());
            case 2 -> write.put(random.nextInt() >> random.nextInt(32));
            case 3 -> write.put(random.nextLong() >> random.nextInt(64));
            case 4 -> write.put(Float.intBitsToFloat(random.nextInt()));
            case 5 -> write.put(random.nextBoolean());
            case 6 -> write.put("Ab,\u00e9".substring(random.nextInt(4)));
            default -> write.put(Double.longBitsToDouble(random.nextLong()));
        }
    }

    // ---- all ----

    private static Modes modes(Random random) {
        Modes modes = Modes.DEFAULT;
        if (random.nextBoolean()) {
            modes = modes.with(Dialect.FLANG);
        }
        if (random.nextInt(3) == 0) {
            modes = modes.with(Blank.ZERO).with(Pad.NO);
        }
        if (random.nextInt(3) == 0) {
            modes = modes.with(DecimalSymbol.COMMA).with(SignMode.PLUS);
        }
        if (random.nextInt(3) == 0) {
            modes = modes.with(Encoding.UTF_8);
        }
        Round[] rounds = Round.values();
        return modes.with(rounds[random.nextInt(rounds.length)]);
    }

    /** Something that may end by a documented exception. */
    private interface Attempt {
        void run() throws IOException;
    }

    private static void attempt(long seed, int number, String shown, Attempt attempt) {
        long begin = System.nanoTime();
        try {
            attempt.run();
        } catch (FormworkException expected) {
            checkHasMessage(seed, number, shown, expected);
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError e) {
            fail("seed " + seed + ", number " + number + ": " + shown, e);
        }
        if (System.nanoTime() - begin > MOST_NANOS) {
            fail("seed " + seed + ", number " + number + " takes for ever: " + shown);
        }
    }

    private static void checkHasMessage(long seed, int number, String shown, FormworkException e) {
        if (!e.getMessage().contains("found") || !e.getMessage().contains("expected")) {
            fail("seed " + seed + ", number " + number + ": " + shown + ": " + e.getMessage());
        }
    }
}
