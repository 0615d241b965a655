package formwork.formats;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import formwork.error.FormworkException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Copies of the made files with something wrong: cut, doubled, bytes changed, numbers raised. All
 * that may come of it is the value or a {@link FormworkException} that says where; in little memory
 * and time, whatever the counts say.
 */
final class MutationTest {
    private static final int FEW = 40;
    private static final int MANY = 1000;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    static Iterable<Made> files() {
        return MadeFiles.ALL;
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadOrRefusedWithAPlace(Made made) {
        mutate(made, FEW, 20_261_130);
    }

    @ParameterizedTest
    @MethodSource("files")
    @Tag("slow")
    void isReadOrRefusedWithAPlaceAThousandTimes(Made made) {
        mutate(made, MANY, 5);
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadOrRefusedWhereverItIsCut(Made made) {
        byte[] bytes = made.bytes();
        for (int length = 0; length < bytes.length; length += 1 + bytes.length / 200) {
            read(made, Arrays.copyOf(bytes, length), "cut after " + length + " bytes");
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void isReadOrRefusedWithAnyNumberRaised(Made made) {
        Matcher numbers = NUMBER.matcher(made.text());
        for (int i = 0; i < 60 && numbers.find(); i++) {
            for (String larger : new String[] {"2147483647", "9223372036854775807", "0", "-1"}) {
                String text = raised(made.text(), numbers, larger);
                read(made, bytes(text), "number " + i + " made " + larger);
            }
        }
    }

    /** The number becomes another one, which takes blanks before it to stay in its columns. */
    private static String raised(String text, Matcher number, String larger) {
        int from = number.start();
        int missing = larger.length() - (number.end() - number.start());
        while (missing > 0 && from > 0 && text.charAt(from - 1) == ' ') {
            from--;
            missing--;
        }
        String padded = " ".repeat(Math.max(0, -missing)) + larger;
        return text.substring(0, from) + padded + text.substring(number.end());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void mutate(Made made, int times, long seed) {
        for (int i = 0; i < times; i++) {
            read(made, mutated(made, seed + i), "seed " + (seed + i));
        }
    }

    /** A copy with one to three things wrong. */
    static byte[] mutated(Made made, long seed) {
        Random random = new Random(seed);
        byte[] bytes = made.bytes();
        int changes = 1 + random.nextInt(3);
        for (int change = 0; change < changes && bytes.length > 1; change++) {
            bytes = changed(bytes, random);
        }
        return bytes;
    }

    private static byte[] changed(byte[] bytes, Random random) {
        int at = random.nextInt(bytes.length);
        int length = random.nextInt(Math.min(bytes.length - at, 100)) + 1;
        switch (random.nextInt(6)) {
            case 0 -> {
                return Arrays.copyOf(bytes, at);
            }
            case 1 -> { // a part is gone
                byte[] less = Arrays.copyOf(bytes, bytes.length - length);
                System.arraycopy(bytes, at + length, less, at, bytes.length - at - length);
                return less;
            }
            case 2 -> { // a part is there twice
                byte[] more = Arrays.copyOf(bytes, bytes.length + length);
                System.arraycopy(bytes, at, more, at + length, bytes.length - at);
                return more;
            }
            case 3 -> {
                bytes[at] = (byte) random.nextInt(256);
                return bytes;
            }
            case 4 -> {
                byte[] likely = bytes(" 0123456789.-+EDd*,\n\r\t()/'&");
                bytes[at] = likely[random.nextInt(likely.length)];
                return bytes;
            }
            default -> {
                for (int i = at; i < at + length; i++) {
                    if (bytes[i] >= '0' && bytes[i] <= '9') {
                        bytes[i] = '9';
                    }
                }
                return bytes;
            }
        }
    }

    /** Reads as a kind reads, strictly and leniently, and recognises and describes as well. */
    static void read(Made made, byte[] bytes, String what) {
        assertTimeoutPreemptively(
                Duration.ofSeconds(20),
                () -> {
                    Kind<?> kind = Kinds.named(made.kind()).orElseThrow();
                    Source source = Source.of("text", bytes);
                    Kinds.detect(source);
                    for (ReadOptions options :
                            new ReadOptions[] {ReadOptions.STRICT, ReadOptions.LENIENT}) {
                        expectAnswer(made, what, () -> kind.facts(source, options));
                        expectAnswer(made, what, () -> readAndWrite(kind, source, options));
                    }
                },
                () -> made + ", " + what);
    }

    private static <T> void readAndWrite(Kind<T> kind, Source source, ReadOptions options)
            throws IOException {
        T value = kind.read(source, options);
        if (kind instanceof WritableKind<T> writable) {
            writable.write(value, Target.of("text", new ByteArrayOutputStream()));
        }
    }

    private interface Reading {
        void run() throws IOException;
    }

    private static void expectAnswer(Made made, String what, Reading reading) {
        try {
            reading.run();
        } catch (FormworkException e) {
            String message = e.getMessage();
            assertTrue(
                    message.startsWith("text") || message.startsWith("format"),
                    () -> made + ", " + what + ": " + message);
            assertFalse(message.length() > 600, message);
        } catch (IOException | RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw new AssertionError(made + ", " + what, e);
        }
    }

    @Test
    void aNumberIsRaisedInItsColumns() {
        Matcher number = NUMBER.matcher("a     12 b");
        assertTrue(number.find());
        assertTrue(raised("a     12 b", number, "1234").equals("a   1234 b"));
    }
}
