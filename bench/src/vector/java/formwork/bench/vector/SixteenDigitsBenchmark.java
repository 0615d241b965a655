package formwork.bench.vector;

import formwork.bench.PerValueBenchmark;
import formwork.convert.ByteLanes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import jdk.incubator.vector.ByteVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.LongVector;
import jdk.incubator.vector.ShortVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Setup;

/**
 * Sixteen digits to a number, and whether they are digits, one {@code long} after the other or in
 * vectors of the Vector API, as wide as the machine has them ({@code -jvmArgsAppend -XX:UseAVX=2}
 * for 256 bits). The fold is the same: neighbours into pairs, fours and eights.
 */
@Fork(value = 2, jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class SixteenDigitsBenchmark extends PerValueBenchmark {
    private static final int DIGITS = 16;
    private static final long EIGHT_DIGITS = 100_000_000;
    private static final long SEED = 1;

    private static final VectorSpecies<Byte> BYTES = ByteVector.SPECIES_PREFERRED;
    private static final int LANES = BYTES.length() / Long.BYTES;

    private byte[] text;
    private final long[] halves = new long[2 * COUNT];
    private final long[] numbers = new long[COUNT];

    /** Writes the digits, and checks that all ways give the same numbers. */
    @Setup
    public void prepare() {
        SplittableRandom random = new SplittableRandom(SEED);
        StringBuilder all = new StringBuilder();
        long[] expected = new long[COUNT];
        for (int i = 0; i < COUNT; i++) {
            expected[i] = random.nextLong(10_000_000_000_000_000L);
            all.append(String.format("%016d", expected[i]));
        }
        text = all.toString().getBytes(StandardCharsets.ISO_8859_1);
        if (!Arrays.equals(expected, swar().clone())
                || !Arrays.equals(expected, vector().clone())) {
            throw new IllegalStateException("seed " + SEED + ": found other numbers");
        }
    }

    @Benchmark
    public long[] swar() {
        boolean areDigits = true;
        for (int i = 0, at = 0; i < COUNT; i++, at += DIGITS) {
            long first = ByteLanes.get8(text, at);
            long last = ByteLanes.get8(text, at + Long.BYTES);
            areDigits &= ByteLanes.areDigits(first) & ByteLanes.areDigits(last);
            numbers[i] = ByteLanes.number16(first, last);
        }
        return checked(areDigits);
    }

    @Benchmark
    public long[] vector() {
        ByteVector others = ByteVector.zero(BYTES);
        for (int at = 0, to = 0; at < text.length; at += BYTES.length(), to += LANES) {
            ByteVector digits = ByteVector.fromArray(BYTES, text, at).sub((byte) '0');
            // The top bit of a byte is set if it is below 0 or above 9.
            others = others.or(digits).or(digits.add((byte) (0x7f - 9)));
            ShortVector pairs = digits.reinterpretAsShorts();
            pairs = pairs.mul((short) (1 + (10 << 8))).lanewise(VectorOperators.LSHR, 8);
            IntVector fours = pairs.reinterpretAsInts();
            fours = fours.mul(1 + (100 << 16)).lanewise(VectorOperators.LSHR, 16);
            LongVector eights = fours.reinterpretAsLongs();
            eights = eights.mul(1 + (10_000L << 32)).lanewise(VectorOperators.LSHR, 32);
            eights.intoArray(halves, to);
        }
        for (int i = 0; i < COUNT; i++) {
            numbers[i] = halves[2 * i] * EIGHT_DIGITS + halves[2 * i + 1];
        }
        return checked(others.reduceLanes(VectorOperators.OR) >= 0);
    }

    private long[] checked(boolean areDigits) {
        if (!areDigits) {
            throw new IllegalStateException("found other bytes than digits");
        }
        return numbers;
    }
}
